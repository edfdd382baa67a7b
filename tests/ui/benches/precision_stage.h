#pragma once

#include "core/frames/precision/precision_detail.h"
#include "core/state/parameters.h"
#include "ui/benches/precision_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/precision/precision_plot.h"
#include "ui/store/store.h"
#include "ui/views/precision/precision_views.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

/// The bench Precision in front of a store, as the window has it.
struct PrecisionStage {
    FormulaBook book;
    Store store;
    PrecisionBench bench {nullptr};

    explicit PrecisionStage(const Patch& patch = {}, QSize size = {896, 696})
        : store(stateWith(patch))
    {
        bench.resize(size);
        QWidget& widget = bench;
        widget.show(); // a hidden widget gets no resize event
        QObject::connect(&bench, &Bench::edited, &store, &Store::dispatch);
        QObject::connect(&bench, &Bench::pointed, &bench, &Bench::setFocus);
        QObject::connect(&store, &Store::changed, &bench, &Bench::setState);
        Look look;
        look.formulas = &book;
        bench.setLook(look);
        bench.setState(store.state());
    }

    static LabState stateWith(const Patch& patch)
    {
        LabState state;
        state.bench = BenchId::Precision;
        state.position.query = 1000;
        state.position.key = 990;
        return clamped(std::get<LabState>(patched(state, patch)));
    }
    PictureView& picture(Picture which) const
    {
        const auto& all = bench.pictures();
        return **std::ranges::find(all, which, &PictureView::picture);
    }
    const PrecisionErrorsFrame& errors() const
    {
        return static_cast<const PrecisionErrorsView&>(picture(Picture::PrecisionErrors)).frame();
    }
    const PrecisionDriftFrame& drift() const
    {
        return static_cast<const PrecisionDriftView&>(picture(Picture::PrecisionDrift)).frame();
    }
    /// On the line of a position, in a picture's own pixels.
    QPointF at(Picture which, double position) const
    {
        const PrecisionPlot places(picture(which).rect(), bench.look());
        return {places.pixel(position), places.plot.center().y()};
    }
    void send(PictureView& view, QEvent::Type type, QPointF point, Qt::MouseButton button,
        Qt::MouseButtons held)
    {
        QMouseEvent event(type, point, view.mapToGlobal(point), button, held, Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    }
    void hover(PictureView& view, QPointF point)
    {
        send(view, QEvent::MouseMove, point, Qt::NoButton, Qt::NoButton);
    }
    void press(PictureView& view, QPointF point)
    {
        hover(view, point);
        send(view, QEvent::MouseButtonPress, point, Qt::LeftButton, Qt::LeftButton);
    }
    void release(PictureView& view, QPointF point)
    {
        send(view, QEvent::MouseButtonRelease, point, Qt::LeftButton, Qt::NoButton);
    }
    void drag(PictureView& view, QPointF from, QPointF to)
    {
        press(view, from);
        for (int step = 1; step <= 60; ++step)
            send(view, QEvent::MouseMove, from + (to - from) * step / 60, Qt::NoButton,
                Qt::LeftButton);
        release(view, to);
    }
    QImage image()
    {
        QImage picture(bench.size(), QImage::Format_RGB32);
        QPainter painter(&picture);
        bench.paintWhole(painter, bench.look());
        return picture;
    }
    double slot(const std::string& name) const
    {
        for (const ReadingNumber& number : bench.readingLine().reading().numbers) {
            if (number.slot == name)
                return number.value;
        }
        return std::nan("");
    }
};

inline Setting choice(const char* key, const char* value)
{
    return {key, std::string(value)};
}

} // namespace lab::ui
