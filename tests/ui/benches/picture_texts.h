#pragma once

#include "tests/ui/paint/text_recorder.h"
#include "ui/drawing/picture_view.h"

#include <vector>

namespace lab::ui {

/// The texts that a picture paints at the size of its widget.
inline std::vector<PaintedText> textsIn(const PictureView& picture)
{
    PointedLook look = picture.look();
    look.medium = Look::Medium::Vector;
    TextRecorder paper(picture.size());
    QPainter painter(&paper);
    painter.setClipRect(picture.rect());
    picture.paint(painter, picture.rect(), look);
    painter.end();
    return paper.texts();
}

} // namespace lab::ui
