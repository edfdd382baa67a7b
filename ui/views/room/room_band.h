#pragma once

#include "ui/paint/look.h"
#include "ui/paint/tally.h"

#include <QWidget>

namespace lab::ui {

/// What a room reads over the bench while a lesson is before it: the question with the answers to
/// choose from, then the outcome, with the show of hands beside it.
struct RoomText {
    QString heading; ///< "Question", "Outcome"
    QString words;
    QStringList options; ///< to choose from
    Tally tally; ///< none before the outcome

    bool operator==(const RoomText&) const = default;
};

/// Shows it over the whole width, as high as it needs; hidden while there are no words. In a low
/// window its text is smaller, so that the bench keeps four fifths of the height.
class RoomBand : public QWidget {
    Q_OBJECT
public:
    explicit RoomBand(QWidget* parent = nullptr);

    void setText(const RoomText& text);
    const RoomText& text() const { return m_text; }
    void setLook(const Look& look);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    bool hasTally() const { return m_text.tally.hands() > 0; }
    double wordsWidth() const;
    QStringList lines() const;
    double heightNeeded() const;

    RoomText m_text;
    Look m_windowLook;
    Look m_look; ///< as much smaller as it has to be
};

} // namespace lab::ui
