#include "ui/windows/parts/saving_name.h"

#include "ui/store/plain_text.h"
#include "ui/views/controls/plain_widgets.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct SavingNameWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::SavingName)
};

bool mayReplace(const QString& path, const QString& title, QWidget* over)
{
    PlainBox question(over, title, SavingNameWords::tr("Replace %1?").arg(shownFileName(path)));
    question.setInformativeText(SavingNameWords::tr("The extension was added."));
    const auto* replace =
        question.addButton(SavingNameWords::tr("&Replace"), QMessageBox::DestructiveRole);
    auto* other =
        question.addButton(SavingNameWords::tr("Choose &another name…"), QMessageBox::RejectRole);
    question.setDefaultButton(other);
    question.setEscapeButton(other);
    question.exec();
    return question.clickedButton() == replace;
}

} // namespace

QString withEnding(const QString& path, const QStringList& endings)
{
    const bool hasOne = std::ranges::any_of(endings,
        [&](const QString& ending) { return path.endsWith(u'.' + ending, Qt::CaseInsensitive); });
    if (hasOne || endings.isEmpty())
        return path;
    return path.endsWith(u'.') ? path + endings.front() : path + u'.' + endings.front();
}

QString askForSavingName(QWidget* over, const QString& title, const QString& proposed,
    const QString& filter, const QStringList& endings)
{
    QString typed = proposed;
    while (true) {
        typed = QFileDialog::getSaveFileName(over, title, typed, filter);
        if (typed.isEmpty())
            return {};
        const QString path = withEnding(typed, endings);
        if (path == typed || !QFileInfo::exists(path) || mayReplace(path, title, over))
            return path;
    }
}

} // namespace lab::ui
