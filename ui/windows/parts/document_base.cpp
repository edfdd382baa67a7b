#include "ui/windows/parts/document_base.h"

#include "ui/store/plain_text.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_services.h"

#include <QFileInfo>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace lab::ui {

DocumentBase::DocumentBase(const WindowServices& services, QObject* parent)
    : QObject(parent)
    , m_services(services)
{
}

QString DocumentBase::name() const
{
    return QFileInfo(m_path).fileName();
}

bool DocumentBase::confirmDiscard()
{
    if (!isUnsaved())
        return true;
    const Questions words = questions();
    const bool asksForChanges = words.canBeSaved && !m_path.isEmpty();
    PlainBox question(dialogParent(), words.title,
        asksForChanges ? tr("Save changes to %1?").arg(shownName(name())) : words.close);
    question.setInformativeText(words.lost);
    question.setStandardButtons(QMessageBox::Discard | QMessageBox::Cancel);
    if (words.canBeSaved)
        question.addButton(QMessageBox::Save);
    question.setDefaultButton(words.canBeSaved ? QMessageBox::Save : QMessageBox::Cancel);
    const int answer = question.exec();
    return answer == QMessageBox::Save ? save() : answer == QMessageBox::Discard;
}

bool DocumentBase::save()
{
    if (m_path.isEmpty())
        return saveAs();
    const QByteArray now = fingerprint();
    return now.isEmpty() || now == m_fingerprint ? saveTo(m_path) : saveOver();
}

bool DocumentBase::saveOver()
{
    PlainBox question(dialogParent(), tr("Position Lab"),
        tr("%1 was changed by another program. Replace it?").arg(shownName(name())));
    question.setInformativeText(
        tr("What the other program wrote since you opened it will be lost."));
    const auto* over = question.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    auto* other = question.addButton(tr("&Save as…"), QMessageBox::AcceptRole);
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(other);
    question.exec();
    if (question.clickedButton() == other)
        return saveAs();
    return question.clickedButton() == over && saveTo(m_path);
}

bool DocumentBase::saveAs()
{
    const Questions words = questions();
    const QString path = askForSavingName(dialogParent(), words.saveTitle,
        m_path.isEmpty() ? words.proposed + u".json"_s : m_path, words.filter, {u"json"_s});
    return !path.isEmpty() && saveTo(path);
}

QByteArray DocumentBase::fingerprint() const
{
    return m_path.isEmpty() || !m_services.fingerprint ? QByteArray()
                                                       : m_services.fingerprint(m_path);
}

bool DocumentBase::saveTo(const QString& path)
{
    const auto saved = write(path);
    Q_EMIT messageShown(sentenceOf(saved));
    if (saved)
        beSaved(path);
    return saved.has_value();
}

} // namespace lab::ui

#include "moc_document_base.cpp"
