#pragma once

#include "core/experiment/experiment_setup.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// What a small model of Experiment has learned instead of a formula, in its first layer.
///
/// Learned: L × d, one row per position. T5: buckets × heads, each number the bias itself. Shaw:
/// the key vectors of the first head, one row for each distance 0 … 16 of a key before its query.
/// DeBERTa: such rows multiplied with the query of the first head (Kr), and below them those
/// multiplied with the key (Qr).
struct ToyTable {
    TrainedEncoding encoding = TrainedEncoding::T5;
    ExperimentTask task = ExperimentTask::Variables;
    int trainingLength = 32; ///< L of the model
    int seed = 0; ///< of the model, from 0
    int rows = 0;
    int columns = 0;
    std::vector<int> numbers; ///< row by row, rounded to ten-thousandths

    double at(int row, int column) const
    {
        const auto place = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
            + static_cast<std::size_t>(column);
        return numbers[place] / partsOfOne;
    }
    bool operator==(const ToyTable&) const = default;

    static constexpr double partsOfOne = 10000;
};

/// Whether a model with this encoding learns such a table.
bool learnsTable(TrainedEncoding encoding);

/// "t5,variables,32,0,16,4,-213,…": a table as a single word.
std::string textOf(const ToyTable& table);

/// The table in such a text; empty if a part is invalid, if the number of values does not match its
/// rows and columns, or if no model could have learned a table of this size. Law:
/// toyTableIn(textOf(t)) is t.
std::optional<ToyTable> toyTableIn(std::string_view text);

/// What replaces the untrained values of an encoding: nothing, a bundled table, given by the key of
/// its task, or another table. It is parsed once and shared by all copies.
class TableChoice {
public:
    TableChoice() = default; ///< untrained

    /// From "untrained", the key of a task, or textOf() a table of the encoding; empty for other
    /// text.
    static std::optional<TableChoice> of(TrainedEncoding encoding, std::string_view text);

    const ToyTable* table() const; ///< null if the values are untrained
    std::string text() const; ///< the text from which it was made
    bool isOwn() const; ///< not a bundled table

    bool operator==(const TableChoice& other) const
    {
        return m_kept == other.m_kept || text() == other.text();
    }

private:
    struct Kept {
        std::string text;
        ToyTable table;
    };
    std::shared_ptr<const Kept> m_kept;
};
constexpr std::string_view untrainedTable = "untrained";

} // namespace lab
