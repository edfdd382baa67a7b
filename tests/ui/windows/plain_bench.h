#pragma once

#include "tests/qt_test.h"
#include "ui/benches/bench.h"
#include "ui/views/picture_view.h"
#include "ui/windows/main/main_window.h"

#include <QPainter>
#include <QWheelEvent>

#include <vector>

namespace lab::ui {

/// A picture that sets the query to the pointer's x during a drag and reports pair x on hover. The
/// keyboard can grab its one handle.
class PlainPicture : public PictureView {
public:
    using PictureView::PictureView;

    QString exportName() const override { return name; }
    NumberTable numbers() const override { return {}; }
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override
    {
        painter.fillRect(area, look.palette.query);
    }
    std::vector<PictureHandle> handles() const override
    {
        return {{QStringLiteral("handle"), {12, 20}, {1, 0}}};
    }

    QString name = QStringLiteral("plain");
    int turned = 0; ///< number of wheel events

protected:
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
