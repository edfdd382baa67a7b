#include "ui/views/parameters/table_row.h"

#include "ui/store/gesture.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/parameters/table_words.h"

#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr int tablePitch = 72;
constexpr int tableLabelHeight = 18;
constexpr int gapAboveList = 7;
constexpr int gapAboveNote = 6;
constexpr int gapBelowNote = 14;
constexpr int noteSize = 12;

} // namespace

TableRow::TableRow(const Parameter& parameter, QWidget* parent)
    : ParameterRow(parameter, parent)
    , m_list(new ChoiceList(this))
    , m_note(newLabel(this))
{
    setSpokenLabel(*m_list, labelOf(parameter));
    m_list->setMinimumContentsLength(8);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_note->setWordWrap(true);
    connect(m_list, &QComboBox::activated, this,
        [this](int index) { set(m_tables[static_cast<std::size_t>(index)], newGesture()); });
}

void TableRow::setState(const LabState& state)
{
    keep(state);
    const std::string table = std::get<std::string>(parameter().read(state));
    if (!m_tables.empty() && table == m_shown)
        return;
    m_shown = table;
    m_tables = parameter().names(state);
    if (std::ranges::find(m_tables, table) == m_tables.end())
        m_tables.push_back(table);
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const std::string& one : m_tables)
        m_list->addItem(tableName(one));
    m_list->setCurrentIndex(
        static_cast<int>(std::ranges::find(m_tables, table) - m_tables.begin()));
    describe(m_list);
    const QString note = tableNote(parameter(), table);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    if (!note.isEmpty())
        m_list->setAccessibleDescription(note + u' ' + meaningOf(parameter()));
    placeParts();
}

QRect TableRow::labelArea() const
{
    return {0, 0, width(), px(tableLabelHeight)};
}

void TableRow::placeParts()
{
    const int height = m_list->sizeHint().height();
    m_list->setGeometry(0, px(tableLabelHeight) + px(gapAboveList), width(), height);
    if (m_note->text().isEmpty()) {
        setFixedHeight(px(tablePitch) + height - px(28));
        return;
    }
    QFont small = font();
    small.setPixelSize(px(noteSize));
    m_note->setFont(small);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, look().palette.notes);
    m_note->setPalette(colours);
    const int top = m_list->geometry().bottom() + 1 + px(gapAboveNote);
    m_note->setGeometry(0, top, width(), m_note->heightForWidth(width()));
    setFixedHeight(m_note->geometry().bottom() + 1 + px(gapBelowNote));
}

} // namespace lab::ui

#include "moc_table_row.cpp"
