#pragma once

#include "ui/drawing/picture_view.h"
#include "ui/store/store.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QWheelEvent>

#include <cmath>
#include <set>

/// Shared by the tests of views: a view with its own store, and mouse actions. Each kind of view
/// implements showState().
template <class View> struct ViewStage {
    explicit ViewStage(QSize size, const lab::LabState& start)
        : store(lab::clamped(start))
    {
        view.resize(size);
        view.setParametersFrom([this]() -> const lab::LabState& { return store.state(); });
        QObject::connect(
            &view, &View::edited, &view, [this](const lab::Edit& edit, lab::Gesture gesture) {
                gestures.insert(gesture);
                ++edits;
                store.dispatch(edit, gesture);
                showState(view, store.state());
            });
        QObject::connect(&view, &View::pointed, &view, [this](const lab::Focus& focus) {
            pointed = focus;
            view.setPointed(focus);
        });
        showState(view, store.state());
    }

    const lab::LabState& state() const { return store.state(); }
    lab::Positions positions() const { return store.state().position; }

    void mouse(QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held)
    {
        QMouseEvent event(type, point, view.mapToGlobal(point), button, held, Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    }
    void hover(QPointF point) { mouse(QEvent::MouseMove, point, Qt::NoButton, Qt::NoButton); }
    void press(QPointF point)
    {
        hover(point);
        mouse(QEvent::MouseButtonPress, point, Qt::LeftButton, Qt::LeftButton);
    }
    /// Moves in steps of at most one pixel.
    void move(QPointF from, QPointF to)
    {
        const QPointF way = to - from;
        const int steps = static_cast<int>(std::ceil(std::hypot(way.x(), way.y())));
        for (int step = 1; step <= steps; ++step)
            mouse(QEvent::MouseMove, from + way * step / steps, Qt::NoButton, Qt::LeftButton);
    }
    void release(QPointF point)
    {
        mouse(QEvent::MouseButtonRelease, point, Qt::LeftButton, Qt::NoButton);
    }
    void click(QPointF point)
    {
        press(point);
        release(point);
    }
    void drag(QPointF from, QPointF to)
    {
        press(from);
        move(from, to);
        release(to);
    }
    void doubleClick(QPointF point)
    {
        mouse(QEvent::MouseButtonDblClick, point, Qt::LeftButton, Qt::LeftButton);
        release(point);
    }
    void turnWheel(QPointF point, int notches)
    {
        QWheelEvent event(point, view.mapToGlobal(point), {}, {0, 120 * notches}, Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &event);
    }

    QImage image()
    {
        QImage picture(view.size(), QImage::Format_RGB32);
        view.render(&picture);
        return picture;
    }
    QColor colorAt(QPointF point) { return image().pixelColor(point.toPoint()); }

    View view;
    lab::ui::Store store;
    lab::Focus pointed;
    std::set<lab::Gesture> gestures;
    int edits = 0;
};
