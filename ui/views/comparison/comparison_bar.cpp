#include "ui/views/comparison/comparison_bar.h"

#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/text/tips.h"
#include "ui/views/controls/segmented_choice.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double gap = 16; ///< between the text and the choice

} // namespace

ComparisonBar::ComparisonBar(std::vector<Comparison> choices, QWidget* parent)
    : QWidget(parent)
    , m_choices(std::move(choices))
{
    makeChoice();
}

void ComparisonBar::setLook(const Look& look)
{
    const bool wasPresenting = std::exchange(m_look, look).isPresenting;
    if (wasPresenting != look.isPresenting)
        makeChoice(); // its labels cannot be changed
    placeChoice();
    update();
}

void ComparisonBar::setWords(const ComparisonWords& words)
{
    if (words == m_words)
        return;
    m_words = words;
    describe();
    update();
}

void ComparisonBar::setCurrent(Comparison comparison)
{
    m_current = comparison;
    m_choice->setCurrent(
        static_cast<int>(std::ranges::find(m_choices, comparison) - m_choices.begin()));
}

void ComparisonBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF space(0, 0, m_choice->x() - m_look.px(gap), height());
    const drawing::Layer words = comparisonLayer(space, m_words, m_look);
    paintLayers(painter, words, m_look);
}

void ComparisonBar::resizeEvent(QResizeEvent*)
{
    placeChoice();
}

void ComparisonBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    makeChoice();
    update();
}

// The choice is rebuilt for each language, because its labels cannot be changed.
void ComparisonBar::makeChoice()
{
    const auto label = [this](Comparison comparison) {
        switch (comparison) {
        case Comparison::A:
            return m_look.isPresenting ? tr("Before") : u"A"_s;
        case Comparison::Both:
            return tr("Both");
        case Comparison::B:
            return m_look.isPresenting ? tr("After") : u"B"_s;
        case Comparison::Difference:
            break;
        }
        return tr("Difference");
    };
    QStringList labels;
    for (const Comparison comparison : m_choices)
        labels += label(comparison);
    delete m_choice;
    m_choice = new SegmentedChoice(labels, this);
    m_choice->setAccessibleName(
        m_look.isPresenting ? tr("Before, or after") : tr("A, pinned, or B, current"));
    m_choice->setVisible(true);
    connect(m_choice, &SegmentedChoice::picked, this, [this](int index) {
        m_current = m_choices[static_cast<std::size_t>(index)];
        Q_EMIT picked(m_current);
    });
    setCurrent(m_current);
    placeChoice();
    describe();
}

void ComparisonBar::placeChoice()
{
    m_choice->setScale(m_look.scale);
    QSize size = m_choice->sizeHint();
    if (size.width() > width() && width() > 0) { // wide letters beside a long title
        m_choice->setScale(m_look.scale * width() / size.width());
        size = m_choice->sizeHint().boundedTo({width(), height()});
    }
    m_choice->setGeometry(
        width() - size.width(), (height() - size.height()) / 2, size.width(), size.height());
}

void ComparisonBar::describe()
{
    const bool isSame = m_words == ComparisonWords {};
    const QString all = isSame ? QString()
        : m_look.isPresenting  ? tr("Before: %1\nAfter: %2").arg(m_words.a, m_words.b)
                               : tr("A: %1\nB: %2").arg(m_words.a, m_words.b);
    setAccessibleName(
        m_look.isPresenting ? tr("Comparison with before") : tr("Comparison of A and B"));
    setAccessibleDescription(all);
    setToolTip(tip(all));
}

} // namespace lab::ui

#include "moc_comparison_bar.cpp"
