#include "ui/drawing/picture_handle.h"

#include "ui/paint/text/number_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

HandleNumber numberOf(const Parameter& parameter, const LabState& state)
{
    const Value now = parameter.read(state);
    const Range range = parameter.range(state);
    const auto edit = [&parameter, range](double number) -> std::optional<Edit> {
        const double inside = std::clamp(number, range.lowest, range.highest);
        return SetParameter {std::string(parameter.key), valueNear(parameter, inside)};
    };
    const bool isLinear = parameter.scale == ParameterScale::Linear;
    const double least = parameter.kind == ParameterKind::Integer ? parameter.multipleOf : 0;
    const double step =
        isLinear ? parameter.step : asNumber(now) * (std::pow(10, parameter.step) - 1);
    return {asNumber(now), range, std::max(step, least), shownValue(parameter, now), edit};
}

HandleNumber directionOf(QPointF tip, std::function<Edit(QPointF)> moved)
{
    static constexpr double straight = 180;
    const double length = std::hypot(tip.x(), tip.y());
    const auto edit = [length, moved = std::move(moved)](double degrees) -> std::optional<Edit> {
        const double angle = qDegreesToRadians(std::clamp(degrees, -straight, straight));
        return moved({length * std::cos(angle), length * std::sin(angle)});
    };
    return {qRadiansToDegrees(std::atan2(tip.y(), tip.x())), {-straight, straight}, 1,
        u"(%1, %2)"_s.arg(significant(tip.x(), 3), significant(tip.y(), 3)), edit};
}

} // namespace lab::ui
