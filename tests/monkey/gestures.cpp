#include "tests/monkey/gestures.h"

#include "core/math/random.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::monkey {

namespace {

/// Choices that follow from a seed.
class RandomChoices {
public:
    RandomChoices(std::uint64_t seed, int number)
        : m_random(1'000'003 * seed + static_cast<std::uint64_t>(number))
    {
    }

    int below(qsizetype count)
    {
        return static_cast<int>(static_cast<double>(count) * m_random.uniform());
    }
    int between(int from, int to) { return from + below(to - from + 1); }
    bool isOne(int of) { return below(of) == 0; }
    template <class List> const auto& of(const List& list)
    {
        return list[static_cast<decltype(list.size())>(below(static_cast<qsizetype>(list.size())))];
    }

private:
    Random m_random;
};

QString nameOf(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    QString name = widget.accessibleName();
    if (name.isEmpty() && button)
        name = button->text();
    return u"%1 \"%2\""_s.arg(QString::fromLatin1(widget.metaObject()->className()), name.left(40));
}

/// The window for pointer and keys: a menu, a dialog, else a window, sometimes another one.
QWidget* inFront(const Cage& cage, RandomChoices& random)
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    QWidgetList windows;
    for (QWidget* one : QApplication::topLevelWidgets())
        if (one->isVisible() && one != &cage.window && one->windowType() != Qt::ToolTip)
            windows += one;
    if (windows.isEmpty() || !random.isOne(4))
        return &cage.window;
    std::ranges::sort(
        windows, {}, [](const QWidget* one) { return nameOf(*one) + one->windowTitle(); });
    return random.of(windows);
}

/// All its visible parts, in the order in which they were created.
QWidgetList partsOf(QWidget& whole)
{
    QWidgetList parts;
    for (QWidget* one : whole.findChildren<QWidget*>())
        if (one->isVisibleTo(&whole) && one->window() == whole.window() && !one->size().isEmpty())
            parts += one;
    if (parts.isEmpty())
        parts += &whole;
    return parts;
}

QPoint somewhere(const QWidget& widget, RandomChoices& random)
{
    return {random.below(std::max(1, widget.width())), random.below(std::max(1, widget.height()))};
}

Qt::KeyboardModifiers modifiers(RandomChoices& random)
{
    static constexpr std::array all {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
        Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    return random.of(all);
}

void turnWheel(QWidget& widget, QPoint at, int by, Qt::KeyboardModifiers held)
{
    QWheelEvent event(
        at, widget.mapToGlobal(at), {}, {0, by}, Qt::NoButton, held, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

QString point(QWidget& whole, RandomChoices& random)
{
    const QWidgetList parts = partsOf(whole);
    const QPointer<QWidget> widget = random.of(parts);
    const QString name = nameOf(*widget);
    const QPoint at = somewhere(*widget, random);
    const QString place = u"%1 at %2, %3"_s.arg(name).arg(at.x()).arg(at.y());
    const auto held = modifiers(random);
    switch (random.below(8)) {
    case 0:
        turnWheel(*widget, at, 120 * random.between(-3, 3), held);
        return u"wheel over "_s + place;
    case 1:
        QTest::mouseDClick(widget, Qt::LeftButton, held, at);
        return u"double click on "_s + place;
    case 2: {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at), held);
        QApplication::sendEvent(widget, &event);
        return u"menu of "_s + place;
    }
    case 3:
    case 4:
    case 5: {
        const QPoint to = somewhere(*widget, random);
        const int steps = random.between(1, 6);
        QTest::mousePress(widget, Qt::LeftButton, held, at);
        for (int step = 1; step <= steps && widget; ++step) {
            const QPoint now = at + (to - at) * step / steps;
            QMouseEvent move(QEvent::MouseMove, now, widget->mapToGlobal(now), Qt::NoButton,
                Qt::LeftButton, held);
            QApplication::sendEvent(widget, &move);
        }
        if (widget)
            QTest::mouseRelease(widget, Qt::LeftButton, held, to);
        return u"drag over %1 to %2, %3"_s.arg(place).arg(to.x()).arg(to.y());
    }
    case 6:
        QTest::mouseMove(widget, at);
        return u"move over "_s + place;
    default:
        QTest::mouseClick(widget, Qt::LeftButton, held, at);
        return u"click on "_s + place;
    }
}

QWidget& keyReceiver(QWidget& whole)
{
    QWidget* focused = QApplication::focusWidget();
    return focused && focused->window() == whole.window() ? *focused : whole;
}

QString press(QWidget& whole, RandomChoices& random)
{
    static constexpr std::array keys {Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return,
        Qt::Key_Escape, Qt::Key_Space, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down,
        Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete,
        Qt::Key_Backspace, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_F1, Qt::Key_F5, Qt::Key_F10,
        Qt::Key_F11, Qt::Key_0, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6,
        Qt::Key_7, Qt::Key_8, Qt::Key_9, Qt::Key_A, Qt::Key_B, Qt::Key_D, Qt::Key_Z, Qt::Key_Y,
        Qt::Key_C, Qt::Key_J, Qt::Key_V, Qt::Key_P, Qt::Key_R, Qt::Key_T};
    QWidget& receiver = keyReceiver(whole);
    const QString name = nameOf(receiver);
    const Qt::Key key = random.of(keys);
    const auto held = modifiers(random);
    QTest::keyClick(&receiver, key, held);
    return u"key %1 in %2"_s.arg(QKeySequence(key | held).toString(), name);
}

QString type(QWidget& whole, RandomChoices& random)
{
    static const QStringList texts {u"0"_s, u"1"_s, u"-1"_s, u"12"_s, u"0.5"_s, u"1e6"_s,
        u"1e400"_s, u"2*pi"_s, u"abc"_s, u"1/0"_s, u"100000000"_s, u"((("_s, u"{}[]"_s, u" "_s,
        u"nan"_s, u"the the the"_s};
    QWidget& receiver = keyReceiver(whole);
    const QString name = nameOf(receiver);
    const QString& text = random.of(texts);
    const QPointer<QWidget> still = &receiver;
    for (const QChar sign : text) // a character may delete the widget that receives it
        if (still)
            QTest::keyClick(still, sign.toLatin1());
    if (still && random.isOne(2))
        QTest::keyClick(still, Qt::Key_Return);
    return u"type %1 into %2"_s.arg(text, name);
}

/// Whether the action keeps the program running.
bool isHarmless(const QAction& action)
{
    return action.isEnabled() && action.isVisible() && !action.isSeparator() && !action.menu()
        && action.menuRole() != QAction::QuitRole;
}

QString choose(const Cage& cage, RandomChoices& random)
{
    QList<QAction*> actions;
    for (QAction* one : cage.window.findChildren<QAction*>())
        if (isHarmless(*one) && !one->text().isEmpty())
            actions += one;
    if (actions.isEmpty())
        return u"no action"_s;
    QAction* action = random.of(actions);
    const QString text = action->text();
    action->trigger();
    return u"menu "_s + text;
}

/// Navigating through folders could leave the monkey's folder.
QString answerFiles(QFileDialog& dialog, const Cage& cage, RandomChoices& random)
{
    const bool saves = dialog.acceptMode() == QFileDialog::AcceptSave;
    const QStringList files = QDir(cage.folder).entryList(QDir::Files, QDir::Name);
    if (random.isOne(3) || (!saves && files.isEmpty())) {
        dialog.reject();
        return u"no file"_s;
    }
    static const QStringList names {
        u"one.json"_s, u"two.json"_s, u"three.png"_s, u"four.pdf"_s, u"five.svg"_s, u"six.csv"_s};
    const QString name = saves ? random.of(names) : random.of(files);
    dialog.setDirectory(cage.folder);
    dialog.selectFile(cage.folder + u'/' + name);
    QMetaObject::invokeMethod(&dialog, "accept");
    return u"file "_s + name;
}

QString resize(const Cage& cage, RandomChoices& random)
{
    const QSize size(random.between(1024, 1920), random.between(680, 1200));
    cage.window.resize(size);
    return u"size %1 by %2"_s.arg(size.width()).arg(size.height());
}

} // namespace

QString makeGesture(const Cage& cage, std::uint64_t seed, int number)
{
    RandomChoices random(seed, number);
    QWidget* front = inFront(cage, random);
    if (auto* files = qobject_cast<QFileDialog*>(front->window()))
        return answerFiles(*files, cage, random);
    if (const auto* modal = QApplication::activeModalWidget();
        modal && qobject_cast<const QFileDialog*>(modal->parentWidget())) {
        QTest::keyClick(front, Qt::Key_Escape); // a confirmation of a file dialog
        return u"key Esc in "_s + nameOf(*front);
    }
    const int kind = random.below(100);
    if (kind < 60)
        return point(*front, random);
    if (kind < 80)
        return press(*front, random);
    if (kind < 86)
        return type(*front, random);
    if (kind < 97 && front == &cage.window)
        return choose(cage, random);
    return resize(cage, random);
}

} // namespace lab::monkey
