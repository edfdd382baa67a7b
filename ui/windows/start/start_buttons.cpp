#include "ui/windows/start/start_buttons.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"
#include "ui/paint/text/tips.h"
#include "ui/store/plain_text.h"

#include <QDir>
#include <QEnterEvent>
#include <QFileInfo>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double doorPadding = 20;
constexpr double narrowPadding = 14;
constexpr double highDoor = 160; // has a sentence

} // namespace

StartButton::StartButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void StartButton::setLook(const Look& look)
{
    m_look = look;
    update();
}

void StartButton::setIsPointed(bool isPointed)
{
    m_isPointed = isPointed;
    update();
}

void StartButton::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
    Q_EMIT pointedAt();
}

void StartButton::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
    Q_EMIT pointedAway();
}

void StartButton::focusInEvent(QFocusEvent* event)
{
    QAbstractButton::focusInEvent(event);
    Q_EMIT pointedAt();
}

void StartButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

DoorButton::DoorButton(StartDoor door, QWidget* parent)
    : StartButton(parent)
    , m_door(door)
{
}

void DoorButton::setFrame(const StartFrame& frame)
{
    m_frame = frame;
    update();
}

void DoorButton::setWords(const QString& title, const QString& sentence)
{
    setText(title);
    m_sentence = sentence;
    setAccessibleName(title);
    setAccessibleDescription(
        QStringList({sentence, doorWords(m_door, m_frame)}).join(u' ').trimmed());
    update();
}

void DoorButton::setIsChosen(bool isChosen)
{
    m_isChosen = isChosen;
    update();
}

void DoorButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Look& look = this->look();
    const Palette& palette = look.palette;
    const QRectF all = rect();
    const bool hasSentence = all.height() >= look.px(highDoor);
    const double padding = look.px(hasSentence ? doorPadding : narrowPadding);
    paintOutline(painter, all, underMouse() || m_isChosen ? palette.grid : palette.frame,
        m_isChosen ? palette.text : Qt::transparent, m_isChosen ? look.px(1.5) : 0);
    const QString number = QString::number(static_cast<int>(m_door) + 1);
    paintText(painter, {all.right() - look.px(14), all.top() + look.px(20)}, number,
        TextRole::NoteStrong, palette.notes, look, Alignment::Right);
    const double space = all.width() - 2 * padding;
    const bool isWide = textWidth(text(), TextRole::BodyStrong, look) > space;
    const TextRole title = hasSentence ? TextRole::PictureTitle
        : isWide                       ? TextRole::NoteStrong
                                       : TextRole::BodyStrong;
    const double foot = all.bottom() - look.px(hasSentence ? 44 : 14);
    paintText(painter, {all.left() + padding, foot}, fitted(text(), space, title, look), title,
        palette.text, look);
    if (hasSentence)
        paintText(painter, {all.left() + padding, foot + look.px(24)},
            fitted(m_sentence, space, TextRole::Body, look), TextRole::Body, palette.notes, look);
    const double top = all.top() + look.px(hasSentence ? 18 : 12);
    paintDoor(painter,
        QRectF(QPointF(all.left() + padding, top),
            QPointF(all.right() - padding - look.px(16), foot - look.px(hasSentence ? 30 : 20))),
        m_door, m_frame, look);
    if (hasFocus())
        paintFocusRing(painter, all, palette.text);
}

NodeButton::NodeButton(std::string lesson, QWidget* parent)
    : StartButton(parent)
    , m_lesson(std::move(lesson))
{
}

void NodeButton::setFrame(const NodeFrame& frame)
{
    m_frame = frame;
    setText(frame.number + u' ' + frame.title);
    setAccessibleName(text());
    setAccessibleDescription(listed({markWords(frame.mark), frame.note}));
    update();
}

void NodeButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNode(painter, rect(), m_frame, isPointed(), look());
}

FileButton::FileButton(const QString& path, QWidget* parent)
    : StartButton(parent)
    , m_path(path)
{
    const QFileInfo file(path);
    // All model files have the same name; the folder distinguishes them.
    setText(shownName(file.fileName() == "config.json"_L1
            ? file.dir().dirName() + u'/' + file.fileName()
            : file.fileName()));
    setAccessibleName(text());
    setToolTip(tip(QDir::toNativeSeparators(path)));
}

void FileButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF row = rect();
    const Palette& palette = look().palette;
    if (underMouse() || hasFocus())
        painter.fillRect(row, palette.grid);
    const double baseline = row.center().y() + digitHeight(TextRole::Body, look()) / 2;
    paintText(painter, {row.left() + look().px(6), baseline},
        fitted(text(), row.width() - look().px(12), TextRole::Body, look()), TextRole::Body,
        palette.text, look());
}

} // namespace lab::ui

#include "moc_start_buttons.cpp"
