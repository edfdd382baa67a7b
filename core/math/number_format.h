#pragma once

namespace lab {

/// The binary formats in which models are trained and evaluated.
enum class NumberFormat {
    Double, ///< 53 significant bits
    Float, ///< 24
    Tf32, ///< 11 with the range of Float: the inputs of tensor cores, stored as Float
    Half, ///< 11, to 65504
    Bfloat16, ///< 8 with the range of Float
};

/// The value of the format nearest to `number`; of two equally near ones, the one with an even last
/// bit (IEEE 754-2019, §4.3.1).
///
/// Subnormals are kept. Above the largest value by half a spacing or more, the result is ±∞; NaN
/// stays NaN, and zero keeps its sign. It rounds once: going from Double through Float to Bfloat16,
/// as tensor libraries do, is rounded(Bfloat16, rounded(Float, number)), which can differ in the
/// last place. Law: 15962 in Bfloat16 is 15936, because its integers are 64 apart there; 257 is
/// 256.
double rounded(NumberFormat format, double number);

/// The value of the format nearest to left·right, and to left + right, without intermediate
/// rounding.
double roundedProduct(NumberFormat format, double left, double right);
double roundedSum(NumberFormat format, double left, double right);

int significantBits(NumberFormat format); ///< including the one before the point
double largestFinite(NumberFormat format);
double smallestNormal(NumberFormat format);

/// The distance from |number| to the next larger value of the format, also for numbers between two
/// values. Below the smallest normal number it is the smallest subnormal; |number| ≤ largestFinite.
double spacing(NumberFormat format, double number);

} // namespace lab
