#include "ui/store/file_names.h"

#include "core/math/quoting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <filesystem>
#include <string>
#include <system_error>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::FileNames)
};

constexpr qsizetype longestName = 255; // bytes, of the file systems of Linux, macOS and Windows
constexpr qsizetype longestStemBytes = 180; // leaves space for a suffix and a temporary suffix

bool isKept(const QString& stem)
{
    static const QRegularExpression devices(u"^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return devices.match(stem).hasMatch();
}

bool isMereName(const QString& name)
{
    static const QRegularExpression separator(u"[/\\\\:]"_s);
    return !name.isEmpty() && name != "."_L1 && name != ".."_L1
        && name.toUtf8().size() <= longestName && !name.contains(separator)
        && !hasHidden(name.toStdString());
}

} // namespace

QString fileStem(const QString& text, const QString& instead)
{
    QString stem;
    bool isGap = false;
    for (const char32_t letter : text.normalized(QString::NormalizationForm_C).toStdU32String()) {
        const bool isWell = QChar::isLetterOrNumber(letter) || letter == U'-';
        if (!isWell) {
            isGap = true;
            continue;
        }
        const QString next =
            (isGap && !stem.isEmpty() ? u"_"_s : QString()) + QString::fromUcs4(&letter, 1);
        if (stem.size() + next.size() > longestStem
            || (stem + next).toUtf8().size() > longestStemBytes)
            break;
        const bool isDashFirst = stem.isEmpty() && letter == U'-'; // like an option of a command
        if (!isDashFirst)
            stem += next;
        isGap = false;
    }
    if (stem.isEmpty())
        return instead;
    return isKept(stem) ? u'_' + stem : stem;
}

Outcome<QString> pathInside(const QString& folder, const QString& name)
{
    namespace fs = std::filesystem;
    const QString path = QDir(folder).filePath(name);
    std::error_code error;
    const fs::path around = fs::weakly_canonical(QFileInfo(folder).filesystemFilePath(), error);
    const fs::path whole = fs::weakly_canonical(QFileInfo(path).filesystemFilePath(), error);
    const bool isLink = QFileInfo(path).isSymLink(); // which may be broken
    if (isMereName(name) && !error && !isLink && whole.parent_path() == around)
        return path;
    return Unexpected(Error {Words::tr("%1 cannot be the name of a file in %2.")
                                 .arg(name, QDir::toNativeSeparators(folder))});
}

} // namespace lab::ui
