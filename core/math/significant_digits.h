#pragma once

namespace lab {

/// The double nearest to `value` rounded to the given number of significant decimal digits, so that
/// numbers that are dragged or drawn are short.
///
/// Range: 1 to 15 digits; zero, infinities and NaN are returned unchanged. Law: it prints as the
/// decimal for 1e-7 ≤ |value| < 1e22, because these powers of ten are exact doubles.
double toSignificantDigits(double value, int digits);

} // namespace lab
