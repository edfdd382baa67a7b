#include "core/math/constants.h"
#include "core/math/random.h"
#include "tests/qt_test.h"
#include "ui/paint/derivation/pages/plane_names.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

double apart(const QRectF& place, QPointF tip)
{
    const double x = std::max({place.left() - tip.x(), 0.0, tip.x() - place.right()});
    const double y = std::max({place.top() - tip.y(), 0.0, tip.y() - place.bottom()});
    return std::hypot(x, y);
}

/// Describes what is wrong with the names of tips, or nothing.
QByteArray errorOf(const QRectF& area, QPointF centre, const std::vector<TipName>& names)
{
    const QRectF unit(centre + QPointF(30, 0), QSizeF(24, 16));
    const auto places = tipNamePlaces(area, centre, names, {unit}, {}, Look());
    if (places.size() != names.size())
        return "a name is missing";
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!area.contains(places[i].place) || places[i].place.intersects(unit))
            return "a name is beside the picture or over the unit";
        for (std::size_t k = 0; k < names.size(); ++k) {
            if (i == k)
                continue;
            if (places[i].place.intersects(places[k].place))
                return "a name lies over another";
            const bool isElsewhere = QLineF(names[i].tip, names[k].tip).length() > 3;
            if (isElsewhere && !places[i].hasLeader
                && apart(places[i].place, names[k].tip) < apart(places[i].place, names[i].tip))
                return "a name stands at another's tip";
        }
    }
    return {};
}

} // namespace

class PlaneNamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesAvoidTheAxes()
    {
        const QPointF centre(120, 60);
        for (const double x : {-4.0, -2.0, 0.0, 2.0, 4.0}) {
            const auto places = tipNamePlaces(QRectF(0, 0, 240, 120), centre,
                {{centre + QPointF(x, -20), {12, 12}}}, {}, {}, Look());
            const QRectF& place = places.front().place;
            QVERIFY(place.left() >= centre.x() || place.right() <= centre.x());
        }
    }

    // The page of words in the smallest window: q and four keys.
    void aSmallPlaneNamesEachOfItsArrows()
    {
        const QPointF centre(120, 30);
        const std::vector<QPointF> tips {
            {0.93, 0.65}, {0.6, 0.9}, {0.48, -0.83}, {-0.36, -1.315}, {0.78, -0.38}};
        for (const double radius : {20.0, 34.0, 60.0}) {
            std::vector<TipName> names;
            for (const QPointF tip : tips)
                names.push_back({centre + QPointF(tip.x(), -tip.y()) * (radius / 1.5),
                    QSizeF(names.empty() ? 9 : 30, 19)});
            const QRectF area(0, 0, 240, std::max(60.0, 2 * radius + 20));
            const QByteArray error = errorOf(area, centre, names);
            QVERIFY2(error.isEmpty(), error);
        }
    }

    void manyTipsAreDistinguishable()
    {
        Random random(3);
        const QPointF centre(150, 100);
        for (int time = 0; time < 400; ++time) {
            const double radius = 20 + 70 * random.uniform();
            std::vector<TipName> names;
            const auto count = 2 + static_cast<std::size_t>(4 * random.uniform());
            for (std::size_t tip = 0; tip < count; ++tip) {
                const double angle = twoPi * random.uniform();
                const double length = radius * (0.2 + 0.8 * random.uniform());
                names.push_back({centre + QPointF(std::cos(angle), std::sin(angle)) * length,
                    QSizeF(8 + 24 * random.uniform(), 19)});
            }
            if (time % 3 == 0) // as before any rotation
                names.back().tip = names.front().tip;
            const QByteArray error = errorOf({0, 0, 300, 200}, centre, names);
            QVERIFY2(error.isEmpty(), error);
        }
    }

    void aSingleNameIsBeyondItsTip()
    {
        const auto places =
            tipNamePlaces({0, 0, 300, 200}, {150, 100}, {{{200, 100}, {10, 19}}}, {}, {}, Look());
        QVERIFY(!places.front().hasLeader);
        QVERIFY(places.front().place.left() > 200);
        QVERIFY(places.front().place.left() < 215);
    }
};

LAB_APPLESS_TESTS(PlaneNamesTest)
#include "tst_plane_names.moc"
