#pragma once

#include <QProxyStyle>

namespace lab::ui {

/// Draws the controls of the window: thin outlines, no gradients, no shadows.
///
/// Sizes in pixels: slider track 2, its filled part 4, handle 14; field 24 high; choice and button
/// 28; check box 16; menu bar 32; corner 4. All colours come from the palette of the control, so a
/// new palette is a new theme. A control with keyboard focus has a ring of 2 in the text colour; a
/// field whose property "wrong" is true has an outline of 2 in BrightText. Everything else is drawn
/// by Fusion.
class ControlStyle : public QProxyStyle {
    Q_OBJECT
public:
    ControlStyle();

    int pixelMetric(
        PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
        QStyleHintReturn* returned) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
        const QWidget* widget) const override;
    QRect subElementRect(
        SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
        const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
        QPainter* painter, const QWidget* widget) const override;
};

} // namespace lab::ui
