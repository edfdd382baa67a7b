#pragma once

#include "core/drawing/figure.h"
#include "core/state/lab_state.h"

#include <cstdint>
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
        enum class Kind : std::uint8_t { Base, Dimension, Heads } kind = Kind::Base;
        int multipleOf = 1;

        bool operator==(const Entry&) const = default;
    };
    std::vector<Entry> entries {};

    bool operator==(const BenchValues&) const = default;
};

/// Of the parameters in the panel of the state's bench: bases, then dimensions, then heads.
BenchValues benchValues(const LabState& state, std::span<const std::string_view> panel);

/// Whether a picture that the bench shows has a handle for this base, dimension or number of heads.
bool isDraggedInPicture(const LabState& state, std::string_view key);

/// Pixels at 1x that the handles need, one after the other.
double widthOf(const BenchValues& values);

extern const Figure<BenchValues> benchValuesFigure;

} // namespace lab::drawing
