#include "ui/windows/series/page_export.h"

#include "core/state/series_over.h"
#include "ui/benches/bench.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/parts/window_services.h"
#include "ui/windows/series/series_export.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int usualPictures = 25;
constexpr int maxStepsAside = 25; ///< of a slider, for a suggested range

class PageDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::PageExport)
public:
    PageDialog(const WindowParts& parts, QWidget* over)
        : QDialog(over)
        , m_state(parts.store.state())
        , m_form(new QFormLayout(this))
        , m_what(add(new QComboBox(this), tr("Slider")))
        , m_from(add(new QLineEdit(this), tr("From")))
        , m_to(add(new QLineEdit(this), tr("To")))
        , m_count(add(new QSpinBox(this), tr("Pictures")))
        , m_size(add(new QComboBox(this), tr("Size")))
        , m_error(newLabel(this))
    {
        setWindowTitle(tr("Export a page with a slider"));
        m_form->setContentsMargins(16, 16, 16, 16);
        m_form->setSpacing(12);
        m_form->setSizeConstraint(QLayout::SetFixedSize);
        fillWhat(parts.benches.shown());
        m_count->setRange(2, static_cast<int>(maxSeriesSteps));
        m_count->setValue(usualPictures);
        const QSize here = parts.benches.shown().size();
        m_size->addItem(tr("As on screen, %1").arg(words(here)), here);
        for (const QSize& size : {QSize(1024, 640), QSize(1280, 800)})
            m_size->addItem(words(size), size);
        m_error->setWordWrap(true);
        m_error->setFixedWidth(400);
        m_error->hide();
        m_form->addRow(m_error);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
        buttons->button(QDialogButtonBox::Save)->setText(tr("Export…"));
        buttons->button(QDialogButtonBox::Save)->setDefault(true);
        connect(buttons, &QDialogButtonBox::accepted, this, [this] { take(); });
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        m_form->addRow(buttons);
        connect(m_what, &QComboBox::currentIndexChanged, this, [this] { propose(); });
        propose();
    }

    const Series& series() const { return m_series; }
    QSize pixels() const { return m_size->currentData().toSize(); }
    /// The name of its file, "rope.base"; empty for the series.
    QString key() const { return m_what->currentData().toString(); }

private:
    static QString words(const QSize& size)
    {
        return u"%1 × %2"_s.arg(size.width()).arg(size.height());
    }

    template <class Field> Field* add(Field* field, const QString& label)
    {
        field->setAccessibleName(label);
        field->setMinimumWidth(272);
        m_form->addRow(label, field);
        return field;
    }

    void fillWhat(const Bench& bench)
    {
        if (!m_state.series.isEmpty())
            m_what->addItem(tr("Series of states: %1").arg(m_state.series.size()), QString());
        std::vector<std::string_view> keys;
        if (bench.usesPositions())
            keys = {"position.query", "position.key"};
        std::ranges::copy(bench.panelParameters(), std::back_inserter(keys));
        for (const std::string_view key : keys) {
            const Parameter* parameter = parameterNamed(key);
            if (parameter && parameter->kind != ParameterKind::Text)
                m_what->addItem(
                    labelOf(*parameter), QString::fromUtf8(key.data(), std::ssize(key)));
        }
    }

    const Parameter* parameter() const
    {
        return key().isEmpty() ? nullptr : parameterNamed(key().toStdString());
    }

    /// A range around the current value, within its limits.
    void propose()
    {
        const Parameter* const chosen = parameter();
        const bool isWay = chosen && chosen->range;
        for (QWidget* field : std::initializer_list<QWidget*> {m_from, m_to, m_count})
            field->setEnabled(isWay);
        m_from->clear();
        m_to->clear();
        m_error->hide();
        if (!isWay)
            return;
        const Range range = chosen->range(m_state);
        const double now = asNumber(chosen->read(m_state));
        const bool isLogarithmic = chosen->scale == ParameterScale::Logarithmic && now > 0;
        const double aside = maxStepsAside * chosen->step;
        const double from = isLogarithmic ? now / 10 : now - aside;
        const double to = isLogarithmic ? now * 10 : now + aside;
        m_from->setText(shownNumber(*chosen, std::max(from, range.lowest)));
        m_to->setText(shownNumber(*chosen, std::min(to, range.highest)));
    }

    void take()
    {
        const auto made = asked();
        m_error->setText(sentenceOf(made));
        m_error->setVisible(!made);
        if (!made)
            return;
        m_series = *made;
        accept();
    }

    Outcome<Series> asked() const
    {
        const Parameter* const chosen = parameter();
        if (!chosen)
            return m_state.series;
        SweepRange way {
            .key = std::string(chosen->key), .count = static_cast<std::size_t>(m_count->value())};
        if (chosen->range) {
            const auto from = typedValue(*chosen, m_from->text(), m_state);
            const auto to = typedValue(*chosen, m_to->text(), m_state);
            if (!from || !to)
                return Unexpected(Error {whatIsWanted(*chosen, m_state)});
            way.from = asNumber(*from);
            way.to = asNumber(*to);
        }
        auto series = parameterSweep(m_state, way);
        if (!series)
            return Unexpected(Error {whatIsWanted(*chosen, m_state)});
        if (series->size() < 2)
            return Unexpected(Error {tr("From and to are the same; a slider needs two values.")});
        return *std::move(series);
    }

    LabState m_state;
    QFormLayout* m_form;
    QComboBox* m_what;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QSpinBox* m_count;
    QComboBox* m_size;
    QLabel* m_error;
    Series m_series;
};

} // namespace

void exportPageAfterAsking(const SeriesPlayer& player, const WindowParts& parts)
{
    if (!parts.services.writeSeries)
        return;
    QWidget* const over = dialogParentFor(parts.window);
    PageDialog dialog(parts, over);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString name = dialog.key().isEmpty() ? PageDialog::tr("series") : dialog.key();
    const QString path = askForSavingName(over, PageDialog::tr("Export a page with a slider"),
        name + u".html"_s, u"HTML (*.html)"_s, {u"html"_s});
    if (path.isEmpty())
        return;
    auto begun = parts.services.writeSeries({dialog.series(), path, dialog.pixels(),
        ThemeChoice::Light, player.speed(), player.easing()});
    if (!begun)
        parts.messages.notify(begun.error().sentence);
    else
        runSeriesWriting(*std::move(begun), parts);
}

} // namespace lab::ui
