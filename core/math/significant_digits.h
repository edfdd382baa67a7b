#pragma once

namespace lab {

/// The double nearest to the decimal of so many significant digits that is nearest to `value`; a
/// number that is dragged or drawn is one that can be read out.
///
/// Range: 1 to 15 digits; zero, infinities and what is no number are given back. Law: it reads as
/// the decimal where 1e-7 ≤ |value| < 1e22, as the powers of ten are doubles there.
double toSignificantDigits(double value, int digits);

} // namespace lab
