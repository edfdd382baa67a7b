/// Writes what a package holds beside the program into a folder: icons/hicolor/48x48/apps/… of all
/// usual sizes, man/man1/… and man/zh_CN/man1/…, and completions/…, those of the shells.

#include "app/commands/completions.h"
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

bool isWritten(const QString& folder, const QString& name, const QString& text)
{
    QDir().mkpath(folder);
    QSaveFile file(folder + u'/' + name);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.flush()
        && file.commit();
}

bool manualIsWritten(const QString& folder, const QString& language)
{
    lab::app::spokenLanguage(language);
    const QString part = language == "en"_L1 ? QString() : language + u'/';
    return isWritten(folder + u"/man/"_s + part + u"man1"_s, u"position-lab.1"_s,
        lab::app::manualPage(lab::app::helpSections()));
}

bool completionsAreWritten(const QString& folder)
{
    lab::app::spokenLanguage(u"en"_s);
    const QString place = folder + u"/completions"_s;
    const auto written = [&place](const QString& shell, const QString& name) {
        return isWritten(place, name, lab::app::completionsFor(shell));
    };
    return written(u"bash"_s, u"position-lab"_s) && written(u"zsh"_s, u"_position-lab"_s)
        && written(u"fish"_s, u"position-lab.fish"_s);
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
    bool isWhole = iconsAreDrawn(folder) && completionsAreWritten(folder);
    for (const QString& language : lab::app::languages())
        isWhole = manualIsWritten(folder, language) && isWhole;
    if (!isWhole)
        std::fprintf(stderr, "package_files: %s cannot be written to.\n", qPrintable(folder));
    return isWhole ? 0 : 1;
}
