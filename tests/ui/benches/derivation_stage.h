#pragma once

#include "core/state/parameters.h"
#include "ui/benches/derivation_bench.h"
#include "ui/paint/derivation/angles.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/derivation/question_box.h"
#include "ui/views/derivation/step_list.h"
#include "ui/views/derivation/step_picture_view.h"
#include "ui/views/derivation/step_text_views.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include <cmath>

/// The bench in a store of its own, as the window binds them, and the mouse of a person.
namespace derivation {

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

inline LabState startState()
{
    LabState state;
    state.bench = BenchId::Derivation;
    return clamped(state);
}

struct Stage {
    FormulaBook book;
    Store store;
    DerivationBench bench;

    explicit Stage(QSize size = {896, 696})
        : store(startState())
    {
        Look look;
        look.formulas = &book;
        bench.resize(size);
        QWidget& widget = bench;
        widget.show();
        QObject::connect(&bench, &Bench::edited, &store, &Store::dispatch);
        QObject::connect(&bench, &Bench::pointed, &bench, &Bench::setFocus);
        QObject::connect(&store, &Store::changed, &bench, &Bench::setState);
        bench.setLook(look);
        bench.setState(store.state());
    }
    template <class View> View& part() const { return *bench.findChild<View*>(); }
    StepPictureView& picture() const { return part<StepPictureView>(); }
    const StepFrame& check() const { return part<StepCheckView>().frame(); }
    StepList& list() const { return part<StepList>(); }
    QPushButton& button(const QString& text) const
    {
        for (QPushButton* one : bench.findChildren<QPushButton*>())
            if (one->text() == text)
                return *one;
        qFatal("no button %s", qPrintable(text));
    }
    QString spoken(int step) const
    {
        return list().item(step - 1)->data(Qt::AccessibleTextRole).toString();
    }
    void set(const char* key, const Value& value) { store.dispatch(SetParameter {key, value}); }
    void open(std::int64_t step) { set("derivation.step", step); }
    void answer(const QString& typed) const
    {
        auto& field = part<QLineEdit>();
        field.setText(typed);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    QImage image()
    {
        QImage picture(bench.size(), QImage::Format_RGB32);
        bench.render(&picture);
        return picture;
    }
};

inline void mouse(
    QWidget& view, QEvent::Type type, QPointF point, Qt::MouseButton button, Qt::MouseButtons held)
{
    QMouseEvent event(type, point, view.mapToGlobal(point), button, held, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

inline void drag(QWidget& view, QPointF from, QPointF to)
{
    mouse(view, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int step = 1; step <= 20; ++step)
        mouse(
            view, QEvent::MouseMove, from + (to - from) * step / 20, Qt::NoButton, Qt::LeftButton);
    mouse(view, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
}

inline QImage pictureOf(const Stage& stage)
{
    QImage image(stage.picture().size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    stage.picture().paint(painter, stage.picture().rect(), stage.bench.look());
    return image;
}

} // namespace derivation
