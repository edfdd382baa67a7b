#include "core/encodings/seeded_matrices.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/waves/added_terms_frame.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

LabState termsState(double mix)
{
    LabState state;
    state.bench = BenchId::Waves;
    state.waves.picture = WavesPictureShown::Terms;
    state.waves.mix = mix;
    state.position.query = 3;
    state.position.key = 8;
    return clamped(state);
}

} // namespace

TEST_CASE("the four terms are the score of the sums, and concatenating leaves two of them")
{
    for (const double mix : {0.0, 0.3, 1.0})
        for (const std::int64_t seed : {1, 2, 9}) {
            LabState state = termsState(mix);
            state.waves.seed = seed;
            const AddedTermsFrame frame = addedTermsFrame(state);
            const int width = frame.encoding.width;
            const auto word = [&](std::int64_t index) {
                return seededToken(static_cast<std::uint64_t>(seed), index, width);
            };
            const Eigen::MatrixXd matrix =
                mixedMatrix(mix, static_cast<std::uint64_t>(seed), width);
            const auto check = [&](const AddedTerms& terms, std::int64_t moved) {
                const Eigen::VectorXd p = row(frame.encoding, 3 + moved).matrix();
                const Eigen::VectorXd q = row(frame.encoding, 8 + moved).matrix();
                const Eigen::VectorXd query = word(0) + p;
                const Eigen::VectorXd key = word(1) + q;
                CHECK(terms.added() == doctest::Approx(query.dot(matrix * key)).epsilon(1e-10));
                Eigen::MatrixXd both = Eigen::MatrixXd::Zero(2 * width, 2 * width);
                both.topLeftCorner(width, width) = matrix;
                both.bottomRightCorner(width, width) = matrix;
                Eigen::VectorXd wideQuery(2 * width);
                Eigen::VectorXd wideKey(2 * width);
                wideQuery << word(0), p;
                wideKey << word(1), q;
                CHECK(terms.concatenated()
                    == doctest::Approx(wideQuery.dot(both * wideKey)).epsilon(1e-10));
            };
            check(frame.here, 0);
            check(frame.there, state.waves.moved);
            // For Wq and Wk, each a matrix for the word and one for the position.
            CHECK(frame.weightsAdded == 2 * width * width);
            CHECK(frame.weightsConcatenated == 4 * width * width);
        }
}

TEST_CASE("the position term stays under a shift with the identity, and with no other matrix")
{
    for (const std::int64_t moved : {1, 100, 5000}) {
        LabState state = termsState(0);
        state.waves.moved = moved;
        const AddedTermsFrame frame = addedTermsFrame(clamped(state));
        CHECK(frame.here.positionPosition
            == doctest::Approx(frame.there.positionPosition).epsilon(1e-12));
        CHECK(frame.here.wordWord == doctest::Approx(frame.there.wordWord));
        CHECK(std::abs(frame.here.wordPosition - frame.there.wordPosition) > 1e-3);
    }
    for (const double mix : {0.1, 0.5, 1.0}) {
        const AddedTermsFrame frame = addedTermsFrame(termsState(mix));
        CHECK(std::abs(frame.here.positionPosition - frame.there.positionPosition) > 1e-3);
        CHECK(frame.here.wordWord == doctest::Approx(frame.there.wordWord));
    }
}

TEST_CASE("at a width of 64 and a distance of 5 the positions' own term is 23.50 with the identity")
{
    CHECK(addedTermsFrame(termsState(0)).here.positionPosition
        == doctest::Approx(23.504).epsilon(1e-4));
}

TEST_CASE("sines alone have no number for a shift, sine and cosine have a matrix")
{
    for (const std::int64_t key : {4, 8, 20}) {
        LabState state = termsState(0);
        state.position.key = key;
        for (const int pair : {0, 4, 12}) {
            state.waves.pair = pair;
            const AddedTermsFrame frame = addedTermsFrame(state);
            CHECK(frame.pairResidual < 1e-12);
            const double angle = static_cast<double>(key - 3) * frequencies(frame.encoding)[pair];
            // The share of cos(pθ) in sin((p + k)θ), over many turns.
            CHECK(std::abs(frame.sineResidual - std::abs(std::sin(angle))) < 0.1);
        }
    }
}

TEST_CASE("the product of sines alone depends on the positions")
{
    const AddedTermsFrame frame = addedTermsFrame(termsState(0));
    const auto expected = [&](double m, double n) {
        double sum = 0;
        for (const double theta : frequencies(frame.encoding))
            sum += (std::cos((m - n) * theta) - std::cos((m + n) * theta)) / 2;
        return sum;
    };
    CHECK(frame.sinesHere == doctest::Approx(expected(3, 8)).epsilon(1e-10));
    CHECK(frame.sinesThere == doctest::Approx(expected(103, 108)).epsilon(1e-10));
    CHECK(std::abs(frame.sinesHere - frame.sinesThere) > 0.1);
}

TEST_CASE("the reading has the term that is pointed at, else the sum")
{
    const LabState state = termsState(0.5);
    CHECK(reading(state, {}).formula == "reading.terms.added");
    Focus focus;
    focus.picture = Picture::WavesTerms;
    focus.cell = 3;
    CHECK(reading(state, focus).formula == "reading.terms.position_position");
    focus.cell = 5;
    CHECK(reading(state, focus).formula == "reading.terms.added");
}

TEST_CASE("the pair of the terms exists in the table")
{
    LabState state;
    state.waves.shown = WavesEncoding::Functional;
    state.waves.encoding.width = 16;
    state.waves.pair = 20;
    state = clamped(state);
    REQUIRE(state.waves.pair == 20);
    CHECK(addedTermsFrame(state).pair == 7);
}
