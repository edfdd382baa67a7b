#pragma once

#include "core/drawing/drawing.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace lab::drawing {

/// A picture while it is drawn: the base of a class for each picture.
struct DrawnPicture {
    DrawnPicture(const Box& where, const Style& how)
        : place(where)
        , style(how)
    {
    }

    double px(double length) const { return style.px(length); }
    double width(std::string_view text, TextRole role) const { return style.width(text, role); }
    double width(const Said& said, TextRole role) const { return style.width(said.text, role); }
    Said said(const Message& message, std::initializer_list<std::string> values = {}) const
    {
        return style.words(message, values);
    }
    Layer& layer(Layer::Meaning meaning, Drawing::Live live = Drawing::Live::No)
    {
        return value.addLayer(meaning, live);
    }

    Box place;
    const Style& style;
    Drawing value {};
};

} // namespace lab::drawing
