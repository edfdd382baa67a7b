#include "app/commands/command_words.h"

#include "app/text/translations.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CommandLine)
};

} // namespace

QString versionText()
{
    return u"position-lab "_s + QCoreApplication::applicationVersion();
}

QString helpText()
{
    return Words::tr(R"(Position Lab: a laboratory for the position encodings of Transformers.

  position-lab [FILE]      opens the window; FILE is a scene, a lesson, a lecture or a config.json
  position-lab render      draws a bench or one of its pictures into a file; needs no display
  position-lab series      lists or exports the states of a scene's series, or of one parameter
                           over a range; needs no display
  position-lab table       prints the numbers of an encoding
  position-lab code        prints the code of a bench, in NumPy or PyTorch
  position-lab rope-block  prints the RoPE part of a config.json
  position-lab check       reports what was read from a model file, what was assumed and why,
                           and what is not computed
  position-lab diff        compares two models or scenes: parameters, layers and every pair
  position-lab experiment  trains small models, one per encoding and seed, and reports their
                           accuracy at lengths beyond training
  position-lab permutation writes the code that reorders the rows of query and key weights
                           for the other RoPE layout, with a test
  position-lab lesson      `lesson check FILE` checks a lesson file, a lecture file or a scene
                           with a series; `lesson list` lists the built-in lessons;
                           `lesson worksheet FILE -o OUT.pdf` prints a worksheet;
                           `lesson answers FILE…` merges the answers of several people into one
                           table
  position-lab derivation  `derivation check FILE` checks a file of derivation pages;
                           `derivation print -o OUT.pdf [FILE]` prints all equations on one
                           page, with the numbers of a scene
  position-lab parameters  lists all parameters: key, range, default, meaning
  position-lab benches     lists the benches
  position-lab encodings   lists the encodings, their tables and their sources
  position-lab help        prints this text; with the name of a command, the part about it
  position-lab version     prints the version

FILE is a scene or a model's config.json. Commands that read one accept FILE or --file FILE.
What a command assumes or leaves out of a model file is written to standard error.
A FILE named - is standard input; with -o -, the output goes to standard output (render
writes a PNG). Options may come before the command.

The window and render:
  --set KEY=VALUE          sets a parameter, e.g. --set rope.base=500000; may be repeated
  --pin KEY=VALUE          pins the same state with this change as A, to compare; may be repeated
  --theme light|dark|desktop
  --language %1

The window:
  --present                starts presenting, as F11 does; a lecture starts with its first part

render:
  --bench BENCH            the bench; by default, that of the file, or rotations
  FILE                     starts from a scene or config.json
  --picture NAME           one picture instead of the whole bench; this includes pictures that
                           must be selected first, such as the claims of Compare
  --size 1280x800          size of the bench in pixels; texts need 640x576 or more
  --scale 1 … 4            PNG pixels per pixel of the size
  --digits few|all         digits in the reading line
  --compare a|both|b|difference   what to show if a state is pinned; by default, both
  -o, --output FILE        .png, .svg, .pdf, .csv for the numbers of the picture, or .json for
                           its marks and handles (not all pictures)

series FILE:
  --export OUT             a .html page with a slider, a .gif, a .webp, or a folder for numbered
                           PNGs; without it, the states are listed
  --over KEY=FROM:TO:COUNT instead of the file's series: one parameter over a range, such as
                           rope.base=100:1000000:25, or --over KEY for all values of a choice
  --bench BENCH, --set KEY=VALUE   the initial state; FILE may then be left out
  --size 1280x800          size of the bench in pixels
  --speed 0.25 … 4         playback speed
  --theme light|dark
  --language %1

lesson check FILE, lesson list:
  FILE                     a lesson file, a lecture file, or a scene with a series
  --language %1

lesson worksheet FILE:
  FILE                     a lesson file, the key of a lesson, or a lecture file for all its
                           lessons: first the pages to write on, then those with the answers
  -o, --output FILE        .pdf
  --language %1

lesson answers FILE…:
  FILE…                    files from Lessons › Export answers (CSV), one per person; the table
                           has one row per answer, starting with the file name
  -o, --output FILE        .csv, instead of standard output
  --language %1      language of its texts

derivation print:
  FILE                     starts from a scene or config.json
  --set KEY=VALUE          a parameter; the derivation's own need no prefix: --set theta=0.3
  -o, --output FILE        .pdf
  --language %1

table:
  --encoding NAME          one of the encodings that `position-lab encodings` lists
  --quantity NAME          one of its tables; by default, the first
  FILE                     starts from a scene or config.json
  --positions 0:16         start and end, the end not included; for tables of positions
                           or distances
  --set KEY=VALUE          a parameter; the encoding's own need no prefix: --set width=8
  --format csv|json
  -o, --output FILE        instead of standard output; the file appears when it is complete
  Long tables are written row by row and take no extra memory.

code:
  --bench BENCH            the bench; by default, that of the file, or rotations
  --library numpy|pytorch
  FILE                     starts from a scene or config.json
  --set KEY=VALUE          a parameter, such as --set scaling.method=yarn
  --language %1      language of its comments

check FILE:
  --json                   the same report as a JSON object
  --strict                 exit code 1 if anything was guessed or left out
  --language %1

diff A B:
  --format text|csv|json   csv has the pairs only
  --language %1

experiment:
  --task NAME              variables, back, constants, token, induction,
                           addition or addition_last (ones last)
  --encodings LIST         such as rope,alibi, or all; by default, six of them
  --seeds 1 … 32           number of models per encoding
  --rows means|seeds|pairs|tables
                           means with 95 % intervals over the seeds; or every model; or how the
                           heads use each RoPE pair; or the tables learned by the first model
                           of learned, shaw, deberta and t5
  --format csv|json
  -o, --output FILE        instead of standard output; it appears when all models are done
  --threads 1 … 64         by default, as many as the processor has; the numbers are the same
  --length, --longest, --steps, --rounds, --batch, --width, --heads, --layers, --hidden, --rate,
  --base, --tuning         of the training, instead of the task's defaults: training length L,
                           longest test length in L, steps of the first round, maximum number of
                           rounds until 90 % accuracy at L (each as long as all before it), …,
                           steps of further RoPE training at 8 L
  Progress goes to standard error; Ctrl+C stops all threads.

permutation FILE:
  --from interleaved|halves   layout of the existing weights
  --to interleaved|halves     layout wanted; by default, the other one
  --library numpy|pytorch
  --json                   the index list, the test's numbers and the code as one object
  --set KEY=VALUE          a parameter, such as --set rope.rotated_share=0.5
  --language %1      language of its comments

rope-block:
  FILE                     starts from a scene or config.json
  --set KEY=VALUE          a parameter, such as --set scaling.method=yarn
  --keys present|older     rope_parameters, or rope_scaling with rope_theta outside
  --server NAME            the command that starts a server with the same RoPE and length: vllm,
                           llama.cpp or sglang; exit code 1 if the server does not support it
  --advised                the block for the encoding selected in Compare
                           (--set compare.encoding=alibi), which must meet the adviser's needs,
                           with their lengths (--set needs.offsets=none --set needs.length=twice)

parameters, benches, encodings:
  --language %1

  --help, --version

Exit codes: 0 done; 1 a file could not be read or written, or contains an error;
2 an unknown command, option, key or value. Errors are one sentence on standard error.
)")
        .arg(languages().join(u'|'));
}

QString helpOn(const QString& command)
{
    const QStringList parts = helpText().split(u"\n\n"_s);
    QStringList reported;
    bool isOfIt = false;
    for (const QString& line : parts[1].split(u'\n')) {
        if (line.startsWith(u"  position-lab "_s))
            isOfIt = line.section(u' ', 3, 3) == command;
        if (isOfIt)
            reported += line;
    }
    if (reported.isEmpty())
        return helpText();
    QString text = reported.join(u'\n') + u'\n';
    const QRegularExpression name(u"\\b%1\\b"_s.arg(QRegularExpression::escape(command)));
    for (const QString& part : parts.mid(2)) {
        const QString head = part.section(u'\n', 0, 0);
        if (head.contains(name) && !head.startsWith(u' ')
            && head.contains(QRegularExpression(u"[:：]$"_s)))
            text += u'\n' + part + u'\n';
    }
    return text;
}

} // namespace lab::app
