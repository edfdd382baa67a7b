#pragma once

#include "core/drawing/figure.h"
#include "core/state/lab_state.h"
#include "core/state/parameters.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace lab::drawing {

/// The bases, dimensions and numbers of heads of a bench that none of its pictures has a handle
/// for. They can be dragged beside its title, so that every bench that has a base or a dimension
/// lets it be dragged.
struct BenchValues {
    struct Entry {
        std::string_view key {}; ///< of its parameter
        double number = 0;
        double lowest = 1; ///< as the state allows
        double highest = 1;
        enum class Kind : std::uint8_t { Base, Dimension, Heads, Whole } kind = Kind::Base;
        int multipleOf = 1;
        double pixelsPerUnit = 0; ///< at 1x, of a whole number on a linear scale

        bool operator==(const Entry&) const = default;
    };
    std::vector<Entry> entries {};

    bool operator==(const BenchValues&) const = default;
};

/// The value of a parameter that is a base, a dimension, a number of heads, a head or a position;
/// none of others.
std::optional<BenchValues::Entry> valueEntry(const Parameter& parameter, const LabState& state);
/// How it is dragged sideways.
ScaledNumber scaledNumber(const BenchValues::Entry& entry);

/// Of the parameters in the panel of the state's bench: bases, then dimensions, then heads.
BenchValues benchValues(const LabState& state, std::span<const std::string_view> panel);

/// Whether a picture that the bench shows has a handle for this base, dimension or number of heads.
bool isDraggedInPicture(const LabState& state, std::string_view key);

/// Pixels at 1x that the handles need, one after the other.
double widthOf(const BenchValues& values);

extern const Figure<BenchValues> benchValuesFigure;

} // namespace lab::drawing
