#pragma once

#include "core/frames/tables/scheme_table.h"
#include "core/lessons/lesson.h"
#include "core/math/expression/expression.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lab {

/// The names available in a lesson's formulas besides those of every expression.
///
/// A parameter key is its value in the state after the reveal: 1 or 0 for a flag, and the index,
/// from 0, for a choice; rope.rotated_width is the number of columns that are rotated.
/// cell("rope.score", 5, "score") is one number of a table of `position-lab table`, given by the
/// row number and the column name. cell_at_start and at_start("rope.base") are the same before the
/// reveal. phi(p) is the derivation's angle at p. `answer` and `prediction` are available where
/// they exist, and `x` in the formulas of a curve.
///
/// All formulas of a scope, of its copies, and of scopes with the same effort share
/// maxLessonSteps. Parsing a formula costs some of them; a cell costs cellSteps, or more for a
/// wide head. Tables whose rows must be searched for cost so many steps that only short searches,
/// or none, are possible.
class LessonScope {
public:
    LessonScope(LabState start, LabState revealed, std::shared_ptr<Effort> effort = newEffort());

    void setAnswer(double answer) { m_answer = answer; }
    void setPrediction(double prediction) { m_prediction = prediction; }
    void setX(double x) { m_x = x; }
    /// Sets the options of a choice: in texts, `answer` and `prediction` are then the option and
    /// not its index.
    void setOptions(const std::vector<LessonOption>& options);
    /// The text, in a language, of the option whose index is `answer` or `prediction`; empty if the
    /// question is not a choice or the name is another.
    std::optional<std::string> optionWords(std::string_view name, std::string_view language) const;
    /// Replaces cells of `position-lab table`: NaN has no value, empty means the value in the
    /// table.
    using Cells = std::function<std::optional<double>(
        const std::string& table, std::int64_t row, const std::string& column)>;
    void setCells(Cells cells) { m_cells = std::move(cells); }
    Scope scope() const; ///< refers to members of this object
    static std::shared_ptr<Effort> newEffort();

private:
    /// Recently used tables, with everything that their rows share, such as weights, computed once.
    /// A copy starts empty, because the tables may refer to the states of the original.
    class Tables {
    public:
        Tables() = default;
        Tables(const Tables&) { }
        Tables& operator=(const Tables&);
        const SchemeTable& of(
            const LabState& state, const TableQuantity& quantity, std::int64_t row);

    private:
        struct Kept {
            const LabState* state = nullptr;
            const TableQuantity* quantity = nullptr;
            SchemeTable table;
        };
        std::vector<Kept> m_kept;
    };

    Expected<Complex, ExpressionError::Kind> cell(
        const LabState& state, std::span<const Argument> arguments) const;
    std::optional<Complex> variable(std::string_view name) const;
    std::optional<Expected<Complex, ExpressionError::Kind>> function(
        std::string_view name, std::span<const Argument> arguments) const;

    LabState m_start;
    LabState m_revealed;
    std::optional<double> m_answer;
    std::optional<double> m_prediction;
    std::optional<double> m_x;
    std::shared_ptr<const std::vector<LessonText>> m_options; ///< null if there are none
    Cells m_cells;
    std::shared_ptr<Effort> m_effort;
    mutable Tables m_tables; ///< most formulas read many rows of one table
};

constexpr std::int64_t maxLessonSteps = 20'000'000;
constexpr std::int64_t cellSteps = 1000;

/// The value of a parameter as a number: a flag is 1 or 0, a choice its index from 0.
double numberOf(const Parameter& parameter, const LabState& state);

/// The value of a formula as a real number, or an error, also if it is not real except for
/// rounding, like ln(−1).
Expected<double, ExpressionError> lessonNumber(std::string_view formula, const LessonScope& scope);

/// Four significant digits; all digits before the decimal point up to a billion, in groups of
/// three.
std::string numberText(double number);

/// The number obtained by reading back its text.
double shownNumber(double number);

/// What a text shows if a formula has no value in this state: an error, when a lesson is checked,
/// or a dash, when it is played and the learner has reached such a state.
enum class MissingNumber { Error, Dash };

/// A text with the values of its formulas inserted, as formatted by numberText, and with the text
/// of an option for `answer` or `prediction`. Errors contain byte offsets in the text.
Expected<std::string, ExpressionError> filledText(std::string_view text, const LessonScope& scope,
    MissingNumber missing = MissingNumber::Error, std::string_view language = {});

} // namespace lab
