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

  position-lab [FILE]      opens the window; FILE is a scene, a lesson, a lecture or a model's config.json
  position-lab render      draws a bench or one of its pictures into a file; needs no display
  position-lab series      lists or exports the states of a scene's series, or of one parameter
                           over a range; needs no display
  position-lab table       writes the numbers of an encoding to standard output
  position-lab code        writes the code of a bench, in NumPy or PyTorch, to standard output
  position-lab rope-block  writes the RoPE part of a config.json to standard output
  position-lab check       says what was read of a model's file, what was assumed and from where,
                           and what is not computed
  position-lab diff        tells two models or scenes apart: parameters, layers, pair by pair
  position-lab experiment  trains small models, one for each encoding, and writes how well they
                           answer at lengths beyond the trained one
  position-lab permutation writes the code that reorders the rows of query and key weights
                           for the other layout of RoPE's columns, with a check
  position-lab lesson      `lesson check FILE` looks through a lesson's file (or a lecture's, or
                           a scene's with a series), `lesson list` lists those of the program;
                           `lesson worksheet FILE -o OUT.pdf` prints one to write on;
                           `lesson answers FILE…` puts the answers of several people into one
                           table
  position-lab derivation  `derivation check FILE` checks a file of the derivation's pages;
                           `derivation print -o OUT.pdf [FILE]` prints all its lines on one
                           page, with the numbers of a scene
  position-lab parameters  lists every parameter: key, range, default, meaning
  position-lab benches     lists the benches
  position-lab encodings   lists the encodings, their tables and their sources
  position-lab help        writes this text, or with a command's name what it has on that
  position-lab version     writes the version's number

FILE is a scene or a model's config.json; every command that reads one takes it alone or as
--file FILE. What it leaves out of a model's file or assumes goes to standard error.
A FILE of - is standard input, and with -o - standard output takes what goes into one file:
of render a PNG. Options may stand before the command.

The window and render:
  --set KEY=VALUE          sets a parameter, e.g. --set rope.base=500000; may be repeated
  --pin KEY=VALUE          pins the same state with this set as A, to compare; may be repeated
  --theme light|dark|desktop
  --language %1

The window:
  --present                opens it before a room, as F11 does; a lecture from its first part

render:
  --bench BENCH            which bench; without it, that of the file or the default
  FILE                     starts from a scene or config.json
  --picture NAME           one picture of the bench instead of the whole, also one that has to
                           be chosen there, as the claims of Compare
  --size 1280x800          of the bench, in pixels; texts need 640x576 or more
  --scale 1 … 4            pixels of a PNG for each pixel of the size
  --digits few|all         of the reading line
  --compare a|both|b|difference   what is shown of two where one is pinned; without it, both
  -o, --output FILE        .png, .svg, .pdf, or .csv for the numbers behind it

series FILE:
  --export OUT             a .html page with a slider, a .gif, a .webp, or a folder for numbered
                           PNGs; without it, a list
  --over KEY=FROM:TO:COUNT in place of the file's series: one parameter over a range, as
                           rope.base=100:1000000:25, or --over KEY over all there are of a choice
  --bench BENCH, --set KEY=VALUE   what it starts from; it may do without a FILE then
  --size 1280x800          of the bench, in pixels
  --speed 0.25 … 4         at which the states follow one another
  --theme light|dark
  --language %1

lesson check FILE, lesson list:
  FILE                     a lesson's file, or a lecture's, or a scene's with a series
  --language %1

lesson worksheet FILE:
  FILE                     a lesson's file, the key of a lesson, or a lecture's file for all its
                           lessons: first the pages to write on, then those with the answers
  -o, --output FILE        .pdf
  --language %1

lesson answers FILE…:
  FILE…                    what Lessons › Answers as CSV has written, one file a person; the table
                           has a row an answer, with the file's name before it
  -o, --output FILE        .csv, instead of standard output
  --language %1      of its sentences

derivation print:
  FILE                     starts from a scene or config.json
  --set KEY=VALUE          a parameter; the derivation's own need no prefix: --set theta=0.3
  -o, --output FILE        .pdf
  --language %1

table:
  --encoding NAME          one of those that `position-lab encodings` lists
  --quantity NAME          which of its tables; without it, the first
  FILE                     starts from a scene or config.json
  --positions 0:16         from, and the end that is not included; of tables that have
                           positions or distances
  --set KEY=VALUE          a parameter; the encoding's own need no prefix: --set width=8
  --format csv|json
  -o, --output FILE        instead of standard output; it appears when it is whole
  A long table is written row by row: it takes no memory.

code:
  --bench BENCH            which bench; without it, that of the file or the default
  --library numpy|pytorch
  FILE                     starts from a scene or config.json
  --set KEY=VALUE          a parameter, such as --set scaling.method=yarn
  --language %1      of its comments

check FILE:
  --json                   the same as one object
  --strict                 exit code 1 where anything was guessed or left out
  --language %1

diff A B:
  --format text|csv|json   the pairs alone as csv
  --language %1

experiment:
  --task NAME              variables, back, constants, token, induction,
                           addition or addition_last (ones last)
  --encodings LIST         such as rope,alibi, or all; without it, six of them
  --seeds 1 … 32           how many models of each
  --rows means|seeds|pairs|tables
                           means with 95 % intervals over the seeds, or every model, or what its
                           heads make of each pair of RoPE's columns, or the tables that the first
                           model of learned, shaw, deberta and t5 has learned
  --format csv|json
  -o, --output FILE        instead of standard output; it appears when all is done
  --threads 1 … 64         without it, as many as the processor has; the numbers are the same
  --length, --longest, --steps, --rounds, --batch, --width, --heads, --layers, --hidden, --rate,
  --base, --tuning         of the training, in place of the task's own: the trained length L, the
                           longest asked in L, steps of the first round, the most rounds (each as
                           long as all before it) until 90 % at L are right, …, steps of RoPE at 8 L
                           after training
  Progress goes to standard error; Ctrl+C ends the threads.

permutation FILE:
  --from interleaved|halves   the layout of the weights that there are
  --to interleaved|halves     the layout that is wanted; without it, the other one
  --library numpy|pytorch
  --json                   the index list, the check's numbers and the code as one object
  --set KEY=VALUE          a parameter, such as --set rope.rotated_share=0.5
  --language %1      of its comments

rope-block:
  FILE                     starts from a scene or config.json
  --set KEY=VALUE          a parameter, such as --set scaling.method=yarn
  --keys present|older     rope_parameters, or rope_scaling with rope_theta outside
  --server NAME            the command that starts a server with that RoPE and length: vllm,
                           llama.cpp or sglang; exit code 1 where the server cannot do it
  --advised                of the encoding that Compare has chosen (--set compare.encoding=alibi),
                           which must fit what its adviser is asked for, with those lengths
                           (--set needs.offsets=none --set needs.length=twice)

parameters, benches, encodings:
  --language %1

  --help, --version

Exit codes: 0 done; 1 a file could not be read or written, or is wrong inside;
2 an unknown command, option, key or value. Errors are one sentence on standard error.
)")
        .arg(languages().join(u'|'));
}

QString helpOn(const QString& command)
{
    const QStringList parts = helpText().split(u"\n\n"_s);
    QStringList told;
    bool isOfIt = false;
    for (const QString& line : parts[1].split(u'\n')) {
        if (line.startsWith(u"  position-lab "_s))
            isOfIt = line.section(u' ', 3, 3) == command;
        if (isOfIt)
            told += line;
    }
    if (told.isEmpty())
        return helpText();
    QString text = told.join(u'\n') + u'\n';
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
