#pragma once

#include "core/drawing/kit.h"
#include "ui/drawing/drawing_keys.h"
#include "ui/drawing/drawing_view.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"
#include "ui/views/framed_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace lab::ui {

/// The widget of a figure, with its values and those of A.
template <class Values> class FigureView : public FramedView<DrawingView, Values> {
public:
    FigureView(const drawing::Figure<Values>& figure, QWidget* parent)
        : FramedView<DrawingView, Values>(figure.picture, parent)
        , m_figure(figure)
    {
        FigureView::updateAccessibleText();
    }

    QString exportName() const override { return qt(m_figure.name); }
    QString keysInWords() const override
    {
        QStringList sentences;
        const drawing::Message* const keys =
            m_figure.keysOf ? m_figure.keysOf(this->frame()) : m_figure.keys;
        if (keys)
            sentences += qt(QtLanguage()(*keys).text);
        if (this->drawn().page > 0)
            sentences += qt(QtLanguage()(drawing::keysOfPages).text);
        return sentences.isEmpty() ? DrawingView::keysInWords()
                                   : this->keysAfter(oneAfterAnother(sentences));
    }
    Focus restingFocus() const override
    {
        return m_figure.resting ? m_figure.resting(this->frame()) : DrawingView::restingFocus();
    }
    /// Whether the picture takes the key, a letter or a digit, before the window does.
    bool takes(const QKeyEvent& event) const
    {
        const auto letter = drawingLetter(event);
        return letter && pressed(*letter, {}).isOwn;
    }
    void setMapShown(MapShown shown) override
    {
        if (shown == m_shown)
            return;
        m_shown = shown;
        refresh();
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && takes(static_cast<QKeyEvent&>(*event))) {
            event->accept();
            return true;
        }
        const bool isDone = FramedView<DrawingView, Values>::event(event);
        if (isDone || event->type() != QEvent::ToolTip)
            return isDone;
        const auto& asked = static_cast<QHelpEvent&>(*event);
        for (const drawing::Tip& one : this->drawn().tips)
            if (one.box.contains(pointOf(QPointF(asked.pos())))) {
                QToolTip::showText(
                    asked.globalPos(), tip(qt(one.said.text)), this, qt(one.box).toAlignedRect());
                return true;
            }
        return false;
    }
    drawing::Drawing made(const drawing::Box& place, const drawing::Style& style,
        const drawing::Pointing& pointing, bool isWhole) const override
    {
        const auto draw = [&](const Values& values) {
            return m_figure.drawing(compared(values), place, style, pointing);
        };
        return isWhole && m_figure.whole ? draw(m_figure.whole(this->frame()))
            : m_pressed                  ? draw(m_figure.whileHeld(this->frame(), *m_pressed))
                                         : draw(this->frame());
    }
    drawing::KeyPress pressed(drawing::Key key, Qt::KeyboardModifiers modifiers) const override
    {
        const bool isShifted = modifiers.testFlag(Qt::ShiftModifier);
        if (m_figure.pressedWithControl && modifiers.testFlag(Qt::ControlModifier))
            return m_figure.pressedWithControl(this->frame(), key, isShifted);
        const auto press =
            isShifted && m_figure.pressedWithShift ? m_figure.pressedWithShift : m_figure.pressed;
        return press ? press(this->frame(), key) : drawing::KeyPress {};
    }
    std::optional<Edit> dragged(const drawing::Handle& held, double number) const override
    {
        return m_figure.dragged(this->frame(), held, number);
    }
    std::optional<Edit> handled(
        const drawing::Handle& handle, drawing::Point middle, drawing::Grip grip) const override
    {
        return m_figure.handled(this->frame(), handle, middle, grip);
    }
    void holdValues(bool areHeld) override
    {
        if (m_figure.whileHeld)
            m_pressed = areHeld ? std::optional(this->frame()) : std::nullopt;
    }
    bool isHatched() const override { return this->isWaiting(); }
    std::optional<Edit> doubleClicked(const LabState& state) const override
    {
        return m_figure.doubleClicked ? m_figure.doubleClicked(state) : std::nullopt;
    }
    std::optional<double> zoomedAround(const Positions& positions) const override
    {
        return m_figure.zoomedAround ? std::optional(m_figure.zoomedAround(positions))
                                     : std::nullopt;
    }
    Focus focusAt(QPointF point) const override
    {
        const Focus focus = DrawingView::focusAt(point);
        return focus.picture == Picture::None && m_figure.isPointedAnywhere ? this->pictureFocus()
                                                                            : focus;
    }
    NumberTable tableOf(const Values& values) const override { return m_figure.table(values); }
    Focus shownOf(const Focus& focus) const override
    {
        return m_figure.shown(focus, this->frame());
    }
    void updateAccessibleText() override
    {
        const QtLanguage words;
        const auto title = [&] {
            return m_figure.comparedTitle
                ? m_figure.comparedTitle(compared(this->frame()), QtStyle(this->look()).style)
                : m_figure.title(this->frame(), words);
        };
        this->setAccessibleName(qt(title().text));
        if (m_figure.spoken)
            this->setAccessibleDescription(qt(m_figure.spoken(this->frame(), words).text));
    }
    void refresh() override
    {
        this->forget();
        FramedView<DrawingView, Values>::refresh();
        if (m_figure.comparedTitle)
            updateAccessibleText();
    }

private:
    drawing::Compared<Values> compared(const Values& values) const
    {
        const auto& ghost = this->ghost();
        return {values, ghost ? &*ghost : nullptr, m_shown == MapShown::Difference};
    }

    const drawing::Figure<Values>& m_figure;
    MapShown m_shown = MapShown::Present;
    std::optional<Values> m_pressed; ///< the values at the press, see Figure::whileHeld
};

} // namespace lab::ui
