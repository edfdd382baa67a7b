#include "ui/windows/presentation/presentation_marks.h"

#include <QCoreApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace lab::ui {

namespace {

constexpr double dotRadius = 8;
constexpr double lightRadius = 70;
constexpr double penWidth = 3;
constexpr int shade = 150; ///< of 255, around the spotlight

bool isUndo(const QEvent& event)
{
    return static_cast<const QKeyEvent&>(event).matches(QKeySequence::Undo);
}

} // namespace

PresentationMarks::PresentationMarks(QWidget& window)
    : QWidget(&window)
{
    setAttribute(Qt::WA_NoSystemBackground);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setVisible(false);
    window.installEventFilter(this);
}

void PresentationMarks::take(Tool tool)
{
    m_tool = tool == m_tool ? Tool::None : tool;
    setAttribute(Qt::WA_TransparentForMouseEvents, m_tool != Tool::Pen);
    setCursor(m_tool == Tool::Pen ? Qt::CrossCursor : Qt::ArrowCursor);
    m_pointer = mapFromGlobal(QCursor::pos());
    if (m_tool == Tool::None)
        QCoreApplication::instance()->removeEventFilter(this);
    else
        QCoreApplication::instance()->installEventFilter(this);
    speak();
    place();
}

void PresentationMarks::setLook(const Look& look)
{
    m_look = look;
    update();
}

void PresentationMarks::clear()
{
    setStrokes({});
}

void PresentationMarks::setStrokes(std::vector<QPolygonF> strokes)
{
    m_strokes = std::move(strokes);
    place();
}

void PresentationMarks::place()
{
    setGeometry(parentWidget()->rect());
    setVisible(m_tool != Tool::None || !m_strokes.empty());
    raise();
    update();
}

void PresentationMarks::speak()
{
    setAccessibleName(m_tool == Tool::Pen ? tr("Pen")
            : m_tool == Tool::Spotlight   ? tr("Spotlight")
            : m_tool == Tool::Dot         ? tr("Pointer dot")
                                          : tr("What the pen wrote"));
}

void PresentationMarks::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_strokes.push_back({event->position()});
}

void PresentationMarks::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton) || m_strokes.empty())
        return;
    m_strokes.back() << event->position();
    update();
}

void PresentationMarks::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(
        m_look.palette.unseen, m_look.px(penWidth), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const QPolygonF& stroke : m_strokes)
        stroke.size() > 1 ? painter.drawPolyline(stroke) : painter.drawPoint(stroke.first());
    if (m_tool == Tool::Dot) {
        painter.setPen(QPen(m_look.palette.ground, m_look.px(1.5)));
        painter.setBrush(m_look.palette.unseen);
        painter.drawEllipse(m_pointer, m_look.px(dotRadius), m_look.px(dotRadius));
    } else if (m_tool == Tool::Spotlight) {
        QPainterPath around;
        around.addRect(rect());
        around.addEllipse(m_pointer, m_look.px(lightRadius), m_look.px(lightRadius));
        painter.fillPath(around, QColor(0, 0, 0, shade));
    }
}

bool PresentationMarks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (event->type() == QEvent::MouseMove && m_tool != Tool::None && m_tool != Tool::Pen) {
        m_pointer = mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition());
        update();
    }
    // Its own shortcut would be ambiguous with the window's.
    if (m_tool == Tool::Pen && event->type() == QEvent::ShortcutOverride && isUndo(*event)) {
        if (!m_strokes.empty())
            m_strokes.pop_back();
        update();
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lab::ui

#include "moc_presentation_marks.cpp"
