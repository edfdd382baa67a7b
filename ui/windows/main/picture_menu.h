#pragma once

#include <QObject>
#include <QPoint>

namespace lab::ui {

class PictureView;
struct WindowParts;

/// The menu of a picture: that of the right button, of a finger that rests, and of the menu key.
///
/// It copies and exports that picture and its numbers, takes back and repeats, pins, and has the
/// words of the symbols that the picture writes. A covered picture has none, nor an audience.
class PictureMenu : public QObject {
    Q_OBJECT
public:
    explicit PictureMenu(const WindowParts& parts); ///< the benches'

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(PictureView& picture, QPoint place);
    void exportAs(const PictureView& picture, const QString& suffix);

    const WindowParts& m_parts;
};

} // namespace lab::ui
