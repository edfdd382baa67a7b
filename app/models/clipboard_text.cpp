#include "app/models/clipboard_text.h"

#include "app/models/rope_text.h"
#include "ui/windows/parts/paste_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QMimeData>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct ClipboardWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ClipboardText)
};

/// As a file manager copies a file, or a person its path.
bool isFileName(const QString& text)
{
    const bool isOneLine = !text.isEmpty() && !text.contains(u'\n');
    return isOneLine && (QUrl(text).isLocalFile() || QDir::isAbsolutePath(text));
}

} // namespace

Outcome<Edit> editInClipboard(const QMimeData& clipboard, const LabState& present)
{
    const QString text = clipboard.text();
    const QString one = text.trimmed();
    if (isFileName(one))
        return Unexpected(Error {ClipboardWords::tr(
            "The clipboard contains a file name. Drop the file on the window, or open it.")});
    if (one.isEmpty() && (clipboard.hasImage() || clipboard.hasUrls()))
        return Unexpected(Error {
            ClipboardWords::tr("The clipboard contains no text. Copy a JSON object first.")});
    return editInText(text.toUtf8(), ui::clipboardName(), present);
}

} // namespace lab::app
