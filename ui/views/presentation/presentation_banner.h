#pragma once

#include "ui/paint/look.h"

#include <QWidget>

namespace lab::ui {

/// The text that an audience reads above the bench during a lesson: the question, then the result
/// below it, then the explanation.
struct BannerText {
    QString heading; ///< "Question", "Outcome", "Explanation"
    QString question; ///< its end stays, on at most two lines, while another text is shown
    QString words;
    QString count {}; ///< "2 of 5"; if empty, the pages are counted when there are several

    bool operator==(const BannerText&) const = default;
};

/// Shows the text over the full width, with a fixed height (banner) so that nothing moves; hidden
/// if there is no text. A text that is too long is split into pages of whole sentences, and a
/// sentence that is too long into parts that end after a comma if possible.
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
    double wordsWidth() const;
    QString countText(qsizetype page, qsizetype pages) const;
    QStringList questionLines() const;

    BannerText m_text;
    Look m_look; ///< for a sentence
    int m_page = 0;
};

} // namespace lab::ui
