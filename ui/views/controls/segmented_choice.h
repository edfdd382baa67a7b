#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QRadioButton;

namespace lab::ui {

/// A few short choices side by side in one outline, one of them selected: radio buttons for the
/// keyboard and for screen readers.
class SegmentedChoice : public QWidget {
    Q_OBJECT
public:
    SegmentedChoice(const QStringList& labels, QWidget* parent);

    void setScale(double scale); ///< of its text and height, initially 1
    void setLabels(const QStringList& labels); ///< the same number of labels, in another language
    void setCurrent(int index); ///< emits no signal
    double scale() const { return m_scale; }
    int current() const;
    QSize sizeHint() const override; ///< wide enough for its labels

    /// The width required by these labels.
    static int widthNeeded(const QStringList& labels, const QFont& font);

Q_SIGNALS:
    void picked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeSegments();

    std::vector<QRadioButton*> m_segments;
    double m_scale = 1;
};

} // namespace lab::ui
