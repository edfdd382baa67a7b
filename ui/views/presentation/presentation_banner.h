#pragma once

#include "ui/paint/last_change.h"

#include <QWidget>

#include <vector>

namespace lab::ui {

/// The text that an audience reads above the bench during a lesson: the question, then the result
/// below it, then the explanation.
struct BannerText {
    QString heading; ///< "Question", "Outcome", "Explanation"
    QString question; ///< its last line stays above another text
    QString words;
    QString count {}; ///< "2 of 5"; if empty, the pages are counted when there are several
    QString note {}; ///< below the words, which then have the heading before them
    LastChange change {}; ///< to the right of these words

    bool operator==(const BannerText&) const = default;
};

/// Shows the text over the full width, with a fixed height (banner) so that nothing moves; hidden
/// if there is no text. A long text has several pages, each of whole sentences: up to two lines
/// below the question, or three without it; a sentence that needs more is in smaller letters.
class PresentationBanner : public QWidget {
    Q_OBJECT
public:
    explicit PresentationBanner(QWidget* parent = nullptr);

    void setText(const BannerText& text);
    const BannerText& text() const { return m_text; }
    void setLook(const Look& look);
    bool turnPage(int pages); ///< false if there is no page in that direction
    int page() const { return m_page; }
    QStringList pages() const; ///< of the text

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Page {
        QString words;
        QString question; ///< the line above
        bool isLarge = true; ///< its letters
    };
    double wordsWidth() const;
    QString countText(qsizetype page, qsizetype pages) const;
    QString questionLine() const;
    std::vector<Page> laidOut() const;
    void paintNoted(QPainter& painter) const;

    BannerText m_text;
    Look m_look; ///< for a sentence
    int m_page = 0;
};

} // namespace lab::ui
