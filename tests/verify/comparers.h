#pragma once

#include "tests/verify/comparison.h"

namespace lab::verify {

// One per file of reference values; tests/verify/compare_NAME.cpp defines it.
void compareAlibi(const nlohmann::json& referenceCase, Comparison& comparison);
void compareAttentionSink(const nlohmann::json& referenceCase, Comparison& comparison);
void compareCriticalDimension(const nlohmann::json& referenceCase, Comparison& comparison);
void compareDeberta(const nlohmann::json& referenceCase, Comparison& comparison);
void compareLayerPatterns(const nlohmann::json& referenceCase, Comparison& comparison);
void compareMrope(const nlohmann::json& referenceCase, Comparison& comparison);
void compareOtherBiases(const nlohmann::json& referenceCase, Comparison& comparison);
void comparePositionMaps(const nlohmann::json& referenceCase, Comparison& comparison);
void comparePrecision(const nlohmann::json& referenceCase, Comparison& comparison);
void compareQueryScale(const nlohmann::json& referenceCase, Comparison& comparison);
void compareRope2d(const nlohmann::json& referenceCase, Comparison& comparison);
void compareRopeBaseBound(const nlohmann::json& referenceCase, Comparison& comparison);
void compareRopeDecay(const nlohmann::json& referenceCase, Comparison& comparison);
void compareRopeInvFreq(const nlohmann::json& referenceCase, Comparison& comparison);
void compareRopeRotate(const nlohmann::json& referenceCase, Comparison& comparison);
void compareShaw(const nlohmann::json& referenceCase, Comparison& comparison);
void compareSincos2d3d(const nlohmann::json& referenceCase, Comparison& comparison);
void compareSinusoidal(const nlohmann::json& referenceCase, Comparison& comparison);
void compareSwin(const nlohmann::json& referenceCase, Comparison& comparison);
void compareT5Buckets(const nlohmann::json& referenceCase, Comparison& comparison);
void compareTransformerXl(const nlohmann::json& referenceCase, Comparison& comparison);
void compareVitInterpolation(const nlohmann::json& referenceCase, Comparison& comparison);
void compareXpos(const nlohmann::json& referenceCase, Comparison& comparison);

} // namespace lab::verify
