#include "ui/windows/main/export_dialog.h"

#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/windows/parts/saving_name.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString nameOf(const PictureView& picture)
{
    return picture.accessibleName().isEmpty() ? picture.exportName() : picture.accessibleName();
}

QComboBox* newList(QFormLayout* form, const QString& label)
{
    auto* list = new QComboBox;
    list->setAccessibleName(label);
    list->setMinimumWidth(224);
    form->addRow(label, list);
    return list;
}

} // namespace

ExportDialog::ExportDialog(const Bench& bench, const Exported& proposed, QWidget* parent)
    : QDialog(parent)
    , m_bench(bench)
    , m_pictures(bench.pictures())
{
    setWindowTitle(tr("Export"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 16);
    form->setSpacing(12);
    form->setSizeConstraint(QLayout::SetFixedSize);

    m_subject = newList(form, tr("What"));
    m_subject->addItem(tr("Entire bench"));
    for (const PictureView* picture : m_pictures) {
        m_subject->addItem(nameOf(*picture));
        if (proposed == Exported(picture))
            m_subject->setCurrentIndex(m_subject->count() - 1);
    }
    m_format = newList(form, tr("Format"));
    m_format->addItem(tr("PNG, raster"), u"png"_s);
    m_format->addItem(tr("SVG, vector"), u"svg"_s);
    m_format->addItem(tr("PDF, vector"), u"pdf"_s);
    m_format->addItem(tr("CSV, numbers"), u"csv"_s);
    m_scale = newList(form, tr("Size"));
    for (int scale = 1; scale <= 4; ++scale)
        m_scale->addItem(tr("%1 × screen size").arg(scale), scale);
    m_scale->setCurrentIndex(1);
    connect(m_format, &QComboBox::currentIndexChanged, this,
        [this] { m_scale->setEnabled(suffix() == u"png"_s); });

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Export…"));
    buttons->button(QDialogButtonBox::Save)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

Exported ExportDialog::subject() const
{
    const int index = m_subject->currentIndex();
    if (index <= 0)
        return &m_bench;
    return static_cast<const PictureView*>(m_pictures[static_cast<std::size_t>(index) - 1]);
}

QString ExportDialog::suffix() const
{
    return m_format->currentData().toString();
}

double ExportDialog::pixelScale() const
{
    return m_scale->currentData().toInt();
}

void ExportDialog::chooseSuffix(const QString& suffix)
{
    m_format->setCurrentIndex(m_format->findData(suffix));
}

QString exportFileName(const Bench& bench, const Exported& what, const QString& suffix)
{
    const auto* picture = std::get_if<const PictureView*>(&what);
    const QString stem =
        picture ? bench.exportName() + u'-' + (*picture)->exportName() : bench.exportName();
    return stem + u'.' + suffix;
}

Outcome<void> exportAfterAsking(const Bench& bench, const Exported& proposed, const QString& suffix,
    const WindowServices& services, QWidget* window)
{
    ExportDialog dialog(bench, proposed, window);
    dialog.chooseSuffix(suffix);
    if (dialog.exec() != QDialog::Accepted || !services.exportTo)
        return {};
    const QString ending = dialog.suffix();
    const QString path = askForSavingName(window, ExportDialog::tr("Export"),
        exportFileName(bench, dialog.subject(), ending),
        u"%1 (*.%2)"_s.arg(ending.toUpper(), ending),
        {ending, u"png"_s, u"svg"_s, u"pdf"_s, u"csv"_s}); // the typed suffix decides
    if (path.isEmpty())
        return {};
    return services.exportTo(dialog.subject(), path, dialog.pixelScale());
}

} // namespace lab::ui

#include "moc_export_dialog.cpp"
