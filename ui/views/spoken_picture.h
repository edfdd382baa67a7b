#pragma once

namespace lab::ui {

class PictureView;

/// From here on every picture is a canvas of the accessible tree, whose description is made when
/// it is asked for: PictureView::spokenDescription(). Qt's own stand-in for a plain widget has a
/// role that screen readers pass over, and a text that has to be kept ready on every change.
void installSpokenPictures();

/// Tells a screen reader, if there is one, that the description is another.
void announceDescription(PictureView& picture);

} // namespace lab::ui
