#pragma once

#include "ui/paint/derivation/step_text.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// The line of a step, as symbols, numbers or code, and the sentence that says why. A symbol under
/// the pointer lights up here and in the picture.
class StepLineView : public PictureView {
    Q_OBJECT
public:
    explicit StepLineView(QWidget* parent = nullptr);

    void setLine(StepLine line);
    const StepLine& line() const { return m_line; }
    int heightNeeded(int width) const;

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override { return m_numbers; }
    void setNumbers(NumberTable numbers) { m_numbers = std::move(numbers); }
    std::optional<NumberTable> ghostNumbers() const override { return m_ghostNumbers; }
    void setGhostNumbers(std::optional<NumberTable> numbers)
    {
        m_ghostNumbers = std::move(numbers);
    }

protected:
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override; ///< the symbol alone
    void nameAnew() override;

private:
    StepLine m_line;
    NumberTable m_numbers;
    std::optional<NumberTable> m_ghostNumbers;
};

/// Both sides of a step with the learner's numbers, and their difference.
class StepCheckView : public PictureView {
    Q_OBJECT
public:
    explicit StepCheckView(QWidget* parent = nullptr);

    void setFrame(StepFrame frame);
    const StepFrame& frame() const { return m_frame; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override { return m_ghostNumbers; }
    void setGhostNumbers(std::optional<NumberTable> numbers)
    {
        m_ghostNumbers = std::move(numbers);
    }

protected:
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus&) const override { return {}; }
    void nameAnew() override;

private:
    StepFrame m_frame;
    std::optional<NumberTable> m_ghostNumbers;
};

} // namespace lab::ui
