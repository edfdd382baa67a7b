#pragma once

#include "core/drawing/figure.h"

#include <vector>

namespace lab::drawing {

/// What the pictures of Rotations share.

extern const Message rotationsKeys; ///< what stepsByKey() does
/// Left and right move m by so many positions, up and down select the pair before and after.
KeyPress rotationsKey(Key key, int positions);
template <int positions, class Values> KeyPress stepsByKey(const Values&, Key key)
{
    return rotationsKey(key, positions);
}

double titleBaseline(const Box& place, const Style& style);
/// Of the title and the warning below it: nothing else extends above it.
double headHeight(bool isRotation, const Style& style);
/// The first of the titles that fits, and below it the warning if the pairs are not rotated.
/// Returns the width of the title.
double addHead(Layer& layer, const Box& place, const std::vector<Said>& titles, bool isRotation,
    const Style& style);
/// "Not a rotation: the score does not depend on the distance alone", or its first words.
Said notARotation(double space, const Style& style);

} // namespace lab::drawing
