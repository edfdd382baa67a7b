#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace lab::ui {

/// One sentence over the head of the bench, until it is dismissed or the next takes its place. It
/// covers the title and moves nothing; a hint or a note of one line covers what stands below the
/// title, whose switches stay in use. A screen reader reads it out.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// How loud it is.
    enum class Tone {
        Notice, ///< of something that was done or could not be done
        Hint, ///< for who may want it
        Note, ///< a notice of something that may wait: it lies where a hint does
    };

    /// Lies over the upper edge of the other widget, which has the same parent, from now on.
    void layOver(QWidget& other);
    void notify(const QString& sentence, Tone tone = Tone::Notice); ///< an empty one dismisses
    QString sentence() const;
    Tone tone() const { return m_tone; }

Q_SIGNALS:
    void dismissed(); ///< by a person

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
