#pragma once

namespace lab {

/// A predicted number and the true one as two marks on a line that includes zero; if they differ by
/// more than a factor of thirty, on a logarithmic line without zero.
///
/// Law: both marks are within the line, at 0 to 1 of its length.
struct OutcomeLine {
    double prediction = 0;
    double answer = 0;
    double lowest = 0;
    double highest = 1;
    bool isLogarithmic = false;

    bool operator==(const OutcomeLine&) const = default;

    double share(double number) const; ///< position between lowest and highest
};
OutcomeLine outcomeLine(double prediction, double answer);

} // namespace lab
