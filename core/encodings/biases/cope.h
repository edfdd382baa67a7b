#pragma once

#include "core/encodings/biases/cope_parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// σ(logit): 0 to 1.
double gate(double logit);

/// What the gate is made of, for vectors of one size ≥ 1.
double gateLogit(const Cope& cope, const Eigen::VectorXd& query, const Eigen::VectorXd& key);

/// Σ of the gates t = j … i for the keys j = 0 … i of query i, from these gates: as many numbers.
std::vector<double> countedGates(const std::vector<double>& gates);

/// p for the keys 0 … i of query i from their gates: countedGates(), clamped.
std::vector<double> contextualPositions(const Cope& cope, const std::vector<double>& gates);

/// The term at position p from those of the whole positions, `atWhole[k]` = q·e[k];
/// 0 ≤ p ≤ atWhole.size() − 1.
double interpolated(const Eigen::VectorXd& atWhole, double position);

/// e with normal numbers of deviation 1/√width.
Eigen::MatrixXd seededTable(const Cope& cope, int width, std::uint64_t seed);

} // namespace lab
