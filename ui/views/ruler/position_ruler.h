#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/paint/look.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <string>
#include <vector>

class QAbstractButton;
class QCheckBox;
class QComboBox;
class QLabel;

namespace lab::ui {

class NumberField;
class RulerTrack;

/// The bar at the foot of the window: where the query (m) and the key (n) stand, on a ruler and as
/// numbers, for all benches alike.
///
/// Play moves m by one position at a time, or both positions when their distance is locked; it
/// restarts from the left when it is at the end of what is shown, and stops there. All the steps
/// of one playing are one gesture. It stops when somebody else moves m.
class PositionRuler : public QWidget {
    Q_OBJECT
public:
    explicit PositionRuler(QWidget* parent = nullptr);

    static constexpr int fixedHeight = 72; ///< at 1x

    void setState(const LabState& state);
    void setLook(const Look& look);
    /// While presenting it is the line alone, slideRuler high; a field lies over its beginning
    /// while a number is typed, what is wrong with that beside it, and the controls over the end
    /// with more space while showControls() says so.
    void setPresenting(bool isPresenting);
    void showControls(bool areShown);
    /// What waits for an answer, by the keys of the parameter table.
    void setLocked(const std::vector<std::string>& hidden);
    void type(Token token); ///< gives the field the keys
    bool isPlaying() const { return m_clock.isActive(); }
    bool hasSpaceForWords() const; ///< for those of the sentence, where they are wanted

public Q_SLOTS:
    void togglePlaying();

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void playingChanged(bool isPlaying);
    void refused(); ///< a key for what waits for an answer

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override; ///< nothing plays that nobody can stop
    bool eventFilter(QObject* watched, QEvent* event) override; ///< a field that loses the keys

private:
    void lockParts();
    void play();
    void pause();
    void step();
    void retranslate();
    void placeForPresentation();
    void showError(NumberField& field);
    void placeParts();

    LabState m_state; ///< only its positions and the sentence are kept
    Look m_look;
    std::array<NumberField*, 2> m_fields; ///< of m and n
    RulerTrack* m_track;
    QLabel* m_error; ///< of what is typed while presenting, beside the field
    QWidget* m_cloth; ///< between the line and the controls that lie over it
    QCheckBox* m_lock;
    QAbstractButton* m_play;
    QComboBox* m_speed;
    QTimer m_clock;
    std::vector<std::string> m_hidden; ///< what waits for an answer
    bool m_isPresenting = false;
    bool m_hasControls = false; ///< shown while presenting
    Gesture m_playing = 0;
    std::int64_t m_played = 0; ///< where playing has put m
};

} // namespace lab::ui
