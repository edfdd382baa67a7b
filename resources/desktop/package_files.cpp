/// Writes what a package holds beside the program into a folder: icons/hicolor/48x48/apps/… of all
/// usual sizes, man/man1/… and man/zh_CN/man1/….

#include "app/commands/command_words.h"
#include "app/commands/manual_page.h"
#include "app/text/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

bool iconsAreDrawn(const QString& folder)
{
    QSvgRenderer drawing(u":/icons/position-lab.svg"_s);
    for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 256, 512}) {
        const QString place = u"%1/icons/hicolor/%2x%2/apps"_s.arg(folder).arg(size);
        QImage icon(size, size, QImage::Format_ARGB32_Premultiplied);
        icon.fill(Qt::transparent);
        QPainter painter(&icon);
        drawing.render(&painter);
        painter.end();
        if (!drawing.isValid() || !QDir().mkpath(place)
            || !icon.save(place + u"/position-lab.png"_s))
            return false;
    }
    return true;
}

bool manualIsWritten(const QString& folder, const QString& language)
{
    lab::app::spokenLanguage(language);
    const QString part = language == "en"_L1 ? QString() : language + u'/';
    const QString place = folder + u"/man/"_s + part + u"man1"_s;
    QDir().mkpath(place);
    QSaveFile page(place + u"/position-lab.1"_s);
    return page.open(QIODevice::WriteOnly)
        && page.write(lab::app::manualPage(lab::app::helpText(), lab::app::versionText()).toUtf8())
        >= 0
        && page.flush() && page.commit();
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationVersion(QStringLiteral(LAB_VERSION));
    const QCoreApplication application(argc, argv);
    const QString folder = application.arguments().value(1);
    if (folder.isEmpty()) {
        std::fputs("package_files: give the folder to write into.\n", stderr);
        return 2;
    }
    bool isWhole = iconsAreDrawn(folder);
    for (const QString& language : lab::app::languages())
        isWhole = manualIsWritten(folder, language) && isWhole;
    if (!isWhole)
        std::fprintf(stderr, "package_files: %s cannot be written to.\n", qPrintable(folder));
    return isWhole ? 0 : 1;
}
