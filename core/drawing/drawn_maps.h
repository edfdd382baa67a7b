#pragma once

#include "core/drawing/drawn_picture.h"
#include "core/drawing/figure.h"

namespace lab::drawing {

/// A picture of maps while it is drawn: it shows its values, or B − A.
template <class Values> struct DrawnMaps : DrawnPicture {
    DrawnMaps(const Compared<Values>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , maps(compared)
        , frame(maps.values ? *maps.values : compared.values)
        , focus(pointing.focus)
    {
    }

    MapsShown<Values> maps;
    const Values& frame; ///< what is shown; the values if B − A is not defined
    const Focus& focus;
};

} // namespace lab::drawing
