#pragma once

#include "ui/paint/derivation/page_text.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// The equation of a page, as symbols, numbers or code, and the sentence that gives the reason. A
/// symbol under the pointer is highlighted here and in the picture.
class PageLineView : public PictureView {
    Q_OBJECT
public:
    explicit PageLineView(QWidget* parent = nullptr);

    void setLine(PageLine line);
    const PageLine& line() const { return m_line; }
    /// Another version of the equation, as a drag produces it, for which space is reserved so that
    /// nothing moves then.
    void setOther(std::optional<PageLine> other) { m_other = std::move(other); }
    int heightNeeded(int width) const;
    /// The least height, which leaves space for the picture: a small formula with its reason, and
    /// its derivation only if wanted.
    int minHeight(int width, bool hasStanding = false) const;
    /// The tooltip at a point: the full reason if it is truncated, and how the equation follows if
    /// there is no space for this; else empty.
    QString tipAt(QPoint point) const;

    bool isBare() const override { return m_line.isBlank; } ///< shows only its number and question
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
    bool event(QEvent* event) override; ///< shows this tooltip before those of symbols
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override; ///< only the symbol
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
