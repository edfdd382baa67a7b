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
    const AnglesLayout layout(area, frame, look);
    for (std::size_t index = 0; index < frame.angles.size(); ++index) {
        const std::int64_t position = frame.first + static_cast<std::int64_t>(index);
        const double angle = frame.angles[index];
        const Range range {
            std::min(angle, layout.upwards.lowest), std::max(angle, layout.upwards.highest)};
        const auto moved = [frame, position, range](double wanted) -> std::optional<Edit> {
            return angleMoved(frame, position, std::clamp(wanted, range.lowest, range.highest));
        };
        all.push_back({.name = u"\u03c6(%1)"_s.arg(position),
            .place = layout.pixel(position, angle),
            .step = {0, 4},
            .number = HandleNumber {angle, range, significant(angle, 4), moved}});
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
