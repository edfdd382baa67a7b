#pragma once

#include "core/attention/layer.h"
#include "core/encodings/catalogue.h"
#include "core/frames/bench_frames.h"
#include "core/frames/biases/bias_cost.h"
#include "core/frames/biases/bias_detail.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/compare/compare_frames.h"
#include "core/frames/compare/compared_layer.h"
#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// A query and a key of a head, from 1.
struct BiasPlace {
    int head = 1;
    std::int64_t query = 0;
    std::int64_t key = 0;

    std::int64_t distance() const { return query - key; }
};

/// A formula of the reading and its slots besides head, query, key and bias.
struct BiasLine {
    std::string formula = "reading.nope";
    std::vector<ReadingNumber> numbers {};
};

/// A parameter that is dragged on the line of the selected head, see LineHandles.
struct LineHandle {
    enum class Place {
        End, ///< a diamond that turns the line
        Distance, ///< the parameter is a distance: an upright line
        HalfOfRatio, ///< an upright line where the share is one half
        FarPoint, ///< of the line, at the largest distance
        QuarterPoint, ///< at a quarter of it
        FirstPoint, ///< at distance 0
    };
    std::string_view key;
    Place place = Place::End;
    const char* symbol = ""; ///< beside an upright line
};

/// The panel and the sentence of a bench that shows one encoding at a time.
struct EncodingOnBench {
    std::vector<std::string_view> (*panel)(const LabState& state) = nullptr;
    /// In English; null if a loaded table has a sentence of its own.
    const char* (*sentence)(const LabState& state) = nullptr;
};

/// What Biases needs of an encoding that adds a number to the score.
struct EncodingOnBiases {
    BiasModel (*model)(const LabState& state) = nullptr;
    /// The part of the positions on which the model depends: a length, and the first position.
    std::int64_t (*length)(const Positions& positions) = nullptr;
    bool dependsOnFirst = false;
    int (*heads)(const LabState& state) = nullptr; ///< null: one head
    void (*setHeads)(LabState& state, int heads) = nullptr;
    BiasCost (*cost)(const Schemes& schemes, std::int64_t heads) = nullptr;
    BiasLine (*reading)(const LabState& state, const BiasPlace& place) = nullptr;
    std::span<const std::string_view> panel {}; ///< parameters in the order of the panel
    /// The same as EncodingOnBench::sentence.
    const char* (*sentence)(const LabState& state) = nullptr;
    /// The numbers that its code view computes, their rows, and the parameters that affect them.
    std::string_view quantity = "bias";
    CodeRows codeRows = CodeRows::Shown;
    std::span<const std::string_view> codeGroups {};
    std::span<const CodeMistake> mistakes {};
    /// The number that a drag of a line changes, see BiasCurveFrame::parameter.
    double (*dragged)(const LabState& state) = nullptr;
    std::span<const LineHandle> handles {};
    BiasDetail (*detail)(const LabState& state) = nullptr; ///< instead of lines
};

/// Radians per position of each pair, as trained and as used.
struct PairFrequencies {
    Eigen::ArrayXd trained;
    Eigen::ArrayXd used;

    static PairFrequencies unchanged(const Eigen::ArrayXd& frequencies)
    {
        return {frequencies, frequencies};
    }
};

/// Vectors of tokens by position.
using PositionRows = std::function<Eigen::VectorXd(std::int64_t position)>;

/// What Compare needs of an encoding. One of `rows`, `number` and `score` says how the position
/// enters the layer; none: as a rotation, or not at all. The state has the scaling of its row: see
/// stateOfRow().
struct EncodingOnCompare {
    PositionRows (*rows)(const LabState& state) = nullptr; ///< added to a token
    ComparedScore (*number)(const LabState& state) = nullptr; ///< added to the score
    ComparedScore (*score)(const LabState& state) = nullptr; ///< the whole score
    /// Copies the parameters of the encoding, on which its scores depend.
    void (*copy)(LabState& to, const LabState& from) = nullptr;
    OwnValues (*own)(const LabState& state) = nullptr; ///< null: of every distance
    /// Of a number added to the score only the learned parameters; its operations are those of
    /// EncodingOnBiases::cost.
    PositionCost (*cost)(const LabState& state) = nullptr;
    bool sharesNumbers = false; ///< all heads add a number from the same table
    /// Those whose angles can be new in a text longer than in training; empty if no angle can.
    std::optional<PairFrequencies> (*frequencies)(
        const LabState& state, std::int64_t trained) = nullptr;
    int axes = 1; ///< largest number of axes for which the program has a version of it
    bool hasFixedCurve = false; ///< neither learned per distance nor dependent on the words
    std::span<const std::string_view> panel {};
};

/// One encoding of the program: its catalogue entry, its parameters, its tables, and what the
/// benches need of it. A bench does not offer an encoding without its abilities.
///
/// Laws: it has parameters and tables; each of its parameters occurs once in parameters() and each
/// of its tables once in tableQuantities(), and their names start with its key. One that adds a
/// number to the score has a model, a cost and a reading.
struct Encoding {
    using Rows = std::span<const Parameter>();
    using Tables = std::span<const TableQuantity>();

    CatalogueEntry entry;
    Rows* rows = nullptr;
    Tables* tables = nullptr;
    /// The order in which encodings were added, from 1. Parameters and tables are listed in this
    /// order, so that a new encoding with the next number does not move the others.
    int joined = 0;
    EncodingOnBench waves {};
    EncodingOnBench relative {};
    EncodingOnBiases biases {};
    EncodingOnCompare compare {};
    /// How it enters a layer of a few tokens on Order, with parameters that fit them.
    PositionSignal (*signal)(const Order& order, const AttentionLayer& layer) = nullptr;
    /// The choice of a trained table that replaces its numbers; null if it has none.
    const TableChoice& (*table)(const LabState& state) = nullptr;
};

/// All encodings in the order of the catalogue, grouped by effect. Lower layers access their parts
/// through catalogue() and schemeRows(). The list is made from the folders of core/encodings.
std::span<const Encoding* const> encodings();
std::span<const Encoding* const> listedEncodings(); ///< in no order
/// The encoding with this key, which exists.
const Encoding& encodingNamed(std::string_view key);

const Encoding& encodingOf(WavesEncoding shown);
const Encoding& encodingOf(RelativeEncoding encoding);
const Encoding& encodingOf(BiasEncoding shown);
const Encoding& encodingOf(OrderEncoding encoding);
const Encoding& encodingOf(ComparedEncoding encoding);
/// The state with the scaling of RoPE that a row of Compare has: its method, or none.
LabState stateOfRow(LabState state, ComparedEncoding encoding);

/// The tables of all encodings, in the order in which these were added.
std::span<const TableQuantity> schemeTables();

} // namespace lab
