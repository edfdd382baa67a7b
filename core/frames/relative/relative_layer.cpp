#include "core/frames/relative/relative_layer.h"

#include "core/attention/word_vectors.h"
#include "core/encodings/deberta/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/encodings/shaw/formula.h"
#include "core/encodings/transformer_xl/formula.h"
#include "core/frames/table_of.h"
#include "core/math/masked_softmax.h"
#include "core/math/recent.h"
#include "core/state/first_words.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

namespace {

constexpr std::int64_t firstOtherToken = 1'000'000;
constexpr std::uint64_t otherTokens = 1'000'000'000;

std::uint64_t unsignedSeed(std::int64_t seed)
{
    return static_cast<std::uint64_t>(seed);
}

using WordList = std::vector<std::string>;

std::vector<WordList> inEachLanguage(const LanguageTexts& texts)
{
    std::vector<WordList> all;
    for (const auto& [language, words] : texts)
        all.push_back(tokensOf(words));
    return all;
}

std::optional<std::int64_t> placeInAny(
    std::string_view word, const std::vector<WordList>& languages)
{
    for (const WordList& known : languages)
        if (const auto found = std::ranges::find(known, word); found != known.end())
            return found - known.begin();
    return {};
}

std::int64_t tokenOf(std::string_view word)
{
    static const std::vector<WordList> examples = inEachLanguage(relativeExamples());
    static const std::vector<WordList> ofLessons = inEachLanguage(relativeLessonWords());
    if (const auto place = placeInAny(word, examples))
        return *place;
    if (const auto place = placeInAny(word, ofLessons))
        word = ofLessons.front()[static_cast<std::size_t>(*place)];
    return firstOtherToken + static_cast<std::int64_t>(wordHash(word) % otherTokens);
}

struct Sizes {
    std::int64_t seed = 1;
    int width = 16; ///< of a token's vector
};

Sizes sizesOf(const LabState& state)
{
    const Schemes& all = state.schemes;
    switch (state.relative.encoding) {
    case RelativeEncoding::Shaw:
        return {all.shaw.seed, all.shaw.encoding.width};
    case RelativeEncoding::TransformerXl:
        return {all.transformerXl.seed, all.transformerXl.encoding.width};
    case RelativeEncoding::Deberta:
        break;
    }
    return {all.deberta.seed, all.deberta.width};
}

Eigen::MatrixXd tokenVectors(const LabState& state)
{
    const std::vector<std::int64_t> tokens = relativeTokens(state);
    const Sizes sizes = sizesOf(state);
    Eigen::MatrixXd vectors(static_cast<Eigen::Index>(tokens.size()), sizes.width);
    for (Eigen::Index row = 0; row < vectors.rows(); ++row)
        vectors.row(row) = seededToken(
            unsignedSeed(sizes.seed), tokens[static_cast<std::size_t>(row)], sizes.width);
    return vectors;
}

RelativeMaps mapsOf(const ShawScheme& scheme, const Eigen::MatrixXd& tokens)
{
    const Shaw& shaw = scheme.encoding;
    const ShawWeights weights = seededWeights(scheme);
    const ShawTables tables = tablesOf(scheme);
    const Eigen::MatrixXd queries = tokens * weights.query.transpose();
    const Eigen::MatrixXd keys = tokens * weights.key.transpose();
    const Eigen::MatrixXd ofRows = queries * tables.keys.transpose();
    RelativeMaps maps;
    maps.squaredDivisor = shaw.width;
    maps.terms[0] = masked(queries * keys.transpose(), shaw.visible);
    Eigen::MatrixXd position(tokens.rows(), tokens.rows());
    maps.distanceValues.resize(tokens.rows(), tokens.rows());
    for (Eigen::Index key = 0; key < tokens.rows(); ++key) {
        for (Eigen::Index query = 0; query < tokens.rows(); ++query) {
            const std::int64_t row = tableRow(shaw, query, key);
            position(query, key) = ofRows(query, row);
            maps.distanceValues(query, key) = tables.values(row, 0);
        }
    }
    maps.terms[static_cast<std::size_t>(RelativeTerm::QueryPosition)] =
        masked(std::move(position), shaw.visible);
    return maps;
}

RelativeMaps mapsOf(const TransformerXlScheme& scheme, const Eigen::MatrixXd& tokens)
{
    const TransformerXlMatrices found =
        matrices(scheme.encoding, *weightsOf(scheme), scheme.head - 1, tokens, 0);
    RelativeMaps maps;
    maps.squaredDivisor = scheme.encoding.headWidth;
    maps.terms[0] = found.contentContent;
    maps.terms[1] = found.contentDistance;
    maps.terms[3] = found.globalContent;
    maps.terms[4] = found.globalDistance;
    return maps;
}

RelativeMaps mapsOf(const DebertaScheme& scheme, const Eigen::MatrixXd& tokens)
{
    const Deberta& deberta = scheme.encoding;
    const DebertaWeights weights = seededWeights(
        deberta, scheme.width, scheme.heads, scheme.headWidth, unsignedSeed(scheme.seed));
    const DebertaMatrices found = matrices(deberta, headOf(scheme, weights, tokens));
    RelativeMaps maps;
    maps.squaredDivisor = scheme.headWidth
        * (1 + (deberta.hasContentToPosition ? 1 : 0) + (deberta.hasPositionToContent ? 1 : 0));
    const double back = std::sqrt(maps.squaredDivisor); // the encoding's terms are scaled
    maps.terms[0] = back * found.contentToContent;
    if (deberta.hasContentToPosition)
        maps.terms[1] = back * found.contentToPosition;
    if (deberta.hasPositionToContent)
        maps.terms[2] = back * found.positionToContent;
    return maps;
}

/// The inputs of the maps; the included terms and the positions do not matter.
struct MapInputs {
    RelativeEncoding encoding;
    std::string words;
    ShawScheme shaw;
    TransformerXlScheme transformerXl;
    DebertaScheme deberta;

    bool operator==(const MapInputs&) const = default;
};

} // namespace

std::int64_t relativeToken(const LabState& state, std::int64_t position)
{
    const std::vector<std::string> words = tokensOf(state.relative.words);
    return position >= 0 && position < static_cast<std::int64_t>(words.size())
        ? tokenOf(words[static_cast<std::size_t>(position)])
        : position;
}

std::vector<std::int64_t> relativeTokens(const LabState& state)
{
    std::vector<std::int64_t> tokens;
    for (const std::string& word : tokensOf(state.relative.words))
        tokens.push_back(tokenOf(word));
    return tokens;
}

std::uint64_t shawMatrixSeed(const ShawScheme& scheme)
{
    return unsignedSeed(scheme.seed) ^ wordHash("shaw");
}

ShawWeights seededWeights(const ShawScheme& scheme)
{
    Random random(shawMatrixSeed(scheme));
    const int width = scheme.encoding.width;
    const double deviation = 1 / std::sqrt(width);
    ShawWeights weights;
    weights.query = normalMatrix(random, width, width, deviation);
    weights.key = normalMatrix(random, width, width, deviation);
    return weights;
}

std::shared_ptr<const TransformerXlWeights> weightsOf(const TransformerXlScheme& scheme)
{
    TransformerXlScheme drawn; // the inputs
    drawn.encoding.width = scheme.encoding.width;
    drawn.encoding.heads = scheme.encoding.heads;
    drawn.encoding.headWidth = scheme.encoding.headWidth;
    drawn.seed = scheme.seed;
    thread_local Recent<TransformerXlScheme, std::shared_ptr<const TransformerXlWeights>, 2> recent;
    return recent.of(drawn, [&drawn] {
        return std::make_shared<const TransformerXlWeights>(
            seededWeights(drawn.encoding, unsignedSeed(drawn.seed)));
    });
}

std::vector<double> wordValues(const LabState& state, std::span<const std::int64_t> tokens)
{
    const Sizes sizes = sizesOf(state);
    Random random(unsignedSeed(sizes.seed) ^ wordHash("value"));
    const Eigen::RowVectorXd weight =
        normalMatrix(random, 1, sizes.width, 1 / std::sqrt(sizes.width)).row(0);
    std::vector<double> values;
    for (const std::int64_t token : tokens)
        values.push_back(weight.dot(seededToken(unsignedSeed(sizes.seed), token, sizes.width)));
    return values;
}

RelativeMaps relativeMaps(const LabState& state)
{
    thread_local Recent<MapInputs, RelativeMaps, 4> recent; // B, A, and the state under the pointer
    const Schemes& all = state.schemes;
    const MapInputs inputs {
        state.relative.encoding, state.relative.words, all.shaw, all.transformerXl, all.deberta};
    return recent.of(inputs, [&] {
        const Eigen::MatrixXd tokens = tokenVectors(state);
        RelativeMaps maps = state.relative.encoding == RelativeEncoding::Shaw
            ? mapsOf(all.shaw, tokens)
            : state.relative.encoding == RelativeEncoding::TransformerXl
            ? mapsOf(all.transformerXl, tokens)
            : mapsOf(all.deberta, tokens);
        maps.divisor = std::sqrt(maps.squaredDivisor);
        return maps;
    });
}

} // namespace lab
