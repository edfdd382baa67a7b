#include "core/frames/waves/added_terms_frame.h"

#include "core/analysis/position_similarity.h"
#include "core/encodings/seeded_matrices.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/reading_numbers.h"
#include "core/math/recent.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

namespace lab {

namespace {

struct MatrixInputs {
    std::int64_t seed = 0;
    int width = 0;

    bool operator==(const MatrixInputs&) const = default;
};

/// width² random numbers, which do not change while a position or the share is dragged.
std::shared_ptr<const Eigen::MatrixXd> randomMatrix(std::int64_t seed, int width)
{
    thread_local Recent<MatrixInputs, std::shared_ptr<const Eigen::MatrixXd>, 2> recent;
    return recent.of({seed, width}, [=] {
        return std::make_shared<const Eigen::MatrixXd>(
            mixedMatrix(1, static_cast<std::uint64_t>(seed), width));
    });
}

AddedTerms between(const AddedTerms& identity, const AddedTerms& random, double share)
{
    const auto mixed = [share](double from, double to) { return (1 - share) * from + share * to; };
    return {mixed(identity.wordWord, random.wordWord),
        mixed(identity.wordPosition, random.wordPosition),
        mixed(identity.positionWord, random.positionWord),
        mixed(identity.positionPosition, random.positionPosition)};
}

/// The two words, and the two matrices between which the share interpolates.
class Ends {
public:
    explicit Ends(const LabState& state)
        : m_encoding(state.waves.encoding)
        , m_random(randomMatrix(state.waves.seed, m_encoding.width))
        , m_query(word(state, 0))
        , m_key(word(state, 1))
    {
    }

    std::array<AddedTerms, 2> at(std::int64_t query, std::int64_t key) const
    {
        const Eigen::VectorXd p = row(m_encoding, query).matrix();
        const Eigen::VectorXd q = row(m_encoding, key).matrix();
        const AddedTerms identity {m_query.dot(m_key), m_query.dot(q), p.dot(m_key), p.dot(q)};
        return {identity, addedTerms(*m_random, m_query, p, m_key, q)};
    }

private:
    static Eigen::VectorXd word(const LabState& state, std::int64_t index)
    {
        return seededToken(
            static_cast<std::uint64_t>(state.waves.seed), index, state.waves.encoding.width);
    }

    Sinusoidal m_encoding;
    std::shared_ptr<const Eigen::MatrixXd> m_random;
    Eigen::VectorXd m_query;
    Eigen::VectorXd m_key;
};

double sineProduct(const Sinusoidal& encoding, std::int64_t query, std::int64_t key)
{
    double sum = 0;
    for (const Turn turn : turns(encoding))
        sum += sinCos(query * turn).sin * sinCos(key * turn).sin;
    return sum;
}

enum class FitWith { Sine, SineAndCosine };

double residualOf(const Sinusoidal& encoding, int pair, std::int64_t shift, FitWith columns)
{
    constexpr std::int64_t rows = 512;
    const Turn turn = turns(encoding)[static_cast<std::size_t>(pair)];
    Eigen::MatrixXd from(rows, 2);
    Eigen::MatrixXd to(rows, 2);
    for (std::int64_t at = 0; at < rows; ++at) {
        const SinCos before = sinCos(at * turn);
        const SinCos after = sinCos((at + shift) * turn);
        from.row(at) << before.sin, before.cos;
        to.row(at) << after.sin, after.cos;
    }
    const Eigen::Index used = columns == FitWith::Sine ? 1 : 2;
    return mapResidual(from.leftCols(used), to.leftCols(used));
}

const char* termFormula(int index)
{
    switch (index) {
    case 0:
        return "reading.terms.word_word";
    case 1:
        return "reading.terms.word_position";
    case 2:
        return "reading.terms.position_word";
    default:
        return "reading.terms.position_position";
    }
}

} // namespace

double termOf(const AddedTerms& terms, int index)
{
    switch (index) {
    case 0:
        return terms.wordWord;
    case 1:
        return terms.wordPosition;
    case 2:
        return terms.positionWord;
    default:
        return terms.positionPosition;
    }
}

AddedTermsFrame addedTermsFrame(const LabState& state)
{
    const Waves& waves = state.waves;
    const Ends ends(state);
    AddedTermsFrame frame;
    frame.encoding = waves.encoding;
    frame.mix = waves.mix;
    frame.query = state.position.query;
    frame.key = state.position.key;
    frame.moved = waves.moved;
    frame.endsHere = ends.at(frame.query, frame.key);
    frame.endsThere = ends.at(frame.query + frame.moved, frame.key + frame.moved);
    frame.here = between(frame.endsHere[0], frame.endsHere[1], frame.mix);
    frame.there = between(frame.endsThere[0], frame.endsThere[1], frame.mix);
    frame.sinesHere = sineProduct(frame.encoding, frame.query, frame.key);
    frame.sinesThere =
        sineProduct(frame.encoding, frame.query + frame.moved, frame.key + frame.moved);
    frame.pair = std::min(waves.pair, frame.encoding.width / 2 - 1); // it may belong to another
                                                                     // table
    const std::int64_t shift = frame.key - frame.query;
    frame.sineResidual = residualOf(frame.encoding, frame.pair, shift, FitWith::Sine);
    frame.pairResidual = residualOf(frame.encoding, frame.pair, shift, FitWith::SineAndCosine);
    const std::int64_t width = frame.encoding.width;
    frame.weightsAdded = 2 * width * width;
    frame.weightsConcatenated = 2 * frame.weightsAdded;
    return frame;
}

NumberTable numbers(const AddedTermsFrame& frame)
{
    NumberTable table {{"moved_on", "word_word", "word_position", "position_word",
                           "position_position", "added", "concatenated", "sines_alone"},
        {}, 1};
    const auto add = [&table](std::int64_t moved, const AddedTerms& terms, double sines) {
        table.rows.push_back(
            {static_cast<double>(moved), terms.wordWord, terms.wordPosition, terms.positionWord,
                terms.positionPosition, terms.added(), terms.concatenated(), sines});
    };
    add(0, frame.here, frame.sinesHere);
    add(frame.moved, frame.there, frame.sinesThere);
    return table;
}

Reading addedTermsReading(const LabState& state, const Focus& focus)
{
    const AddedTermsFrame frame = addedTermsFrame(state);
    Focus named = focus;
    named.query = frame.query;
    named.key = frame.key;
    if (focus.picture == Picture::WavesTerms && focus.cell && *focus.cell < 4)
        return {termFormula(*focus.cell),
            {whole("s", frame.moved), decimals("value", termOf(frame.here, *focus.cell), 2),
                decimals("there", termOf(frame.there, *focus.cell), 2)},
            Reading::Subject::AddedTerm, named};
    return {"reading.terms.added",
        {decimals("word", frame.here.wordWord, 2), decimals("right", frame.here.wordPosition, 2),
            decimals("left", frame.here.positionWord, 2),
            decimals("place", frame.here.positionPosition, 2),
            decimals("value", frame.here.added(), 2),
            decimals("concatenated", frame.here.concatenated(), 2)},
        Reading::Subject::AddedTerms, named};
}

} // namespace lab
