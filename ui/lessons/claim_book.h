#pragma once

#include "core/lessons/claim.h"

#include <QByteArray>
#include <QString>

#include <variant>
#include <vector>

namespace lab::ui {

/// What is wrong with a file of claims: which claim, which entry.
struct ClaimFault {
    QString sentence;
};

/// Reads a file like resources/claims/claims.json; every setting is a valid one, every formula has
/// a value in the state that tests its claim, and the last rule judges whatever is left.
std::variant<std::vector<Claim>, ClaimFault> claimsOf(const QByteArray& json);

/// The program's own.
const std::vector<Claim>& ownClaims();

} // namespace lab::ui
