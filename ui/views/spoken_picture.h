#pragma once

namespace lab::ui {

class PictureView;

/// From here on every picture is a canvas of the accessible tree, whose description is made when
/// it is asked for: PictureView::spokenDescription(). Qt's own stand-in for a plain widget has a
/// role that screen readers pass over, and a text that has to be kept ready on every change.
///
/// While a picture shows, each of its handles is a slider in it, with its name, number, range and
/// place; setting the number is an edit, and taking the focus is what Enter does. They are told
/// apart by their order in PictureView::handles().
void installSpokenPictures();

/// Tells a screen reader, if there is one, that the description is another.
void announceDescription(PictureView& picture);

/// Which handle the keys hold now, or that they hold none any more.
void announceHeld(PictureView& picture);

/// Which handles have come, gone, or got another name.
void announceHandles(PictureView& picture);

} // namespace lab::ui
