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

/// The names that a lesson's formulas may use beside those of every expression.
///
/// A parameter's key is its value in the state after the reveal, 1 or 0 for a flag and the number
/// of the choice, from 0; rope.rotated_width is the number of columns that turn. cell("rope.score",
/// 5, "score") is one number of a table of `position-lab table`: the row's own number and the
/// column's name. cell_at_start and at_start("rope.base") are the same before the reveal. phi(p) is
/// the derivation's angle at p. `answer` and `prediction` are known where they exist, and `x` in
/// the formulas of a curve.
///
/// All formulas of a scope, of its copies and of those with the same effort share mostLessonSteps;
/// reading a formula costs some of them, a cell cellSteps or, of a wide head, more; of a table
/// whose rows are searched for so many that only short searches are possible, or none.
class LessonScope {
public:
    LessonScope(LabState start, LabState revealed, std::shared_ptr<Effort> effort = newEffort());

    void setAnswer(double answer) { m_answer = answer; }
    void setPrediction(double prediction) { m_prediction = prediction; }
    void setX(double x) { m_x = x; }
    /// Those of a choice: in words `answer` and `prediction` are then the option, not its number.
    void setOptions(const std::vector<LessonOption>& options);
    /// The words, in a language, of the option that `answer` or `prediction` is the number of;
    /// nothing where the question is no choice, or the name another.
    std::optional<std::string> optionWords(std::string_view name, std::string_view language) const;
    /// Cells that are not those of `position-lab table`: NaN has no value, nothing is the table's.
    using Cells = std::function<std::optional<double>(
        const std::string& table, std::int64_t row, const std::string& column)>;
    void setCells(Cells cells) { m_cells = std::move(cells); }
    Scope scope() const; ///< refers to this object
    static std::shared_ptr<Effort> newEffort();

private:
    /// The tables asked for last: of each the weights and what else its rows share are made once,
    /// whatever rows are asked for. A copy begins with none: theirs may refer to the states of
    /// this.
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
    std::shared_ptr<const std::vector<LessonText>> m_options; ///< nothing where there are none
    Cells m_cells;
    std::shared_ptr<Effort> m_effort;
    mutable Tables m_tables; ///< most formulas ask for many rows of one
};

constexpr std::int64_t mostLessonSteps = 20'000'000;
constexpr std::int64_t cellSteps = 1000;

/// A parameter's value as a number; a flag is 1 or 0, a choice its number from 0.
double numberOf(const Parameter& parameter, const LabState& state);

/// The value of a formula as a real number, or what is wrong with it: also that it is none, as
/// ln(−1), but for rounding.
Expected<double, ExpressionError> lessonNumber(std::string_view formula, const LessonScope& scope);

/// Four significant digits; all digits before the point up to a billion, in groups of three.
std::string numberText(double number);

/// The number that the text of a number is read back as.
double shownNumber(double number);

/// What a text shows where a formula of it has no number in this state: nothing but the error, as
/// when a lesson is checked, or a dash, as when it is played and its state was dragged there.
enum class MissingNumber { Error, Dash };

/// A text with the numbers of its formulas put in, as numberText writes them, and the words of an
/// option where `answer` or `prediction` is one; an error counts bytes of the text.
Expected<std::string, ExpressionError> filledText(std::string_view text, const LessonScope& scope,
    MissingNumber missing = MissingNumber::Error, std::string_view language = {});

} // namespace lab
