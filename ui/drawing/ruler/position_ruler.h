#pragma once

#include "core/figures/ruler/ruler.h"
#include "core/state/history.h"
#include "ui/paint/look.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QAbstractButton;
class QCheckBox;
class QComboBox;

namespace lab::ui {

class NumberField;
class RulerTrack;

/// The bar at the bottom of the window: the positions of the query (m) and the key (n), on a ruler
/// and as numbers, shared by all benches.
///
/// Play moves m by one position at a time, or both positions if their distance is locked. At the
/// end of the positions shown it restarts from the left, and stops there. All steps of one playback
/// are one gesture. It stops if m is changed by anything else.
class PositionRuler : public QWidget {
    Q_OBJECT
public:
    explicit PositionRuler(QWidget* parent = nullptr);

    static constexpr int fixedHeight = 72; ///< at 1x

    void setState(const LabState& state);
    void setLook(const Look& look);
    /// While presenting, it is only the line, slideRuler high. While showControls() is active, the
    /// controls cover the end with more space.
    void setPresenting(bool isPresenting);
    void showControls(bool areShown);
    /// The positions of a picture above, in pixels of this widget, so that each position has one
    /// place in both; none if no picture has positions across.
    void alignTo(const std::optional<drawing::RulerSpan>& span);
    /// What is locked until an answer is given, as keys of the parameter table.
    void setLocked(const std::vector<std::string>& hidden);
    bool isPlaying() const { return m_clock.isActive(); }
    bool hasSpaceForWords() const; ///< for the words of the sentence, if shown

public Q_SLOTS:
    void togglePlaying();

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void playingChanged(bool isPlaying);
    void typingWanted(lab::Token token); ///< while presenting, by a double click
    void refused(); ///< a key was pressed for something locked

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override; ///< stops playing, because nobody could stop it

private:
    void lockParts();
    void type(Token token);
    void play();
    void pause();
    void step();
    void retranslate();
    void placeForPresentation();
    void cover(const drawing::RulerCover& cover); ///< this part of the line
    void showError(NumberField& field);
    void placeParts();
    void placeAtDesk();
    void showSpan();

    LabState m_state;
    Look m_look;
    std::array<NumberField*, 2> m_fields; ///< of m and n
    RulerTrack* m_track;
    QWidget* m_backdrop; ///< between the line and the controls over it
    QCheckBox* m_lock;
    QAbstractButton* m_play;
    QComboBox* m_speed;
    QTimer m_clock;
    std::vector<std::string> m_hidden; ///< keys that are locked until an answer is given
    std::optional<drawing::RulerSpan> m_span;
    bool m_isPresenting = false;
    bool m_hasControls = false; ///< visible while presenting
    Gesture m_playing = 0;
    std::int64_t m_played = 0; ///< the value of m that playing has set
};

} // namespace lab::ui
