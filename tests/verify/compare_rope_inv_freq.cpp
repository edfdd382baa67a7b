#include "tests/verify/comparers.h"

#include "core/encodings/scaling/ramps.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lab::verify {

namespace {

Rotary rotaryOf(const nlohmann::json& params)
{
    return {params.at("rope_theta"), params.at("head_dim"), params.at("rotary_dim"),
        Pairing::Interleaved};
}

/// A number that a file may leave out or give as null.
std::optional<double> given(const nlohmann::json& params, const char* key)
{
    const auto entry = params.find(key);
    return entry == params.end() || entry->is_null() ? std::nullopt
                                                     : std::optional(entry->get<double>());
}

ScalingMethod methodNamed(const std::string& type)
{
    static const std::map<std::string, ScalingMethod> methods {{"default", ScalingMethod::None},
        {"linear", ScalingMethod::PositionInterpolation}, {"dynamic", ScalingMethod::DynamicNtk},
        {"ntk_fixed", ScalingMethod::NtkAware}, {"ntk_by_parts_2023", ScalingMethod::NtkByParts},
        {"yarn", ScalingMethod::Yarn}, {"longrope", ScalingMethod::LongRope},
        {"llama3", ScalingMethod::Llama3}, {"p_rope", ScalingMethod::ProportionalRope}};
    return methods.at(type);
}

void readLengths(RotaryScaling& scaling, const nlohmann::json& params)
{
    const double longest = given(params, "max_position_embeddings").value_or(4096);
    const double original = given(params, "original_max_position_embeddings").value_or(longest);
    scaling.originalLength = static_cast<std::int64_t>(original);
    scaling.currentLength = static_cast<std::int64_t>(given(params, "seq_len").value_or(longest));
    scaling.factor = given(params, "factor").value_or(std::max(1.0, longest / original));
}

void readYarn(RotaryScaling& scaling, const nlohmann::json& params)
{
    scaling.betaFast = given(params, "beta_fast").value_or(32);
    scaling.betaSlow = given(params, "beta_slow").value_or(1);
    scaling.rampEnds = params.value("truncate", true) ? RampEnds::WholePairs : RampEnds::Exact;
    scaling.attentionFactor = given(params, "attention_factor");
    // As in transformers: one of the two alone changes nothing.
    if (const auto both = given(params, "mscale"); both && given(params, "mscale_all_dim")) {
        scaling.mscale = *both;
        scaling.mscaleAllDim = *given(params, "mscale_all_dim");
    }
}

void readLongRope(RotaryScaling& scaling, const nlohmann::json& params)
{
    scaling.attentionFactor = given(params, "attention_factor");
    // The other list stays empty, so that the wrong one would be noticed.
    (params.at("uses") == "long_factor" ? scaling.longFactors : scaling.shortFactors) =
        params.at("ext_factors").get<std::vector<double>>();
}

RotaryScaling scalingOf(const std::string& type, const nlohmann::json& params)
{
    RotaryScaling scaling;
    scaling.method = methodNamed(type);
    readLengths(scaling, params);
    switch (scaling.method) {
    case ScalingMethod::NtkAware:
        scaling.factor = params.at("alpha");
        break;
    case ScalingMethod::NtkByParts:
        scaling.beta0 = params.at("beta_0");
        scaling.beta1 = params.at("beta_1");
        scaling.gamma0 = params.at("gamma_0");
        scaling.gamma1 = params.at("gamma_1");
        scaling.ntkFactor = params.at("ntk_factor");
        scaling.extrapolationFactor = params.at("extrapolation_factor");
        break;
    case ScalingMethod::Yarn:
        readYarn(scaling, params);
        break;
    case ScalingMethod::LongRope:
        readLongRope(scaling, params);
        break;
    case ScalingMethod::Llama3:
        scaling.lowFrequencyFactor = params.at("low_freq_factor");
        scaling.highFrequencyFactor = params.at("high_freq_factor");
        break;
    case ScalingMethod::ProportionalRope:
        scaling.turningShare = params.at("p");
        break;
    default:
        break;
    }
    return scaling;
}

std::string bandOf(Regime regime)
{
    return regime == Regime::Kept ? "high" : regime == Regime::Divided ? "low" : "medium";
}

} // namespace

void compareRopeInvFreq(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const Rotary rotary = rotaryOf(params);
    const RotaryScaling scaling = scalingOf(referenceCase.at("rope_type"), params);

    std::vector<ScaledPair> pairs = scaledPairs(rotary, scaling);
    pairs.resize(static_cast<std::size_t>(rotary.rotatedWidth / 2)); // without the unrotated pairs
    const std::vector<Turn> perPosition = turns(rotary, scaling);
    std::vector<double> inRadians;
    std::vector<double> frequencies;
    std::vector<std::string> bands;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        inRadians.push_back(radians(perPosition[i]));
        frequencies.push_back(pairs[i].frequency);
        bands.push_back(bandOf(pairs[i].regime));
    }
    const RampRange yarn = yarnRange(rotary, scaling);
    const RampRange beta = linearRange(rotary, scaling);
    const RampRange gamma = plainRange(rotary, scaling);
    const double width = params.value("qk_head_dim_for_softmax_scale", 1.0);
    const std::map<std::string, double> numbers {{"attention_factor", attentionFactor(scaling)},
        {"new_base", scaledBase(rotary, scaling)}, {"low_raw", yarn.rawBegin},
        {"high_raw", yarn.rawEnd}, {"low", yarn.begin}, {"high", yarn.end},
        {"low_beta", beta.begin}, {"high_beta", beta.end}, {"low_gamma", gamma.begin},
        {"high_gamma", gamma.end}, {"softmax_scale_without_mscale", 1 / std::sqrt(width)},
        {"softmax_scale_with_mscale", softmaxFactor(scaling) / std::sqrt(width)}};

    for (const auto& [name, reference] : referenceCase.at("outputs").items()) {
        if (name == "inv_freq") {
            comparison.real(name, frequencies, reference);
            comparison.real("inv_freq as a turn", inRadians, reference);
        } else if (name == "ramp") {
            std::vector<double> ramp;
            for (const DoubleDouble& share : yarnRampExactly(rotary, scaling))
                ramp.push_back(share.high);
            comparison.real(name, ramp, reference);
        } else if (name == "band") {
            comparison.equal(name, bands, reference);
        } else {
            const auto number = numbers.find(name);
            if (number == numbers.end())
                comparison.fail("an output that nothing is computed for: " + name);
            else
                comparison.real(name, number->second, reference);
        }
    }
}

} // namespace lab::verify
