#include "core/figures/derivation/plane_names.h"

#include "core/figures/derivation/crossing.h"
#include "core/math/constants.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace lab::drawing::pages {

namespace {

// Pixels at 1x.
constexpr std::array gaps {6.0, 10.0, 16.0, 24.0, 34.0, 46.0, 60.0, 80.0};
constexpr double besideAxis = 3; ///< between a vertical line and a name
constexpr double farGap = 12; ///< beyond which a name has a leader
constexpr double clearly = 4; ///< nearer than another tip
constexpr double sameTip = 3;
constexpr int directions = 16;

// The cost of a place, in pixels of distance.
constexpr double ofTurn = 2; ///< for each direction off the arrow's own
constexpr double ofLeader = 14;
constexpr double ofArrow = 14; ///< over a shaft
constexpr double ofAxis = 12; ///< over a line through the center
constexpr double ofTip = 40; ///< over another tip or a handle
constexpr double ofNeighbour = 24; ///< beside another tip, decreasing from there to `near`
constexpr double near = 14; ///< pixels

double distance(const Box& place, Point point)
{
    return std::hypot(std::max({place.left() - point.x, 0.0, point.x - place.right()}),
        std::max({place.top() - point.y, 0.0, point.y - place.bottom()}));
}

double lengthOf(Point vector)
{
    return std::hypot(vector.x, vector.y);
}

/// Places for the names, one by one and then each once more, given the others.
class Search {
public:
    Search(const Box& area, Point centre, const std::vector<TipName>& names,
        const std::vector<Box>& taken, const std::vector<Point>& handles, double scale)
        : m_area(area)
        , m_centre(centre)
        , m_names(names)
        , m_taken(taken)
        , m_handles(handles)
        , m_scale(scale)
        , m_places(names.size())
    {
    }

    std::vector<TipNamePlace> places()
    {
        constexpr int rounds = 4;
        for (int round = 0; round < rounds; ++round)
            for (std::size_t index = 0; index < m_names.size(); ++index)
                place(index);
        std::vector<TipNamePlace> found;
        for (std::size_t index = 0; index < m_names.size(); ++index)
            found.push_back(m_places[index].value_or(anywhere(m_names[index])));
        return found;
    }

private:
    void place(std::size_t index)
    {
        const TipName& name = m_names[index];
        const double ahead = directionOf(name);
        m_places[index].reset();
        m_places[index] = bestOf(name, ahead, Leaders::Apart);
        if (!m_places[index])
            m_places[index] = bestOf(name, ahead, Leaders::Anywhere);
    }

    enum class Leaders { Apart, Anywhere }; ///< whether they avoid each other and names
    std::optional<TipNamePlace> bestOf(const TipName& name, double ahead, Leaders leaders) const
    {
        std::optional<TipNamePlace> best;
        double least = std::numeric_limits<double>::infinity();
        for (const double gap : gaps) {
            for (int turn = 0; turn < directions; ++turn) {
                const int side = (turn + 1) / 2;
                const double angle = ahead + (turn % 2 == 0 ? 1 : -1) * side * twoPi / directions;
                const TipNamePlace here = at(name, angle, gap);
                const double cost = gap + ofTurn * side + costOf(name, here);
                if (cost < least && isFree(name, here, leaders)) {
                    least = cost;
                    best = here;
                }
            }
        }
        return best;
    }

    double directionOf(const TipName& name) const
    {
        const Point away = name.tip - m_centre;
        return lengthOf(away) > 1 ? std::atan2(away.y, away.x) : -twoPi / 4;
    }

    std::optional<Line> leaderOf(std::size_t index) const
    {
        const auto& place = m_places[index];
        if (!place || !place->hasLeader)
            return {};
        return Line {m_names[index].tip, place->leaderEnd(m_names[index].tip)};
    }

    TipNamePlace at(const TipName& name, double angle, double gap) const
    {
        const Point toward {std::cos(angle), std::sin(angle)};
        const double across = std::abs(toward.x) * name.height;
        const double half = across < std::abs(toward.y) * name.width
            ? name.height / 2 / std::abs(toward.y)
            : name.width / 2 / std::abs(toward.x);
        const Point middle = name.tip + toward * (m_scale * gap + half);
        TipNamePlace here {
            {middle.x - name.width / 2, middle.y - name.height / 2, name.width, name.height}};
        const double own = distance(here.place, name.tip);
        here.hasLeader = gap > farGap || std::ranges::any_of(m_names, [&](const TipName& other) {
            return !isSame(other.tip, name.tip)
                && distance(here.place, other.tip) < own + m_scale * clearly;
        });
        return here;
    }

    bool isSame(Point one, Point other) const { return lengthOf(one - other) < m_scale * sameTip; }

    bool isFree(const TipName& name, const TipNamePlace& here, Leaders leaders) const
    {
        const auto isClear = [&](const Box& other) { return !other.meets(here.place); };
        const auto isApart = [&](const std::optional<TipNamePlace>& other) {
            return !other || isClear(other->place);
        };
        if (!isWithin(here.place, m_area) || !std::ranges::all_of(m_taken, isClear)
            || !std::ranges::all_of(m_places, isApart))
            return false;
        return leaders == Leaders::Anywhere || areLeadersApart(name, here);
    }

    bool areLeadersApart(const TipName& name, const TipNamePlace& here) const
    {
        const Line leader {name.tip, here.leaderEnd(name.tip)};
        const auto isUnder = [&](const Box& other) {
            return here.hasLeader && isCrossed(other, leader);
        };
        if (std::ranges::any_of(m_taken, isUnder))
            return false;
        for (std::size_t index = 0; index < m_names.size(); ++index) {
            const auto otherLeader = leaderOf(index);
            if (m_places[index] && isUnder(m_places[index]->place))
                return false;
            if (otherLeader && isCrossed(here.place, *otherLeader))
                return false;
            if (otherLeader && here.hasLeader && areCrossing(*otherLeader, leader))
                return false;
        }
        return true;
    }

    double costOf(const TipName& name, const TipNamePlace& here) const
    {
        double cost = here.hasLeader ? ofLeader : 0;
        const double beside = m_scale * besideAxis;
        const Box place = here.place.grown(beside, 0);
        if ((place.left() < m_centre.x && place.right() > m_centre.x)
            || (place.top() < m_centre.y && place.bottom() > m_centre.y))
            cost += ofAxis;
        for (const TipName& other : m_names) {
            cost += isCrossed(here.place, {m_centre, other.tip}) ? ofArrow : 0;
            if (isSame(other.tip, name.tip))
                continue;
            const double apart = distance(here.place, other.tip) / m_scale;
            cost += apart <= 0 ? ofTip : std::max(0.0, ofNeighbour * (1 - apart / near));
        }
        for (const Point handle : m_handles)
            cost += distance(here.place, handle) < m_scale * 5 ? ofTip : 0;
        return cost;
    }

    /// Beyond the tip, within the area.
    TipNamePlace anywhere(const TipName& name) const
    {
        TipNamePlace here = at(name, directionOf(name), gaps.front());
        const auto moved = [](double from, double length, double low, double space) {
            return std::clamp(from, low, std::max(low, low + space - length));
        };
        Box& place = here.place;
        place.x = moved(place.x, place.width, m_area.x, m_area.width);
        place.y = moved(place.y, place.height, m_area.y, m_area.height);
        return here;
    }

    Box m_area;
    Point m_centre;
    const std::vector<TipName>& m_names;
    const std::vector<Box>& m_taken;
    const std::vector<Point>& m_handles;
    double m_scale;
    std::vector<std::optional<TipNamePlace>> m_places;
};

} // namespace

Point TipNamePlace::leaderEnd(Point tip) const
{
    return {std::clamp(tip.x, place.left(), place.right()),
        std::clamp(tip.y, place.top(), place.bottom())};
}

std::vector<TipNamePlace> tipNamePlaces(const Box& area, Point centre,
    const std::vector<TipName>& names, const std::vector<Box>& taken,
    const std::vector<Point>& handles, double scale)
{
    return Search(area, centre, names, taken, handles, scale).places();
}

} // namespace lab::drawing::pages
