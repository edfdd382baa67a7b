#pragma once

#include <QObject>
#include <QPoint>

namespace lab::ui {

class PictureView;
struct WindowParts;

/// The context menu of a picture: opened by the right mouse button, a long touch or the menu key.
///
/// It copies and exports the picture and its numbers, undoes and redoes, pins, and explains the
/// symbols in the picture. There is no menu for a hidden picture or while presenting.
class PictureMenu : public QObject {
    Q_OBJECT
public:
    explicit PictureMenu(const WindowParts& parts); ///< of the benches

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(PictureView& picture, QPoint place);
    void exportAs(const PictureView& picture, const QString& suffix);

    const WindowParts& m_parts;
};

} // namespace lab::ui
