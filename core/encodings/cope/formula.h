#pragma once

#include "core/encodings/cope/parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// σ(logit): 0 to 1.
double gate(double logit);

/// The input of the gate, for vectors of equal size ≥ 1.
double gateLogit(const Cope& cope, const Eigen::VectorXd& query, const Eigen::VectorXd& key);

/// Σ of the gates t = j … i for the keys j = 0 … i of query i; `gates` has one value per key.
std::vector<double> countedGates(const std::vector<double>& gates);

/// p for the keys 0 … i of query i, from their gates: countedGates(), clamped.
std::vector<double> contextualPositions(const Cope& cope, const std::vector<double>& gates);

/// The term at position p, interpolated between the integer positions, `atWhole[k]` = q·e[k]; 0 ≤ p
/// ≤ atWhole.size() − 1.
double interpolated(const Eigen::VectorXd& atWhole, double position);

/// e with normally distributed values of standard deviation 1/√width.
Eigen::MatrixXd seededTable(const Cope& cope, int width, std::uint64_t seed);

} // namespace lab
