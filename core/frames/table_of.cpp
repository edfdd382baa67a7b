#include "core/frames/table_of.h"

#include "core/encodings/learned/formula.h"
#include "core/encodings/relative_bias/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/state/schemes/taken_tables.h"

#include <cstdint>

namespace lab {

namespace {

Eigen::MatrixXd matrixOf(const ToyTable& table)
{
    Eigen::MatrixXd numbers(table.rows, table.columns);
    for (int row = 0; row < table.rows; ++row) {
        for (int column = 0; column < table.columns; ++column)
            numbers(row, column) = table.at(row, column);
    }
    return numbers;
}

template <class Scheme> bool hasTaken(const Scheme& scheme)
{
    return scheme.table.table() && fits(scheme);
}

} // namespace

Eigen::MatrixXd tableOf(const LearnedScheme& scheme)
{
    return hasTaken(scheme) ? matrixOf(*scheme.table.table())
                            : seededTable(scheme.encoding, static_cast<std::uint64_t>(scheme.seed));
}

Eigen::MatrixXd tableOf(const T5Scheme& scheme)
{
    return hasTaken(scheme) ? matrixOf(*scheme.table.table())
                            : seededTable(scheme.encoding, static_cast<std::uint64_t>(scheme.seed));
}

Eigen::MatrixXd tableOf(const RelativeBiasScheme& scheme)
{
    return seededTable(scheme.encoding, static_cast<std::uint64_t>(scheme.seed));
}

ShawTables tablesOf(const ShawScheme& scheme)
{
    if (!hasTaken(scheme))
        return seededTables(
            scheme.encoding, static_cast<std::uint64_t>(scheme.seed), scheme.deviation);
    const Eigen::MatrixXd learned = matrixOf(*scheme.table.table()); // of distance 0, 1, …
    const Eigen::Index rows = tableRows(scheme.encoding);
    ShawTables tables {
        Eigen::MatrixXd::Zero(rows, learned.cols()), Eigen::MatrixXd::Zero(rows, learned.cols())};
    tables.keys.topRows(learned.rows()) = learned.colwise().reverse();
    return tables;
}

DebertaHead headOf(
    const DebertaScheme& scheme, const DebertaWeights& weights, const Eigen::MatrixXd& tokens)
{
    DebertaHead head =
        projected(scheme.encoding, weights, scheme.head - 1, scheme.headWidth, tokens);
    if (!hasTaken(scheme))
        return head;
    const Eigen::MatrixXd learned = matrixOf(*scheme.table.table());
    const Eigen::Index span = scheme.encoding.span;
    head.positionKeys.topRows(span).setZero();
    head.positionKeys.bottomRows(span) = learned.topRows(span); // row K + r is the distance r
    head.positionQueries.topRows(span).setZero();
    head.positionQueries.bottomRows(span) = learned.bottomRows(span);
    return head;
}

} // namespace lab
