#pragma once

#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/comparison/comparison_bar.h"
#include "ui/views/picture_view.h"

#include <QImage>
#include <QPainter>

#include <memory>

/// A bench in front of a store, as the window has it.
struct ComparisonStage {
    lab::ui::FormulaBook book;
    lab::ui::Store store;
    std::unique_ptr<lab::ui::Bench> bench;

    explicit ComparisonStage(lab::BenchId id, QSize size = {896, 696})
        : store(startOf(id))
        , bench(lab::ui::newBench(id, nullptr))
    {
        using namespace lab::ui;
        Look look;
        look.formulas = &book;
        bench->resize(size);
        static_cast<QWidget&>(*bench).show(); // a hidden widget gets no resize event
        QObject::connect(bench.get(), &Bench::edited, &store, &Store::dispatch);
        QObject::connect(bench.get(), &Bench::pointed, bench.get(), &Bench::setFocus);
        QObject::connect(&store, &Store::changed, bench.get(), &Bench::setState);
        bench->setLook(look);
        bench->setState(store.state());
    }

    static lab::LabState startOf(lab::BenchId id)
    {
        lab::LabState state = lab::clamped({});
        state.bench = id;
        return state;
    }
    void pin() { store.dispatch(lab::PinState {}); }
    void set(const char* key, const lab::Value& value)
    {
        store.dispatch(lab::SetParameter {key, value});
    }
    template <class View> View& view() const { return *bench->findChild<View*>(); }
    lab::LabState ghost() const { return *lab::ghostState(store.state()); }
};

inline QImage imageOf(const QWidget& widget)
{
    QImage image(widget.size(), QImage::Format_RGB32);
    const_cast<QWidget&>(widget).render(&image);
    return image;
}

/// The bench as it is exported.
inline QImage pageOf(const lab::ui::Bench& bench)
{
    QImage image(bench.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    bench.paintWhole(painter, bench.look());
    return image;
}

/// Whether a pixel within one of the point has about the colour.
inline bool hasColour(const QImage& image, QPointF point, const QColor& colour)
{
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const QPoint place = point.toPoint() + QPoint(dx, dy);
            if (!image.rect().contains(place))
                continue;
            const QColor found = image.pixelColor(place);
            const int away = std::abs(found.red() - colour.red())
                + std::abs(found.green() - colour.green()) + std::abs(found.blue() - colour.blue());
            if (away <= 60)
                return true;
        }
    }
    return false;
}
