#pragma once

#include "core/state/history.h"
#include "ui/paint/look.h"
#include "ui/windows/series/series_thumbnails.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAbstractButton;
class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace lab::ui {

class CaptionDelegate;
class SeriesPlayer;
class Store;

/// The list of the prepared states: their captions and durations, and the buttons to play them.
///
/// A selected row is shown at once; F2 or a double click edits its caption, in the language of the
/// window. The large picture for an audience is selected for each. It follows the store and the
/// player, which must outlive it.
class SeriesWindow : public QWidget {
    Q_OBJECT
public:
    struct PictureTitle {
        std::string name;
        QString title;
    };
    /// What it needs from the window around it.
    struct Around {
        SeriesThumbnails::Draw thumbnail; ///< may be empty
        std::function<std::vector<PictureTitle>()> pictures; ///< of the visible bench
    };
    SeriesWindow(
        Store& store, SeriesPlayer& player, const Look& look, Around around, QWidget* parent);

    /// The menu entry behind the last button.
    void setExport(QAction* action);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void bind();
    void applyLook();
    void retranslate();
    void follow();
    void showSeries();
    void showPlaying();
    void choose(int row);
    void name(int row, const QString& words);
    void time(double seconds);
    void showPictures();
    void showNotes(bool isOther);
    void note();
    void lookAt(int index); ///< of the list of pictures
    void drawThumbnails();
    bool isTimed(double seconds) const; ///< whether the selected state's time is shown in this form
    void replace();
    void remove();
    void moveBy(int rows);
    std::optional<std::size_t> chosen() const;

    Store& m_store;
    SeriesPlayer& m_player;
    const Look& m_look;
    Around m_around;
    SeriesThumbnails m_thumbnails;
    bool m_isDark; ///< as drawn
    QLabel* m_hint;
    QListWidget* m_list;
    CaptionDelegate* m_captions;
    QPushButton* m_add;
    QPushButton* m_replace;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
    QLabel* m_secondsLabel;
    QDoubleSpinBox* m_seconds;
    QLabel* m_notesLabel;
    QPlainTextEdit* m_notes; ///< for the speaker, of the selected state
    Gesture m_writing {}; ///< what is typed in it is one undo step
    QLabel* m_picturesLabel;
    QComboBox* m_pictures;
    QPushButton* m_back;
    QAbstractButton* m_play;
    QPushButton* m_forward;
    QLabel* m_speedLabel;
    QComboBox* m_speed;
    QCheckBox* m_ease;
    QPushButton* m_export;
};

} // namespace lab::ui
