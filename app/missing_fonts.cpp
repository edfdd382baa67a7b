#include "app/missing_fonts.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLocale>

namespace lab::app {

namespace {

struct FontWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::MissingFonts)
};

} // namespace

QString sentenceOnFonts()
{
    // The list of families has logical names, such as "Serif", all the same.
    if (QFontInfo(QFont()).family().isEmpty())
        return FontWords::tr(
            "No font is installed, so all text is boxes; install the package fonts-inter or "
            "fonts-noto-core, and for Chinese fonts-wqy-microhei.");
    if (QLocale().language() == QLocale::Chinese
        && QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty())
        return FontWords::tr("No installed font has Chinese letters, so they are boxes; install "
                             "the package fonts-wqy-microhei.");
    return {};
}

} // namespace lab::app
