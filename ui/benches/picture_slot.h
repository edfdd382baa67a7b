#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/paint/look.h"

#include <QWidget>

#include <map>
#include <string>
#include <string_view>

namespace lab::ui {

class ChoiceList;
class PictureView;
class SegmentedChoice;

/// A place of a bench that shows one of several pictures, selected by a choice of the parameter
/// table, and its heading: the choice's names side by side if the picture has its own title, or a
/// drop-down list if there is no space for them.
///
/// The heading covers the picture's title on the screen only; an exported picture has its own. A
/// choice without a picture leaves the place empty.
class PictureSlot : public QWidget {
    Q_OBJECT
public:
    PictureSlot(std::string_view parameter, QWidget* parent);

    void put(std::string_view choice, PictureView* picture); ///< no picture is owned
    void setState(const LabState& state); ///< shows the selected picture
    void place(const QRect& area, const Look& look); ///< the heading and all its pictures
    void placePictures(const QRect& area);
    void placeHeading(const QRect& area, const Look& look); ///< the heading alone, in its minimum
                                                            ///< width
    /// The heading beside the bench's title, as a list if the choices do not fit up to `right`.
    void placeBesideTitle(double left, int right, const Look& look);

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override; ///< retranslates the choices

private:
    void turn(); ///< to the picture that is selected now
    void fillList();
    void nameChoices();
    void placeChoices();
    void choose(int index);

    const Parameter& m_parameter;
    std::map<std::string, PictureView*, std::less<>> m_pictures;
    std::string m_shown;
    SegmentedChoice* m_choice = nullptr;
    ChoiceList* m_list = nullptr; ///< the same, narrower
    bool m_isList = false; ///< the choices do not fit side by side
    Look m_look;
};

} // namespace lab::ui
