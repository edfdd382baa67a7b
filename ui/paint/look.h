#pragma once

#include "core/frames/focus.h"
#include "ui/paint/palette.h"

#include <QFont>

#include <utility>
#include <vector>

namespace lab::ui {

class FormulaBook;

/// What a painter needs besides its frame: colours, sizes, and whether it draws pixels or lines.
struct Look {
    Palette palette = lightPalette();
    double scale = 1; ///< of text and lines; while presenting see presentationScale()
    enum class Medium {
        Screen, ///< pixels: curves are rasterized, heat maps are images of device pixels
        Vector, ///< SVG and PDF: curves are lines, nothing depends on clipping
    } medium = Medium::Screen;
    const FormulaBook* formulas = nullptr; ///< outlives every painter
    bool hasWords = true; ///< else only shapes: a small picture beside a large one while presenting

    bool isPresenting = false; ///< two states are called before and after, not A and B

    double px(double length) const { return length * scale; }
};

/// The look, and the element under the pointer, here or in another picture.
struct PointedLook : Look {
    Focus focus;

    PointedLook() = default;
    explicit PointedLook(const Look& look, Focus pointed = {})
        : Look(look)
        , focus(std::move(pointed))
    {
    }
};

/// The text sizes of the window: pixels at 96 dpi, times the look's scale.
enum class TextRole {
    BenchTitle, ///< 20, semibold
    PictureTitle, ///< 14, semibold
    Body, ///< 13
    BodyStrong, ///< 13, semibold: of selected elements
    Note, ///< 12
    NoteStrong, ///< 12, semibold
    Axis, ///< 12
    Code, ///< 12, monospace
    MainResult, ///< 24, semibold
};
QFont font(const Look& look, TextRole role);

} // namespace lab::ui
