#pragma once

#include "core/encodings/alibi/forms_parameters.h"
#include "core/encodings/functional_relative/parameters.h"
#include "core/encodings/kerple/parameters.h"
#include "core/encodings/nope/parameters.h"
#include "core/encodings/rope/position_map_parameters.h"
#include "core/encodings/rope/query_temperature_parameters.h"
#include "core/encodings/rope/rounded_parameters.h"
#include "core/encodings/rotary_grid/parameters.h"
#include "core/encodings/sandwich/parameters.h"
#include "core/encodings/sinusoidal_grid/parameters.h"
#include "core/state/schemes/bucket_schemes.h"
#include "core/state/schemes/learned_schemes.h"
#include "core/state/schemes/multimodal_scheme.h"
#include "core/state/schemes/score_schemes.h"

namespace lab {

/// The parameters of the encodings that have tables but no bench, one member each, and of what is
/// combined with them. The parameter table has the ranges, and clamped() applies them.
struct Schemes {
    AlibiStorage alibiStorage;
    MultimodalScheme multimodal;
    /// The base is small enough for the slow pairs to rotate visibly within an image.
    RotaryGrid rotaryGrid {.base = 100};
    /// Of RoPE. They start with the most common mistake: positions in bfloat16.
    RotationFormats rotationFormats {NumberFormat::Bfloat16, NumberFormat::Float,
        NumberFormat::Float, NumberFormat::Float, NumberFormat::Float, NumberFormat::Float};
    SinusoidalGrid sinusoidalGrid;
    SwinScheme swin;
    T5Scheme t5;
    TransformerXlScheme transformerXl;
    DebertaScheme deberta;
    Kerple kerple;
    FireScheme fire;
    Sandwich sandwich;
    CopeScheme cope;
    FunctionalRelative functionalRelative;
    LearnedScheme learned;
    Nope nope;
    RelativeBiasScheme relativeBias;
    ShawScheme shaw;
    XposScheme xpos;
    /// This and the next two modify what RoPE or NoPE does with a text
    QueryTemperature temperature;
    PositionMap positionMap;
    SinkScheme sink;

    bool operator==(const Schemes&) const = default;
};

} // namespace lab
