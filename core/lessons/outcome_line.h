#pragma once

namespace lab {

/// A number that was predicted and the true one as two marks on a line with zero on it; on a
/// logarithmic line without zero where they lie more than a factor of thirty apart.
///
/// Law: both marks lie within the line, at shares of 0 to 1 of its length.
struct OutcomeLine {
    double prediction = 0;
    double answer = 0;
    double lowest = 0;
    double highest = 1;
    bool isLogarithmic = false;

    bool operator==(const OutcomeLine&) const = default;

    double share(double number) const; ///< of the way from lowest to highest
};
OutcomeLine outcomeLine(double prediction, double answer);

} // namespace lab
