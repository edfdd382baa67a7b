#include "ui/benches/rotations_bench.h"

#include "ui/benches/picture_slot.h"
#include "ui/benches/scaling_numbers.h"
#include "ui/paint/text/text.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/rotations/convention_view.h"
#include "ui/views/rotations/dials_view.h"
#include "ui/views/rotations/score_curve_view.h"
#include "ui/views/rotations/scores_view.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double choiceGap = 32; ///< after the bench's title
constexpr double leastForTwo = 200; ///< pictures before a room
constexpr double leastForManyAndCurve = 280;
constexpr int mostForDials = 32; ///< columns whose dials say more than the curve
constexpr double lowForRoom = 420; ///< less has no room for the curve beside two rows of columns

bool isSameScore(const LabState& left, const LabState& right)
{
    return left.rotations == right.rotations && left.position.query == right.position.query
        && left.position.key == right.position.key;
}

} // namespace

RotationsBench::RotationsBench(QWidget* parent)
    : Bench(BenchId::Rotations, parent)
    , m_dials(new DialsView(this))
    , m_conventions(new ConventionView(this))
    , m_scores(new ScoresView(this))
    , m_curve(new ScoreCurveView(this))
    , m_slot(new PictureSlot("rotations.picture", this))
{
    add(m_dials);
    add(m_conventions);
    add(m_scores);
    add(m_curve);
    m_slot->put("dials", m_dials);
    m_slot->put("conventions", m_conventions);
    connect(m_slot, &PictureSlot::edited, this, &Bench::edited);
}

QString RotationsBench::title() const
{
    return tr("Rotations");
}

QString RotationsBench::sentence() const
{
    const QString whole =
        tr("Each pair of numbers is a point in a plane, turned by its position. Only the "
           "distance is left in the score.");
    const bool fits = textWidth(whole, TextRole::Body, look()) <= width() - look().px(2 * 24);
    return fits ? whole : tr("Each pair is a point in a plane, turned by its position.");
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

int RotationsBench::upperHeight(const QRect& area) const
{
    // Two rows of bars and their scores need more height than the dials do.
    const bool isTall = state().rotationsPicture == RotationsPictureShown::Conventions
        && area.height() < look().px(640);
    return qRound((isTall ? 0.7 : 0.625) * area.height());
}

// As high as one row of dials needs it.
int RotationsBench::upperHeightForRoom(const QRect& area) const
{
    if (state().rotationsPicture == RotationsPictureShown::Conventions)
        return area.height() < look().px(lowForRoom) ? area.height() : qRound(0.62 * area.height());
    const bool hasMany = state().rotations.width > mostForDials;
    if (area.height() < look().px(hasMany ? leastForManyAndCurve : leastForTwo))
        return hasMany ? 0 : area.height();
    constexpr double title = 32;
    constexpr double gap = 24; // between two dials
    constexpr double below = 48;
    const int count = std::min(state().rotations.width / 2, pairsPerPage);
    const double diameter = (area.width() - (count - 1) * look().px(gap)) / count;
    const double wanted = diameter + look().px(title + below);
    return qRound(std::clamp(wanted, 0.45 * area.height(), 0.55 * area.height()));
}

void RotationsBench::layOut(const QRect& area)
{
    m_area = area;
    m_placed = state().rotationsPicture;
    m_placedPairs = state().rotations.width / 2;
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const bool isForRoom = audience() == Audience::Room;
    const int gutter = px(area.width() < look().px(720) ? 24 : 40);
    const int upper = isForRoom ? upperHeightForRoom(area) : upperHeight(area);
    const int dials = isForRoom ? area.width() : qRound(0.575 * area.width());
    // The handles of the dials and the last number of the axis reach into the padding.
    const int margin = px(dialsMargin);
    m_slot->place({area.left() - margin, area.top(), dials + 2 * margin, upper}, look());
    // The line of the picture's title is full, that of the bench's own is not.
    const int choice = m_slot->childrenRect().width();
    m_slot->setGeometry(area.left() + qRound(Bench::headWidth(look())) + px(choiceGap), px(20),
        choice, m_slot->height());
    m_scores->setVisible(!isForRoom);
    m_curve->setVisible(upper < area.height());
    m_hasUpper = upper > 0;
    m_dials->setNote(isForRoom ? DialNote::Score : DialNote::Frequency);
    m_curve->setTotal(isForRoom ? TotalShown::Large : TotalShown::None);
    m_scores->setGeometry(
        area.left() + dials + gutter, area.top(), area.width() - dials - gutter, upper);
    m_curve->setGeometry(area.left(), area.top() + upper, area.width() + px(scoreCurveMargin),
        area.height() - upper);
}

double RotationsBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(choiceGap) + m_slot->childrenRect().width();
}

void RotationsBench::show(const LabState& state)
{
    const int pairs = state.rotations.width / 2;
    m_slot->setState(state);
    if (state.rotationsPicture != m_placed || pairs != m_placedPairs)
        layOut(m_area);
    if (!m_hasUpper)
        m_dials->setVisible(false);
    m_conventions->setMarks(state.position, state.rotations.pair, pairs);
    m_dials->setMarks(state.position, state.rotations.pair, pairs);
    m_scores->setMarks(state.position, state.rotations.pair, pairs);
    m_curve->setMarks(state.position, state.rotations.pair, pairs);

    if (!m_shown || !isSameScore(*m_shown, state)) {
        m_dials->setFrame(dialsFrame(state));
        m_conventions->setFrame(conventionFrame(state));
        m_scores->setFrame(scoresFrame(state));
        m_dials->setScores(m_scores->frame().scores);
        m_curve->setPresent({state.position.query - state.position.key, m_scores->frame().total()});
        std::optional<ScoreChange> change =
            isVisible() ? scoreChange(m_start, state) : std::nullopt;
        if (!change) {
            m_start = state;
            change = ScoreChange {};
        }
        m_scores->setChange(change);
        m_shown = state;
    }
    const CurveRoom room = curveRoom(state);
    if (!showsCurveOf(m_curve->frame(), state, room))
        m_curve->setFrame(scoreCurveFrame(state, room));
}

void RotationsBench::showGhost(const std::optional<LabState>& ghost)
{
    if (ghost != m_ghost) {
        m_ghost = ghost;
        m_dials->setGhost(ghost ? std::optional(dialsFrame(*ghost)) : std::nullopt);
        m_scores->setGhost(ghost ? std::optional(scoresFrame(*ghost)) : std::nullopt);
    }
    const CurveRoom room = m_curve->frame().room;
    if (!ghost)
        m_curve->setGhost(std::nullopt);
    else if (!m_curve->ghost() || !showsCurveOf(*m_curve->ghost(), *ghost, room))
        m_curve->setGhost(scoreCurveFrame(*ghost, room));
}

QString RotationsBench::comparisonNote(const LabState& a, const LabState& b) const
{
    return otherPairs(a.rotations.width / 2, b.rotations.width / 2);
}

CurveRoom RotationsBench::curveRoom(const LabState& state) const
{
    constexpr double largest = 4096;
    const double width = m_curve->plotWidth();
    const int pixels =
        static_cast<int>(std::clamp(std::round(width * devicePixelRatioF()), 1.0, largest));
    const int dots = static_cast<int>(width / look().px(7));
    if (state.position.shown < pixels)
        return {pixels, dots};
    // The spread over many distances costs the square of the number of pairs for each sample.
    constexpr double affordable = 8e6;
    const double pairs = state.rotations.width / 2.0;
    const int samples = static_cast<int>(std::max(200.0, affordable / (pairs * pairs)));
    return {std::min(pixels, samples), dots};
}

} // namespace lab::ui
