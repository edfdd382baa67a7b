#include "ui/paint/text/fonts.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QResource>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

// Names that no font of a system has: see resources/fonts/generate.py.
const QString sans = u"Position Lab Sans"_s;
const QString mono = u"Position Lab Mono"_s;
const QString han = u"Position Lab Han"_s;

/// Its place in the program, uncompressed: nothing of it is copied or read before it is used.
void addFont(const QString& name)
{
    const QResource file(u":/fonts/"_s + name);
    const auto* const bytes = reinterpret_cast<const char*>(file.data());
    const auto size = static_cast<qsizetype>(file.size());
    Q_ASSERT(file.isValid() && file.compressionAlgorithm() == QResource::NoCompression);
    QFontDatabase::addApplicationFontFromData(QByteArray::fromRawData(bytes, size));
}

} // namespace

const QStringList& textFamilies()
{
    static const QStringList families {sans, han};
    return families;
}

const QStringList& codeFamilies()
{
    static const QStringList families {mono, sans, han};
    return families;
}

void useOwnFonts()
{
    for (const QString& name : {u"sans-regular.otf"_s, u"sans-semibold.otf"_s,
             u"mono-regular.ttf"_s, u"han-regular.otf"_s, u"han-semibold.otf"_s})
        addFont(name);
    const QFont desktop = QGuiApplication::font();
    QFont font(textFamilies());
    if (desktop.pointSizeF() > 0)
        font.setPointSizeF(desktop.pointSizeF());
    else
        font.setPixelSize(desktop.pixelSize());
    font.setHintingPreference(QFont::PreferVerticalHinting); // whatever the system prefers
    QGuiApplication::setFont(font);
}

QFont pictureFont(const QStringList& families, int pixelSize, QFont::Weight weight)
{
    QFont font(families);
    font.setPixelSize(pixelSize);
    font.setWeight(weight);
    font.setKerning(false);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(
        static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    return font;
}

} // namespace lab::ui
