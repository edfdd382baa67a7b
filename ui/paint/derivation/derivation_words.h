#pragma once

#include <QCoreApplication>

namespace lab::ui {

/// The texts of the pictures of Derivation.
struct DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationWords)
};

} // namespace lab::ui
