#include "ui/paint/controls/drag_band.h"

#include "core/drawing/plot.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <vector>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double acrossUpright = 232;
constexpr double acrossLevel = 31;
constexpr double numbersUpright = 88; ///< from the band's edge to its axis
constexpr double marksUpright = 20; ///< across, beside the axis, where no landmark has a name
constexpr double beyond = 14; ///< along the axis, at both ends
constexpr double numbersLevel = 21;
constexpr double minGap = 8; ///< pixels between two numbers

struct Tick {
    double number = 0;
    QString label; ///< none: a short line alone
};

QString labelOf(double number)
{
    const double power = std::log10(number);
    return number > 1e5 && std::abs(power - std::round(power)) < 1e-9
        ? qt(drawing::decadeLabel(static_cast<int>(std::round(power))))
        : significant(number, 6);
}

std::vector<Tick> ticksOf(const DragScale& scale)
{
    std::vector<Tick> ticks;
    const auto add = [&](double number, bool isLong) {
        if (number >= scale.lowest * (1 - 1e-3) && number <= scale.highest)
            ticks.push_back({number, isLong ? labelOf(number) : QString()});
    };
    if (scale.rounding == Rounding::NearWhole) {
        for (double number = std::ceil(scale.lowest); number <= scale.highest; ++number)
            ticks.push_back({number, significant(number, 4)});
    } else if (scale.rounding == Rounding::OneTwoFive) {
        const double last = std::ceil(std::log10(scale.highest));
        for (double power = std::floor(std::log10(scale.lowest)); power <= last; ++power) {
            add(std::pow(10, power), true);
            add(2 * std::pow(10, power), false);
            add(5 * std::pow(10, power), false);
        }
    } else {
        for (double number = 1; number <= scale.highest; number *= 2)
            add(number, true);
    }
    return ticks;
}

QString nameOf(const Landmark& landmark)
{
    const QString name =
        QString::fromUtf8(landmark.name.data(), static_cast<qsizetype>(landmark.name.size()));
    return name.isEmpty() || landmark.models == 0 ? name
                                                  : name + u" · "_s + wholeNumber(landmark.models);
}

/// What the band has along its way and across it, upright or level alike.
class BandPainter {
public:
    BandPainter(QPainter& painter, const DragBand& band, const Look& look)
        : m_painter(painter)
        , m_band(band)
        , m_look(look)
        , m_isUpright(band.held->isUpright())
    {
        const bool hasNames = std::ranges::any_of(band.held->scale.landmarks,
            [](const Landmark& landmark) { return !landmark.name.empty(); });
        const double before = look.px(m_isUpright ? numbersUpright : numbersLevel);
        const double across = !m_isUpright ? look.px(acrossLevel)
            : hasNames                     ? look.px(acrossUpright)
                                           : before + look.px(marksUpright);
        const double first = along(band.held->scale.lowest);
        const double last = along(band.held->scale.highest);
        const double start = std::min(first, last) - look.px(beyond);
        const double length = std::abs(last - first) + 2 * look.px(beyond);
        const QRectF& within = band.within;
        if (m_isUpright) {
            m_axis = band.start.x();
            m_area = {m_axis - before, start, across, length};
        } else {
            const double lowest = std::max(within.top(), within.bottom() - across);
            m_axis = std::clamp(band.start.y() - before, within.top(), lowest) + before;
            m_area = {start, m_axis - before, length, across};
        }
        m_area &= within;
    }

    void paint()
    {
        QColor ground = m_look.palette.frame;
        ground.setAlphaF(0.96F);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(m_area, m_look.px(4), m_look.px(4));
        const double first = along(m_band.held->scale.lowest);
        const double last = along(m_band.held->scale.highest);
        line(first, last);
        for (const Tick& tick : ticksOf(m_band.held->scale))
            paintTick(tick);
        for (const Landmark& landmark : m_band.held->scale.landmarks)
            paintLandmark(landmark);
        const HandleMark start {HandleShape::Diamond, at(along(m_band.held->number), 0)};
        paintOrigin(m_painter, start, m_look);
    }
    void paintNumber()
    {
        m_painter.setPen(QPen(m_look.palette.text, m_look.px(2)));
        const double now = along(m_band.number);
        m_painter.drawLine(at(now, -m_look.px(9)), at(now, m_look.px(9)));
    }

    QRectF area() const { return m_area; }

private:
    double along(double number) const
    {
        const double pixels =
            m_look.px((*m_band.way).pixel(number) - (*m_band.way).pixel(m_band.held->number));
        const QPointF way = pixels * m_band.held->direction();
        return m_isUpright ? m_band.start.y() + way.y() : m_band.start.x() + way.x();
    }
    /// A point of the band. Numbers are at negative distances from the axis, names at positive
    /// ones.
    QPointF at(double along, double across) const
    {
        return m_isUpright ? QPointF(m_axis + across, along) : QPointF(along, m_axis + across);
    }
    bool isShown(double along, double room) const
    {
        return m_isUpright ? along - room >= m_area.top() && along + room <= m_area.bottom()
                           : along - room >= m_area.left() && along + room <= m_area.right();
    }
    void line(double first, double last)
    {
        const double low = m_isUpright ? m_area.top() : m_area.left();
        const double high = m_isUpright ? m_area.bottom() : m_area.right();
        m_painter.setPen(QPen(m_look.palette.axis, m_look.px(1)));
        m_painter.drawLine(at(std::clamp(first, low, high), 0), at(std::clamp(last, low, high), 0));
    }
    /// Whether a text of this half length is free of the others on its side; if so, it is added.
    bool takes(std::vector<QPointF>& taken, double along, double half) const
    {
        for (const QPointF& one : taken)
            if (std::abs(one.x() - along) < one.y() + half + m_look.px(minGap) / 2)
                return false;
        taken.emplace_back(along, half);
        return true;
    }
    void paintTick(const Tick& tick)
    {
        const double place = along(tick.number);
        if (!isShown(place, 0))
            return;
        const bool isLong = !tick.label.isEmpty();
        m_painter.setPen(QPen(m_look.palette.axis, m_look.px(1)));
        m_painter.drawLine(at(place, -m_look.px(isLong ? 9 : 4)), at(place, 0));
        const double digits = digitHeight(TextRole::Axis, m_look);
        const double half =
            m_isUpright ? digits / 2 : textWidth(tick.label, TextRole::Axis, m_look) / 2;
        if (!isLong || !isShown(place, half) || !takes(m_numbers, place, half))
            return;
        const QPointF baseline = m_isUpright ? at(place, -m_look.px(14)) + QPointF(0, digits / 2)
                                             : QPointF(place, m_axis - m_look.px(11));
        paintText(m_painter, baseline, tick.label, TextRole::Axis, m_look.palette.notes, m_look,
            m_isUpright ? Alignment::Right : Alignment::Centre);
    }
    void paintLandmark(const Landmark& landmark)
    {
        const double place = along(landmark.number);
        if (!isShown(place, 0))
            return;
        const double half = m_look.px(4.5);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_look.palette.text);
        m_painter.drawPolygon(
            QPolygonF {at(place, 0), at(place - half, 2 * half), at(place + half, 2 * half)});
        const QString name = nameOf(landmark);
        const double height = digitHeight(TextRole::Note, m_look) / 2;
        if (!m_isUpright || name.isEmpty() || !isShown(place, height)
            || !takes(m_names, place, height))
            return;
        const QPointF baseline = at(place, m_look.px(16)) + QPointF(0, height);
        if (baseline.x() + textWidth(name, TextRole::Note, m_look) <= m_area.right())
            paintText(m_painter, baseline, name, TextRole::Note, m_look.palette.text, m_look);
    }

    QPainter& m_painter;
    const DragBand& m_band;
    const Look& m_look;
    bool m_isUpright;
    double m_axis = 0;
    QRectF m_area;
    std::vector<QPointF> m_numbers; ///< place along the axis, and half the length, of each
    std::vector<QPointF> m_names;
};

} // namespace

QRectF paintDragBand(QPainter& painter, const DragBand& band, const Look& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    BandPainter part(painter, band, look);
    part.paint();
    painter.restore();
    return part.area();
}

void paintDragNumber(QPainter& painter, const DragBand& band, const Look& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    BandPainter(painter, band, look).paintNumber();
    painter.restore();
}

} // namespace lab::ui
