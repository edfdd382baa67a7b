#pragma once

#include "app/exports/vector_marks.h"
#include "app/text/error.h"

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QSize>
#include <QString>
#include <QStringList>

#include <vector>

namespace lab::app {

/// One picture of a page with what is said of it.
struct PagePicture {
    QByteArray light; ///< as QSvgGenerator has written it in the one theme
    QByteArray dark; ///< and in the other
    QString caption; ///< "Base 500 000"
    QString reading; ///< the reading line as text; may be empty
    QStringList description; ///< what a screen reader is told of each picture of the bench
};

/// A page with a slider: one HTML file that needs no network and nothing beside it. Its pictures
/// are vector frames; what several have in common (shapes, styles, places) stands in it once, and
/// one frame serves both themes.
class PageFile {
public:
    PageFile(QString title, QSize size, const QString& ground, const QString& darkGround);

    void add(const PagePicture& picture); ///< slow; in any one thread
    QByteArray html() const; ///< with words in the language that is spoken

private:
    /// Texts that are counted in the order in which they first come.
    class Known {
    public:
        int number(const QByteArray& text);
        const QJsonArray& all() const { return m_all; }

    private:
        QHash<QByteArray, int> m_numbers;
        QJsonArray m_all;
    };
    QJsonArray numbersOf(const std::vector<VectorMark>& marks);

    QString m_title;
    QSize m_size;
    std::vector<ThemeColors> m_colors;
    Known m_shapes;
    Known m_styles;
    Known m_moves;
    Known m_sentences;
    QJsonArray m_frames;
};

} // namespace lab::app
