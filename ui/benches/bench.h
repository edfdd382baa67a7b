#pragma once

#include "core/frames/focus.h"
#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/benches/panel_action.h"
#include "ui/paint/look.h"
#include "ui/views/reading/reading_view.h"

#include <QWidget>

#include <string_view>
#include <vector>

namespace lab::ui {

class PictureView;

/// A page of the window: a few pictures of one state, laid out under a title and a sentence,
/// and the reading line at the foot.
///
/// show() gives each picture its frame; frames whose part of the state is unchanged are not made
/// again. Whatever a person does in a picture comes out of edited() and pointed(). The bench also
/// draws itself as a whole on any painter, for files and for the gallery.
class Bench : public QWidget {
    Q_OBJECT
public:
    Bench(BenchId id, QWidget* parent);

    BenchId id() const { return m_id; }
    virtual QString title() const = 0;
    virtual QString sentence() const = 0;
    /// The parameters of the panel, by key, in order.
    virtual std::vector<std::string_view> panelParameters() const = 0;
    /// The buttons below them, in order.
    virtual std::vector<PanelAction> panelActions() const { return {}; }

    /// "rotations": names an exported file; the bench's key in the parameter table.
    QString exportName() const;

    void setState(const LabState& state);
    const Look& look() const { return m_look; }
    void setLook(const Look& look); ///< palette, scale and focus for all pictures
    void setFocus(const Focus& focus);
    void setDigits(DigitsShown digits); ///< of the reading line
    const ReadingView& readingLine() const { return *m_reading; }
    std::vector<PictureView*> pictures() const; ///< those that are shown

    /// Title, sentence and all pictures at the widget's present size.
    void paintWhole(QPainter& painter, const Look& look) const;

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void pointed(const lab::Focus& focus);
    void digitsChanged(lab::ui::DigitsShown digits);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language repaints the words

    void add(PictureView* picture); ///< owned by the bench as its child
    /// Places the pictures in `area`, below the title.
    virtual void layOut(const QRect& area) = 0;
    /// Gives the pictures their frames; the state may be the same with another size.
    virtual void show(const LabState& state) = 0;
    const LabState& state() const { return m_state; }

private:
    void placeParts();

    BenchId m_id;
    LabState m_state;
    Look m_look;
    std::vector<PictureView*> m_pictures;
    ReadingView* m_reading;
};

} // namespace lab::ui
