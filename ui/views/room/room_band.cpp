#include "ui/views/room/room_band.h"

#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double padding = 24;
constexpr double top = 14;
constexpr double lineHeight = 21;
constexpr double bottom = 8;
constexpr double between = 32; ///< of the words and the hands
constexpr double wordsShare = 0.45;

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
    m_text = text;
    QStringList spoken {text.words};
    spoken += text.options;
    if (hasTally())
        spoken += tallyText(text.tally);
    setAccessibleName(text.heading);
    setAccessibleDescription(spoken.join(u' '));
    fit();
    setVisible(!text.words.isEmpty());
    update();
}

void RoomBand::setLook(const Look& look)
{
    m_windowLook = look;
    fit();
    update();
}

void RoomBand::resizeEvent(QResizeEvent*)
{
    fit();
}

double RoomBand::wordsWidth() const
{
    const double space = width() - 2 * m_look.px(padding);
    return hasTally() ? wordsShare * space : space;
}

QStringList RoomBand::lines() const
{
    const QFont body = lab::ui::font(m_look, TextRole::BodyStrong);
    QStringList all = brokenLines(m_text.words, body, wordsWidth());
    for (qsizetype i = 0; i < m_text.options.size(); ++i)
        all += QString(QChar(u'A' + static_cast<char16_t>(i))) + u"   "_s + m_text.options[i];
    return all;
}

double RoomBand::heightNeeded() const
{
    const double words = m_look.px(lineHeight) * static_cast<double>(lines().size());
    const double hands = hasTally() ? tallyHeight(m_text.tally, m_look) : 0;
    return std::max(words, hands) + m_look.px(top + bottom);
}

void RoomBand::fit()
{
    constexpr double mostOfWindow = 0.2;
    constexpr double step = 0.95;
    m_look = m_windowLook;
    while (m_look.scale > 1 && heightNeeded() > mostOfWindow * window()->height())
        m_look.scale = std::max(1.0, step * m_look.scale);
    setFixedHeight(qRound(heightNeeded()));
}

void RoomBand::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.frame);
    const double left = m_look.px(padding);
    const double space = width() - 2 * left;
    double baseline = m_look.px(top) + digitHeight(TextRole::BodyStrong, m_look);
    const qsizetype options = m_text.options.size();
    const QStringList all = lines();
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bool isOption = i >= all.size() - options;
        const TextRole role = isOption ? TextRole::Body : TextRole::BodyStrong;
        paintText(painter, {left, baseline}, fitted(all[i], wordsWidth() + 0.5, role, m_look), role,
            m_look.palette.text, m_look);
        baseline += m_look.px(lineHeight);
    }
    if (!hasTally())
        return;
    const double from = left + wordsShare * space + m_look.px(between);
    paintTally(painter, QRectF(from, m_look.px(top) - m_look.px(6), left + space - from, height()),
        m_text.tally, m_look);
}

} // namespace lab::ui
