#include "core/frames/biases/cope_text.h"

#include "core/encodings/seeded_matrices.h"
#include "core/math/recent.h"

#include <algorithm>

namespace lab {

namespace {

/// The number of tokens.
std::int64_t shownTokens(const Positions& position)
{
    return std::min(maxCopeTokens, std::max(position.query + 1, position.first + position.shown));
}

/// The inputs of a text.
struct TextInputs {
    CopeScheme scheme;
    std::map<std::int64_t, double> gates;
    std::int64_t tokens = 0;

    bool operator==(const TextInputs&) const = default;
};

} // namespace

std::shared_ptr<const CopeText> copeText(const LabState& state, std::int64_t query)
{
    thread_local Recent<TextInputs, std::shared_ptr<const CopeText>, 4> recent;
    const std::int64_t shown = shownTokens(state.position);
    const std::int64_t tokens = query < shown ? shown : maxCopeTokens;
    return recent.of({state.schemes.cope, state.biases.gates, tokens},
        [&] { return std::make_shared<const CopeText>(state, tokens); });
}

CopeText::CopeText(const LabState& state)
    : CopeText(state, shownTokens(state.position))
{
}

CopeText::CopeText(const LabState& state, std::int64_t tokens)
    : m_cope(state.schemes.cope.encoding)
    , m_dragged(state.biases.gates)
{
    const CopeScheme& scheme = state.schemes.cope;
    const std::uint64_t seed = 3 * static_cast<std::uint64_t>(scheme.seed);
    Eigen::MatrixXd queries(tokens, scheme.width);
    Eigen::MatrixXd keys(tokens, scheme.width);
    for (std::int64_t token = 0; token < tokens; ++token) {
        queries.row(token) = seededToken(seed, token, scheme.width);
        keys.row(token) = seededToken(seed + 1, token, scheme.width);
    }
    m_whole = queries * seededTable(m_cope, scheme.width, seed + 2).transpose();
    m_gates.resize(tokens, tokens);
    m_positions.resize(tokens, tokens);
    m_added.resize(tokens, tokens);
    for (std::int64_t query = 0; query < tokens; ++query) {
        std::vector<double> gates;
        for (std::int64_t key = 0; key <= query; ++key) {
            const auto dragged = m_dragged.find(key);
            gates.push_back(dragged == m_dragged.end()
                    ? lab::gate(gateLogit(m_cope, queries.row(query), keys.row(key)))
                    : dragged->second);
            m_gates(query, key) = gates.back();
        }
        const std::vector<double> positions = contextualPositions(m_cope, gates);
        const Eigen::VectorXd whole = m_whole.row(query);
        for (std::int64_t key = 0; key <= query; ++key) {
            const double position = positions[static_cast<std::size_t>(key)];
            m_positions(query, key) = position;
            m_added(query, key) = interpolated(whole, position);
        }
    }
}

double CopeText::gate(std::int64_t query, std::int64_t key) const
{
    return m_gates(query, key);
}

double CopeText::counted(std::int64_t query, std::int64_t key) const
{
    double sum = 0;
    for (std::int64_t token = query; token >= key; --token)
        sum += m_gates(query, token);
    return sum;
}

double CopeText::position(std::int64_t query, std::int64_t key) const
{
    return m_positions(query, key);
}

double CopeText::added(std::int64_t query, std::int64_t key) const
{
    return m_added(query, key);
}

double CopeText::atWhole(std::int64_t query, int row) const
{
    return m_whole(query, row);
}

} // namespace lab
