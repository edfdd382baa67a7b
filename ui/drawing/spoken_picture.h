#pragma once

namespace lab::ui {

class PictureView;

/// Makes every picture a canvas in the accessibility tree. Its description is computed on request:
/// PictureView::spokenDescription(). Qt's default interface of a plain widget has a role that
/// screen readers skip, and its text would have to be updated on every change. Call once at start.
///
/// While a picture is visible, each of its handles is a child slider with name, number, range and
/// position; setting the number is an edit, and focusing has the effect of Enter. They are
/// identified by their order in PictureView::handles().
void installSpokenPictures();

/// Notifies a screen reader, if any, that the description has changed.
void announceDescription(PictureView& picture);

/// The handle held by keyboard has changed; there may be none.
void announceHeld(PictureView& picture);

/// Handles were added, removed or renamed.
void announceHandles(PictureView& picture);

} // namespace lab::ui
