#pragma once

#include "ui/paint/look.h"

#include <QWidget>

#include <optional>

class QAbstractButton;
class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace lab::ui {

class SeriesPlayer;
class Store;

/// The list of the prepared states: which there are, what each is called and how long it stands,
/// and the buttons to play them.
///
/// A row that is chosen is shown at once; F2 or a double click changes its caption, in the language
/// of the window. It follows the store and the player, which outlive it.
class SeriesWindow : public QWidget {
    Q_OBJECT
public:
    SeriesWindow(Store& store, SeriesPlayer& player, const Look& look, QWidget* parent);

    /// The entry of the menu behind the last button.
    void setExport(QAction* action);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void bind();
    void wear();
    void retranslate();
    void showSeries();
    void showPlaying();
    void choose(int row);
    void name(int row, const QString& words);
    void time(double seconds);
    void replace();
    void remove();
    void moveBy(int rows);
    std::optional<std::size_t> chosen() const;

    Store& m_store;
    SeriesPlayer& m_player;
    const Look& m_look;
    QLabel* m_hint;
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_replace;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
    QLabel* m_secondsLabel;
    QDoubleSpinBox* m_seconds;
    QPushButton* m_back;
    QAbstractButton* m_play;
    QPushButton* m_forward;
    QLabel* m_speedLabel;
    QComboBox* m_speed;
    QCheckBox* m_ease;
    QPushButton* m_export;
};

} // namespace lab::ui
