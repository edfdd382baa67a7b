#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/paint/look.h"

#include <QWidget>

#include <string_view>

namespace lab::ui {

class ChoiceList;
class SegmentedChoice;

/// A choice of the parameter table that selects a picture: its names side by side, or a drop-down
/// list if there is no space for them. It is beside the title of the bench, or over that of the
/// picture, on the screen only; an exported picture has its own title.
class PictureChoice : public QWidget {
    Q_OBJECT
public:
    PictureChoice(std::string_view parameter, QWidget* parent);

    void setState(const LabState& state);
    void placeOver(const QRect& picture, const Look& look); ///< over the title of the picture there
    void place(const QRect& area, const Look& look); ///< at its left end, as narrow as possible
    /// Beside the bench's title, as a list if the choices do not fit up to `right`.
    void placeBesideTitle(double left, int right, const Look& look);

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override; ///< retranslates the choices

private:
    void fillList();
    void nameChoices();
    void placeChoices();
    void choose(int index);

    const Parameter& m_parameter;
    SegmentedChoice* m_choice = nullptr;
    ChoiceList* m_list = nullptr; ///< the same, narrower
    bool m_isList = false; ///< the choices do not fit side by side
    Look m_look;
};

} // namespace lab::ui
