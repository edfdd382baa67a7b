#include "ui/views/pairs/pairs_model.h"

#include "ui/paint/text/number_text.h"

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int fewDigits = 7;

} // namespace

void PairsModel::setTable(PairsTable table)
{
    const bool hasOtherRows = table.rows.size() != m_table.rows.size();
    const bool hasOtherNumbers = hasOtherRows || table.rows != m_table.rows;
    if (hasOtherRows)
        beginResetModel();
    m_table = std::move(table);
    if (hasOtherRows)
        endResetModel();
    else if (hasOtherNumbers)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PairsModel::setDigits(DigitsShown digits)
{
    if (digits == m_digits)
        return;
    m_digits = digits;
    retranslate();
}

void PairsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PairsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int PairsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double PairsModel::number(int row, int column) const
{
    const PairsTable::Row& pair = m_table.rows[static_cast<std::size_t>(row)];
    switch (column) {
    case Frequency:
        return pair.frequency;
    case Wavelength:
        return pair.wavelength;
    case Turns:
        return pair.turns;
    case Factor:
        return pair.factor;
    case NewFrequency:
        return pair.newFrequency;
    case NewWavelength:
        return pair.newWavelength;
    case RegimeWord:
        return static_cast<double>(pair.regime);
    default:
        return row;
    }
}

QString PairsModel::text(int row, int column) const
{
    const double shown = number(row, column);
    if (column == RegimeWord)
        return regimeWord(m_table.rows[static_cast<std::size_t>(row)].regime);
    if (column == Pair)
        return wholeNumber(row);
    if (std::isinf(shown))
        return u"∞"_s;
    return m_digits == DigitsShown::All ? allDigits(shown) : significant(shown, fewDigits);
}

QVariant PairsModel::data(const QModelIndex& index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return withSuperscripts(text(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return static_cast<int>(
            (index.column() == RegimeWord ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case sortRole:
        return number(index.row(), index.column());
    default:
        return {};
    }
}

QVariant PairsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QStringList names {tr("Pair"), tr("Frequency"), tr("Wavelength"),
        tr("Rotations in training"), tr("Frequency divisor"), tr("New frequency"),
        tr("New wavelength"), tr("Regime")};
    const QStringList meanings {tr("The pair's number, counted from 0, the fastest."),
        tr("Radians per position in plain RoPE."), tr("Positions per rotation in plain RoPE."),
        tr("Number of full rotations within the training length."),
        tr("Original frequency divided by the new one."),
        tr("Radians per position with the selected method."),
        tr("Positions per rotation with the selected method."),
        tr("Kept, blended, fully interpolated (÷s), or not rotated.")};
    if (role == Qt::DisplayRole)
        return names.value(section);
    return role == Qt::ToolTipRole ? meanings.value(section) : QVariant();
}

QString PairsModel::widest(int column) const
{
    if (column == Pair)
        return u"8888"_s;
    if (column == RegimeWord) {
        QString longest;
        for (const Regime regime :
            {Regime::Kept, Regime::Blended, Regime::Divided, Regime::Resting}) {
            const QString word = regimeWord(regime);
            longest = word.size() > longest.size() ? word : longest;
        }
        return longest;
    }
    return m_digits == DigitsShown::All ? u"8.8888888888888888×10^−88"_s : u"8.888888×10^−88"_s;
}

PairsOrder::PairsOrder(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(PairsModel::sortRole);
}

// For descending order, Qt swaps the arguments.
bool PairsOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const double first = left.data(PairsModel::sortRole).toDouble();
    const double second = right.data(PairsModel::sortRole).toDouble();
    if (std::isinf(first) != std::isinf(second))
        return std::isinf(sortOrder() == Qt::AscendingOrder ? second : first);
    return first < second;
}

QString regimeWord(Regime regime)
{
    switch (regime) {
    case Regime::Kept:
        return PairsModel::tr("Kept");
    case Regime::Blended:
        return PairsModel::tr("Blended");
    case Regime::Divided:
        return PairsModel::tr("Interpolated");
    case Regime::Resting:
        break;
    }
    return PairsModel::tr("Not rotated");
}

} // namespace lab::ui

#include "moc_pairs_model.cpp"
