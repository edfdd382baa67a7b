#include "ui/lessons/derivation_tables.h"

#include "core/math/constants.h"
#include "ui/lessons/derivation_book.h"

#include <array>
#include <cmath>
#include <numbers>

namespace lab::ui {

namespace {

constexpr double degrees = 180 / std::numbers::pi;
constexpr int width = 2 * derivationPairs;

using Row = std::vector<double>;

/// The state with a step open, counted from 0, and nothing hidden.
LabState opened(LabState state, int step)
{
    state.derivation.step = step;
    state.derivation.asksFirst = false;
    return state;
}

const DerivationStep& stepAt(int step)
{
    return ownDerivationBook().steps[static_cast<std::size_t>(step)];
}

int stepWith(StepPicture picture)
{
    for (int step = 0; step < derivationSteps; ++step)
        if (stepAt(step).picture == picture)
            return step;
    return 0;
}

std::optional<StepCheck> checkOf(const LabState& state, int step)
{
    const StepRule& rule = stepAt(step).rule;
    const auto check = rule.check(derivationInputs(state), brokenBy(state, rule, step));
    return check ? std::optional(*check) : std::nullopt;
}

void append(Row& row, const std::optional<StepSides>& sides)
{
    if (!sides) {
        row.insert(row.end(), 7, noNumber);
        return;
    }
    row.insert(row.end(),
        {sides->left.real(), sides->left.imag(), sides->right.real(), sides->right.imag(),
            sides->difference, sides->relative, sides->tolerance});
}

SchemeTable overSteps(std::vector<std::string> columns, std::function<Row(int)> row)
{
    return {std::move(columns), 1, derivationSteps,
        [row = std::move(row)](std::int64_t step) { return row(static_cast<int>(step) - 1); }};
}

SchemeTable sides(const LabState& state, TableRange)
{
    return overSteps(
        {"step", "broken", "left", "left_imaginary", "right", "right_imaginary", "difference",
            "relative_difference", "tolerance", "worst_left", "worst_left_imaginary", "worst_right",
            "worst_right_imaginary", "worst_difference", "worst_relative_difference",
            "worst_tolerance", "cases", "holds", "answer", "prediction", "prediction_is_right"},
        [state](int index) {
            const DerivationStep& step = stepAt(index);
            const StepFrame frame =
                stepFrame(opened(state, index), index, step.rule, step.question);
            const auto check = checkOf(state, index);
            Row row {static_cast<double>(frame.broken)};
            append(row, check ? std::optional(check->own) : std::nullopt);
            append(row, check && check->worst ? std::optional(check->worst->sides) : std::nullopt);
            row.insert(row.end(),
                {check ? static_cast<double>(check->cases) : noNumber,
                    check && check->holds() ? 1.0 : 0.0, frame.answer,
                    frame.prediction.value_or(noNumber),
                    frame.prediction ? (frame.isRight ? 1.0 : 0.0) : noNumber});
            return row;
        });
}

SchemeTable worstCases(const LabState& state, TableRange)
{
    return overSteps(
        {"step", "query_x", "query_y", "key_x", "key_y", "m", "n", "s", "theta", "gamma", "c"},
        [state](int index) {
            const auto check = checkOf(state, index);
            if (!check || !check->worst)
                return Row(10, noNumber);
            const DerivationInputs& inputs = check->worst->inputs;
            return Row {inputs.query.real(), inputs.query.imag(), inputs.key.real(),
                inputs.key.imag(), static_cast<double>(inputs.queryPosition),
                static_cast<double>(inputs.keyPosition), static_cast<double>(inputs.shift),
                inputs.turn, inputs.queryPhase, inputs.growth};
        });
}

bool isPlane(StepPicture picture)
{
    return picture == StepPicture::Vectors || picture == StepPicture::Turned
        || picture == StepPicture::Shifted || picture == StepPicture::SamePlace;
}

SchemeTable vectors(const LabState& state, TableRange)
{
    std::vector<std::string> columns {"step"};
    for (const char* const name : {"query", "key", "turned_query", "turned_key", "shifted_query",
             "shifted_key", "left_side", "right_side"})
        for (const char* const part : {"_x", "_y", "_length", "_degrees"})
            columns.push_back(std::string(name) + part);
    for (const char* const name : {"query_turn", "key_turn", "turn_left"})
        columns.push_back(name);
    return overSteps(columns, [state, count = columns.size() - 1](int index) {
        const DerivationStep& step = stepAt(index);
        if (!isPlane(step.picture))
            return Row(count, noNumber);
        const PlaneFrame frame =
            planeFrame(opened(state, index), step.picture, step.rule, step.sides);
        Row row;
        const auto add = [&](const std::optional<PlanePoint>& point) {
            if (point)
                row.insert(row.end(),
                    {point->x, point->y, std::hypot(point->x, point->y),
                        degrees * std::atan2(point->y, point->x)});
            else
                row.insert(row.end(), 4, noNumber);
        };
        const bool isShifted = step.picture == StepPicture::Shifted;
        const bool hasSides = frame.sides != SidesShown::No;
        for (const auto& [point, isThere] : {std::pair {frame.query, true},
                 std::pair {frame.key, true}, std::pair {frame.turnedQuery, true},
                 std::pair {frame.turnedKey, true}, std::pair {frame.shiftedQuery, isShifted},
                 std::pair {frame.shiftedKey, isShifted}, std::pair {frame.leftSide, hasSides},
                 std::pair {frame.rightSide.value_or(PlanePoint()), hasSides}})
            add(isThere ? std::optional(point) : std::nullopt);
        const double turn = 2 * std::numbers::pi;
        row.insert(row.end(),
            {frame.queryTurns * turn, frame.keyTurns * turn,
                (frame.queryTurns - frame.keyTurns) * turn});
        return row;
    });
}

/// φ(position) of a step's definitions.
double angleAt(const LabState& state, StepPicture picture, std::int64_t position)
{
    const int index = stepWith(picture);
    const StepRule& rule = stepAt(index).rule;
    const Expression formula = expression("phi(" + std::to_string(position) + ")").value();
    const auto number = rule.value(formula, derivationInputs(state), brokenBy(state, rule, index));
    return number ? number->real() : noNumber;
}

SchemeTable angles(const LabState& state, TableRange range)
{
    return tableOver(range,
        {"position", "equal_steps_angle", "equal_steps_next_step", "line_angle", "straight_line"},
        [state](std::int64_t position) {
            const double here = angleAt(state, StepPicture::Bends, position);
            const Derivation& own = state.derivation;
            return Row {here, angleAt(state, StepPicture::Bends, position + 1) - here,
                angleAt(state, StepPicture::Line, position),
                own.phase + static_cast<double>(position) * own.turn};
        });
}

/// The rows of a picture's numbers, whose first column is counted on from 0.
SchemeTable tableOf(const NumberTable& numbers)
{
    return {numbers.header, 0, static_cast<std::int64_t>(numbers.rows.size()),
        [rows = numbers.rows](std::int64_t index) {
            const Row& row = rows[static_cast<std::size_t>(index)];
            return Row(row.begin() + 1, row.end());
        }};
}

SchemeTable pairs(const LabState& state, TableRange)
{
    const int index = stepWith(StepPicture::Pairs);
    return tableOf(pairsTable(pairsFrame(opened(state, index), stepAt(index).rule)));
}

SchemeTable layouts(const LabState& state, TableRange)
{
    const int index = stepWith(StepPicture::Layouts);
    const LayoutsFrame frame = layoutsFrame(opened(state, index), stepAt(index).rule);
    return {{"place", "query_neighbours", "query_halves_column", "query_halves", "key_neighbours",
                "key_halves_column", "key_halves"},
        0, width, [frame](std::int64_t place) {
            Row row;
            for (const LayoutsFrame::Columns* const one : {&frame.query, &frame.key}) {
                const auto at = static_cast<std::size_t>(place);
                const int column = one->halves[at];
                row.insert(row.end(),
                    {one->values[at], static_cast<double>(column),
                        one->values[static_cast<std::size_t>(column)]});
            }
            return row;
        }};
}

SchemeTable matrices(const LabState& state, StepPicture picture)
{
    const int index = stepWith(picture);
    const MatricesFrame frame = matricesFrame(opened(state, index), picture, stepAt(index).rule);
    std::vector<std::string> columns = numberedColumns("row", "left_", width);
    for (const std::string& name : numberedColumns("row", "right_", width))
        if (name != "row")
            columns.push_back(name);
    const bool isTurned = picture == StepPicture::Planes;
    if (isTurned)
        columns.insert(columns.end(), {"left_query", "left_key", "right_query", "right_key"});
    return {columns, 0, width, [frame, isTurned](std::int64_t place) {
                Row row;
                for (const HeatmapFrame* const one : {&frame.left, &frame.right})
                    for (int column = 0; column < width; ++column)
                        row.push_back(one->at(static_cast<int>(place), column));
                const auto at = static_cast<std::size_t>(place);
                if (isTurned)
                    row.insert(row.end(),
                        {frame.leftTurned.query[at], frame.leftTurned.key[at],
                            frame.rightTurned.query[at], frame.rightTurned.key[at]});
                return row;
            }};
}

SchemeTable products(const LabState& state, TableRange)
{
    return matrices(state, StepPicture::Products);
}

SchemeTable planes(const LabState& state, TableRange)
{
    return matrices(state, StepPicture::Planes);
}

} // namespace

std::span<const TableQuantity> derivationTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "derivation", sides},
        TableQuantity {"rope", "derivation_worst", worstCases},
        TableQuantity {"rope", "derivation_vectors", vectors},
        TableQuantity {"rope", "derivation_angles", angles},
        TableQuantity {"rope", "derivation_pairs", pairs},
        TableQuantity {"rope", "derivation_layouts", layouts},
        TableQuantity {"rope", "derivation_products", products},
        TableQuantity {"rope", "derivation_planes", planes},
    };
    return quantities;
}

} // namespace lab::ui
