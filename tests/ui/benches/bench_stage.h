#pragma once

#include "core/state/parameters.h"
#include "ui/benches/page_bench.h"
#include "ui/drawing/drawing_view.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/reading/reading_view.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <string_view>

namespace lab::ui {

constexpr QSize usualSize {896, 696};

inline LabState startOf(BenchId id)
{
    LabState state;
    state.bench = id;
    return clamped(state);
}

/// Connects a bench to a store as the window does.
inline void setUpBench(Bench& bench, Store& store, const FormulaBook& book, QSize size)
{
    Look look;
    look.formulas = &book;
    bench.resize(size);
    static_cast<QWidget&>(bench).show(); // a hidden widget gets no resize event
    QObject::connect(&bench, &Bench::edited, &store, &Store::dispatch);
    QObject::connect(&bench, &Bench::pointed, &bench, &Bench::setFocus);
    QObject::connect(&store, &Store::changed, &bench, &Bench::setState);
    bench.setLook(look);
    bench.setState(store.state());
}

/// The widget as it appears on the screen.
inline QImage imageOf(const QWidget& widget)
{
    QImage image(widget.size(), QImage::Format_RGB32);
    const_cast<QWidget&>(widget).render(&image);
    return image;
}

/// The bench as it is exported.
inline QImage pageOf(const Bench& bench)
{
    QImage image(bench.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    bench.paintWhole(painter, bench.look());
    return image;
}

/// Whether all pictures are inside the bench and overlap neither each other nor the reading line.
inline bool picturesKeepApart(const Bench& bench)
{
    const auto all = bench.pictures();
    const QRect line = bench.readingLine().geometry();
    return std::ranges::all_of(all, [&](const PictureView* one) {
        const QRect own = one->geometry();
        return !own.isEmpty() && bench.rect().contains(own) && !own.intersects(line)
            && std::ranges::none_of(all, [&](const PictureView* other) {
                   return other != one && other->geometry().intersects(own);
               });
    });
}

/// A "size" and a "scale" for each kind of screen.
inline void addScreens()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addRow("smallest") << QSize(640, 576) << 1.0;
    QTest::addRow("usual") << usualSize << 1.0;
    QTest::addRow("4K") << QSize(3456, 2056) << 1.0;
    QTest::addRow("presenting") << QSize(1920, 980) << 1.6;
}

/// A widget of this type in a bench; a template of views has no name for findChild().
template <class View> View& partOf(const QWidget& bench)
{
    for (const auto depth : {Qt::FindDirectChildrenOnly, Qt::FindChildrenRecursively})
        for (QWidget* const one : bench.findChildren<QWidget*>(depth))
            if (auto* const part = dynamic_cast<View*>(one))
                return *part;
    qFatal("the bench has no such part");
}

/// The handle with this key in a picture that is a drawing.
inline const drawing::Handle& handleIn(const PictureView& picture, std::string_view key)
{
    const auto& handles = dynamic_cast<const DrawingView&>(picture).drawn().handles;
    const auto found = std::ranges::find(handles, key, &drawing::Handle::key);
    if (found == handles.end())
        qFatal("the picture has no such handle");
    return *found;
}

/// A bench and its store.
template <class AnyBench> struct BenchStage {
    FormulaBook book;
    Store store;
    AnyBench bench;

    explicit BenchStage(const LabState& start, QSize size = usualSize)
        : store(clamped(start))
    {
        setUpBench(bench, store, book, size);
    }
    void set(const char* key, const Value& value) { store.dispatch(SetParameter {key, value}); }
    /// Checks that one undo step restores exactly this state.
    void undoOnce(const LabState& start)
    {
        store.undo();
        QVERIFY(store.state() == start);
    }
    template <class View> View& part() const { return partOf<View>(bench); }
    PictureView& picture(Picture which) const
    {
        const auto all = bench.pictures();
        const auto found = std::ranges::find(all, which, &PictureView::picture);
        if (found == all.end())
            qFatal("the bench shows no such picture");
        return **found;
    }
};

template <const Page& page> struct BenchOf : PageBench {
    BenchOf()
        : PageBench(page, nullptr)
    {
    }
};
template <const Page& page> using StageOf = BenchStage<BenchOf<page>>;

} // namespace lab::ui
