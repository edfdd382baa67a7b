#pragma once

#include "ui/paint/comparison.h"
#include "ui/paint/look.h"
#include "ui/paint/tally.h"

#include <QWidget>

#include <optional>

namespace lab::ui {

/// The hands for an answer while their number is typed.
struct TypedVotes {
    std::size_t answer = 0; ///< from 0
    QString number; ///< its digits so far

    bool operator==(const TypedVotes&) const = default;
};

/// The answers that an audience chooses from, in the order of their digits, and once it is told the
/// hands for each.
struct AudienceVote {
    Tally tally;
    bool isAnswerShown = false;
    std::optional<TypedVotes> typed;

    bool operator==(const AudienceVote&) const = default;
};

/// What stands beside the large picture while presenting, from the top: what tells the pinned state
/// from the present one, each behind a piece of its line and without a letter, the title of the
/// small picture with the space for it, and the vote.
///
/// Before it is told an answer has its digit, and the number of hands only while that is typed;
/// after it its hands as a bar, that of the right one filled, or none where no hand went up. Where
/// several have most hands it is called a tie, and no bar is filled. Answers are smaller than a
/// sentence where they need more than the height, and begin at the top where that is not enough.
class SideColumn : public QWidget {
    Q_OBJECT
public:
    explicit SideColumn(QWidget* parent);

    struct Content {
        QString title; ///< of the small picture; empty where there is none
        std::optional<ComparisonWords> legend;
        AudienceVote vote;

        bool operator==(const Content&) const = default;
    };
    void setContent(const Content& content);
    const Content& content() const { return m_content; }
    void setLook(const Look& look);
    /// Whether in a column of this size all answers are large enough to be read from afar, also
    /// once they are told.
    bool hasSpaceForAnswers(const QSize& size) const;
    /// For the small picture in a column of this size: empty where the words leave too little.
    QRect pictureSpace(const QSize& size) const;
    void paintColumn(QPainter& painter, const QSize& size, const Look& look) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    Content m_content;
    Look m_look;
};

} // namespace lab::ui
