#include "core/encodings/scaling/method.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/frames/rotations/convention_frame.h"
#include "core/frames/rotations/frequencies_frame.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/math/recent.h"
#include "ui/benches/figure_part.h"
#include "ui/paint/text/text.h"
#include "ui/views/comparison/comparison_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>

namespace lab::ui {

namespace rotations {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::RotationsBench)
};

using PairInputs = FrameInputs<AnySpace, Part<&LabState::rotations>,
    Part<&LabState::position, &Positions::query>, Part<&LabState::position, &Positions::key>>;
using FrequencyInputs = FrameInputs<AnySpace, Part<&LabState::rotations>>;
using SharedCurve = std::shared_ptr<const ScoreCurveFrame>;
using CurvePart = FigurePart<drawing::ScoreCurveValues, ScoreCurveInputs, SharedCurve>;

constexpr int maxForDials = 16; ///< up to this number of pairs, dials say more to an audience than
                                ///< the curve

bool showsConventions(const LabState& state)
{
    return state.rotationsPicture == RotationsPictureShown::Conventions;
}

QString title()
{
    return Words::tr("Rotations");
}

QString sentence(const PageBench& page)
{
    const auto orWhereNarrow = [&page](const QString& whole, const QString& few) {
        const bool fits =
            textWidth(whole, TextRole::Body, page.look()) <= page.width() - page.look().px(2 * 24);
        return fits ? whole : few;
    };
    if (!isTrueRotation(rotary(page.state().rotations)))
        return orWhereNarrow(
            Words::tr("The two numbers of a pair are rotated by different angles. More "
                      "than the distance remains in the score."),
            Words::tr("The two numbers of a pair are rotated by different angles."));
    return orWhereNarrow(
        Words::tr("Each pair of numbers is a point in a plane, rotated by its position. "
                  "Only the distance remains in the score."),
        Words::tr("Each pair is a point in a plane, rotated by its position."));
}

std::vector<std::string_view> panel(const LabState& state)
{
    std::vector<std::string_view> keys {
        "rope.base", "rope.width", "rope.rotated_share", "rope.pairing", "rope.vectors"};
    if (state.rotations.source == VectorSource::Random)
        keys.push_back("rope.seed");
    if (state.rotations.source == VectorSource::Adversarial)
        keys.push_back("rope.peak_distance");
    keys.push_back("scaling.method");
    const auto numbers = rowOf(state.rotations.scaling.method).panel;
    keys.insert(keys.end(), numbers.begin(), numbers.end());
    keys.push_back("position.shown");
    keys.push_back("rotations.picture");
    return keys;
}

CurveSpace curveSpace(const PageBench& page)
{
    const LabState& state = page.state();
    const PictureView& curve = page.view(Picture::RotationsCurve);
    constexpr double largest = 4096;
    const double width = drawing::scoreCurveWidth(curve.width(), curve.look().scale);
    const int pixels =
        static_cast<int>(std::clamp(std::round(width * page.devicePixelRatioF()), 1.0, largest));
    const int dots = static_cast<int>(width / page.look().px(6.5));
    if (state.position.shown < pixels)
        return {pixels, dots};
    // The standard deviation over many distances costs the square of the number of pairs per
    // sample.
    constexpr double affordable = 8e6;
    const double pairs = state.rotations.width / 2.0;
    const int samples = static_cast<int>(std::max(200.0, affordable / (pairs * pairs)));
    return {std::min(pixels, samples), dots};
}

/// Two pictures show them.
ScoresFrame scoresOf(const LabState& state)
{
    thread_local Recent<PairInputs, ScoresFrame, 2> recent;
    const PairInputs inputs(state);
    return recent.of(inputs, [&] { return scoresFrame(inputs.state()); });
}

/// The scores, and their change since the start of the current run of moves in which the positions
/// kept their distance and nothing else changed.
class ScoresPart : public FigurePart<drawing::StaircaseValues, PairInputs, ScoresFrame> {
public:
    explicit ScoresPart(PageBench& page)
        : FigurePart(madeBy<scoresOf>,
            {.values =
                    [](auto&, auto&, const ScoresFrame& frame) {
                        return drawing::StaircaseValues {frame, {}};
                    }},
            {new View(drawing::rotationsScores, &page)})
    {
    }
    void show(const PageBench& page) override
    {
        if (refresh(page, page.state()))
            ownView().setFrame({shown(), changeUpTo(page)});
    }

private:
    std::optional<ScoreChange> changeUpTo(const PageBench& page)
    {
        if (const auto change =
                page.isVisible() ? scoreChange(m_start, page.state()) : std::nullopt)
            return change;
        m_start = page.state();
        return ScoreChange {};
    }

    LabState m_start;
};

PageParts parts(PageBench& page)
{
    return listed(pictures<PairInputs, dialsFrame>(page, {&drawing::rotationsDials}),
        pictures<PairInputs, conventionFrame>(
            page, {&drawing::rotationsConventions}, {.hasA = [](auto&, auto&) { return false; }}),
        std::make_unique<ScoresPart>(page),
        std::make_unique<CurvePart>(
            [](const ScoreCurveInputs& of, auto&) {
                return std::make_shared<const ScoreCurveFrame>(scoreCurveFrame(of));
            },
            CurvePart::Rules {.inputs =
                                  [](const PageBench& within, const LabState& state) {
                                      return scoreCurveInputs(state, curveSpace(within));
                                  },
                .values =
                    [](const PageBench& within, const LabState& state, const SharedCurve& curve) {
                        return drawing::ScoreCurveValues {curve,
                            {state.position.query - state.position.key, scoresOf(state).total()},
                            state.rotations.pair == within.state().rotations.pair};
                    }},
            std::vector {new FigureView(drawing::rotationsCurve, &page)}),
        pictures<FrequencyInputs, frequenciesFrame>(page, {&drawing::rotationsFrequencies}));
}

std::vector<PageSlide> slides(const PageBench& page)
{
    if (showsConventions(page.state()))
        return {{Picture::RotationsConventions}, {Picture::RotationsScores},
            {Picture::RotationsFrequencies}, {Picture::RotationsCurve}};
    if (page.state().rotations.width / 2 > maxForDials)
        return {{Picture::RotationsCurve}, {Picture::RotationsDials},
            {Picture::RotationsFrequencies}, {Picture::RotationsScores}};
    return {{Picture::RotationsDials}, {Picture::RotationsScores}, {Picture::RotationsFrequencies},
        {Picture::RotationsCurve}};
}

std::vector<PicturePlace> places(const PageBench& page, const QRect& area)
{
    const auto px = [&](double length) { return qRound(page.look().px(length)); };
    const int gutter = px(area.width() < page.look().px(720) ? 24 : 40);
    // Two rows of bars and their scores need more height than the dials.
    const bool hasConventions = showsConventions(page.state());
    const bool isTall = hasConventions && area.height() < page.look().px(640);
    const int upper = qRound((isTall ? 0.7 : 0.625) * area.height());
    const int dials = qRound(0.575 * area.width());
    // The handles of the dials and the last number of the axis reach into the padding.
    const int margin = px(drawing::dialsMargin);
    const QRect place(area.left() - margin, area.top(), dials + 2 * margin, upper);
    const int tab = std::min(px(drawing::dialsTabSpace), gutter - margin);
    const int right = area.left() + dials + gutter;
    const int rightWidth = area.width() - dials - gutter;
    const int lower = area.top() + upper;
    const int beyond = px(drawing::scoreCurveMargin);
    return {hasConventions ? PicturePlace {Picture::RotationsConventions, place}
                           : PicturePlace {Picture::RotationsDials, place.adjusted(0, 0, tab, 0),
                               {margin, 0, margin + tab, 0}},
        {Picture::RotationsScores, {right, area.top(), rightWidth, upper}},
        {Picture::RotationsFrequencies, {right, lower, rightWidth, area.height() - upper}},
        {Picture::RotationsCurve, {area.left(), lower, dials + beyond, area.height() - upper},
            {0, 0, beyond, 0}}};
}

QString note(const PageBench&, const LabState& a, const LabState& b)
{
    return otherPairs(a.rotations.width / 2, b.rotations.width / 2);
}

} // namespace
} // namespace rotations

const Page rotationsPage {.bench = BenchId::Rotations,
    .title = rotations::title,
    .sentence = rotations::sentence,
    .panel = rotations::panel,
    .parts = rotations::parts,
    .places = rotations::places,
    .slides = rotations::slides,
    .note = rotations::note,
    .choice = "rotations.picture",
    .choiceGap = 32};

} // namespace lab::ui
