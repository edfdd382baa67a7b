#pragma once

#include "core/drawing/kit.h"
#include "ui/drawing/drawing_keys.h"
#include "ui/drawing/drawing_view.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <optional>
#include <utility>

namespace lab::ui {

/// The widget of a figure, with its values and those of A, which are below it or only for its
/// numbers.
template <class Values> class FigureView : public DrawingView {
public:
    FigureView(const drawing::Figure<Values>& figure, QWidget* parent)
        : DrawingView(figure.picture, parent)
        , m_figure(figure)
    {
        FigureView::updateAccessibleText();
    }

    void setFrame(Values values)
    {
        if (values == m_values)
            return;
        m_values = std::move(values);
        frameChanged();
        updateAccessibleText();
        refresh();
    }
    void setGhost(std::optional<Values> ghost)
    {
        if (ghost == m_ghost)
            return;
        m_ghost = std::move(ghost);
        refresh();
    }
    /// Whether it is hatched, because it shows an earlier state until a drag rests.
    void setWaiting(bool isWaiting)
    {
        if (isWaiting != std::exchange(m_isWaiting, isWaiting))
            update();
    }
    bool isWaiting() const { return m_isWaiting; }
    const Values& frame() const { return m_values; }
    const std::optional<Values>& ghost() const { return m_ghost; }
    bool isBare() const override { return m_figure.isBare && m_figure.isBare(m_values); }

    NumberTable numbers() const override { return m_figure.table(m_values); }
    std::optional<NumberTable> ghostNumbers() const override
    {
        auto table = m_ghost ? std::optional(m_figure.table(*m_ghost)) : std::nullopt;
        return table && !table->header.empty() ? std::move(table) : std::nullopt;
    }
    QString exportName() const override { return qt(m_figure.name); }
    QString keysInWords() const override
    {
        QStringList sentences;
        const drawing::Message* const keys =
            m_figure.keysOf ? m_figure.keysOf(m_values) : m_figure.keys;
        if (keys)
            sentences += qt(QtLanguage()(*keys).text);
        if (drawn().page > 0)
            sentences += qt(QtLanguage()(drawing::keysOfPages).text);
        return sentences.isEmpty() ? DrawingView::keysInWords()
                                   : keysAfter(oneAfterAnother(sentences));
    }
    Focus restingFocus() const override
    {
        return m_figure.resting ? m_figure.resting(m_values) : DrawingView::restingFocus();
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
    virtual void frameChanged() { }
    /// Called after any change that affects the picture.
    virtual void refresh()
    {
        forget();
        update();
        if (m_figure.comparedTitle)
            updateAccessibleText();
    }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && takes(static_cast<QKeyEvent&>(*event))) {
            event->accept();
            return true;
        }
        const bool isDone = DrawingView::event(event);
        if (isDone || event->type() != QEvent::ToolTip)
            return isDone;
        const auto& asked = static_cast<QHelpEvent&>(*event);
        for (const drawing::Tip& one : drawn().tips)
            if (one.box.contains(pointOf(QPointF(asked.pos())))) {
                QToolTip::showText(asked.globalPos(), wrappedTip(qt(one.said.text)), this,
                    qt(one.box).toAlignedRect());
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
        return isWhole && m_figure.whole ? draw(m_figure.whole(m_values))
            : m_pressed                  ? draw(m_figure.whileHeld(m_values, *m_pressed))
                                         : draw(m_values);
    }
    drawing::KeyPress pressed(drawing::Key key, Qt::KeyboardModifiers modifiers) const override
    {
        const bool isShifted = modifiers.testFlag(Qt::ShiftModifier);
        if (m_figure.pressedWithControl && modifiers.testFlag(Qt::ControlModifier))
            return m_figure.pressedWithControl(m_values, key, isShifted);
        const auto press =
            isShifted && m_figure.pressedWithShift ? m_figure.pressedWithShift : m_figure.pressed;
        return press ? press(m_values, key) : drawing::KeyPress {};
    }
    std::optional<Edit> dragged(const drawing::Handle& held, double number) const override
    {
        return m_figure.dragged(m_values, held, number);
    }
    std::optional<Edit> handled(
        const drawing::Handle& handle, drawing::Point middle, drawing::Grip grip) const override
    {
        return m_figure.handled(m_values, handle, middle, grip);
    }
    void holdValues(bool areHeld) override
    {
        if (m_figure.whileHeld)
            m_pressed = areHeld ? std::optional(m_values) : std::nullopt;
    }
    bool isHatched() const override { return m_isWaiting; }
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
        return focus.picture == Picture::None && m_figure.isPointedAnywhere ? pictureFocus()
                                                                            : focus;
    }
    Focus shownOf(const Focus& focus) const override { return m_figure.shown(focus, m_values); }
    void updateAccessibleText() override
    {
        const QtLanguage words;
        const auto title = [&] {
            return m_figure.comparedTitle
                ? m_figure.comparedTitle(compared(m_values), QtStyle(look()).style)
                : m_figure.title(m_values, words);
        };
        setAccessibleName(qt(title().text));
        if (m_figure.spoken)
            setAccessibleDescription(qt(m_figure.spoken(m_values, words).text));
    }

private:
    drawing::Compared<Values> compared(const Values& values) const
    {
        return {values, m_ghost ? &*m_ghost : nullptr, m_shown == MapShown::Difference};
    }

    const drawing::Figure<Values>& m_figure;
    Values m_values {};
    std::optional<Values> m_ghost;
    bool m_isWaiting = false;
    MapShown m_shown = MapShown::Present;
    std::optional<Values> m_pressed; ///< the values at the press, see Figure::whileHeld
};

} // namespace lab::ui
