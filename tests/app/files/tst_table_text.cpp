#include "app/files/table_text.h"
#include "tests/qt_test.h"

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::app;

namespace {

constexpr std::int64_t endless = 1'000'000'000'000'000;

TableQuantity quantity()
{
    return {"rope", "score", nullptr};
}

/// A table that counts the requested rows.
SchemeTable counted(std::int64_t count, std::int64_t& asked)
{
    return {{"position", "half", "none"}, 0, count, [&asked](std::int64_t row) {
                ++asked;
                return std::vector {static_cast<double>(row) / 2, std::nan("")};
            }};
}

std::string whole(TableText text)
{
    std::string all;
    for (std::string piece = text.next(); !piece.empty(); piece = text.next())
        all += piece;
    return all;
}

} // namespace

class TableTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesAnEndlessTableInBoundedPieces_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("csv") << static_cast<int>(TableFormat::Csv);
        QTest::newRow("json") << static_cast<int>(TableFormat::Json);
    }
    void writesAnEndlessTableInBoundedPieces()
    {
        QFETCH(int, format);
        std::int64_t asked = 0;
        TableText text(quantity(), counted(endless, asked), static_cast<TableFormat>(format));
        QCOMPARE(asked, std::int64_t {0});
        std::size_t longest = 0;
        for (int k = 0; k < 50; ++k) {
            const std::int64_t before = asked;
            longest = std::max(longest, text.next().size());
            QVERIFY(asked > before); // no row is made before it is requested
            QVERIFY(asked - before < 30'000); // and none is cached
        }
        QVERIFY(longest < TableText::pieceBytes + 200);
        QVERIFY(longest >= TableText::pieceBytes);
    }

    void thePiecesMakeUpTheWholeTable()
    {
        std::int64_t asked = 0;
        const std::string csv = whole({quantity(), counted(20'000, asked), TableFormat::Csv});
        QCOMPARE(asked, std::int64_t {20'000});
        QCOMPARE(std::ranges::count(csv, '\n'), 20'001);
        QVERIFY(csv.starts_with("position,half,none\n0,0,\n1,0.5,\n"));
        QVERIFY(csv.ends_with("\n19999,9999.5,\n"));
        const std::string json = whole({quantity(), counted(2, asked), TableFormat::Json});
        QCOMPARE(json,
            std::string("{\"encoding\": \"rope\", \"quantity\": \"score\",\n \"columns\": "
                        "[\"position\", \"half\", \"none\"],\n \"rows\": [\n  [0, 0, null],\n  "
                        "[1, 0.5, null]\n ]}\n"));
    }

    void writesAColumnOfKindsInWords()
    {
        const SchemeTable table {{"method", "regime", "count"}, 0, 3,
            [](std::int64_t row) {
                return std::vector {row == 2 ? std::nan("") : static_cast<double>(1 - row), 1.0};
            },
            {{0, {"none", "yarn"}}, {1, {"kept", "divided"}}}};
        QCOMPARE(whole({quantity(), table, TableFormat::Csv}),
            std::string("method,regime,count\nnone,divided,1\nyarn,kept,1\n2,,1\n"));
        const std::string json = whole({quantity(), table, TableFormat::Json});
        QVERIFY(json.find("[\"none\", \"divided\", 1],\n  [\"yarn\", \"kept\", 1],\n  [2, null, 1]")
            != std::string::npos);
    }

    void aTableWithoutRowsHasAHeader()
    {
        std::int64_t asked = 0;
        QCOMPARE(whole({quantity(), counted(0, asked), TableFormat::Csv}),
            std::string("position,half,none\n"));
        QVERIFY(whole({quantity(), counted(0, asked), TableFormat::Json}).ends_with("]}\n"));
    }
};

LAB_GUILESS_TESTS(TableTextTest)
#include "tst_table_text.moc"
