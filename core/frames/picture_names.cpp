#include "core/frames/picture_names.h"

#include <array>

namespace lab {

std::span<const PictureName> pictureNames()
{
    using enum BenchId;
    static constexpr auto names = std::to_array<PictureName>({
        {Order, "chips"},
        {Order, "outputs"},
        {Order, "weights"},
        {Order, "encodings"},
        {Waves, "table"},
        {Waves, "waves"},
        {Waves, "similarity"},
        {Waves, "shift"},
        {Waves, "learned"},
        {Waves, "products"},
        {Waves, "pairs"},
        {Waves, "odometer"},
        {Waves, "terms"},
        {Rotations, "dials"},
        {Rotations, "conventions"},
        {Rotations, "scores"},
        {Rotations, "frequencies"},
        {Rotations, "curve"},
        {Derivation, "page"},
        {Derivation, "line"},
        {Derivation, "check"},
        {Biases, "matrix"},
        {Biases, "curve"},
        {Biases, "weights"},
        {Biases, "heads"},
        {Biases, "forms"},
        {Relative, "terms"},
        {Relative, "score"},
        {Relative, "shift"},
        {Relative, "rows"},
        {Grids, "similarity"},
        {Grids, "image"},
        {Grids, "encodings"},
        {Grids, "pairs"},
        {Grids, "frames"},
        {Grids, "box"},
        {Grids, "sequence"},
        {Context, "spectrum"},
        {Context, "rings"},
        {Context, "factors"},
        {Context, "mean_score"},
        {Context, "base_bound"},
        {Context, "growing_length"},
        {Context, "temperature"},
        {Context, "distances_seen"},
        {Precision, "errors"},
        {Precision, "drift"},
        {Experiment, "answers"},
        {Experiment, "training"},
        {Experiment, "ranking"},
        {Experiment, "example"},
        {Experiment, "pairs"},
        {Experiment, "limits"},
        {Compare, "properties"},
        {Compare, "adviser"},
        {Compare, "claims"},
        {Compare, "mistakes"},
    });
    return names;
}

} // namespace lab
