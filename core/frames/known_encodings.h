#pragma once

#include "core/encodings/catalogue.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"

namespace lab {

/// One encoding of the program: its line of the catalogue, its parameters and its tables.
///
/// Law: it has at least one of each; its parameters are among parameters() and its tables among
/// tableQuantities(), once, and are named after its key.
struct KnownEncoding {
    using Rows = std::span<const Parameter>();
    using Tables = std::span<const TableQuantity>();

    CatalogueEntry entry;
    Rows* rows = nullptr;
    Tables* tables = nullptr;
    /// The how-manieth it was to join, from 1: its parameters and tables are listed in this order,
    /// so that a new one, with the next number, moves no other's.
    int joined = 0;
};

/// All of them, in the order of the catalogue: by what they do. Lower floors ask for what of them
/// is theirs by catalogue() and schemeRows().
std::span<const KnownEncoding> knownEncodings();

/// The tables of all of them, in the order in which they joined.
std::span<const TableQuantity> schemeTables();

} // namespace lab
