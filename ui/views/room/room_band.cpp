#include "ui/views/room/room_band.h"

#include "ui/paint/projection.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double bodySize = 13; ///< of TextRole::Body
constexpr double unitsPerPixel = roomSentence / bodySize;
constexpr double padding = 16 / unitsPerPixel;
constexpr double pageSpace = 40 / unitsPerPixel;
constexpr double lineHeight = 18.5 / unitsPerPixel;
constexpr double firstBaseline = 17.5 / unitsPerPixel;
constexpr int mostLines = 3;

/// Each with its end, and with the space behind it.
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

/// What a sentence has in its lines from `from` to before `end`, with what it has between them.
QString partOf(const QString& sentence, const QStringList& lines, qsizetype from, qsizetype end)
{
    qsizetype start = 0;
    qsizetype at = 0;
    for (qsizetype i = 0; i < std::min(end, lines.size()); ++i) {
        const qsizetype here = sentence.indexOf(lines[i], at);
        at = here + lines[i].size();
        if (i == from)
            start = here;
    }
    return sentence.mid(start, at - start);
}

/// What is asked: the last sentence with a question mark, or the last of all.
qsizetype askedIn(const QStringList& sentences)
{
    for (qsizetype i = sentences.size() - 1; i >= 0; --i)
        if (u"?？"_s.contains(sentences[i].back()))
            return i;
    return sentences.size() - 1;
}

} // namespace

RoomBand::RoomBand(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setVisible(false);
}

void RoomBand::setText(const RoomText& text)
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

void RoomBand::setLook(const Look& look)
{
    m_look = look;
    m_look.scale *= unitsPerPixel;
    setFixedHeight(qRound(look.px(roomBand)));
    update();
}

void RoomBand::resizeEvent(QResizeEvent*)
{
    m_page = std::clamp<int>(m_page, 0, std::max<int>(0, static_cast<int>(pages().size()) - 1));
}

bool RoomBand::turnPage(int by)
{
    const int page = m_page + by;
    if (isHidden() || page < 0 || page >= pages().size())
        return false;
    m_page = page;
    update();
    return true;
}

double RoomBand::wordsWidth() const
{
    return width() - m_look.px(2 * padding + pageSpace);
}

// With what stands before it, as far as its lines have space: "What is it" is asked of something.
// Two lines at most, so that one is the outcome's.
QStringList RoomBand::questionLines() const
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
    if (lines.size() < mostLines)
        return lines;
    const QString rest = question.mid(lines.front().size()).trimmed();
    return {lines.front(), fitted(rest, wordsWidth(), TextRole::Body, m_look)};
}

QStringList RoomBand::pages() const
{
    const QFont body = lab::ui::font(m_look, TextRole::BodyStrong);
    const qsizetype most = mostLines - questionLines().size();
    const auto linesOf = [&](const QString& words) {
        return brokenLines(words, body, wordsWidth());
    };
    QStringList pages;
    for (const QString& sentence : sentencesOf(m_text.words)) {
        const QString longer = pages.isEmpty() ? sentence : joined(pages.back(), sentence);
        if (!pages.isEmpty() && linesOf(longer).size() <= most) {
            pages.back() = longer;
            continue;
        }
        const QStringList lines = linesOf(sentence);
        for (qsizetype from = 0; from < lines.size(); from += most)
            pages += partOf(sentence, lines, from, from + most);
    }
    return pages;
}

void RoomBand::paintEvent(QPaintEvent*)
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
    double baseline = m_look.px(firstBaseline + (mostLines - count) * lineHeight / 2);
    for (const QString& line : question) {
        paintText(painter, {left, baseline}, line, TextRole::Body, m_look.palette.notes, m_look);
        baseline += m_look.px(lineHeight);
    }
    for (const QString& line : lines) {
        paintText(
            painter, {left, baseline}, line, TextRole::BodyStrong, m_look.palette.text, m_look);
        baseline += m_look.px(lineHeight);
    }
    const QString told = !m_text.count.isEmpty() ? m_text.count
        : all.size() > 1                         ? tr("%1 of %2").arg(m_page + 1).arg(all.size())
                                                 : QString();
    if (!told.isEmpty())
        paintText(painter,
            {width() - left, m_look.px(firstBaseline + (mostLines - 1) * lineHeight)}, told,
            TextRole::Note, m_look.palette.notes, m_look, Alignment::Right);
}

} // namespace lab::ui

#include "moc_room_band.cpp"
