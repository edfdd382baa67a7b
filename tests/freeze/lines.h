#pragma once

#include <QByteArray>

#include <optional>
#include <vector>

namespace lab::freeze {

/// The digests of one picture in one situation.
struct Line {
    QByteArray picture;
    QByteArray situation;
    std::vector<QByteArray> digests; ///< as many as the list has columns
};

/// All lines of a bench, in the order in which they were made.
struct List {
    QByteArray note; ///< of several lines, each with a # before it
    std::vector<QByteArray> columns; ///< what digests are of: "csv", "marks en 1280x800 light"
    std::vector<Line> lines;
};

/// A line for each: picture, situation, digests in fixed columns; the names of the columns above.
QByteArray written(const List& list);
/// Nothing where the text is no such list.
std::optional<List> listIn(const QByteArray& text);

/// One sentence for each picture and situation that differs, with the names of its columns that do.
std::vector<QByteArray> differences(const List& kept, const List& made);

} // namespace lab::freeze
