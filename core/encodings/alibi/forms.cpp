#include "core/encodings/alibi/forms.h"

#include "core/math/constants.h"
#include "core/math/softmax.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

namespace lab {

namespace {

[[maybe_unused]] bool isToken(const AlibiStorage& storage, std::int64_t position)
{
    return position >= 0 && position < storage.length;
}

/// The number of attended tokens before this one.
std::int64_t attendedBefore(const AlibiStorage& storage, std::int64_t position)
{
    return std::max<std::int64_t>(0, position - storage.padding);
}

bool isHidden(const AlibiStorage& storage, std::int64_t query, std::int64_t key)
{
    return key < storage.padding || (key > query && storage.form != AlibiForm::Symmetric);
}

} // namespace

double storedBias(const AlibiStorage& storage, double slope, std::int64_t query, std::int64_t key)
{
    assert(storage.padding >= 0 && storage.padding < storage.length);
    assert(isToken(storage, query) && isToken(storage, key));
    switch (storage.form) {
    case AlibiForm::Paper:
        return bias(Alibi {.mask = Mask::Causal}, slope, query, key);
    case AlibiForm::Bloom:
        return slope * static_cast<double>(attendedBefore(storage, key));
    case AlibiForm::Mpt:
        return 0 - slope * static_cast<double>(storage.length - 1 - key);
    case AlibiForm::Symmetric:
        return bias(Alibi {.mask = Mask::Symmetric}, slope, query, key);
    }
    return 0;
}

double rowConstant(const AlibiStorage& storage, double slope, std::int64_t query)
{
    assert(isToken(storage, query) && query >= storage.padding);
    switch (storage.form) {
    case AlibiForm::Bloom:
        return slope * static_cast<double>(attendedBefore(storage, query));
    case AlibiForm::Mpt:
        return 0 - slope * static_cast<double>(storage.length - 1 - query);
    case AlibiForm::Paper:
    case AlibiForm::Symmetric:
        break;
    }
    return 0;
}

std::vector<double> storedWeights(const AlibiStorage& storage, double slope, std::int64_t query,
    const std::vector<double>& scores)
{
    assert(scores.size() == static_cast<std::size_t>(storage.length));
    std::vector<double> biased;
    biased.reserve(scores.size());
    for (std::int64_t key = 0; key < storage.length; ++key) {
        const double score = scores[static_cast<std::size_t>(key)];
        biased.push_back(isHidden(storage, query, key)
                ? -infinity
                : score + storedBias(storage, slope, query, key));
    }
    return softmax(biased);
}

} // namespace lab
