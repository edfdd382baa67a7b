#pragma once

#include "app/exports/svg_source.h"
#include "app/text/error.h"

#include <QByteArray>
#include <QJsonArray>
#include <QSize>
#include <QString>
#include <QStringList>

#include <string>
#include <unordered_map>
#include <vector>

namespace lab::app {

/// One picture of a page with its texts.
struct PagePicture {
    std::vector<drawing::SvgElement> marks; ///< with colors of PageFile::colors()
    QString caption; ///< "Base 500 000"
    QString reading; ///< the reading line as text; may be empty
    QStringList description; ///< the accessible text of each picture of the bench
};

/// A page with a slider: one HTML file that needs no network and no other files. Its pictures are
/// vector frames; parts that several have in common (shapes, styles, places) are stored once.
class PageFile {
public:
    PageFile(QString title, QSize size, const QString& ground, const QString& darkGround);

    std::vector<ThemeColors>& colors() { return m_colors; } ///< color K is var(--K)
    void add(const PagePicture& picture); ///< in any one thread
    QByteArray html() const; ///< with texts in the current language

private:
    /// Texts numbered in the order of their first use.
    class Known {
    public:
        int number(const std::string& text);
        const QJsonArray& all() const { return m_all; }

    private:
        std::unordered_map<std::string, int> m_numbers;
        QJsonArray m_all;
    };

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
