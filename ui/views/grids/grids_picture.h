#pragma once

#include "core/frames/grids/grids_frames.h"
#include "ui/paint/grids/grid_words.h"
#include "ui/views/map_view.h"

#include <optional>

namespace lab::ui {

/// Common parts of the pictures of patches: the handles of query and key, and the arrow keys, which
/// move the query, with Shift the key.
class GridsPicture : public MapView<GridsFrame> {
    Q_OBJECT
public:
    GridsPicture(Picture picture, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    Focus shownOf(const Focus& focus) const override;

    bool isEmpty() const override { return frame().maps.empty(); }
    void paintNone(QPainter& painter, const QRectF& area, const Look& look) const;
    /// Can be dragged from patch to patch.
    PictureHandle queryHandle(const PatchField& patches) const;
    PictureHandle keyHandle(const PatchField& patches) const;

private:
    void move(const char* position, const GridCell& from, int rows, int columns);
};

} // namespace lab::ui
