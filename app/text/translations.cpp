#include "app/text/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

QString desktopLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& one : wanted) {
        if (one == "C"_L1)
            break;
        for (const QString& known : languages())
            if (QLocale(known).language() == QLocale(one).language())
                return known;
    }
    return languages().front();
}

// Deleted with the application, whose objects are notified.
void install(const QString& file, const QString& folder)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName("lab translator"_L1);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QString spokenLanguage(const QString& wanted)
{
    const QString language = languages().contains(wanted) ? wanted : desktopLanguage();
    const auto former = QCoreApplication::instance()->findChildren<QTranslator*>(
        u"lab translator"_s, Qt::FindDirectChildrenOnly);
    for (QTranslator* translator : former) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
    QLocale::setDefault(QLocale(language == "en"_L1 ? u"C"_s : language));
    if (language != "en"_L1) {
        install(u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(u"position-lab_"_s + language, u":/i18n"_s);
    }
    return language;
}

} // namespace lab::app
