#pragma once

#include "core/experiment/experiment_setup.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// What a small model of Experiment has learned in place of a formula, in its first layer.
///
/// Learned: L × d, a row for each position. T5: buckets × heads, each number the bias itself. Shaw:
/// the vectors of the keys that the first head meets, a row for each distance 0 … 16 of a key
/// before its query. DeBERTa: such rows that the query of the first head meets (Kr), and below them
/// those that the key meets (Qr).
struct ToyTable {
    TrainedEncoding encoding = TrainedEncoding::T5;
    ExperimentTask task = ExperimentTask::Variables;
    int trainingLength = 32; ///< L of the model
    int seed = 0; ///< of the model, from 0
    int rows = 0;
    int columns = 0;
    std::vector<int> numbers; ///< row by row, in ten-thousandths, rounded to whole ones

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

/// "t5,variables,32,0,16,4,-213,…": all of a table in one word.
std::string textOf(const ToyTable& table);

/// The table in such a text; none where a word of it is wrong or its numbers are more or fewer than
/// its rows and columns say, or where no model could have learned one of such a size.
/// Law: toyTableIn(textOf(t)) is t.
std::optional<ToyTable> toyTableIn(std::string_view text);

/// What stands in the place of the untrained numbers of an encoding: nothing, a table that comes
/// with the program, by the key of its task, or the numbers of another. Read once, and shared by
/// all copies.
class TakenTable {
public:
    TakenTable() = default; ///< untrained

    /// Of "untrained", a task's key or textOf() a table of the encoding; none for another text.
    static std::optional<TakenTable> of(TrainedEncoding encoding, std::string_view text);

    const ToyTable* table() const; ///< null where the numbers are untrained
    std::string text() const; ///< that it was made of
    bool isOwn() const; ///< none that comes with the program

    bool operator==(const TakenTable& other) const
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
