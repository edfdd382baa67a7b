#include "ui/views/presentation/presentation_banner.h"

#include "ui/paint/projection.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double bodySize = 13; ///< of TextRole::Body
constexpr double unitsPerPixel = slideSentence / bodySize;
constexpr double padding = 16 / unitsPerPixel;
constexpr double pageSpace = 40 / unitsPerPixel; ///< least space for a count
constexpr double pageGap = 12 / unitsPerPixel; ///< before the count
constexpr double lineHeight = 18.5 / unitsPerPixel;
constexpr double firstBaseline = 17.5 / unitsPerPixel;
constexpr int maxLines = 3;

/// Each with its punctuation and the space after it.
QStringList sentencesOf(const QString& words)
{
    static const QString ends = u".?!"_s;
    static const QString wideEnds = u"。？！"_s;
    QStringList sentences;
    qsizetype start = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isEnd = wideEnds.contains(words[i])
            || (ends.contains(words[i]) && (i + 1 == words.size() || words[i + 1].isSpace()));
        if (!isEnd)
            continue;
        sentences += words.mid(start, i + 1 - start).trimmed();
        start = i + 1;
    }
    if (start < words.size() && !words.mid(start).trimmed().isEmpty())
        sentences += words.mid(start).trimmed();
    return sentences;
}

QString joined(const QString& left, const QString& right)
{
    const bool isWide = !left.isEmpty() && u"。？！"_s.contains(left.back());
    return left.isEmpty() ? right : left + (isWide ? u""_s : u" "_s) + right;
}

/// The text up to each comma, colon or semicolon of a sentence, and the rest. Commas in numbers,
/// "1,000", do not count.
QStringList clausesOf(const QString& sentence)
{
    static const QString ends = u",;:"_s;
    static const QString wideEnds = u"，；：、"_s;
    QStringList clauses;
    qsizetype start = 0;
    for (qsizetype i = 0; i + 1 < sentence.size(); ++i) {
        if (!wideEnds.contains(sentence[i])
            && !(ends.contains(sentence[i]) && sentence[i + 1].isSpace()))
            continue;
        clauses += sentence.mid(start, i + 1 - start);
        start = i + 1;
    }
    return clauses += sentence.mid(start);
}

/// Splits a sentence into parts accepted by `fits`. Each part ends after a comma if there is one in
/// its second half, or one after which the rest is a single part; else between two words.
QStringList partsOf(const QString& sentence, const std::function<bool(const QString&)>& fits,
    const std::function<QStringList(const QString&)>& linesOf, qsizetype most)
{
    QStringList parts;
    QString rest = sentence;
    while (!fits(rest)) {
        qsizetype at = 0;
        for (const QString& line : linesOf(rest).mid(0, most))
            at = rest.indexOf(line, at) + line.size();
        qsizetype atComma = 0;
        for (const QString& clause : clausesOf(rest)) {
            if (atComma + clause.size() > at)
                break;
            atComma += clause.size();
        }
        const bool isGood = 2 * atComma > at || (atComma > 0 && fits(rest.mid(atComma)));
        const qsizetype end = isGood ? atComma : std::max<qsizetype>(at, 1);
        parts += rest.mid(0, end).trimmed();
        rest = rest.mid(end).trimmed();
    }
    return parts += rest;
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
    m_page = std::clamp<int>(m_page, 0, std::max<int>(0, static_cast<int>(pages().size()) - 1));
    setAccessibleName(text.heading);
    setAccessibleDescription(text.words);
    setVisible(!text.words.isEmpty());
    update();
}

void PresentationBanner::setLook(const Look& look)
{
    m_look = look;
    m_look.scale *= unitsPerPixel;
    setFixedHeight(qRound(look.px(bannerHeight)));
    update();
}

void PresentationBanner::resizeEvent(QResizeEvent*)
{
    m_page = std::clamp<int>(m_page, 0, std::max<int>(0, static_cast<int>(pages().size()) - 1));
}

bool PresentationBanner::turnPage(int by)
{
    const int page = m_page + by;
    if (isHidden() || page < 0 || page >= pages().size())
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
    return width() - m_look.px(2 * padding)
        - std::max(m_look.px(pageSpace), count + m_look.px(pageGap));
}

// With the text before it if there is space: "What is it" needs its context. At most two lines, so
// that one is left for the result.
QStringList PresentationBanner::questionLines() const
{
    const QStringList sentences = sentencesOf(m_text.question);
    if (sentences.isEmpty())
        return {};
    const QFont body = lab::ui::font(m_look, TextRole::Body);
    const qsizetype asked = askedIn(sentences);
    QString question = sentences[asked];
    QStringList lines = brokenLines(question, body, wordsWidth());
    for (qsizetype i = asked - 1; i >= 0; --i) {
        const QString longer = joined(sentences[i], question);
        const QStringList more = brokenLines(longer, body, wordsWidth());
        if (more.size() > lines.size())
            break;
        question = longer;
        lines = more;
    }
    if (lines.size() < maxLines)
        return lines;
    const QString rest = question.mid(lines.front().size()).trimmed();
    return {lines.front(), fitted(rest, wordsWidth(), TextRole::Body, m_look)};
}

// Whole sentences; one that is too long continues after a comma.
QStringList PresentationBanner::pages() const
{
    const QFont body = lab::ui::font(m_look, TextRole::BodyStrong);
    const qsizetype most = maxLines - questionLines().size();
    const auto linesOf = [&](const QString& words) {
        return brokenLines(words, body, wordsWidth());
    };
    const auto fits = [&](const QString& words) { return linesOf(words).size() <= most; };
    QStringList pages;
    for (const QString& sentence : sentencesOf(m_text.words)) {
        const QString longer = pages.isEmpty() ? sentence : joined(pages.back(), sentence);
        if (!pages.isEmpty() && fits(longer))
            pages.back() = longer;
        else
            pages += partsOf(sentence, fits, linesOf, most);
    }
    return pages;
}

void PresentationBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.frame);
    const double left = m_look.px(padding);
    const QStringList all = pages();
    if (all.isEmpty())
        return;
    const QStringList question = questionLines();
    const QFont body = lab::ui::font(m_look, TextRole::BodyStrong);
    QStringList lines = brokenLines(all[m_page], body, wordsWidth());
    const auto count = static_cast<double>(lines.size() + question.size());
    double baseline = m_look.px(firstBaseline + (maxLines - count) * lineHeight / 2);
    for (const QString& line : question) {
        paintText(painter, {left, baseline}, line, TextRole::Body, m_look.palette.notes, m_look);
        baseline += m_look.px(lineHeight);
    }
    for (const QString& line : lines) {
        paintText(
            painter, {left, baseline}, line, TextRole::BodyStrong, m_look.palette.text, m_look);
        baseline += m_look.px(lineHeight);
    }
    const QString reported = countText(m_page, all.size());
    if (!reported.isEmpty())
        paintText(painter, {width() - left, m_look.px(firstBaseline + (maxLines - 1) * lineHeight)},
            reported, TextRole::Note, m_look.palette.notes, m_look, Alignment::Right);
}

} // namespace lab::ui

#include "moc_presentation_banner.cpp"
