#include "ui/benches/rotations_bench.h"

#include "ui/benches/picture_slot.h"
#include "ui/benches/scaling_numbers.h"
#include "ui/paint/text/text.h"
#include "ui/views/comparison/comparison_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double choiceGap = 32; ///< after the bench's title
constexpr int maxForDials = 16; ///< up to this number of pairs, dials say more to an audience than
                                ///< the curve

std::shared_ptr<const ScoreCurveFrame> sharedCurve(
    const ScoreCurveInputs& inputs, const std::shared_ptr<const ScoreCurveFrame>&)
{
    return std::make_shared<const ScoreCurveFrame>(scoreCurveFrame(inputs));
}

bool showsConventions(const LayoutInputs& inputs)
{
    return inputs.picture == static_cast<int>(RotationsPictureShown::Conventions);
}

} // namespace

RotationsBench::RotationsBench(QWidget* parent)
    : Bench(BenchId::Rotations, parent)
    , m_dials(new FigureView<DialsFrame>(drawing::rotationsDials, this))
    , m_conventions(new FigureView<ConventionFrame>(drawing::rotationsConventions, this))
    , m_scores(new FigureView<drawing::StaircaseValues>(drawing::rotationsScores, this))
    , m_curve(new FigureView<drawing::ScoreCurveValues>(drawing::rotationsCurve, this))
    , m_frequencies(new FigureView<FrequenciesFrame>(drawing::rotationsFrequencies, this))
    , m_slot(new PictureSlot("rotations.picture", this))
    , m_dialFrames([](const PairInputs& of, auto&) { return dialsFrame(of.state()); })
    , m_scoreFrame([](const PairInputs& of, auto&) { return scoresFrame(of.state()); })
    , m_ghostScores([](const PairInputs& of, auto&) { return scoresFrame(of.state()); })
    , m_curveFrame(sharedCurve)
    , m_ghostCurve(sharedCurve)
    , m_frequencyFrames(
          [](const FrequencyInputs& of, auto&) { return frequenciesFrame(of.state()); })
    , m_conventionFrames([](const PairInputs& of, auto&) { return conventionFrame(of.state()); })
{
    add(m_dials);
    add(m_conventions);
    add(m_scores);
    add(m_curve);
    add(m_frequencies);
    m_slot->put("dials", m_dials);
    m_slot->put("conventions", m_conventions);
    addSwitch(m_slot);
    connect(m_slot, &PictureSlot::edited, this, &Bench::edited);
}

QString RotationsBench::title() const
{
    return tr("Rotations");
}

QString RotationsBench::sentence() const
{
    const auto orWhereNarrow = [this](const QString& whole, const QString& few) {
        const bool fits = textWidth(whole, TextRole::Body, look()) <= width() - look().px(2 * 24);
        return fits ? whole : few;
    };
    if (!isTrueRotation(rotary(state().rotations)))
        return orWhereNarrow(tr("The two numbers of a pair are rotated by different angles. More "
                                "than the distance remains in the score."),
            tr("The two numbers of a pair are rotated by different angles."));
    return orWhereNarrow(tr("Each pair of numbers is a point in a plane, rotated by its position. "
                            "Only the distance remains in the score."),
        tr("Each pair is a point in a plane, rotated by its position."));
}

std::vector<std::string_view> RotationsBench::panelParameters() const
{
    std::vector<std::string_view> keys {
        "rope.base", "rope.width", "rope.rotated_share", "rope.pairing", "rope.vectors"};
    if (state().rotations.source == VectorSource::Random)
        keys.push_back("rope.seed");
    if (state().rotations.source == VectorSource::Adversarial)
        keys.push_back("rope.peak_distance");
    keys.push_back("scaling.method");
    const auto numbers = numbersOf(state().rotations.scaling.method);
    keys.insert(keys.end(), numbers.begin(), numbers.end());
    keys.push_back("position.shown");
    keys.push_back("rotations.picture");
    return keys;
}

LayoutInputs RotationsBench::layoutInputs(const LabState& state) const
{
    return {
        .picture = static_cast<int>(state.rotationsPicture), .parts = state.rotations.width / 2};
}

std::vector<SlidePicture> RotationsBench::slidePictures(const LabState& state) const
{
    if (state.rotationsPicture == RotationsPictureShown::Conventions)
        return {{m_conventions}, {m_scores}, {m_frequencies}, {m_curve}};
    if (state.rotations.width / 2 > maxForDials)
        return {{m_curve}, {m_dials}, {m_frequencies}, {m_scores}};
    return {{m_dials}, {m_scores}, {m_frequencies}, {m_curve}};
}

int RotationsBench::upperHeight(const QRect& area, const LayoutInputs& inputs) const
{
    // Two rows of bars and their scores need more height than the dials.
    const bool isTall = showsConventions(inputs) && area.height() < look().px(640);
    return qRound((isTall ? 0.7 : 0.625) * area.height());
}

void RotationsBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const int gutter = px(area.width() < look().px(720) ? 24 : 40);
    const int upper = upperHeight(area, inputs);
    const int dials = qRound(0.575 * area.width());
    // The handles of the dials and the last number of the axis reach into the padding.
    const int margin = px(drawing::dialsMargin);
    const QRect place(area.left() - margin, area.top(), dials + 2 * margin, upper);
    const int tab = std::min(px(drawing::dialsTabSpace), gutter - margin);
    m_slot->placePictures(place);
    m_dials->setGeometry(place.adjusted(0, 0, tab, 0));
    // The title line of the picture is full, that of the bench is not.
    m_slot->placeBesideTitle(
        area.left() + Bench::headWidth(look()) + look().px(choiceGap), area.right(), look());
    const int right = area.left() + dials + gutter;
    const int rightWidth = area.width() - dials - gutter;
    const int lower = area.top() + upper;
    m_scores->setGeometry(right, area.top(), rightWidth, upper);
    m_frequencies->setGeometry(right, lower, rightWidth, area.height() - upper);
    const int beyond = px(drawing::scoreCurveMargin);
    m_curve->setGeometry(area.left(), lower, dials + beyond, area.height() - upper);
    m_curve->setContentsMargins(0, 0, beyond, 0); // a cover does not
    m_dials->setContentsMargins(margin, 0, margin + tab, 0);
}

double RotationsBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(choiceGap) + m_slot->childrenRect().width();
}

void RotationsBench::show(const LabState& state)
{
    m_slot->setState(state);
    const PairInputs inputs(state);
    m_dialFrames.show(inputs, m_dials);
    m_conventionFrames.show(inputs, m_conventions);
    if (m_scoreFrame.refresh(inputs))
        m_scores->setFrame({m_scoreFrame.frame(), changeUpTo(state)});
    m_curve->setFrame({m_curveFrame.of(scoreCurveInputs(state, curveSpace(state))),
        {state.position.query - state.position.key, m_scoreFrame.frame().total()}});
    m_frequencyFrames.show(FrequencyInputs(state), m_frequencies);
}

std::optional<ScoreChange> RotationsBench::changeUpTo(const LabState& state)
{
    if (const auto change = isVisible() ? scoreChange(m_start, state) : std::nullopt)
        return change;
    m_start = state;
    return ScoreChange {};
}

void RotationsBench::showGhost(const std::optional<LabState>& ghost)
{
    const auto inputs = ghostInputs<PairInputs>(ghost);
    m_dialFrames.showGhost(inputs, m_dials);
    m_frequencyFrames.showGhost(ghostInputs<FrequencyInputs>(ghost), m_frequencies);
    if (!ghost) {
        m_scores->setGhost(std::nullopt);
        return m_curve->setGhost(std::nullopt);
    }
    m_scores->setGhost(drawing::StaircaseValues {m_ghostScores.of(*inputs)});
    const bool hasPair = ghost->rotations.pair == state().rotations.pair;
    m_curve->setGhost(
        drawing::ScoreCurveValues {m_ghostCurve.of(scoreCurveInputs(*ghost, curveSpace(state()))),
            presentScore(*ghost), hasPair});
}

QString RotationsBench::comparisonNote(const LabState& a, const LabState& b) const
{
    return otherPairs(a.rotations.width / 2, b.rotations.width / 2);
}

CurveSpace RotationsBench::curveSpace(const LabState& state) const
{
    constexpr double largest = 4096;
    const double width = drawing::scoreCurveWidth(m_curve->width(), m_curve->look().scale);
    const int pixels =
        static_cast<int>(std::clamp(std::round(width * devicePixelRatioF()), 1.0, largest));
    const int dots = static_cast<int>(width / look().px(6.5));
    if (state.position.shown < pixels)
        return {pixels, dots};
    // The standard deviation over many distances costs the square of the number of pairs per
    // sample.
    constexpr double affordable = 8e6;
    const double pairs = state.rotations.width / 2.0;
    const int samples = static_cast<int>(std::max(200.0, affordable / (pairs * pairs)));
    return {std::min(pixels, samples), dots};
}

} // namespace lab::ui

#include "moc_rotations_bench.cpp"
