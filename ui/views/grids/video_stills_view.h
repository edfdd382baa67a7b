#pragma once

#include "core/frames/grids/video_frame.h"
#include "ui/paint/grids/video_stills.h"
#include "ui/views/map_view.h"

namespace lab::ui {

/// The frames of a video, colored by similarity to the query's token. The tokens of query and key
/// can be dragged; a press anywhere else moves the query there. The arrow keys move the query, with
/// Shift the key.
class VideoStillsView : public MapView<VideoFrame> {
    Q_OBJECT
public:
    explicit VideoStillsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const VideoFrame& frame) const override;
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    QString title() const override;
    QString spoken() const override;
    bool isEmpty() const override { return frame().stills.empty(); }

private:
    StillsLayout layout() const { return StillsLayout(rect(), frame(), look()); }
    void move(const char* position, std::int64_t from, int rows, int columns);

    bool m_isChoosing = false; ///< the query follows a press outside of the handles
};

} // namespace lab::ui
