#pragma once

#include "ui/paint/look.h"

#include <QWidget>

namespace lab::ui {

/// What an audience reads over the bench while a lesson is before it: the question, then under it
/// the outcome, then the explanation.
struct BannerText {
    QString heading; ///< "Question", "Outcome", "Explanation"
    QString question; ///< its end stays, on two lines at most, while something else is read
    QString words;
    QString count {}; ///< "2 of 5"; of the pages, where it is empty and there are several

    bool operator==(const BannerText&) const = default;
};

/// Shows it over the whole width, always as high (banner), so that nothing moves; hidden while
/// there are no words. What is longer than its lines comes in pages of whole sentences, and a
/// sentence that is longer in parts that end after a comma, where there is one.
class PresentationBanner : public QWidget {
    Q_OBJECT
public:
    explicit PresentationBanner(QWidget* parent = nullptr);

    void setText(const BannerText& text);
    const BannerText& text() const { return m_text; }
    void setLook(const Look& look);
    bool turnPage(int pages); ///< false where there is none that way
    int page() const { return m_page; }
    QStringList pages() const; ///< of the words

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    double wordsWidth() const;
    QString countText(qsizetype page, qsizetype pages) const;
    QStringList questionLines() const;

    BannerText m_text;
    Look m_look; ///< of a sentence
    int m_page = 0;
};

} // namespace lab::ui
