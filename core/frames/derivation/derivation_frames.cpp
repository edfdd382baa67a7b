#include "core/frames/derivation/derivation_frames.h"

#include "core/derivation/derivation_scope.h"
#include "core/derivation/matrix_scores.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr std::int64_t anglesShown = 17;
constexpr std::int64_t anglesBehind = 6; ///< m, where position 0 is too far away to be shown too
constexpr std::int64_t mostAngles = 32;
constexpr int matrixWidth = 2 * derivationPairs;

/// The values of formulas with a step's definitions, 0 where there is none.
class StepValues {
public:
    StepValues(const LabState& state, const StepRule& rule)
        : m_rule(rule)
        , m_inputs(derivationInputs(state))
        , m_brokenBy(brokenBy(state, rule, state.derivation.step))
    {
    }

    Complex of(const std::string& formula) const
    {
        const auto number = m_rule.value(expression(formula).value(), m_inputs, m_brokenBy);
        const bool isFinite =
            number && std::isfinite(number->real()) && std::isfinite(number->imag());
        return isFinite ? *number : Complex();
    }
    bool defines(std::string_view name) const
    {
        return std::ranges::any_of(
            m_rule.text().definitions, [&](const Definition& one) { return one.name == name; });
    }
    const DerivationInputs& inputs() const { return m_inputs; }
    std::optional<StepSides> sides() const
    {
        const auto sides = m_rule.ownSides(m_inputs, m_brokenBy);
        const bool isFinite =
            sides && std::isfinite(std::abs(sides->left)) && std::isfinite(std::abs(sides->right));
        return isFinite ? std::optional(*sides) : std::nullopt;
    }
    bool isBroken() const { return !m_brokenBy.empty(); }

private:
    const StepRule& m_rule;
    DerivationInputs m_inputs;
    std::string m_brokenBy;
};

PlanePoint point(Complex value)
{
    return {value.real(), value.imag()};
}

Complex number(PlanePoint point)
{
    return {point.x, point.y};
}

double length(PlanePoint point)
{
    return std::hypot(point.x, point.y);
}

/// How far `after` is turned from `before`: the whole angle p·θ where that is what it is.
double turnsBetween(PlanePoint before, PlanePoint after, double angle)
{
    if (length(before) < 1e-9 || length(after) < 1e-9)
        return 0;
    const double seen = std::arg(number(after) / number(before));
    const double off = std::remainder(seen - angle, twoPi);
    return (std::abs(off) < 1e-6 ? angle : seen) / twoPi;
}

/// Where a side stands: the number itself, or the foot that a score has on the turned query.
PlanePoint placeOf(Complex side, SidesShown shown, PlanePoint along)
{
    if (shown == SidesShown::Points)
        return point(side);
    const double squared = along.x * along.x + along.y * along.y;
    return squared < 1e-18 ? PlanePoint() : point(number(along) * (side.real() / squared));
}

void showSides(PlaneFrame& frame, SidesShown shown, const std::optional<StepSides>& sides)
{
    frame.sides = sides ? shown : SidesShown::No;
    if (frame.sides == SidesShown::No)
        return;
    frame.leftSide = placeOf(sides->left, shown, frame.turnedQuery);
    frame.rightSide = placeOf(sides->right, shown, frame.turnedQuery);
    frame.areSidesEqual = sides->isWithin();
}

} // namespace

DerivationInputs derivationInputs(const LabState& state)
{
    const Derivation& own = state.derivation;
    return {.query = {own.queryX, own.queryY},
        .key = {own.keyX, own.keyY},
        .queryPosition = state.position.query,
        .keyPosition = state.position.key,
        .shift = own.shift,
        .turn = own.turn,
        .queryPhase = own.phase,
        .keyPhase = own.phase,
        .growth = own.growth,
        .bends = own.bends};
}

std::string brokenBy(const LabState& state, const StepRule& rule, int step)
{
    const auto found = state.derivation.breaks.find(step);
    const auto& ways = rule.text().breaks;
    if (found == state.derivation.breaks.end()
        || static_cast<std::size_t>(found->second) > ways.size())
        return {};
    return ways[static_cast<std::size_t>(found->second - 1)].key;
}

StepFrame stepFrame(
    const LabState& state, int step, const StepRule& rule, const StepQuestion& question)
{
    const Derivation& own = state.derivation;
    const std::string broken = brokenBy(state, rule, step);
    StepFrame frame;
    frame.step = step;
    frame.broken = broken.empty() ? 0 : own.breaks.at(step);
    frame.inputs = derivationInputs(state);
    const auto sides = rule.ownSides(frame.inputs, broken);
    if (sides)
        frame.own = *sides;
    else
        frame.isComputed = false;

    const auto prediction = own.predictions.find(step);
    if (prediction != own.predictions.end())
        frame.prediction = prediction->second;
    frame.isAnswered = frame.prediction || own.shown.contains(step);
    frame.hidesRight = own.asksFirst && !frame.isAnswered;
    frame.hidesLeft = frame.hidesRight && question.asksForLeft;
    frame.isBlank = own.isBlank(step);

    DerivationInputs asked = derivationInputs(state);
    asked.shift = question.shift.value_or(asked.shift);
    const auto answer = rule.value(question.answer, asked);
    const auto tolerance = rule.value(question.tolerance, asked);
    if (answer)
        frame.answer = answer->real();
    if (tolerance && frame.prediction)
        frame.isRight = std::abs(*frame.prediction - frame.answer) <= tolerance->real();
    return frame;
}

PlaneFrame planeFrame(
    const LabState& state, StepPicture picture, const StepRule& rule, SidesShown sides)
{
    const StepValues values(state, rule);
    const DerivationInputs& inputs = values.inputs();
    const bool isOnePlace = picture == StepPicture::SamePlace;
    const bool isShifted = picture == StepPicture::Shifted;
    PlaneFrame frame;
    frame.picture = picture;
    frame.query = point(inputs.query);
    frame.key = point(inputs.key);
    frame.queryPosition = inputs.queryPosition;
    frame.keyPosition = isOnePlace ? inputs.queryPosition : inputs.keyPosition;
    frame.shift = isShifted ? inputs.shift : 0;
    frame.phaseTurns = inputs.queryPhase / twoPi;
    frame.turnedQuery = frame.query;
    frame.turnedKey = frame.key;
    if (picture != StepPicture::Vectors && values.defines("f")) {
        const std::string ofKey = values.defines("fk") ? "fk" : "f";
        const std::string keyPlace = isOnePlace ? "m" : "n";
        frame.turnedQuery = point(values.of("f(q, m)"));
        frame.turnedKey = point(values.of(ofKey + "(k, " + keyPlace + ")"));
        frame.shiftedQuery = point(values.of("f(q, m + s)"));
        frame.shiftedKey = point(values.of(ofKey + "(k, " + keyPlace + " + s)"));
        const auto angle = [&](std::int64_t position) {
            return inputs.queryPhase + static_cast<double>(position) * inputs.turn;
        };
        frame.queryTurns = turnsBetween(frame.query, frame.turnedQuery, angle(frame.queryPosition));
        frame.keyTurns = turnsBetween(frame.key, frame.turnedKey, angle(frame.keyPosition));
        frame.turnsEvenly = std::abs(frame.queryTurns * twoPi - angle(frame.queryPosition)) < 1e-6
            && std::abs(frame.keyTurns * twoPi - angle(frame.keyPosition)) < 1e-6;
    }
    double longest = std::max({1.0, length(frame.query), length(frame.key),
        length(frame.turnedQuery), length(frame.turnedKey)});
    if (isShifted)
        longest = std::max({longest, length(frame.shiftedQuery), length(frame.shiftedKey)});
    showSides(frame, sides, values.sides());
    if (frame.sides != SidesShown::No)
        longest = std::max({longest, length(frame.leftSide), length(*frame.rightSide)});
    frame.unit = roundUnit(longest);
    return frame;
}

PlanePoint unturned(const PlaneFrame& frame, Token token, PlanePoint tip)
{
    const bool isQuery = token == Token::Query;
    const Complex before = number(isQuery ? frame.query : frame.key);
    const Complex after = number(isQuery ? frame.turnedQuery : frame.turnedKey);
    if (std::abs(before) < 1e-9 || std::abs(after) < 1e-9 * std::abs(before)) {
        const double turns = isQuery ? frame.queryTurns : frame.keyTurns;
        return point(number(tip) * std::polar(1.0, -turns * twoPi));
    }
    return point(number(tip) * before / after);
}

AnglesFrame anglesFrame(const LabState& state, StepPicture picture, const StepRule& rule)
{
    const StepValues values(state, rule);
    AnglesFrame frame;
    frame.picture = picture;
    frame.queryPosition = state.position.query;
    frame.shift = picture == StepPicture::Bends ? state.derivation.shift : 0;
    const std::int64_t needed = state.position.query + frame.shift + 2;
    frame.first = needed < mostAngles ? 0 : state.position.query - anglesBehind;
    frame.turn = state.derivation.turn;
    frame.phase = state.derivation.phase;
    const bool reachesPrediction = picture == StepPicture::Line
        && state.derivation.predictions.contains(state.derivation.step)
        && frame.first <= predictedPosition;
    const std::int64_t last = std::max({frame.first + anglesShown - 1, needed,
        reachesPrediction ? predictedPosition + 1 : std::int64_t {0}});
    for (std::int64_t position = frame.first; position <= last; ++position)
        frame.angles.push_back(values.of("phi(" + std::to_string(position) + ")").real());
    if (reachesPrediction)
        frame.predictedAngle = state.derivation.predictions.at(state.derivation.step);
    return frame;
}

MatricesFrame matricesFrame(const LabState& state, StepPicture picture, const StepRule& rule)
{
    MatricesFrame frame;
    frame.picture = picture;
    for (HeatmapFrame* one : {&frame.left, &frame.right}) {
        one->rows = one->columns = matrixWidth;
        one->values.reserve(std::size_t {matrixWidth} * matrixWidth);
    }
    const StepValues values(state, rule);
    const DerivationInputs& inputs = values.inputs();
    const bool isProducts = picture == StepPicture::Products;
    const bool isSymmetric = !isProducts && values.isBroken();
    const Eigen::MatrixXd right = isProducts
        ? blockRotation(inputs.turn, inputs.keyPosition - inputs.queryPosition)
        : (isSymmetric ? freeSymmetricInPlanes() : freeRotationInPlanes());
    // A step's T is a matrix that is stretched as a whole: two entries tell how much.
    const double stretch = isProducts && values.defines("T")
        ? std::sqrt(std::norm(values.of("T(m, 0, 0)")) + std::norm(values.of("T(m, 1, 0)")))
            * std::sqrt(std::norm(values.of("T(n, 0, 0)")) + std::norm(values.of("T(n, 1, 0)")))
        : 1;
    const Eigen::MatrixXd left = isProducts
        ? Eigen::MatrixXd(stretch * blockRotation(inputs.turn, inputs.queryPosition).transpose()
            * blockRotation(inputs.turn, inputs.keyPosition))
        : (isSymmetric ? freeSymmetric() : freeRotation());
    for (Eigen::Index row = 0; row < matrixWidth; ++row) {
        for (Eigen::Index column = 0; column < matrixWidth; ++column) {
            frame.left.values.push_back(left(row, column));
            frame.right.values.push_back(right(row, column));
        }
    }
    if (!isProducts) {
        const DerivationScope own(inputs);
        const TurnedColumns turned = isSymmetric
            ? symmetricColumns(own.query(), own.key(), inputs.queryPosition, inputs.keyPosition)
            : freeColumns(own.query(), own.key(), inputs.queryPosition, inputs.keyPosition);
        const auto listed = [&](const Eigen::ArrayXd& columns) {
            frame.unit = std::max(frame.unit, columns.abs().maxCoeff());
            return std::vector<double>(columns.begin(), columns.end());
        };
        frame.leftTurned = {listed(turned.query), listed(turned.key)};
        frame.rightTurned = {listed(turned.queryInPlanes), listed(turned.keyInPlanes)};
        frame.unit = roundUnit(frame.unit);
    }
    return frame;
}

} // namespace lab
