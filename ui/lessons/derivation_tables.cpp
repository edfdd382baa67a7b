#include "ui/lessons/derivation_tables.h"

#include "core/math/constants.h"
#include "ui/lessons/derivation_book.h"

#include <array>

namespace lab::ui {

namespace {

using Row = std::vector<double>;

std::optional<PageCheck> checkOf(const LabState& state, int page)
{
    const PageRule& rule = ownDerivationPage(page).rule;
    const auto check = rule.check(derivationInputs(state), brokenBy(state, rule, page));
    return check ? std::optional(*check) : std::nullopt;
}

void append(Row& row, const std::optional<PageSides>& sides)
{
    if (!sides) {
        row.insert(row.end(), 6, noNumber);
        return;
    }
    row.insert(row.end(),
        {sides->left.real(), sides->left.imag(), sides->right.real(), sides->right.imag(),
            sides->difference, sides->tolerance});
}

double holdsNumber(const std::optional<PageCheck>& check)
{
    if (!check || !check->own.areComputed())
        return noNumber;
    return check->holds() ? 1 : 0;
}

SchemeTable overPages(std::vector<std::string> columns, std::function<Row(int)> row)
{
    return {std::move(columns), 0, derivationPages,
        [row = std::move(row)](std::int64_t page) { return row(static_cast<int>(page)); }};
}

SchemeTable sides(const LabState& state, TableRange)
{
    return overPages(
        {"page", "broken", "left", "left_imaginary", "right", "right_imaginary", "difference",
            "tolerance", "worst_left", "worst_left_imaginary", "worst_right",
            "worst_right_imaginary", "worst_difference", "worst_tolerance", "cases", "holds",
            "answer", "prediction", "prediction_is_right"},
        [state](int index) {
            const DerivationPage& page = ownDerivationPage(index);
            const PageFrame frame = pageFrame(state, index, page.rule,
                page.asking(state.derivation.timesAsked(index)).question, page.principles);
            const auto check = checkOf(state, index);
            Row row {static_cast<double>(frame.broken)};
            append(row, check ? std::optional(check->own) : std::nullopt);
            append(row, check && check->worst ? std::optional(check->worst->sides) : std::nullopt);
            row.insert(row.end(),
                {check ? static_cast<double>(check->cases) : noNumber, holdsNumber(check),
                    frame.answer.value_or(noNumber), frame.said ? frame.said->number : noNumber,
                    frame.said ? (frame.said->isRight ? 1.0 : 0.0) : noNumber});
            return row;
        });
}

SchemeTable worstCases(const LabState& state, TableRange)
{
    return overPages({"page", "query_x", "query_y", "key_x", "key_y", "m", "n", "t", "theta",
                         "gamma_q", "gamma_k", "c"},
        [state](int index) {
            const auto check = checkOf(state, index);
            if (!check || !check->worst)
                return Row(11, noNumber);
            const DerivationInputs& inputs = check->worst->inputs;
            return Row {inputs.query.real(), inputs.query.imag(), inputs.key.real(),
                inputs.key.imag(), static_cast<double>(inputs.queryPosition),
                static_cast<double>(inputs.keyPosition), static_cast<double>(inputs.shift),
                inputs.turn, inputs.queryPhase, inputs.keyPhase, inputs.growth};
        });
}

} // namespace

std::span<const TableQuantity> derivationTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "derivation", sides},
        TableQuantity {"rope", "derivation_worst", worstCases},
    };
    return quantities;
}

} // namespace lab::ui
