#pragma once

#include "core/frames/number_table.h"
#include "core/lessons/claim.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

inline constexpr std::array votes {
    Verdict::Holds, Verdict::InPart, Verdict::DoesNotHold, Verdict::Depends};

QString verdictName(Verdict verdict); ///< "Holds in part"

/// The claims of the bench Compare: which one is looked at, the votes, and how it is judged.
struct ClaimsFrame {
    int claim = 1; ///< from 1
    std::array<Verdict, mostClaims> given {}; ///< the votes
    JudgedClaim now; ///< with the state's own numbers
    JudgedClaim tested; ///< with those of the state that tests it

    Verdict vote() const { return given[static_cast<std::size_t>(claim - 1)]; }
    bool isOpen() const { return vote() != Verdict::None; } ///< the verdict may be seen
    bool operator==(const ClaimsFrame&) const = default;
};
ClaimsFrame claimsFrame(const LabState& state);

/// "claim", "vote", "verdict" (Verdict by its number), "first", "second", "third"; no numbers of a
/// claim that nobody has voted on.
NumberTable numbers(const ClaimsFrame& frame);

/// The list of claims at the left, the card of the chosen one at the right.
struct ClaimLayout {
    std::vector<QRectF> rows; ///< of the list
    QRectF card;
    QStringList lines; ///< of the claim's text
    double textTop = 0; ///< the first line's baseline
    std::array<QRectF, votes.size()> buttons;
    QRectF answer; ///< covered before the vote
    QRectF open; ///< what opens the bench that tests it

    ClaimLayout(const QRectF& area, const ClaimsFrame& frame, const Look& look);

    std::optional<int> claimAt(QPointF point) const; ///< from 1
    std::optional<Verdict> voteAt(QPointF point) const;
};

void paintClaims(QPainter& painter, const ClaimLayout& layout, const ClaimsFrame& frame,
    std::optional<QPointF> pointer, const Look& look);

} // namespace lab::ui
