#include "ui/views/derivation/step_picture_handles.h"

#include "ui/paint/derivation/angles.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/derivation/pairs.h"
#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double longest = 1.15; ///< that a held vector may get, in units

PlanePoint shortened(PlanePoint value, double most)
{
    const double length = std::hypot(value.x, value.y);
    if (length <= most)
        return value;
    return {value.x * most / length, value.y * most / length};
}

std::int64_t whichOf(PlaneTip tip)
{
    return (tip.token == Token::Query ? 0 : 1) + (tip.isTurned ? 2 : 0);
}

} // namespace

std::optional<PlaneTip> planeTip(std::optional<std::int64_t> which)
{
    if (!which)
        return std::nullopt;
    return PlaneTip {*which % 2 == 0 ? Token::Query : Token::Key, *which >= 2};
}

std::optional<DialTip> dialTip(std::optional<std::int64_t> which)
{
    if (!which)
        return std::nullopt;
    return DialTip {0, *which == 0 ? Token::Query : Token::Key};
}

PlanePoint turnedBack(PlanePoint tip, double turns)
{
    const Complex before = Complex(tip.x, tip.y) * std::polar(1.0, -2 * std::numbers::pi * turns);
    return {before.real(), before.imag()};
}

Edit vectorMoved(const PlaneFrame& frame, PlaneTip tip, PlanePoint to)
{
    const PlanePoint vector = tip.isTurned ? unturned(frame, tip.token, to) : to;
    return MoveVector {tip.token, vector.x, vector.y};
}

Edit vectorMoved(const DialsFrame::Dial& dial, Token token, PlanePoint to)
{
    const bool isQuery = token == Token::Query;
    const PlanePoint vector = turnedBack(to, isQuery ? dial.queryTurns : dial.keyTurns);
    return MoveVector {token, vector.x, vector.y};
}

Edit angleMoved(const AnglesFrame& frame, std::int64_t position, double angle)
{
    if (frame.picture == StepPicture::Bends) {
        // Near the line it snaps back, so that what was bent can be mended by hand.
        const double bend = angle - frame.line(position);
        return BendAngle {position, std::abs(bend) < 0.02 ? 0 : bend};
    }
    if (position > 0)
        return SetParameter {
            "derivation.theta", (angle - frame.phase) / static_cast<double>(position)};
    return SetParameter {"derivation.phase", angle};
}

namespace {

std::vector<PictureHandle> tipsOf(const PlaneFrame& frame, const QRectF& area, const Look& look)
{
    std::vector<PictureHandle> all;
    const PlaneLayout layout(area, frame, look);
    const auto add = [&](const QString& name, PlaneTip tip) {
        const QPointF place = tipOf(layout, frame, tip);
        if (tipAt(layout, frame, place, look) != tip)
            return;
        const auto moved = [frame, tip](QPointF to) {
            return vectorMoved(frame, tip, {to.x(), to.y()});
        };
        const PlanePoint now = layout.value(place);
        all.push_back({.name = DerivationWords::tr("tip of %1").arg(name),
            .place = place,
            .which = whichOf(tip),
            .put = [frame, tip, layout](QPointF point) -> std::optional<Edit> {
                const double most = longest * frame.unit;
                return vectorMoved(frame, tip, shortened(layout.value(point), most));
            },
            .number = directionOf({now.x, now.y}, moved)});
    };
    add(u"q"_s, {Token::Query, false});
    add(u"k"_s, {Token::Key, false});
    add(u"f(q, m)"_s, {Token::Query, true});
    add(u"f(k, n)"_s, {Token::Key, true});
    return all;
}

std::vector<PictureHandle> anglesOf(const AnglesFrame& frame, const QRectF& area, const Look& look)
{
    std::vector<PictureHandle> all;
    const Plot plot = anglesPlot(area, frame, look);
    for (std::size_t index = 0; index < frame.angles.size(); ++index) {
        const std::int64_t position = frame.first + static_cast<std::int64_t>(index);
        const double angle = frame.angles[index];
        const Range range {std::min(angle, plot.y.lowest()), std::max(angle, plot.y.highest())};
        const auto moved = [frame, position, range](double wanted) -> std::optional<Edit> {
            return angleMoved(frame, position, std::clamp(wanted, range.lowest, range.highest));
        };
        all.push_back({.name = u"\u03c6(%1)"_s.arg(position),
            .place = anglePoint(plot, position, angle),
            .step = {0, 4},
            .which = position,
            .put = [frame, position, upwards = plot.y](QPointF point) -> std::optional<Edit> {
                return angleMoved(frame, position, upwards.value(point.y()));
            },
            .number = HandleNumber {angle, range, smallBend, significant(angle, 4), moved}});
    }
    return all;
}

std::vector<PictureHandle> tipsOf(const PairsFrame& frame, const QRectF& area, const Look& look)
{
    std::vector<PictureHandle> all;
    const DialsFrame& dials = frame.dials;
    if (dials.dials.empty())
        return all;
    const DialsLayout layout = dialsLayout(dialsAreaOf(area, look), dials, look);
    const DialsFrame::Dial& own = dials.dials.front();
    const auto add = [&](const QString& name, Token token, PlanePoint now) {
        const auto moved = [own, token](QPointF to) {
            return vectorMoved(own, token, {to.x(), to.y()});
        };
        all.push_back({.name = DerivationWords::tr("tip of %1").arg(name),
            .place = tipOf(layout, dials, {0, token}),
            .which = token == Token::Query ? 0 : 1,
            .reach = std::min(12.0, 0.45 * layout.radius / look.scale),
            .put = [own, token, layout, dials](QPointF point) -> std::optional<Edit> {
                const PlanePoint to = valueAt(layout, dials, 0, point);
                return vectorMoved(own, token, shortened(to, longest * dials.unit));
            },
            .number = directionOf({now.x, now.y}, moved)});
    };
    add(u"q"_s, Token::Query, own.turnedQuery);
    add(u"k"_s, Token::Key, own.turnedKey);
    return all;
}

} // namespace

std::vector<PictureHandle> handlesOf(
    const StepPictureFrame& picture, const QRectF& area, const Look& look)
{
    if (const auto* plane = std::get_if<PlaneFrame>(&picture))
        return tipsOf(*plane, area, look);
    if (const auto* angles = std::get_if<AnglesFrame>(&picture))
        return anglesOf(*angles, area, look);
    if (const auto* pairs = std::get_if<PairsFrame>(&picture))
        return tipsOf(*pairs, area, look);
    return {};
}

} // namespace lab::ui
