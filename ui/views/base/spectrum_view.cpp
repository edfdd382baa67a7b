#include "ui/views/base/spectrum_view.h"

#include "ui/paint/text/number_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double snap = 2; ///< pixels to a power of two
constexpr double keyStep = 4; ///< pixels, beyond what snaps

/// Five significant digits: less than a pixel of any point, and a number that can be read out.
double rounded(double base)
{
    const double unit = std::pow(10.0, std::floor(std::log10(base)) - 4);
    return std::clamp(std::round(base / unit) * unit, lowestBase, highestBase);
}

std::int64_t lengthAt(const SpectrumPlaces& places, double level, const Look& look)
{
    const double wanted =
        std::clamp(places.positionsAt(level), 2.0, static_cast<double>(lastPosition));
    const double power = std::exp2(std::round(std::log2(wanted)));
    const bool isClose = power <= static_cast<double>(lastPosition)
        && std::abs(places.levelOf(power) - level) <= look.px(snap);
    return std::llround(isClose ? power : wanted);
}

DecadeRange joined(const DecadeRange& one, const DecadeRange& other)
{
    return {std::min(one.lowest, other.lowest), std::max(one.highest, other.highest)};
}

} // namespace

SpectrumView::SpectrumView(QWidget* parent)
    : BasePicture(Picture::BaseSpectrum, parent)
{
}

void SpectrumView::setFrame(SpectrumFrame frame)
{
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    describe();
    update();
}

void SpectrumView::setGhost(std::optional<SpectrumFrame> ghost)
{
    if (ghost == m_ghost)
        return;
    m_ghost = std::move(ghost);
    update();
}

DecadeRange SpectrumView::rangeNow() const
{
    if (m_held)
        return m_held->range;
    const DecadeRange range = decadeRange(m_frame);
    return m_ghost ? joined(range, decadeRange(*m_ghost)) : range;
}

SpectrumPlaces SpectrumView::places() const
{
    return {rect(), m_frame, rangeNow(), look()};
}

QString SpectrumView::exportName() const
{
    return u"spectrum"_s;
}

void SpectrumView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    const SpectrumPart hovered =
        m_held ? m_held->part : places().partAt(m_frame, pointer(), this->look());
    paintSpectrum(painter, area, m_frame, m_ghost ? &*m_ghost : nullptr, rangeNow(), hovered, look);
}

QString SpectrumView::spoken() const
{
    const auto pair = static_cast<std::size_t>(m_frame.selectedPair);
    if (pair >= m_frame.pairs.size())
        return spectrumWords(m_frame);
    const SpectrumFrame::Pair& shown = m_frame.pairs[pair];
    return spectrumWords(m_frame) + u". "_s
        + tr("Pair %1: %2 positions per turn, %3 turns in training")
              .arg(wholeNumber(m_frame.selectedPair), significant(shown.wavelength, 4),
                  significant(shown.turns, 3));
}

NumberTable SpectrumView::numbers() const
{
    return spectrumTable(m_frame);
}

std::optional<NumberTable> SpectrumView::ghostNumbers() const
{
    return m_ghost ? std::optional(spectrumTable(*m_ghost)) : std::nullopt;
}

void SpectrumView::grab(QPointF point, Qt::KeyboardModifiers)
{
    const SpectrumPlaces now = places();
    const SpectrumPart part = now.partAt(m_frame, point, look());
    if (part == SpectrumPart::Nothing) {
        if (const auto pair = now.pairAcross(m_frame, point))
            select(*pair);
        return;
    }
    Held held {part, 0, 0, rangeNow()};
    if (part == SpectrumPart::Point) {
        held.pair = *now.pairAt(m_frame, point, look());
        held.grip = now.point(m_frame, held.pair).y() - point.y();
    } else {
        const std::int64_t length =
            part == SpectrumPart::Training ? m_frame.lengths.training : m_frame.lengths.target;
        held.grip = now.levelOf(static_cast<double>(length)) - point.y();
    }
    m_held = held;
    if (part == SpectrumPart::Point)
        select(held.pair);
    setCursor(Qt::ClosedHandCursor);
}

void SpectrumView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    const Held held = *m_held;
    const SpectrumPlaces now = places();
    const double inside = std::clamp(point.y() + held.grip, now.plot.top(), now.plot.bottom());
    if (held.part == SpectrumPart::Point) {
        const auto base = baseWithWavelength(
            held.pair, static_cast<int>(m_frame.pairs.size()), now.positionsAt(inside));
        if (base)
            edit(SetParameter {"rope.base", rounded(*base)});
        this->point(focusOn(held.pair));
        return;
    }
    const char* key =
        held.part == SpectrumPart::Training ? "context.training_length" : "context.target_length";
    edit(SetParameter {key, lengthAt(now, inside, look())});
}

void SpectrumView::release()
{
    m_held.reset();
}

Focus SpectrumView::focusAt(QPointF point) const
{
    const auto pair = places().pairAcross(m_frame, point);
    return pair ? focusOn(*pair) : Focus {};
}

std::vector<PictureHandle> SpectrumView::handles() const
{
    const SpectrumPlaces now = places();
    std::vector<PictureHandle> all;
    const auto add = [&](SpectrumPart part, const char* key, QPointF place) {
        if (now.partAt(m_frame, place, look()) == part)
            all.push_back({labelOf(*parameterNamed(key)), place, {0, keyStep}});
    };
    if (m_frame.selectedPair < static_cast<int>(m_frame.pairs.size()))
        add(SpectrumPart::Point, "rope.base", now.point(m_frame, m_frame.selectedPair));
    add(SpectrumPart::Training, "context.training_length",
        now.handle(static_cast<double>(m_frame.lengths.training)));
    add(SpectrumPart::Target, "context.target_length",
        now.handle(static_cast<double>(m_frame.lengths.target)));
    return all;
}

Qt::CursorShape SpectrumView::cursorAt(QPointF point) const
{
    const bool isHandle = places().partAt(m_frame, point, look()) != SpectrumPart::Nothing;
    return isHandle ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui
