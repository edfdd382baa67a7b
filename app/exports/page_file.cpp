#include "app/exports/page_file.h"

#include "ui/lessons/languages.h"
#include "ui/paint/text/fonts.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::PageFile)
};

QByteArray part(const QString& name)
{
    QFile file(u":/page/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As text in a script element: nothing in it ends the element.
QByteArray asData(const QJsonObject& data)
{
    return QJsonDocument(data).toJson(QJsonDocument::Compact).replace('<', "\\u003c");
}

/// The fonts in which the page's texts are measured. Chinese uses the reader's system fonts.
QByteArray fontFaces(bool hasCode)
{
    struct Face {
        QString family;
        QString file;
        int weight;
    };
    const QString sans = ui::textFamilies().front();
    QList<Face> faces {{sans, u"sans-regular.otf"_s, 400}, {sans, u"sans-semibold.otf"_s, 600}};
    if (hasCode)
        faces.append({ui::codeFamilies().front(), u"mono-regular.ttf"_s, 400});
    QByteArray all;
    for (const Face& face : faces) {
        QFile file(u":/fonts/"_s + face.file);
        if (file.open(QIODevice::ReadOnly))
            all += "@font-face { font-family: '" + face.family.toLatin1()
                + "'; font-weight: " + QByteArray::number(face.weight)
                + "; src: url(data:font/otf;base64," + file.readAll().toBase64() + "); }\n";
    }
    return all;
}

QByteArray variables(const std::vector<ThemeColors>& colors, QByteArray ThemeColors::*theme)
{
    QByteArray all;
    for (std::size_t k = 0; k < colors.size(); ++k)
        all += "--" + QByteArray::number(k) + ':' + colors[k].*theme + ';';
    return all;
}

} // namespace

int PageFile::Known::number(const std::string& text)
{
    const auto [known, isNew] = m_numbers.emplace(text, static_cast<int>(m_all.size()));
    if (isNew)
        m_all.append(QString::fromStdString(text));
    return known->second;
}

PageFile::PageFile(QString title, QSize size, const QString& ground, const QString& darkGround)
    : m_title(std::move(title))
    , m_size(size)
    , m_colors {{ground.toLatin1(), darkGround.toLatin1()}}
{
}

void PageFile::add(const PagePicture& picture)
{
    QJsonArray marks;
    for (const drawing::SvgElement& mark : picture.marks)
        for (const int number :
            {m_shapes.number(mark.shape), m_styles.number(mark.style), m_moves.number(mark.move)})
            marks.append(number);
    QJsonObject frame {{"caption"_L1, picture.caption}, {"marks"_L1, marks}};
    if (!picture.reading.isEmpty())
        frame.insert("reading"_L1, picture.reading);
    QJsonArray says;
    for (const QString& sentence : picture.description)
        says.append(m_sentences.number(sentence.toStdString()));
    frame.insert("says"_L1, says);
    m_frames.append(frame);
}

QByteArray PageFile::html() const
{
    const QString& mono = ui::codeFamilies().front();
    const QJsonArray styles = m_styles.all();
    const bool hasCode = std::ranges::any_of(
        styles, [&](const QJsonValue& style) { return style.toString().contains(mono); });
    const QJsonObject data {{"width"_L1, m_size.width()}, {"height"_L1, m_size.height()},
        {"shapes"_L1, m_shapes.all()}, {"styles"_L1, styles}, {"moves"_L1, m_moves.all()},
        {"sentences"_L1, m_sentences.all()}, {"frames"_L1, m_frames}};
    const std::pair<QByteArray, QByteArray> parts[] = {
        {"fonts", fontFaces(hasCode)}, {"style", part(u"page.css"_s)},
        {"script", part(u"page.js"_s)}, {"light-colors", variables(m_colors, &ThemeColors::light)},
        {"dark-colors", variables(m_colors, &ThemeColors::dark)},
        {"language", ui::windowLanguage().replace(u'_', u'-').toLatin1()},
        {"title", m_title.toHtmlEscaped().toUtf8()},
        {"before", PageWords::tr("Previous picture").toHtmlEscaped().toUtf8()},
        {"after", PageWords::tr("Next picture").toHtmlEscaped().toUtf8()},
        {"slider", PageWords::tr("Pictures").toHtmlEscaped().toUtf8()},
        {"theme", PageWords::tr("Light or dark").toHtmlEscaped().toUtf8()},
        {"description", PageWords::tr("Description").toHtmlEscaped().toUtf8()},
        {"no-script",
            PageWords::tr("This page draws its pictures with JavaScript, which is switched off in "
                          "this browser.")
                .toHtmlEscaped()
                .toUtf8()},
        {"made-by",
            PageWords::tr("Made with Position Lab %1")
                .arg(LAB_VERSION ""_L1)
                .toHtmlEscaped()
                .toUtf8()},
        {"data", asData(data)}, // last, because nothing in it is a placeholder for another part
    };
    QByteArray page = part(u"page.html"_s);
    for (const auto& [name, text] : parts)
        page.replace("{{" + name + "}}", text);
    return page;
}

} // namespace lab::app
