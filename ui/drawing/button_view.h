#pragma once

#include "ui/drawing/figure_view.h"

#include <QPushButton>

namespace lab::ui {

/// The widget of a figure with a button over it, where its drawing says.
template <class Values, class Button = QPushButton> class ButtonView : public FigureView<Values> {
public:
    ButtonView(const drawing::Figure<Values>& figure, QWidget* parent)
        : FigureView<Values>(figure, parent)
        , m_button(new Button(this))
    {
        m_button->setCursor(Qt::ArrowCursor);
        placeButton();
    }

    Button& button() const { return *m_button; }

protected:
    void refresh() override
    {
        FigureView<Values>::refresh();
        placeButton();
    }
    void lookChanged() override
    {
        FigureView<Values>::lookChanged();
        placeButton();
    }
    void changeEvent(QEvent* event) override
    {
        FigureView<Values>::changeEvent(event);
        placeButton();
    }
    void resizeEvent(QResizeEvent*) override { placeButton(); }

private:
    /// A button that knows its text may also have nothing to offer.
    void placeButton()
    {
        const auto place = this->drawn().button;
        if (place)
            m_button->setGeometry(qt(place->box).toRect());
        if constexpr (requires { m_button->setWanted(true); }) {
            m_button->setWanted(place.has_value());
        } else {
            m_button->setText(qt(place ? place->said.text : std::string()));
            m_button->setVisible(place.has_value());
        }
    }

    Button* m_button;
};

} // namespace lab::ui
