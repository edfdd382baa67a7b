#pragma once

#include "core/figures/ruler/ruler.h"
#include "ui/drawing/figure_view.h"

#include <QPointer>

namespace lab::ui {

class RulerGrip;

/// The line of the ruler with both handles, each of which has the focus and the keys in a widget of
/// its own. A double-click on a handle asks for its number, one on the background fits.
class RulerTrack : public FigureView<drawing::RulerValues> {
    Q_OBJECT
public:
    explicit RulerTrack(QWidget* parent);

    /// Changes some of its values.
    template <class Change> void change(Change change)
    {
        drawing::RulerValues values = frame();
        change(values);
        setFrame(std::move(values));
    }
    drawing::RulerLayout places() const;
    QPointF touched(QPointF point) const override;

Q_SIGNALS:
    /// Emitted when a handle is double-clicked.
    void typingWanted(lab::Token token);

protected:
    void frameChanged() override;
    void lookChanged() override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void doubleClick(QPointF point) override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    RulerGrip* newGrip(Token token);
    void placeGrips();
    QString tooltip(QPointF point) const;

    RulerGrip* m_queryGrip;
    RulerGrip* m_keyGrip;
    QPointer<QWidget> m_hadKeys; ///< had the focus before a drag of the bar or background
};

/// Starts at 0 and has at least 64 positions, doubled until both handles and the training length
/// are visible.
ShowPositions fitting(const Positions& positions);

} // namespace lab::ui
