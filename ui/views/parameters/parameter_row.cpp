#include "ui/views/parameters/parameter_row.h"

#include "core/state/links.h"
#include "core/state/shown_methods.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/text/text.h"
#include "ui/paint/text/tips.h"
#include "ui/store/gesture.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/slider_stops.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/controls/stop_slider.h"
#include "ui/views/parameters/chain_button.h"
#include "ui/views/parameters/link_words.h"
#include "ui/views/parameters/method_row.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/parameters/table_row.h"
#include "ui/views/words/word_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QtMath>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr int numberPitch = 64;
constexpr int choicePitch = 72;
constexpr int flagPitch = 40;
constexpr int flagHeight = 24;
constexpr int labelHeight = 18;
constexpr int gapBelowLabel = 7;
constexpr int gapBelowField = 4;
constexpr int symbolSize = 16;
constexpr int gapBeforeSymbol = 8;

class NumberRow : public ParameterRow {
public:
    NumberRow(const Parameter& parameter, QWidget* parent)
        : ParameterRow(parameter, parent)
        , m_group(linkGroupOf(parameter.key))
        , m_chain(m_group ? new ChainButton(this) : nullptr)
        , m_field(new NumberField(parameter, this))
        , m_slider(new StopSlider(this))
        , m_error(newLabel(this))
        , m_note(newLabel(this))
    {
        for (QLabel* label : {m_error, m_note}) {
            label->setWordWrap(true);
            label->hide();
        }
        if (m_chain)
            connect(m_chain, &QAbstractButton::clicked, this, &NumberRow::turnLink);
        connect(m_field, &NumberField::picked, this,
            [this](const Value& value) { set(value, newGesture()); });
        connect(m_field, &NumberField::errorChanged, this, &NumberRow::placeParts);
        connect(m_field, &NumberField::sizeHintChanged, this, [this] {
            placeParts();
            update();
        });
        connect(m_slider, &StopSlider::picked, this, [this](double number, Gesture gesture) {
            set(valueNear(ParameterRow::parameter(), number), gesture);
        });
    }

    void setState(const LabState& state) override
    {
        keep(state);
        const Range range = parameter().range(state);
        if (!m_hasRange || range.lowest < m_range.lowest || range.lowest > m_range.lowest
            || range.highest < m_range.highest || range.highest > m_range.highest) {
            m_hasRange = true;
            m_range = range;
            m_slider->setStops(sliderStops(parameter(), range),
                [row = &parameter()](double number) { return shownNumber(*row, number); });
            describe(m_slider);
            describe(m_field);
        }
        m_field->setState(state);
        m_slider->setNumber(asNumber(parameter().read(state)));
        showLink(state);
    }

protected:
    QRect labelArea() const override
    {
        const int chain = hasChain() ? px(chainSize + gapBeforeChain) : 0;
        return {0, 0, m_field->x() - px(8) - chain, m_field->height()};
    }
    void placeParts() override
    {
        const QSize field = m_field->sizeHint();
        m_field->setGeometry(width() - field.width(), 0, field.width(), field.height());
        m_slider->setGeometry(
            0, field.height() + px(gapBelowField), width(), m_slider->sizeHint().height());
        if (m_chain)
            m_chain->setGeometry(qCeil(labelEnd()) + px(gapBeforeChain),
                (field.height() - px(chainSize)) / 2, px(chainSize), px(chainSize));
        const bool isWrong = !m_field->error().isEmpty();
        int height = px(numberPitch) + field.height() - px(24);
        const int below = m_slider->geometry().bottom() + 1;
        placeNote(*m_error, m_field->error(), below, look().palette.unseenText);
        placeNote(*m_note, isWrong ? QString() : m_linkNote, below, look().palette.notes);
        for (const QLabel* label : {m_error, m_note})
            if (!label->text().isEmpty())
                height = label->geometry().bottom() + 1 + px(12);
        setFixedHeight(height);
    }

private:
    static constexpr int chainSize = 24;
    static constexpr int gapBeforeChain = 4;

    bool hasChain() const { return m_chain && !m_chain->isHidden(); }

    void showLink(const LabState& state)
    {
        const bool hadChain = hasChain();
        if (m_chain) {
            const bool isLinked = state.links.*m_group->isOn;
            const QString words = chainWords(parameter(), *m_group, isLinked);
            m_chain->setVisible(isMember(state, parameter().key));
            m_chain->setClosed(isLinked);
            if (m_chain->accessibleName() != words) {
                m_chain->setAccessibleName(words);
                m_chain->setToolTip(tip(words));
            }
        }
        const QString note = linkNote(parameter(), state);
        if (note == m_linkNote && hadChain == hasChain())
            return;
        m_linkNote = note;
        placeParts();
        update();
    }

    void turnLink()
    {
        const Gesture gesture = newGesture();
        for (const Edit& edit : linkTurned(parameter(), *m_group, LabState(state())))
            Q_EMIT edited(edit, gesture);
    }

    const LinkGroup* m_group;
    ChainButton* m_chain; ///< of a row that benches can share
    NumberField* m_field;
    StopSlider* m_slider;
    QLabel* m_error;
    QLabel* m_note;
    QString m_linkNote;
    Range m_range;
    bool m_hasRange = false;
};

// The label, the field below it at the full width of the panel, and the error message for the
// input.
class TextRow : public ParameterRow {
public:
    TextRow(const Parameter& parameter, QWidget* parent)
        : ParameterRow(parameter, parent)
        , m_field(new NumberField(parameter, this))
        , m_error(newLabel(this))
    {
        m_field->setAlignment(Qt::AlignLeft);
        m_error->setWordWrap(true);
        connect(m_field, &NumberField::picked, this,
            [this](const Value& value) { set(value, newGesture()); });
        connect(m_field, &NumberField::errorChanged, this, &TextRow::placeParts);
    }

    void setState(const LabState& state) override
    {
        keep(state);
        m_field->setState(state);
        if (m_field->accessibleName().isEmpty())
            describe(m_field);
    }

protected:
    QRect labelArea() const override { return {0, 0, width(), px(labelHeight)}; }
    void placeParts() override
    {
        const int top = px(labelHeight) + px(gapBelowLabel);
        m_field->setGeometry(0, top, width(), m_field->sizeHint().height());
        placeNote(*m_error, m_field->error(), m_field->geometry().bottom() + 3,
            look().palette.unseenText);
        const bool isWrong = !m_field->error().isEmpty();
        setFixedHeight(isWrong ? m_error->geometry().bottom() + 1 + px(12)
                               : px(choicePitch) + m_field->height() - px(28));
    }

private:
    NumberField* m_field;
    QLabel* m_error;
};

class ChoiceRow : public ParameterRow {
public:
    using ParameterRow::ParameterRow;

protected:
    QRect labelArea() const override { return {0, 0, width(), px(labelHeight)}; }
    void placeParts() override
    {
        const int height = m_control->sizeHint().height();
        m_control->setGeometry(0, px(labelHeight) + px(gapBelowLabel), width(), height);
        setFixedHeight(px(choicePitch) + height - px(28));
    }

    void own(QWidget* control) { m_control = control; }

    void choose(int index)
    {
        const Choice& choice = parameter().choices[static_cast<std::size_t>(index)];
        set(std::string(choice.key), newGesture());
    }

    int indexIn(const LabState& state) const
    {
        const Value key = parameter().read(state);
        const auto found = std::ranges::find(
            parameter().choices, std::string_view(std::get<std::string>(key)), &Choice::key);
        return static_cast<int>(found - parameter().choices.begin());
    }

private:
    QWidget* m_control = nullptr;
};

class SegmentRow : public ChoiceRow {
public:
    SegmentRow(const Parameter& parameter, const QStringList& labels, QWidget* parent)
        : ChoiceRow(parameter, parent)
        , m_segments(new SegmentedChoice(labels, this))
    {
        own(m_segments);
        connect(m_segments, &SegmentedChoice::picked, this, &SegmentRow::choose);
    }

    void setState(const LabState& state) override
    {
        keep(state);
        if (m_segments->toolTip().isEmpty())
            describe(m_segments);
        m_segments->setCurrent(indexIn(state));
    }

protected:
    void placeParts() override
    {
        m_segments->setScale(look().scale);
        ChoiceRow::placeParts();
    }

private:
    SegmentedChoice* m_segments;
};

class ListRow : public ChoiceRow {
public:
    ListRow(const Parameter& parameter, const QStringList& labels, QWidget* parent)
        : ChoiceRow(parameter, parent)
        , m_list(new ChoiceList(this))
    {
        // The row paints its label, so the list needs an accessible one.
        setSpokenLabel(*m_list, labelOf(parameter));
        m_list->addItems(labels);
        own(m_list);
        connect(m_list, &QComboBox::activated, this, &ListRow::choose);
    }

    void setState(const LabState& state) override
    {
        keep(state);
        if (m_list->toolTip().isEmpty())
            describe(m_list);
        const QSignalBlocker blocker(m_list);
        m_list->setCurrentIndex(indexIn(state));
    }

private:
    ChoiceList* m_list;
};

class FlagRow : public ParameterRow {
public:
    FlagRow(const Parameter& parameter, QWidget* parent)
        : ParameterRow(parameter, parent)
        , m_box(new QCheckBox(labelOf(parameter), this))
    {
        connect(m_box, &QCheckBox::toggled, this, [this](bool isOn) { set(isOn, newGesture()); });
    }

    void setState(const LabState& state) override
    {
        keep(state);
        if (m_box->toolTip().isEmpty())
            describe(m_box);
        const QSignalBlocker blocker(m_box);
        m_box->setChecked(std::get<bool>(parameter().read(state)));
    }

protected:
    QRect labelArea() const override { return {}; }
    void placeParts() override
    {
        m_box->setGeometry(0, 0, width(), px(flagHeight));
        setFixedHeight(px(flagPitch));
    }

private:
    QCheckBox* m_box;
};

} // namespace

ParameterRow::ParameterRow(const Parameter& parameter, QWidget* parent)
    : QWidget(parent)
    , m_parameter(parameter)
{
}

void ParameterRow::setLook(const Look& look)
{
    m_look = look;
    placeParts();
    update();
}

void ParameterRow::resizeEvent(QResizeEvent*)
{
    placeParts();
}

void ParameterRow::paintEvent(QPaintEvent*)
{
    const QRect area = labelArea();
    if (area.isEmpty())
        return;
    QPainter painter(this);
    const double baseline = area.center().y() + 1 + digitHeight(TextRole::Body, m_look) / 2;
    const QString label = fitted(labelOf(m_parameter), area.width(), TextRole::Body, m_look);
    const double end = paintText(painter, {double(area.left()), baseline}, label, TextRole::Body,
        m_look.palette.text, m_look);
    if (const double symbolEnd = labelEnd(); symbolEnd > area.left() + end + px(gapBeforeSymbol)) {
        const Typeset sign = symbol();
        sign.paint(painter, {symbolEnd - sign.size().width(), baseline});
    }
}

Typeset ParameterRow::symbol() const
{
    const auto key = QString::fromUtf8(
        m_parameter.symbol.data(), static_cast<qsizetype>(m_parameter.symbol.size()));
    return {m_look, key, symbolSize, m_look.palette.notes};
}

double ParameterRow::labelEnd() const
{
    const QRect area = labelArea();
    const QString label = fitted(labelOf(m_parameter), area.width(), TextRole::Body, m_look);
    const double end = area.left() + textWidth(label, TextRole::Body, m_look);
    if (m_parameter.symbol.empty())
        return end;
    const double symbolEnd = end + px(gapBeforeSymbol) + symbol().size().width();
    return symbolEnd <= area.right() ? symbolEnd : end;
}

std::vector<ShownWord> ParameterRow::shownWords() const
{
    const KnownWord* word = wordOf(m_parameter);
    return word ? std::vector<ShownWord> {{word, {}, QRectF(labelArea())}}
                : std::vector<ShownWord> {};
}

bool ParameterRow::event(QEvent* event)
{
    // If locked, the owner of the lock shows the reason.
    if (event->type() == QEvent::ToolTip && m_state && isEnabled())
        setToolTip(tooltipOf(m_parameter, *m_state));
    return QWidget::event(event);
}

void ParameterRow::placeNote(
    QLabel& label, const QString& text, int top, const QColor& colour) const
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
    QFont note = font();
    note.setPixelSize(px(12));
    label.setFont(note);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, colour);
    label.setPalette(colours);
    label.setGeometry(0, top, width(), label.heightForWidth(width()));
}

void ParameterRow::set(const Value& value, Gesture gesture)
{
    Q_EMIT edited(SetParameter {std::string(m_parameter.key), value}, gesture);
}

void ParameterRow::describe(QWidget* control) const
{
    control->setAccessibleName(labelOf(m_parameter));
    const KnownWord* word = wordOf(m_parameter);
    control->setAccessibleDescription(word
            ? meaningOf(m_parameter) + u' ' + spokenWord(*word, m_state->bench)
            : meaningOf(m_parameter));
    control->setToolTip(tooltipOf(m_parameter, *m_state));
}

ParameterRow* newParameterRow(const Parameter& parameter, int width, QWidget* parent)
{
    if (const auto method = methodShownBy(parameter.key))
        return new MethodRow(parameter, *method, parent);
    if (parameter.kind == ParameterKind::Flag)
        return new FlagRow(parameter, parent);
    if (parameter.names && parameter.admitsOthers)
        return new TableRow(parameter, parent);
    if (parameter.kind == ParameterKind::Text)
        return new TextRow(parameter, parent);
    if (parameter.kind != ParameterKind::Choice)
        return new NumberRow(parameter, parent);
    QStringList labels;
    for (const Choice& choice : parameter.choices)
        labels += labelOf(choice);
    constexpr qsizetype maxSegments = 3;
    const bool isShort = labels.size() <= maxSegments
        && SegmentedChoice::widthNeeded(labels, parent->font()) <= width;
    if (isShort)
        return new SegmentRow(parameter, labels, parent);
    return new ListRow(parameter, labels, parent);
}

} // namespace lab::ui

#include "moc_parameter_row.cpp"
