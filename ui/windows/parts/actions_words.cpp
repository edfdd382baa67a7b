#include "ui/windows/parts/actions.h"

#include "ui/lessons/languages.h"
#include "ui/views/parameters/parameter_words.h"

#include <QAction>
#include <QActionGroup>
#include <QLocale>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// As those who speak it write it.
QString languageName(const QString& language)
{
    return language == "en"_L1 ? u"&English"_s : QLocale(language).nativeLanguageName();
}

} // namespace

void Actions::retranslate()
{
    file->setTitle(tr("&File"));
    newScene->setText(tr("&New scene"));
    open->setText(tr("&Open…"));
    openAsA->setText(tr("O&pen as A…"));
    recent->setTitle(tr("Open &recent"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    m_export->setTitle(tr("&Export"));
    exportAny->setText(tr("&Picture or bench…"));
    exportBench->setText(tr("Whole &bench…"));
    exportNumbers->setText(tr("&Numbers as CSV…"));
    exportSeries->setText(tr("&Series of states…"));
    exportPage->setText(tr("Page with a s&lider…"));
    exportWorksheet->setText(tr("&Worksheet of the lesson…"));
    exportDerivation->setText(tr("&Derivation on one page…"));
    quit->setText(tr("&Quit"));

    m_edit->setTitle(tr("&Edit"));
    copy->setText(tr("&Copy picture"));
    copyRopeBlock->setText(tr("Copy RoPE &block"));
    copyRopeBlock->setIconText(tr("Copy block"));
    copyRopeBlock->setToolTip(
        tr("Copies the RoPE block of the present state, rope_parameters for a config.json."));
    paste->setText(tr("&Paste RoPE block"));
    pin->setText(tr("&Pin as A"));
    swapPinned->setText(tr("S&wap A and B"));
    clearPinned->setText(tr("C&lear A"));
    reset->setText(tr("Re&set bench"));

    m_view->setTitle(tr("&View"));
    m_theme->setTitle(tr("&Theme"));
    const QStringList themeNames = {tr("As the &desktop"), tr("&Light"), tr("Dar&k")};
    for (int i = 0; i < themeNames.size(); ++i)
        themes->actions().at(i)->setText(themeNames[i]);
    highContrast->setText(tr("High &contrast"));
    highContrast->setToolTip(
        tr("Texts and lines stand out more, in the light and the dark theme."));
    reducedMotion->setText(tr("Reduced &motion"));
    reducedMotion->setToolTip(
        tr("What plays goes on in steps; nothing leaves a trail, glides or folds."));
    m_textSize->setTitle(tr("Te&xt size"));
    largerText->setText(tr("&Larger"));
    smallerText->setText(tr("&Smaller"));
    usualText->setText(tr("As the &desktop"));
    m_language->setTitle(tr("&Language"));
    languages->actions().front()->setText(tr("As the &desktop"));
    for (int i = 0; i < ui::languages().size(); ++i)
        languages->actions().at(i + 1)->setText(languageName(ui::languages()[i]));
    benchList->setText(tr("&Bench list"));
    parameters->setText(tr("&Parameters"));
    fit->setText(tr("&Zoom to fit"));
    allDigits->setText(tr("&All digits"));
    wordsOnRuler->setText(tr("&Words on the ruler"));
    wordsOnRuler->setToolTip(
        tr("The words of Order's sentence at their positions, the first at 0."));
    present->setText(tr("P&resent"));
    present->setToolTip(tr("Fills the screen with the main pictures, for a room (F11)."));
    backToStart->setText(tr("Back to the prepared &start"));
    speaker->setText(tr("Spea&ker's window…"));
    speaker->setToolTip(
        tr("Notes, time, the next question and a show of hands; not for the room."));

    lecture->setText(tr("L&ecture…"));
    lecture->setToolTip(tr("Lessons and series in the order in which a room is to see them."));

    m_bench->setTitle(tr("&Bench"));
    for (QAction* bench : benches->actions())
        bench->setText(benchName(static_cast<BenchId>(bench->data().toInt())));
    advisedBlock->setText(tr("Block of the &suggestion…"));
    advisedBlock->setIconText(tr("Block…"));
    advisedBlock->setToolTip(
        tr("The part of a config.json for the encoding chosen in Compare, with the lengths that "
           "are needed."));
    pairTable->setText(tr("&Table of pairs…"));
    pairTable->setIconText(tr("Table…"));
    pairTable->setToolTip(tr("Every pair of RoPE in numbers, to sort, to copy and to save."));
    keptRuns->setText(tr("Kept &runs of Experiment…"));
    keptRuns->setIconText(tr("Kept runs…"));
    keptRuns->setToolTip(
        tr("Trained models that you keep under a name, to lay over others, to save and to "
           "delete."));
    takeTable->setText(tr("Take a learned ta&ble to its bench"));
    takeTable->setIconText(tr("Take the table"));
    takeTable->setToolTip(
        tr("Opens Waves, Biases or Relative with what the model looked at in Experiment has "
           "learned of positions, in place of untrained numbers."));
    calculator->setText(tr("Length &calculator…"));
    calculator->setIconText(tr("Calculator…"));
    calculator->setToolTip(
        tr("What each method changes to get from the training length to the target length."));

    code->setText(tr("&Code…"));
    code->setToolTip(tr("The same numbers in NumPy or PyTorch, and what people get wrong."));
    lessons->setTitle(tr("&Lessons"));
    previousStep->setText(tr("&Previous page"));
    previousStep->setIconText(tr("Back"));
    previousStep->setToolTip(tr("The page of the derivation before this one."));
    nextStep->setText(tr("&Next page"));
    nextStep->setIconText(tr("Next page"));
    nextStep->setToolTip(tr("The page of the derivation after this one."));

    m_help->setTitle(tr("&Help"));
    start->setText(tr("&Start page"));
    help->setText(tr("&Help"));
    wordsHere->setText(tr("&Words here"));
    wordsHere->setToolTip(tr("What the words mean in the part that has the keyboard (Shift+F1)."));
    about->setText(tr("&About Position Lab"));
}

} // namespace lab::ui
