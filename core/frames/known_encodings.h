#pragma once

#include "core/encodings/catalogue.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"

namespace lab {

/// One encoding of the program: its catalogue entry, its parameters and its tables.
///
/// Law: it has at least one of each; each of its parameters occurs once in parameters() and each of
/// its tables once in tableQuantities(), and their names start with its key.
struct KnownEncoding {
    using Rows = std::span<const Parameter>();
    using Tables = std::span<const TableQuantity>();

    CatalogueEntry entry;
    Rows* rows = nullptr;
    Tables* tables = nullptr;
    /// The order in which encodings were added, from 1. Parameters and tables are listed in this
    /// order, so that a new encoding with the next number does not move the others.
    int joined = 0;
};

/// All encodings in the order of the catalogue, grouped by effect. Lower layers access their parts
/// through catalogue() and schemeRows().
std::span<const KnownEncoding> knownEncodings();

/// The tables of all encodings, in the order in which these were added.
std::span<const TableQuantity> schemeTables();

} // namespace lab
