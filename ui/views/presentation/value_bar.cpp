#include "ui/views/presentation/value_bar.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"
#include "ui/store/gesture.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/parameters/typed_words.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

// Pixels on a screen 800 pixels high.
constexpr double height800 = 60;
constexpr double padding = 24;
constexpr double signSize = 38;
constexpr double fieldLeft = 88;
constexpr double fieldWidth = 236;
constexpr double fieldHeight = 44;
constexpr double fieldSize = 32;
constexpr double valueSize = 22;
constexpr double noteSize = 16;
constexpr double gap = 22; ///< between the field and the words, and between keys
constexpr double keyGap = 10; ///< between a key and what it does, or chooses
constexpr double symbolSize = 26; ///< of the symbols that Tab chooses
constexpr double outline = 3; ///< around wrong input
constexpr double quietShare = 0.8; ///< of white in what is less important

/// Pixels at 1x of the roles.
constexpr double strongRole = 14; ///< PictureTitle
constexpr double bodyRole = 13;

QString symbolOf(const Parameter& parameter)
{
    return QString::fromUtf8(
        parameter.symbol.data(), static_cast<qsizetype>(parameter.symbol.size()));
}

bool isForWindow(const QKeyEvent& key)
{
    const bool isPlain = !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    return !isPlain || key.key() == Qt::Key_PageDown || key.key() == Qt::Key_PageUp
        || (key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35);
}

/// "Enter: set" as the key and what it does.
std::pair<QString, QString> keyAndWords(const QString& text)
{
    const qsizetype colon = std::max(text.indexOf(u':'), text.indexOf(u'：'));
    return {text.left(colon), text.mid(colon + 1).trimmed()};
}

} // namespace

ValueBar::ValueBar(QWidget* window)
    : QWidget(window)
    , m_field(new QLineEdit(this))
{
    setVisible(false);
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textEdited, this, &ValueBar::chooseByName);
}

void ValueBar::setLook(const Look& look)
{
    m_look = look;
    m_field->setFont(
        lab::ui::font(sized(fieldSize, TextRole::PictureTitle), TextRole::PictureTitle));
    place();
    update();
}

void ValueBar::setState(const LabState& state)
{
    m_state = state;
    if (!isVisible())
        return;
    if (m_field->isModified())
        refresh();
    else
        choose(*m_chosen, {});
}

void ValueBar::setLocked(const std::vector<std::string>& keys)
{
    m_locked = keys;
    if (isVisible())
        refresh();
}

void ValueBar::open(
    std::vector<const Parameter*> known, const Parameter& chosen, const QString& typed)
{
    m_known = std::move(known);
    choose(chosen, typed);
    setVisible(true);
    raise();
    m_field->setFocus(Qt::OtherFocusReason);
}

void ValueBar::close()
{
    closeBy(false);
}

void ValueBar::closeBy(bool isKey)
{
    if (!isVisible())
        return;
    setVisible(false);
    Q_EMIT closed(isKey);
}

Expected<TypedValues, TypingError> ValueBar::typed() const
{
    // A value that only shows what the state has sets nothing.
    const QString line = m_field->isModified() ? m_field->text() : QString();
    return typedLine(line, *m_chosen, m_known, m_state);
}

bool ValueBar::isLocked(const TypedValues& typed) const
{
    const bool isChosen = std::ranges::find(m_locked, m_chosen->key) != m_locked.end();
    return (typed.settings.empty() && isChosen) || lab::ui::isLocked(m_locked, typed, m_state);
}

void ValueBar::choose(const Parameter& parameter, const QString& typed)
{
    m_chosen = &parameter;
    m_isRefused = false;
    m_field->setText(shownValue(parameter, parameter.read(m_state)));
    m_field->selectAll();
    if (!typed.isEmpty())
        m_field->insert(typed);
    m_field->setModified(!typed.isEmpty());
    m_field->setAccessibleName(labelOf(parameter));
    place();
    refresh();
}

// "d 64" chooses d as soon as the name is complete, and leaves 64 in the field.
void ValueBar::chooseByName()
{
    const std::string line = inHalfWidth(m_field->text()).toStdString();
    if (const auto start = namedStart(line, m_known)) {
        const auto rest = QString::fromStdString(std::string(start->rest));
        choose(*start->parameter, {});
        m_field->setText(rest);
        m_field->setModified(true);
    }
    refresh();
}

void ValueBar::goOn(int by)
{
    const std::vector<const Parameter*> rows = mainOnes(m_known);
    const auto count = static_cast<std::ptrdiff_t>(rows.size());
    const auto now = std::ranges::find(rows, m_chosen) - rows.begin();
    if (now == count)
        choose(*rows.front(), {});
    else
        choose(*rows[static_cast<std::size_t>((now + by + count) % count)], {});
}

void ValueBar::step(bool isUp)
{
    const auto line = typed();
    const LabState& from = line ? line->reached : m_state;
    const double next = nextRound(*m_chosen, m_state, asNumber(m_chosen->read(from)), isUp);
    choose(*m_chosen, shownValue(*m_chosen, valueNear(*m_chosen, next)));
}

void ValueBar::set(bool isLast)
{
    const auto line = typed();
    if (!line || isLocked(*line)) {
        m_isRefused = true;
        return refresh();
    }
    m_field->setModified(false);
    const Gesture gesture = newGesture();
    for (const Edit& edit : line->edits)
        Q_EMIT edited(edit, gesture);
    if (isLast)
        closeBy(true);
    else
        choose(*m_chosen, {});
}

void ValueBar::refresh()
{
    const auto line = typed();
    const bool isShut = line && isLocked(*line);
    m_hasError = !line || isShut;
    m_isRefused = m_isRefused && m_hasError;
    m_text = isShut   ? tr("Locked until you answer.")
        : line        ? typedText(*line, *m_chosen)
        : m_isRefused ? typingErrorText(line.error(), m_known)
                      : QString();
    m_note = m_hasError ? QString() : typedNote(*line, *m_chosen);
    m_field->setProperty("wrong", m_isRefused);
    m_field->setAccessibleDescription(m_note.isEmpty() ? m_text : listed({m_text, m_note}));
    m_field->update();
    update();
}

bool ValueBar::takesKey(const QKeyEvent& key)
{
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        set(!key.modifiers().testFlag(Qt::ShiftModifier));
        return true;
    case Qt::Key_Escape:
        closeBy(true);
        return true;
    case Qt::Key_Tab:
        goOn(1);
        return true;
    case Qt::Key_Backtab:
        goOn(-1);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        step(key.key() == Qt::Key_Up);
        return true;
    default:
        return false;
    }
}

bool ValueBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field) {
        if (event->type() == QEvent::Resize)
            place();
        return QWidget::eventFilter(watched, event);
    }
    switch (event->type()) {
    case QEvent::ShortcutOverride: { // digits, Home and B are the field's, not the window's
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool isUndo = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
        if (isForWindow(key) && !(isUndo && !m_field->isModified()))
            return false;
        event->setAccepted(!isUndo);
        return true;
    }
    case QEvent::KeyPress:
        return takesKey(static_cast<QKeyEvent&>(*event));
    case QEvent::FocusOut: {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            closeBy(false);
        return false;
    }
    default:
        return false;
    }
}

void ValueBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && isVisible())
        choose(*m_chosen, {});
}

double ValueBar::px(double length) const
{
    constexpr double height = 800;
    return m_look.px(length * slideHeight / height);
}

Look ValueBar::sized(double size, TextRole role) const
{
    Look look = m_look;
    look.scale = px(size) / (role == TextRole::PictureTitle ? strongRole : bodyRole);
    return look;
}

double ValueBar::signWidth() const
{
    if (!m_chosen->symbol.empty())
        return Typeset(m_look, symbolOf(*m_chosen), px(signSize) / m_look.scale, {}).size().width();
    return textWidth(labelOf(*m_chosen), TextRole::Body, sized(valueSize, TextRole::Body));
}

void ValueBar::place()
{
    const QWidget* window = parentWidget();
    const int height = qRound(px(height800));
    setGeometry(0, window->height() - height, window->width(), height);
    if (!m_chosen)
        return;
    const Look look = sized(fieldSize, TextRole::PictureTitle);
    const double equals = textWidth(u" = "_s, TextRole::PictureTitle, look);
    const double left = std::max(px(fieldLeft), px(padding) + signWidth() + equals);
    const double top = (this->height() - px(fieldHeight)) / 2;
    m_field->setGeometry(QRectF(left, top, px(fieldWidth), px(fieldHeight)).toRect());
}

// If there is no room for all, those of the arrows and then of Tab are left out.
double ValueBar::paintKeys(QPainter& painter, double least) const
{
    struct Hint {
        QString key;
        QString words {};
        std::vector<const Parameter*> symbols {};
    };
    const Look strong = sized(valueSize, TextRole::PictureTitle);
    const Look body = sized(valueSize, TextRole::Body);
    const QColor quiet = blended(m_look.palette.ground, m_look.palette.text, quietShare);
    const auto symbol = [&](const Parameter* row) {
        return Typeset(m_look, symbolOf(*row), px(symbolSize) / m_look.scale, quiet);
    };
    const auto widthOf = [&](const Hint& hint) {
        double width = px(gap) + textWidth(hint.key, TextRole::PictureTitle, strong) + px(keyGap)
            + textWidth(hint.words, TextRole::Body, body);
        for (const Parameter* row : hint.symbols)
            width += px(keyGap) + symbol(row).size().width();
        return width;
    };
    const auto hint = [](const QString& text) {
        const auto [key, words] = keyAndWords(text);
        return Hint {key, words};
    };
    std::vector<Hint> hints {hint(tr("Enter: set")), {u"Tab"_s, {}, othersOnTab()},
        hint(tr("↑ ↓: round")), hint(tr("Esc: cancel"))};
    const auto left = [&] {
        double left = width() - px(padding) + px(gap);
        for (const Hint& one : hints)
            left -= widthOf(one);
        return left;
    };
    if (hints[1].symbols.empty())
        hints.erase(hints.begin() + 1);
    while (hints.size() > 2 && left() < least)
        hints.erase(hints.end() - 2);
    const double start = left();
    const double baseline = height() / 2.0 + digitHeight(TextRole::PictureTitle, strong) / 2;
    double x = start;
    for (const Hint& one : hints) {
        const double next = x + widthOf(one);
        x += paintText(painter, {x, baseline}, one.key, TextRole::PictureTitle,
                 m_look.palette.ground, strong)
            + px(keyGap);
        paintText(painter, {x, baseline}, one.words, TextRole::Body, quiet, body);
        for (const Parameter* row : one.symbols) {
            symbol(row).paint(painter, {x, baseline});
            x += symbol(row).size().width() + px(keyGap);
        }
        x = next;
    }
    return start - px(gap);
}

std::vector<const Parameter*> ValueBar::othersOnTab() const
{
    constexpr std::size_t most = 5;
    std::vector<const Parameter*> others = mainOnes(m_known);
    std::erase_if(
        others, [this](const Parameter* row) { return row == m_chosen || row->symbol.empty(); });
    others.resize(std::min(others.size(), most));
    return others;
}

void ValueBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Palette& palette = m_look.palette;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette.text);
    const Look sign = sized(signSize, TextRole::PictureTitle);
    const Look strong = sized(valueSize, TextRole::PictureTitle);
    const Look note = sized(noteSize, TextRole::Body);
    const double middle = height() / 2.0;
    const double signBase = middle + digitHeight(TextRole::PictureTitle, sign) / 2;
    const double base = middle + digitHeight(TextRole::PictureTitle, strong) / 2;
    const double equals = m_field->x() - px(8) - textWidth(u"="_s, TextRole::PictureTitle, sign);
    if (m_chosen->symbol.empty())
        paintText(painter, {px(padding), base}, labelOf(*m_chosen), TextRole::Body, palette.ground,
            sized(valueSize, TextRole::Body));
    else
        Typeset(m_look, symbolOf(*m_chosen), px(signSize) / m_look.scale, palette.ground)
            .paint(painter, {px(padding), signBase});
    paintText(painter, {equals, signBase}, u"="_s, TextRole::PictureTitle, palette.ground, sign);
    const double left = m_field->geometry().right() + px(gap);
    const double wide = std::max(
        textWidth(m_text, TextRole::PictureTitle, strong), textWidth(m_note, TextRole::Body, note));
    const bool hasKeys = !m_hasError || m_text.isEmpty();
    const double right =
        hasKeys ? paintKeys(painter, left + wide + px(gap)) : width() - px(padding);
    const double lift = m_note.isEmpty() ? 0 : px(10);
    paintText(painter, {left, base - lift},
        fitted(m_text, right - left, TextRole::PictureTitle, strong), TextRole::PictureTitle,
        palette.ground, strong);
    paintText(painter, {left, base + px(14)}, fitted(m_note, right - left, TextRole::Body, note),
        TextRole::Body, blended(palette.ground, palette.text, quietShare), note);
    if (m_isRefused)
        paintOutline(painter,
            QRectF(m_field->geometry())
                .adjusted(-px(outline), -px(outline), px(outline), px(outline)),
            Qt::transparent, palette.unseen, px(outline));
}

} // namespace lab::ui

#include "moc_value_bar.cpp"
