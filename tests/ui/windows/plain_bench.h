#pragma once

#include "tests/qt_test.h"
#include "ui/benches/bench.h"
#include "ui/drawing/figure_view.h"
#include "ui/windows/main/main_window.h"

#include <QWheelEvent>

#include <vector>

namespace lab::ui {

struct PlainValues {
    bool operator==(const PlainValues&) const = default;
};

/// A filled place with one handle.
template <Picture picture>
const drawing::Figure<PlainValues> plainFigure {.picture = picture,
    .name = "plain",
    .title = [](const PlainValues&, const drawing::Language&) { return drawing::Said {"Plain"}; },
    .drawing =
        [](const drawing::Compared<PlainValues>&, const drawing::Box& place, const drawing::Style&,
            const drawing::Pointing&) {
            drawing::Drawing all;
            all.addLayer(drawing::Layer::Meaning::Data, drawing::Drawing::Live::No)
                .add(drawing::Region {place, drawing::Tone::Query});
            all.handles = {
                {.key = "position.query", .name = {"handle"}, .place = {12, 20}, .keyStep = 1}};
            return all;
        },
    .table = [](const PlainValues&) { return NumberTable {}; },
    .shown = [](const Focus& focus, const PlainValues&) { return focus; }};

/// A picture that sets the query to the pointer's x during a drag and reports pair x on hover. The
/// keyboard can grab its one handle.
class PlainPicture : public FigureView<PlainValues> {
public:
    PlainPicture(Picture picture, QWidget* parent)
        : FigureView(picture == Picture::RotationsDials ? plainFigure<Picture::RotationsDials>
                                                        : plainFigure<Picture::RotationsScores>,
            parent)
    {
    }

    QString exportName() const override { return name; }

    QString name = QStringLiteral("plain");
    int turned = 0; ///< number of wheel events

protected:
    void updateAccessibleText() override { }
    void wheelEvent(QWheelEvent* event) override
    {
        ++turned;
        event->accept();
    }
    void drag(QPointF point, Qt::KeyboardModifiers) override
    {
        edit(SetParameter {"position.query", static_cast<std::int64_t>(point.x())});
    }
    Focus focusAt(QPointF point) const override
    {
        Focus focus;
        focus.picture = picture();
        focus.pair = static_cast<int>(point.x());
        return focus;
    }
};

/// A bench with two such pictures, one above the other.
class PlainBench : public Bench {
public:
    PlainBench(BenchId id, QWidget* parent)
        : Bench(id, parent)
        , upper(new PlainPicture(Picture::RotationsDials, this))
        , lower(new PlainPicture(Picture::RotationsScores, this))
    {
        upper->setAccessibleName(QStringLiteral("Upper picture"));
        lower->setAccessibleName(QStringLiteral("Lower picture"));
        add(upper);
        add(lower);
    }

    QString title() const override { return QStringLiteral("Plain"); }
    QString sentence() const override { return QStringLiteral("A bench to try the window with."); }
    std::vector<std::string_view> panelParameters() const override
    {
        if (id() == BenchId::Waves)
            return {"sinusoidal.width", "sinusoidal.layout"};
        return {"rope.base", "rope.width", "rope.rotated_share", "rope.pairing", "rope.vectors"};
    }

    PlainPicture* upper;
    PlainPicture* lower;
    LabState shown;
    int showings = 0; ///< number of states shown

protected:
    void layOut(const QRect& area, const LayoutInputs&) override
    {
        upper->setGeometry(area.adjusted(0, 0, 0, -area.height() / 2));
        lower->setGeometry(area.adjusted(0, area.height() / 2, 0, 0));
    }
    std::vector<SlidePicture> slidePictures(const LabState&) const override
    {
        return {{upper}, {lower}};
    }
    void show(const LabState& state) override
    {
        shown = state;
        ++showings;
    }
};

/// Waves and Rotations as plain benches.
inline std::vector<BenchEntry> plainBenches()
{
    std::vector<BenchEntry> entries;
    for (const BenchId id : {BenchId::Waves, BenchId::Rotations})
        entries.push_back({id, [id](QWidget* parent) { return new PlainBench(id, parent); }});
    return entries;
}

/// Shows the window and waits until it has the focus.
inline void showActive(QWidget& window)
{
    window.show();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window is not active");
}

} // namespace lab::ui
