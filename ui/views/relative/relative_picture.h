#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/views/map_view.h"

#include <optional>

namespace lab::ui {

/// What the two pictures of the sum share: the arrow keys, which choose query and key.
class RelativePicture : public MapView<RelativeFrame> {
    Q_OBJECT
public:
    RelativePicture(Picture picture, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    Focus shownOf(const Focus& focus) const override;

    bool isEmpty() const override { return frame().words.empty(); }
    void paintNone(QPainter& painter, const QRectF& area, const Look& look) const;
    void choose(int query, int key); ///< an edit, where there are such words
};

} // namespace lab::ui
