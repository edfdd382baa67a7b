#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/views/map_view.h"

#include <optional>

namespace lab::ui {

/// Common part of the two pictures of the sum: the arrow keys, which select query and key.
class RelativePicture : public MapView<RelativeFrame> {
    Q_OBJECT
public:
    RelativePicture(Picture picture, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    Focus shownOf(const Focus& focus) const override;

    bool isEmpty() const override { return frame().words.empty(); }
    void paintNone(QPainter& painter, const QRectF& area, const Look& look) const;
    void choose(int query, int key); ///< dispatches an edit if these words exist
};

} // namespace lab::ui
