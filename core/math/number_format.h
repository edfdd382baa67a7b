#pragma once

namespace lab {

/// The binary formats in which models are trained and run.
enum class NumberFormat {
    Double, ///< 53 significant bits
    Float, ///< 24
    Tf32, ///< 11 with the range of Float: what tensor cores multiply, stored as a Float
    Half, ///< 11, to 65504
    Bfloat16, ///< 8 with the range of Float
};

/// The value of the format that is nearest to `number`; of two equally near ones that with an even
/// last bit (IEEE 754-2019, §4.3.1).
///
/// Subnormals are kept. Above the largest value by half a spacing or more it is ±∞; NaN stays NaN,
/// and zero keeps its sign. It rounds once: what goes from a Double through a Float into a
/// Bfloat16, as tensor libraries do it, is rounded(Bfloat16, rounded(Float, number)), which can
/// differ in the last place.
/// Law: 15962 in Bfloat16 is 15936, its integers being 64 apart there; 257 is 256.
double rounded(NumberFormat format, double number);

/// The format's nearest value to left·right, and to left + right, with no rounding before.
double roundedProduct(NumberFormat format, double left, double right);
double roundedSum(NumberFormat format, double left, double right);

int significantBits(NumberFormat format); ///< the one in front of the point included
double largestFinite(NumberFormat format);
double smallestNormal(NumberFormat format);

/// From |number| to the next larger value of the format, also for numbers between two values.
/// Below the smallest normal number that is the smallest subnormal; |number| ≤ largestFinite.
double spacing(NumberFormat format, double number);

} // namespace lab
