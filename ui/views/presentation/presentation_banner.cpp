#include "ui/views/presentation/presentation_banner.h"

#include "ui/paint/projection.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

// In units, see projection.h.
constexpr double padding = 13.8;
constexpr double countGap = 10; ///< before the count
constexpr double largeLetters = slideSentence;
constexpr double smallLetters = 13.8; ///< 3 % of the height: a long sentence on three lines
constexpr double lineHeight = 18.4;
constexpr double noteHeight = 14.5; ///< of the question above
constexpr qsizetype maxLines = 3;
constexpr double tagHeight = 17.5; ///< of the heading of a noted text
constexpr double tagPadding = 9;
constexpr double notedBaseline = 26; ///< of the words over a note
constexpr double noteBaseline = 49.5;
constexpr double changeGap = 40; ///< before the last change

Look lookFor(Look look, double letters)
{
    constexpr double bodySize = 13; // of TextRole::Body
    look.scale *= letters / bodySize;
    return look;
}

QString joined(const QString& left, const QString& right)
{
    const bool isWide = !left.isEmpty() && u"。？！"_s.contains(left.back());
    return left.isEmpty() ? right : left + (isWide ? u""_s : u" "_s) + right;
}

/// The sentence that asks: the last one with a question mark, or the last one.
qsizetype askedIn(const QStringList& sentences)
{
    for (qsizetype i = sentences.size() - 1; i >= 0; --i)
        if (u"?？"_s.contains(sentences[i].back()))
            return i;
    return sentences.size() - 1;
}

} // namespace

PresentationBanner::PresentationBanner(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setVisible(false);
}

void PresentationBanner::setText(const BannerText& text)
{
    if (text == m_text)
        return;
    if (text.heading != m_text.heading)
        m_page = 0;
    m_text = text;
    m_page = std::clamp<int>(m_page, 0, std::max<int>(0, static_cast<int>(laidOut().size()) - 1));
    setAccessibleName(text.heading);
    setAccessibleDescription(
        text.note.isEmpty() ? text.words : oneAfterAnother({text.words, text.note}));
    setVisible(!text.words.isEmpty());
    update();
}

void PresentationBanner::setLook(const Look& look)
{
    m_look = look;
    setFixedHeight(qRound(look.px(bannerHeight)));
    update();
}

void PresentationBanner::resizeEvent(QResizeEvent*)
{
    m_page = std::clamp<int>(m_page, 0, std::max<int>(0, static_cast<int>(laidOut().size()) - 1));
}

bool PresentationBanner::turnPage(int by)
{
    const int page = m_page + by;
    if (isHidden() || page < 0 || page >= static_cast<int>(laidOut().size()))
        return false;
    m_page = page;
    update();
    return true;
}

QString PresentationBanner::countText(qsizetype page, qsizetype pages) const
{
    return !m_text.count.isEmpty() ? m_text.count
        : pages > 1                ? tr("%1 of %2").arg(page + 1).arg(pages)
                                   : QString();
}

double PresentationBanner::wordsWidth() const
{
    const double count = textWidth(countText(1, 2), TextRole::Note, m_look);
    return width() - m_look.px(2 * padding + countGap) - count;
}

// The end of the sentence that asks, in whole words.
QString PresentationBanner::questionLine() const
{
    const QStringList sentences = sentencesOf(m_text.question);
    if (sentences.isEmpty())
        return {};
    const QString& asked = sentences[askedIn(sentences)];
    const QString line = QFontMetricsF(lab::ui::font(m_look, TextRole::Note))
                             .elidedText(asked, Qt::ElideLeft, width() - m_look.px(2 * padding));
    const qsizetype word = asked.indexOf(u' ', asked.size() - line.size());
    return line == asked || word < 0 ? line : u'…' + asked.mid(word);
}

// As many sentences as fit in large letters; a longer one alone in small letters, without the
// question. One of an author that even so has more than three lines goes on on the next page.
std::vector<PresentationBanner::Page> PresentationBanner::laidOut() const
{
    const QFont large = lab::ui::font(lookFor(m_look, largeLetters), TextRole::BodyStrong);
    const QFont small = lab::ui::font(lookFor(m_look, smallLetters), TextRole::BodyStrong);
    const QString question = questionLine();
    const qsizetype most = question.isEmpty() ? maxLines : maxLines - 1;
    const auto fits = [&](const QString& words) {
        return brokenLines(words, large, wordsWidth()).size() <= most;
    };
    std::vector<Page> pages;
    for (const QString& sentence : sentencesOf(m_text.words)) {
        if (!pages.empty() && pages.back().isLarge && fits(joined(pages.back().words, sentence))) {
            pages.back().words = joined(pages.back().words, sentence);
        } else if (fits(sentence)) {
            pages.push_back({sentence, question, true});
        } else {
            const QStringList lines = brokenLines(sentence, small, wordsWidth());
            qsizetype start = 0;
            for (qsizetype line = 0; line < lines.size(); line += maxLines) {
                qsizetype end = start;
                for (const QString& part : lines.mid(line, maxLines))
                    end = sentence.indexOf(part, end) + part.size();
                pages.push_back({sentence.mid(start, end - start).trimmed(), {}, false});
                start = end;
            }
        }
    }
    return pages;
}

QStringList PresentationBanner::pages() const
{
    QStringList pages;
    for (const Page& page : laidOut())
        pages += page.words;
    return pages;
}

void PresentationBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.frame);
    if (!m_text.note.isEmpty())
        return paintNoted(painter);
    const std::vector<Page> all = laidOut();
    if (all.empty())
        return;
    const Page& page = all[static_cast<std::size_t>(m_page)];
    const double left = m_look.px(padding);
    const double letters = page.isLarge ? largeLetters : smallLetters;
    const Look look = lookFor(m_look, letters);
    const QStringList lines =
        brokenLines(page.words, lab::ui::font(look, TextRole::BodyStrong), wordsWidth());
    const auto middle = [&](double top, double height, TextRole role, const Look& of) {
        return m_look.px(top + height / 2) + digitHeight(role, of) / 2;
    };
    double top = (bannerHeight - (page.question.isEmpty() ? 0 : noteHeight)
                     - lineHeight * static_cast<double>(lines.size()))
        / 2;
    if (!page.question.isEmpty()) {
        paintText(painter, {left, middle(top, noteHeight, TextRole::Note, m_look)}, page.question,
            TextRole::Note, m_look.palette.notes, m_look);
        top += noteHeight;
    }
    for (const QString& line : lines) {
        paintText(painter, {left, middle(top, lineHeight, TextRole::BodyStrong, look)}, line,
            TextRole::BodyStrong, m_look.palette.text, look);
        top += lineHeight;
    }
    const QString reported = countText(m_page, static_cast<qsizetype>(all.size()));
    if (!reported.isEmpty())
        paintText(painter, {width() - left, m_look.px(bannerHeight - padding / 3)}, reported,
            TextRole::Note, m_look.palette.notes, m_look, Alignment::Right);
}

void PresentationBanner::paintNoted(QPainter& painter) const
{
    const Palette& palette = m_look.palette;
    const Look large = lookFor(m_look, largeLetters);
    const double left = m_look.px(padding);
    const double gap = m_look.px(tagPadding);
    const double baseline = m_look.px(notedBaseline);
    const double middle = baseline - digitHeight(TextRole::BodyStrong, large) / 2;
    const double height = m_look.px(tagHeight);
    const QRectF tag(left, middle - height / 2,
        textWidth(m_text.heading, TextRole::NoteStrong, m_look) + 2 * gap, height);
    painter.fillRect(tag, palette.text);
    paintText(painter, {left + gap, middle + digitHeight(TextRole::NoteStrong, m_look) / 2},
        m_text.heading, TextRole::NoteStrong, palette.frame, m_look);
    const double words = tag.right() + gap;
    const double change = words + m_look.px(changeGap)
        + paintText(
            painter, {words, baseline}, m_text.words, TextRole::BodyStrong, palette.text, large);
    paintLastChange(
        painter, {change, tag.top(), width() - left - change, tag.height()}, m_text.change, large);
    const QFontMetricsF metrics(lab::ui::font(m_look, TextRole::Note));
    const QString note = metrics.elidedText(m_text.note, Qt::ElideMiddle, width() - 2 * left);
    paintText(
        painter, {left, m_look.px(noteBaseline)}, note, TextRole::Note, palette.notes, m_look);
}

} // namespace lab::ui

#include "moc_presentation_banner.cpp"
