#include "app/worksheet/paper.h"

#include "ui/paint/formula/formula.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

namespace lab::app {

ui::Look paperLook(const ui::FormulaBook& formulas)
{
    ui::Look look;
    look.palette = ui::lightPalette();
    look.palette.ground = Qt::white;
    look.palette.text = Qt::black;
    look.medium = ui::Look::Medium::Vector;
    look.formulas = &formulas;
    return look;
}

QByteArray paperPdf(const QString& title, const std::function<void(QPdfWriter& writer)>& draw)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
    writer.setResolution(paperDotsPerInch);
    writer.setTitle(title);
    writer.setCreator(u"Position Lab"_s);
    draw(writer);
    return bytes;
}

} // namespace lab::app
