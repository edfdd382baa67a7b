#include "ui/paint/experiment/experiment_words.h"

#include "core/figures/experiment/trained_marks.h"
#include "ui/paint/drawing/qt_texts.h"

#include <array>

namespace lab::ui {

QString trainedName(TrainedEncoding encoding)
{
    return qt(drawing::trainedName(encoding, QtLanguage()).text);
}

QString trainedNameBeside(TrainedEncoding encoding, RopeStretch other)
{
    return qt(drawing::trainedNameBeside(encoding, other, QtLanguage()).text);
}

QString curveName(const ExperimentCurve& curve)
{
    return qt(drawing::curveName(curve, QtLanguage()).text);
}

QString shareText(double share)
{
    return qt(drawing::shareText(share, QtLanguage()).text);
}

TrainedStyle styleOf(const ExperimentCurve& curve, const Palette& palette)
{
    using Shape = Marks::Shape;
    struct Drawn {
        std::size_t series;
        Shape mark;
        bool isHollow;
    };
    // By trainedEncodings(): no two have both the same colour and mark.
    static constexpr std::array drawn {Drawn {5, Shape::Round, true},
        Drawn {4, Shape::ToTheLeft, false}, Drawn {2, Shape::Square, true},
        Drawn {4, Shape::Square, false}, Drawn {0, Shape::ToTheRight, false},
        Drawn {1, Shape::ToTheLeft, true}, Drawn {1, Shape::Square, false},
        Drawn {0, Shape::Round, false}, Drawn {3, Shape::ToTheRight, false}};
    const Drawn& of = drawn[static_cast<std::size_t>(curve.encoding)];
    TrainedStyle style {
        palette.series[of.series], palette.seriesText[of.series], {}, of.mark, of.isHollow};
    if (curve.stretch != RopeStretch::None) {
        style.dashes = {5, 3};
        style.isHollow = true;
    }
    return style;
}

Layer markBefore(const ExperimentCurve& curve, QPointF left, const Look& look)
{
    constexpr double radius = 3.5;
    const TrainedStyle style = styleOf(curve, look.palette);
    return Marks {.shape = style.mark,
        .places = {left + QPointF(look.px(radius + 1), 0)},
        .radius = look.px(radius),
        .edge = QPen(style.line, look.px(1.5)),
        .fill = style.isHollow ? look.palette.ground : style.line};
}

} // namespace lab::ui
