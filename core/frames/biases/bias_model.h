#pragma once

#include "core/state/lab_state.h"

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace lab {

/// Keys first … end − 1.
struct KeySpan {
    std::int64_t first = 0;
    std::int64_t end = 0;

    std::int64_t count() const { return end - first; }
    bool operator==(const KeySpan&) const = default;
};

/// The bias that the encoding shown on Biases adds to the score of query m and key n in head h. The
/// pictures of the bench use only this interface.
///
/// `visible(h, m, n)`, h from 1, may be called only for keys that the query attends to; at() is NaN
/// for the others. Law: if `knowsDistanceAlone`, the bias is a function of m − n.
struct BiasModel {
    BiasEncoding encoding = BiasEncoding::Alibi;
    int heads = 1;
    Mask mask = Mask::Causal; ///< Symmetric: the keys after the query are visible too
    bool knowsDistanceAlone = true;
    /// If positive, the text is divided into windows of this many tokens, and a query attends only
    /// to its own window.
    std::int64_t window = 0;
    std::int64_t tokens = lastPosition + 1; ///< of the text; there are no positions after the last
    std::int64_t maxShown = lastPosition; ///< positions that the matrix shows at once
    std::int64_t maxKeys = lastPosition + 1; ///< the maximum for which a query's weights are
                                             ///< computed
    std::function<double(int, std::int64_t, std::int64_t)> visible;
    /// For encodings in which many distances share a bias: the index of the bias of m − n. Law: two
    /// distances with the same index, both visible or both hidden, have the same bias in every
    /// head. Empty: all are different.
    std::function<std::int64_t(std::int64_t)> row = {};
    /// For encodings with a table, the values of head h, row by row; empty if there is no table.
    std::function<std::vector<double>(int)> column = {};

    bool isHidden(std::int64_t query, std::int64_t key) const;
    double at(int head, std::int64_t query, std::int64_t key) const;
    /// The keys that the query attends to if the last position shown is end − 1.
    KeySpan seen(std::int64_t query, std::int64_t end) const;
};

BiasModel biasModel(const LabState& state);

/// The inputs of a model, except the text of CoPE.
struct BiasNumbers {
    BiasEncoding shown = BiasEncoding::Alibi;
    Alibi alibi;
    Schemes schemes;
    std::map<std::int64_t, double> gates;

    bool operator==(const BiasNumbers&) const = default;
};
BiasNumbers biasNumbers(const LabState& state);

/// The positions that the pictures show: those of the ruler, limited to what the encoding can
/// compute at once.
Positions positionsShown(const BiasModel& model, Positions position);

} // namespace lab
