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

/// All lines of a bench, in the order in which they were recorded.
struct List {
    QByteArray note; ///< several lines, each after a #
    std::vector<QByteArray> columns; ///< what the digests cover: "csv", "marks en 1280x800 light"
    std::vector<Line> lines;
};

/// One line each: picture, situation, and digests in fixed columns; the column names are above.
QByteArray written(const List& list);
/// Empty if the text is not such a list.
std::optional<List> listIn(const QByteArray& text);

/// One sentence per picture and situation that differs, with the names of the differing columns.
std::vector<QByteArray> differences(const List& kept, const List& made);

} // namespace lab::freeze
