#pragma once

namespace lab::ui {

/// What a bench offers as a button at the foot of the panel. The window has an entry of the menu
/// for each (Actions::of), whose short words the button wears.
enum class PanelAction {
    CopyRopeBlock, ///< the block of the present method, to the clipboard
    PairTable, ///< every pair in numbers
    AdvisedBlock, ///< of the encoding that is chosen in Compare
    KeptRuns, ///< of Experiment, in a table
    TakeTable, ///< that the model looked at in Experiment has learned, to the encoding's bench
    Calculator, ///< what each method changes, in words
    PreviousStep, ///< of the derivation
    NextStep,
};

} // namespace lab::ui
