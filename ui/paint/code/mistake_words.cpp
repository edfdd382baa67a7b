#include "ui/paint/code/mistake_words.h"

#include "core/state/parameters.h"
#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::MistakeWords)
};

QString number(double value)
{
    return std::abs(value) < 1e-9 ? u"0"_s : withSuperscripts(significant(value, 4));
}

/// As written in code: "10000", "10000.5".
QString codeNumber(double value)
{
    return QString::fromStdString(text(Value(value)));
}

QString percent(double share)
{
    return Words::tr("%1 %", "per cent").arg(percentOf(share, 3));
}

MistakeWords ofOrder(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    if (mistake == CodeMistake::InvariantOutputs)
        return {Words::tr("Invariant instead of equivariant"),
            Words::tr("The outputs do not stay in place; they move with their tokens: compared per "
                      "position they differ by %1, per token by %2.")
                .arg(wrong, right),
            u"assert allclose(attend(x[p]), attend(x))"_s,
            u"assert allclose(attend(x[p]), attend(x)[p])"_s};
    if (mistake == CodeMistake::TravellingPositions)
        return {Words::tr("Positions that move with the tokens"),
            Words::tr("A position encoding belongs to the position in the sentence, not to the "
                      "token. Shuffled with the tokens, it carries no order: the outputs differ by "
                      "%1 instead of %2.")
                .arg(wrong, right),
            u"y = attend((x + table)[p])"_s, u"y = attend(x[p] + table)"_s};
    return {Words::tr("Treating a decoder without an encoding as a bag of words"),
        Words::tr("Through the causal mask each token sees which tokens came before it: the "
                  "outputs differ by %1 instead of %2. One layer does not see the order among "
                  "those; two layers do.")
            .arg(right, wrong),
        u"weights = softmax(q @ k.T)  # \u201cno encoding, no order\u201d"_s,
        u"weights = softmax(where(tri(n) > 0, q @ k.T, -inf))"_s};
}

MistakeWords ofWaves(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    const QString base = codeNumber(numbers.subject.waves.encoding.base);
    if (mistake == CodeMistake::DoubledExponent)
        return {Words::tr("The exponent is doubled"),
            Words::tr("i already advances in steps of two, so 2 · i counts twice: this squares the "
                      "base. The longest wavelength becomes %1 positions instead of %2.")
                .arg(wrong, right),
            u"for i in range(0, d, 2):\n    angle = pos / %1 ** ((2 * i) / d)"_s.arg(base),
            u"for i in range(0, d, 2):\n    angle = pos / %1 ** (i / d)"_s.arg(base)};
    if (mistake == CodeMistake::FrequencyOfEachColumn)
        return {Words::tr("Sine and cosine have different frequencies"),
            Words::tr("A pair is then no longer a point on a circle, and a shift not a rotation: "
                      "at position %1 a pair has sin² + cos² = %2 instead of %3.")
                .arg(wholeNumber(numbers.subject.position.query), wrong, right),
            u"pe[pos, i] = sin(pos / %1 ** (i / d))\n"
            "pe[pos, i + 1] = cos(pos / %1 ** ((i + 1) / d))"_s.arg(base),
            u"pe[pos, i] = sin(pos / %1 ** (i / d))\n"
            "pe[pos, i + 1] = cos(pos / %1 ** (i / d))"_s.arg(base)};
    return {Words::tr("1000 instead of 10000"),
        Words::tr("A zero is missing. The slowest pair completes a rotation in %1 positions "
                  "instead of %2.")
            .arg(wrong, right),
        u"angle = pos / 1000 ** (2 * pair / d)"_s, u"angle = pos / 10000 ** (2 * pair / d)"_s};
}

// For weights that are converted between the layouts of columns.
MistakeWords ofConversion(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    const Rotary head = rotary(numbers.subject.rotations);
    if (mistake == CodeMistake::ForgottenPermutation)
        return {Words::tr("The permutation is missing"),
            Words::tr(
                "Weights trained for one column layout are rotated by the other: the score of this "
                "query and key is %1 instead of %2. Permute the rows of the weights head by head, "
                "with their biases and norms; `position-lab permutation` writes the code.")
                .arg(wrong, right),
            u"q = rotate_halves(meta_wq @ x, pos)"_s,
            u"wq = reordered(meta_wq, num_attention_heads)\n"
            "wk = reordered(meta_wk, num_key_value_heads)\n"
            "q = rotate_halves(wq @ x, pos)"_s};
    if (mistake == CodeMistake::RepeatedPermutation)
        return {Words::tr("The permutation is applied twice"),
            Words::tr("The weights were already permuted, as on model hubs, and are permuted "
                      "again: the score of this query and key is %1 instead of %2.")
                .arg(wrong, right),
            u"wq = reordered(hub_wq, num_attention_heads)"_s, u"wq = hub_wq"_s};
    if (mistake == CodeMistake::PermutationByQueryHeads)
        return {Words::tr("Keys permuted with the query's number of heads"),
            Words::tr("With grouped-query attention (GQA) there are fewer key heads. Splitting "
                      "their rows into twice as many heads permutes each half of a head by itself: "
                      "the score of this query and key is %1 instead of %2.")
                .arg(wrong, right),
            u"wk = reordered(meta_wk, num_attention_heads)"_s,
            u"wk = reordered(meta_wk, num_key_value_heads)"_s};
    return {Words::tr("Permuting more than the rotated columns"),
        Words::tr("Of a head's %3 rows only %4 rotate; the others must stay in place. If they move "
                  "too, the score of this query and key is %1 instead of %2.")
            .arg(wrong, right)
            .arg(head.width)
            .arg(head.rotatedWidth),
        u"order = cat([arange(0, d, 2), arange(1, d, 2)])"_s,
        u"order = cat([arange(0, r, 2), arange(1, r, 2),\n             arange(r, d)])"_s};
}

MistakeWords ofRotations(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    if (mistake == CodeMistake::AnglesOfOtherLayout)
        return {Words::tr("Angles of one layout, columns of the other"),
            Words::tr("The two columns of a pair rotate by different angles, so the score does not "
                      "depend on the distance alone: shifting both tokens by 100 positions changes "
                      "it by %1 instead of %2.")
                .arg(wrong, right),
            u"angles = repeat_interleave(pos * theta, 2)\n"
            "x * cos(angles) + rotate_half(x) * sin(angles)"_s,
            u"angles = cat([pos * theta, pos * theta])\n"
            "x * cos(angles) + rotate_half(x) * sin(angles)"_s};
    if (mistake == CodeMistake::TableOverTokens)
        return {Words::tr("A table broadcast over the tokens"),
            Words::tr("With one dimension too many, every token is rotated by every position, and "
                      "a batch of 1 raises no error: %1 tokens give %2 numbers instead of %3.")
                .arg(wholeNumber(numbers.subject.position.shown), wrong, right),
            u"cos = cos[None, :, None, :]  # [1, S, 1, d/2]\n"
            "x1 * cos                     # x1: [B, S, d/2]"_s,
            u"cos = cos[None, :, :]        # [1, S, d/2]\n"
            "x1 * cos                     # x1: [B, S, d/2]"_s};
    return {Words::tr("Parts multiplied one by one"),
        Words::tr("That is not a complex product and rotates nothing: at position %1 the query's "
                  "length changes from %2 to %3.")
            .arg(wholeNumber(numbers.subject.position.query), right, wrong),
        u"turned = stack([x * cos, y * sin])"_s,
        u"turned = stack([x * cos - y * sin,\n                x * sin + y * cos])"_s};
}

MistakeWords ofBiases(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    if (mistake == CodeMistake::FlatSlopes)
        return {Words::tr("Nearly equal slopes"),
            Words::tr("Slopes from 1/256 to 1/128 make all heads look about equally far back: with "
                      "%3 heads, the steepest is %1 times the flattest instead of %2 times.")
                .arg(wrong, right)
                .arg(numbers.subject.biases.encoding.heads),
            u"slopes = 1 / 2 ** (8 - arange(H) / (H - 1))"_s,
            u"# H is a power of two\nslopes = 1 / 2 ** (8 * (arange(H) + 1) / H)"_s};
    if (mistake == CodeMistake::SlopesWithoutException)
        return {Words::tr("Head count not a power of two"),
            Words::tr(
                "The published slopes combine two geometric sequences, and models are trained with "
                "them. With %1 heads in one sequence, head 1 has the slope %2 instead of %3.")
                .arg(numbers.subject.biases.encoding.heads)
                .arg(wrong, right),
            u"slopes = 2 ** (-%1 * (arange(H) + 1) / H)"_s.arg(
                codeNumber(numbers.subject.biases.encoding.biasMax)),
            u"n = 2 ** floor(log2(H))\nslopes = cat([ladder(n), ladder(2 * n)[0::2][:H - n]])"_s};
    return {Words::tr("A mask of zeros"),
        Words::tr("0 is the largest bias, so tril favors later keys: with as many keys after the "
                  "query as up to it, they get %1 of the attention instead of %2.")
            .arg(percent(numbers.wrong), percent(numbers.right)),
        u"bias = tril(-slope * distance)"_s,
        u"bias = where(distance >= 0, -slope * distance, -inf)"_s};
}

MistakeWords ofBase(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    if (mistake == CodeMistake::BaseTimesFactor)
        return {Words::tr("NTK-aware's exponent is missing"),
            Words::tr("The frequency of the slowest pair should be divided by the whole factor; "
                      "with base times factor it is divided by %1 instead of %2.")
                .arg(wrong, right),
            u"base = base * factor"_s, u"base = base * factor ** (ROTATED / (ROTATED - 2))"_s};
    return {Words::tr("Attention factor applied twice"),
        Words::tr("It belongs on the cosines and sines, which already square it in the score. "
                  "Applied twice, scores grow by %1 instead of %2.")
            .arg(wrong, right),
        u"cos, sin = mscale * cos, mscale * sin\nscores = mscale ** 2 * (q @ k.T)"_s,
        u"cos, sin = mscale * cos, mscale * sin\nscores = q @ k.T"_s};
}

MistakeWords ofPrecision(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    if (mistake == CodeMistake::RoundedPositions)
        return {Words::tr("Positions in bfloat16"),
            Words::tr("bfloat16 represents every whole number only up to 256; %1 becomes %2, and "
                      "there the cosine of pair 0 is %3 instead of %4.")
                .arg(wholeNumber(numbers.subject.position.query), wholeNumber(15936), wrong, right),
            u"pos = arange(n, dtype=bfloat16)\nangles = outer(pos, theta)"_s,
            u"pos = arange(n, dtype=float32)\nangles = outer(pos, theta)\n"
            "cos = cos(angles).to(bfloat16)"_s};
    return {Words::tr("inv_freq in bfloat16"),
        Words::tr("Casting the whole model also casts this table, and every position multiplies "
                  "its error: at position %1 a cosine is off by up to %2 instead of %3.")
            .arg(wholeNumber(numbers.subject.position.query), wrong, right),
        u"model.to(bfloat16)  # inv_freq with it"_s,
        u"inv_freq = inv_freq.float()\nangles = outer(pos.float(), inv_freq)"_s};
}

} // namespace

MistakeWords mistakeWords(CodeMistake mistake, const MistakeNumbers& numbers)
{
    switch (mistake) {
    case CodeMistake::InvariantOutputs:
    case CodeMistake::TravellingPositions:
    case CodeMistake::BlindDecoder:
        return ofOrder(mistake, numbers);
    case CodeMistake::DoubledExponent:
    case CodeMistake::FrequencyOfEachColumn:
    case CodeMistake::BaseOfThousand:
        return ofWaves(mistake, numbers);
    case CodeMistake::ForgottenPermutation:
    case CodeMistake::RepeatedPermutation:
    case CodeMistake::PermutationByQueryHeads:
    case CodeMistake::PermutationBeyondRotated:
        return ofConversion(mistake, numbers);
    case CodeMistake::AnglesOfOtherLayout:
    case CodeMistake::TableOverTokens:
    case CodeMistake::ElementwiseProduct:
        return ofRotations(mistake, numbers);
    case CodeMistake::FlatSlopes:
    case CodeMistake::SlopesWithoutException:
    case CodeMistake::MaskOfZeros:
        return ofBiases(mistake, numbers);
    case CodeMistake::BaseTimesFactor:
    case CodeMistake::SquaredAttentionFactor:
        return ofBase(mistake, numbers);
    case CodeMistake::RoundedPositions:
    case CodeMistake::RoundedFrequencies:
        break;
    }
    return ofPrecision(mistake, numbers);
}

} // namespace lab::ui
