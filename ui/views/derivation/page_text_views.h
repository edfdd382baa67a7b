#pragma once

#include "ui/paint/derivation/page_text.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// The line of a page, as symbols, numbers or code, and the sentence that says why. A symbol under
/// the pointer lights up here and in the picture.
class PageLineView : public PictureView {
    Q_OBJECT
public:
    explicit PageLineView(QWidget* parent = nullptr);

    void setLine(PageLine line);
    const PageLine& line() const { return m_line; }
    /// What it is to have space for besides: the line as a drag makes it, so that nothing moves
    /// then.
    void setOther(std::optional<PageLine> other) { m_other = std::move(other); }
    int heightNeeded(int width) const;
    /// Where the space is the picture's: a small formula and its reason, and how it follows only if
    /// wanted.
    int leastHeight(int width, bool hasStanding = false) const;
    /// What is told of a place: the whole reason where it stands cut, and how the line follows
    /// where that has no place; else nothing.
    QString tipAt(QPoint point) const;

    bool isBare() const override { return m_line.isBlank; } ///< its number and what it asks alone
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
    bool event(QEvent* event) override; ///< that is told before the words of its symbols
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override; ///< the symbol alone
    void updateAccessibleText() override;

private:
    PageLine m_line;
    std::optional<PageLine> m_other;
    NumberTable m_numbers;
    std::optional<NumberTable> m_ghostNumbers;
};

/// Both sides of a page's claim with the learner's numbers, and their difference.
class PageCheckView : public PictureView {
    Q_OBJECT
public:
    explicit PageCheckView(QWidget* parent = nullptr);

    void setFrame(PageFrame frame);
    const PageFrame& frame() const { return m_frame; }

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
    void updateAccessibleText() override;

private:
    PageFrame m_frame;
    std::optional<NumberTable> m_ghostNumbers;
};

} // namespace lab::ui
