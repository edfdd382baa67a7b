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

/// What the encoding that Biases shows adds to the score of query m and key n in head h, whichever
/// encoding it is: the pictures of the bench are made of this alone.
///
/// `visible(h, m, n)`, h from 1, is asked for keys that the query sees; at() is NaN for the others.
/// Law: where `knowsDistanceAlone` the bias is a function of m − n.
struct BiasModel {
    BiasEncoding encoding = BiasEncoding::Alibi;
    int heads = 1;
    Mask mask = Mask::Causal; ///< Symmetric: the keys after the query are seen too
    bool knowsDistanceAlone = true;
    /// Above 0: the text is cut into windows of so many tokens, and a query sees those of its own.
    std::int64_t window = 0;
    std::int64_t tokens = lastPosition + 1; ///< of the text; there is none after the last
    std::int64_t mostShown = lastPosition; ///< positions that the matrix shows at once
    std::int64_t mostKeys = lastPosition + 1; ///< that a query's weights are computed for
    std::function<double(int, std::int64_t, std::int64_t)> visible;
    /// Where many distances share a number: which one m − n has. Law: two that have the same, both
    /// seen or both hidden, have the same bias in every head. Empty: each has its own.
    std::function<std::int64_t(std::int64_t)> row = {};
    /// Of a table that distances or offsets are looked up in, the numbers of head h, row by row;
    /// empty where there is none.
    std::function<std::vector<double>(int)> column = {};

    bool isHidden(std::int64_t query, std::int64_t key) const;
    double at(int head, std::int64_t query, std::int64_t key) const;
    /// What the query sees where the last position shown is end − 1.
    KeySpan seen(std::int64_t query, std::int64_t end) const;
};

BiasModel biasModel(const LabState& state);

/// What a model is made of, beside the text of CoPE.
struct BiasNumbers {
    BiasEncoding shown = BiasEncoding::Alibi;
    Alibi alibi;
    Schemes schemes;
    std::map<std::int64_t, double> gates;

    bool operator==(const BiasNumbers&) const = default;
};
BiasNumbers biasNumbers(const LabState& state);

/// The positions that the pictures show: those of the ruler, as far as the encoding's numbers are
/// computed at once.
Positions positionsShown(const BiasModel& model, Positions position);

} // namespace lab
