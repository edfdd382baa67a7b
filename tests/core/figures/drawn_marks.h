#pragma once

#include "core/drawing/drawing.h"

#include <string_view>
#include <variant>
#include <vector>

namespace lab::drawing {

/// Calls `see` with each mark of any kind and its layer.
template <class See> void forEachMark(const Drawing& drawing, See see)
{
    for (const Layer& layer : drawing.layers)
        for (const Mark& mark : layer.marks)
            see(layer, mark);
}

/// The marks of one kind in layers of one meaning.
template <class Kind> std::vector<Kind> marksOf(const Drawing& drawing, Layer::Meaning meaning)
{
    std::vector<Kind> all;
    forEachMark(drawing, [&](const Layer& layer, const Mark& mark) {
        if (const auto* one = std::get_if<Kind>(&mark); one && layer.meaning == meaning)
            all.push_back(*one);
    });
    return all;
}

inline int textsOf(const Drawing& drawing, std::string_view english)
{
    int count = 0;
    forEachMark(drawing, [&](const Layer&, const Mark& mark) {
        const auto* text = std::get_if<Text>(&mark);
        count += text && text->said.message && text->said.message->english == english ? 1 : 0;
    });
    return count;
}

inline int layersOf(const Drawing& drawing, Layer::Meaning meaning)
{
    int count = 0;
    for (const Layer& layer : drawing.layers)
        count += layer.meaning == meaning && !layer.marks.empty() ? 1 : 0;
    return count;
}

} // namespace lab::drawing
