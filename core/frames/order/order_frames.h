#pragma once

#include "core/frames/focus.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// A sentence in the layers: its order, the attention weights and the output vectors of the last
/// layer, with rows and columns by position.
struct OrderSideFrame {
    std::vector<int> tokens; ///< at each place, by its place in the sentence as typed
    HeatmapFrame weights; ///< rows are queries, columns keys; NaN if the mask hides the key
    HeatmapFrame outputs; ///< a row per position, 8 columns

    bool operator==(const OrderSideFrame&) const = default;
};

/// An output vector of the sentence as typed and the one that it is compared with.
struct OrderRow {
    int token = 0; ///< as typed, in the first of the two; empty if pooled
    int place = 0; ///< of the second; empty if pooled
    std::vector<double> before;
    std::vector<double> after;
    int column = 0; ///< of the largest difference
    double change = 0; ///< the largest |after − before|

    bool operator==(const OrderRow&) const = default;
};

/// The difference of the outputs, the largest over all columns for each comparison.
struct OrderChanges {
    double byToken = 0; ///< |f(PX) − P·f(X)|
    double byPlace = 0; ///< |f(PX) − f(X)|
    double pooled = 0; ///< of the means of all outputs
    double last = 0; ///< of the last token, if only those before it are reordered

    bool operator==(const OrderChanges&) const = default;

    double of(OrderComparison comparison) const;
};

/// The content of the pictures of Order: both sentences, and the outputs that are compared.
struct OrderFrame {
    std::vector<std::string> words; ///< as typed
    std::vector<int> places; ///< the current position of each word
    int selected = 0;
    OrderEncoding encoding = OrderEncoding::None;
    int layers = 1; ///< the layer whose weights and outputs these are is the last
    Visible visible = Visible::AllKeys;
    OrderComparison compared = OrderComparison::ByToken;
    OrderSideFrame typed;
    OrderSideFrame reordered;
    std::vector<OrderRow> rows;
    OrderChanges changes;

    bool operator==(const OrderFrame&) const = default;

    const OrderSideFrame& side(OrderSide side) const;
    const std::string& word(OrderSide side, int place) const;
    int placeOf(OrderSide side, int token) const;
    int largest() const; ///< the row with the largest change
};
OrderFrame orderFrame(const LabState& state);

/// b − a of the weights of both sides; empty if the numbers of tokens differ.
std::optional<OrderFrame> difference(const OrderFrame& a, const OrderFrame& b);

/// The effect of the same reordering for each encoding: the change in the chosen comparison, with
/// all keys visible and with the causal mask.
struct OrderEncodingsFrame {
    struct Line {
        OrderEncoding encoding = OrderEncoding::None;
        double allKeys = 0;
        double causal = 0;

        bool operator==(const Line&) const = default;
    };
    std::vector<Line> lines;
    OrderEncoding chosen = OrderEncoding::None;
    int layers = 1;
    Visible visible = Visible::AllKeys;
    OrderComparison compared = OrderComparison::ByToken;

    bool operator==(const OrderEncodingsFrame&) const = default;
};
OrderEncodingsFrame orderEncodingsFrame(const LabState& state);

/// The numbers behind each picture. Tokens are counted from 0 as they were typed; `reordered` is 0
/// for the sentence as typed.
NumberTable chipNumbers(const OrderFrame& frame); ///< the weights of the selected query
NumberTable weightNumbers(const OrderFrame& frame);
NumberTable outputNumbers(const OrderFrame& frame);
NumberTable numbers(const OrderEncodingsFrame& frame);

} // namespace lab
