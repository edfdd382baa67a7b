#pragma once

#include "ui/paint/comparison.h"
#include "ui/paint/look.h"
#include "ui/paint/tally.h"

#include <QWidget>

#include <optional>

namespace lab::ui {

/// The number of votes for an answer while it is typed.
struct TypedVotes {
    std::size_t answer = 0; ///< from 0
    QString number; ///< the digits so far

    bool operator==(const TypedVotes&) const = default;
};

/// The answers that an audience chooses from, in the order of their digits, and the votes for each.
struct AudienceVote {
    Tally tally;
    bool isAnswerShown = false;
    std::optional<TypedVotes> typed;

    bool operator==(const AudienceVote&) const = default;
};

/// The column beside the large picture while presenting, from the top: the differences between the
/// pinned and the current state, each after a sample of its line and without a letter; the title of
/// the small picture with space for the picture; and the vote.
///
/// Before the reveal, an answer has its digit, and the number of its votes as soon as it is typed.
/// After the reveal, it has a bar for its votes, filled for the correct answer; no bars if there
/// are no votes. If several answers have the most votes, it is called a tie and no bar is filled.
/// Answers are smaller than a sentence if they need more than the height, and start at the top if
/// even that is not enough.
class SideColumn : public QWidget {
    Q_OBJECT
public:
    explicit SideColumn(QWidget* parent);

    struct Content {
        QString title; ///< of the small picture; empty if there is none
        std::optional<ComparisonWords> legend;
        AudienceVote vote;

        bool operator==(const Content&) const = default;
    };
    void setContent(const Content& content);
    const Content& content() const { return m_content; }
    void setLook(const Look& look);
    /// Whether, in a column of this size, all answers are large enough to be read from a distance,
    /// also after the reveal.
    bool hasSpaceForAnswers(const QSize& size) const;
    /// The space for the small picture in a column of this size: empty if the text leaves too
    /// little.
    QRect pictureSpace(const QSize& size) const;
    drawing::Layer columnLayer(const QSize& size, const Look& look) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    Content m_content;
    Look m_look;
};

} // namespace lab::ui
