#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QRadioButton;

namespace lab::ui {

/// A few short choices side by side in one outline, of which one is taken: radio buttons to
/// the keyboard and to a screen reader.
class SegmentedChoice : public QWidget {
    Q_OBJECT
public:
    SegmentedChoice(const QStringList& labels, QWidget* parent);

    void setScale(double scale); ///< of its text and height, 1 at start
    void setLabels(const QStringList& labels); ///< as many as before, in another language
    void setCurrent(int index); ///< nothing is emitted
    double scale() const { return m_scale; }
    int current() const;
    QSize sizeHint() const override; ///< as wide as its labels need

    /// The width that these labels need.
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
