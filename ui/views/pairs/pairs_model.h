#pragma once

#include "core/frames/context/pairs_table.h"
#include "ui/views/reading/reading_view.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace lab::ui {

/// A table model of all pairs: one row per pair, numbers as text with few or all digits, the regime
/// in words.
///
/// SortRole gives the number of a cell; regimes are ordered from kept to unrotated.
class PairsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Pair,
        Frequency,
        Wavelength,
        Turns,
        Factor,
        NewFrequency,
        NewWavelength,
        RegimeWord,
        ColumnCount
    };
    static constexpr int sortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(PairsTable table);
    const PairsTable& table() const { return m_table; }
    void setDigits(DigitsShown digits);
    DigitsShown digits() const { return m_digits; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Approximately the longest text that the column may have to show.
    QString widest(int column) const;

private:
    double number(int row, int column) const;
    QString text(int row, int column) const;

    PairsTable m_table;
    DigitsShown m_digits = DigitsShown::Few;
};

/// Sorts numbers as numbers; infinite values come last in either order.
class PairsOrder : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PairsOrder(QObject* parent);

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

QString regimeWord(Regime regime);

} // namespace lab::ui
