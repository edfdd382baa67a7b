#pragma once

#include <QColor>

#include <array>

namespace lab::ui {

/// The colours of one theme. Each meaning has one colour everywhere; each also has a darker shade
/// for text with a contrast of at least 4.5 to 1 on the ground and on the frame.
struct Palette {
    bool isDark = false;
    QColor ground; ///< behind pictures
    QColor frame; ///< behind panels
    QColor field; ///< of an input
    QColor grid; ///< also the current row
    QColor axis; ///< also outlines
    QColor text;
    QColor notes;
    QColor query, queryText;
    QColor key, keyText;
    QColor result, resultText;
    QColor seen, seenText;
    QColor unseen, unseenText;
    std::array<QColor, 6> series; ///< methods and encodings
    std::array<QColor, 6> seriesText;
    std::array<QColor, 5> pairs; ///< from fast to slow
    std::array<QColor, 5> negative; ///< from zero outwards
    std::array<QColor, 5> positive;

    bool operator==(const Palette&) const = default;
};

Palette lightPalette();
Palette darkPalette();

/// The colour at a share of 0 to 1 along a ramp of the palette, ends included.
QColor rampColor(const std::array<QColor, 5>& ramp, double share);

/// `share` of `colour` over `ground` as one opaque colour.
QColor blended(const QColor& colour, const QColor& ground, double share);

} // namespace lab::ui
