#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace lab::ui {

/// A sentence at the top of the bench until it is dismissed or replaced. It covers the title and
/// moves nothing. A hint or a note of one line covers what is below the title, and leaves its
/// switches usable. Screen readers read it aloud.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// How prominent it is.
    enum class Tone {
        Notice, ///< something was done or could not be done
        Hint, ///< optional advice
        Note, ///< a notice that is not urgent; placed like a hint
    };

    /// Places it over the upper edge of a widget with the same parent.
    void layOver(QWidget& other);
    void notify(const QString& sentence, Tone tone = Tone::Notice); ///< an empty one dismisses
    QString sentence() const;
    Tone tone() const { return m_tone; }

Q_SIGNALS:
    void dismissed(); ///< by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void dismiss();
    void announce();
    void place();
    void retranslate();

    QWidget* m_other = nullptr;
    QString m_said;
    Tone m_tone = Tone::Notice;
    QLabel* m_sentence;
    QToolButton* m_close;
};

} // namespace lab::ui
