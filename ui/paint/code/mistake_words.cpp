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

/// As it is written in code: "10000", "10000.5".
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
        return {Words::tr("Invariant in place of equivariant"),
            Words::tr("The outputs do not stay where they were, they move with their tokens: held "
                      "against each other place by place they differ by %1, by token by %2.")
                .arg(wrong, right),
            u"assert allclose(attend(x[p]), attend(x))"_s,
            u"assert allclose(attend(x[p]), attend(x)[p])"_s};
    if (mistake == CodeMistake::TravellingPositions)
        return {Words::tr("Positions that travel with the tokens"),
            Words::tr("A position encoding belongs to the place in the sentence, not to the token. "
                      "Shuffled together with the tokens it tells "
                      "nothing of their order: the outputs differ by %1, not by %2.")
                .arg(wrong, right),
            u"y = attend((x + table)[p])"_s, u"y = attend(x[p] + table)"_s};
    return {Words::tr("A decoder without an encoding as a bag of words"),
        Words::tr(
            "The causal mask shows each token which ones came before it: the outputs differ by "
            "%1, not by %2. In which order those came, one layer does not see; it takes a "
            "second.")
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
            Words::tr(
                "i already steps by two, so 2 · i counts twice: the same as the base squared. "
                "The longest wavelength becomes %1 positions, not %2.")
                .arg(wrong, right),
            u"for i in range(0, d, 2):\n    angle = pos / %1 ** ((2 * i) / d)"_s.arg(base),
            u"for i in range(0, d, 2):\n    angle = pos / %1 ** (i / d)"_s.arg(base)};
    if (mistake == CodeMistake::FrequencyOfEachColumn)
        return {Words::tr("Sine and cosine have different frequencies"),
            Words::tr("A pair is then no point of a circle, and a shift no rotation: at position "
                      "%1 a pair has sin² + cos² = %2, not %3.")
                .arg(wholeNumber(numbers.subject.position.query), wrong, right),
            u"pe[pos, i] = sin(pos / %1 ** (i / d))\n"
            "pe[pos, i + 1] = cos(pos / %1 ** ((i + 1) / d))"_s.arg(base),
            u"pe[pos, i] = sin(pos / %1 ** (i / d))\n"
            "pe[pos, i + 1] = cos(pos / %1 ** (i / d))"_s.arg(base)};
    return {Words::tr("1000 in place of 10000"),
        Words::tr("One zero is missing. The slowest pair goes round once in %1 positions, not in "
                  "%2.")
            .arg(wrong, right),
        u"angle = pos / 1000 ** (2 * pair / d)"_s, u"angle = pos / 10000 ** (2 * pair / d)"_s};
}

// Of weights that go from one layout of columns to the other.
MistakeWords ofConversion(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    const Rotary head = rotary(numbers.subject.rotations);
    if (mistake == CodeMistake::ForgottenPermutation)
        return {Words::tr("The permutation is forgotten"),
            Words::tr("Weights trained for one layout of columns are turned by the other: the "
                      "score of this query and key is %1, not %2. What moves are the rows of the "
                      "weights, head by head, with their biases and norms; `position-lab "
                      "permutation` writes the code.")
                .arg(wrong, right),
            u"q = rotate_halves(meta_wq @ x, pos)"_s,
            u"wq = reordered(meta_wq, num_attention_heads)\n"
            "wk = reordered(meta_wk, num_key_value_heads)\n"
            "q = rotate_halves(wq @ x, pos)"_s};
    if (mistake == CodeMistake::RepeatedPermutation)
        return {Words::tr("The permutation is done twice"),
            Words::tr("The weights were permuted already, as those of a model hub are, and are "
                      "permuted again: the score of this query and key is %1, not %2.")
                .arg(wrong, right),
            u"wq = reordered(hub_wq, num_attention_heads)"_s, u"wq = hub_wq"_s};
    if (mistake == CodeMistake::PermutationByQueryHeads)
        return {Words::tr("Keys permuted with the query's head count"),
            Words::tr("With grouped queries the keys have fewer heads. Their rows cut into twice "
                      "as many, each half of a head is permuted by itself: the score of this query "
                      "and key is %1, not %2.")
                .arg(wrong, right),
            u"wk = reordered(meta_wk, num_attention_heads)"_s,
            u"wk = reordered(meta_wk, num_key_value_heads)"_s};
    return {Words::tr("Permuted beyond the rotated columns"),
        Words::tr("Of the %3 rows of a head only %4 turn; the others stay where they are. Moved "
                  "with them, the score of this query and key is %1, not %2.")
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
            Words::tr("The two columns of a pair turn by different angles, so the score depends on "
                      "more than the distance: with both tokens 100 positions on it changes by %1, "
                      "not by %2.")
                .arg(wrong, right),
            u"angles = repeat_interleave(pos * theta, 2)\n"
            "x * cos(angles) + rotate_half(x) * sin(angles)"_s,
            u"angles = cat([pos * theta, pos * theta])\n"
            "x * cos(angles) + rotate_half(x) * sin(angles)"_s};
    if (mistake == CodeMistake::TableOverTokens)
        return {Words::tr("A table that broadcasts over the tokens"),
            Words::tr("With one dimension too many every token is turned by every position, and "
                      "with a batch of 1 nothing complains: %1 tokens give %2 numbers, not %3.")
                .arg(wholeNumber(numbers.subject.position.shown), wrong, right),
            u"cos = cos[None, :, None, :]  # [1, S, 1, d/2]\n"
            "x1 * cos                     # x1: [B, S, d/2]"_s,
            u"cos = cos[None, :, :]        # [1, S, d/2]\n"
            "x1 * cos                     # x1: [B, S, d/2]"_s};
    return {Words::tr("Parts multiplied one by one"),
        Words::tr("That is no complex product and turns nothing: at position %1 the query of "
                  "length %2 becomes %3 long.")
            .arg(wholeNumber(numbers.subject.position.query), right, wrong),
        u"turned = stack([x * cos, y * sin])"_s,
        u"turned = stack([x * cos - y * sin,\n                x * sin + y * cos])"_s};
}

MistakeWords ofBiases(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    if (mistake == CodeMistake::FlatSlopes)
        return {Words::tr("Slopes that are all alike"),
            Words::tr("From 1/256 to 1/128 all heads see equally far: of %3 the steepest slope is "
                      "%1 times the flattest, not %2 times.")
                .arg(wrong, right)
                .arg(numbers.subject.biases.encoding.heads),
            u"slopes = 1 / 2 ** (8 - arange(H) / (H - 1))"_s,
            u"# H is a power of two\nslopes = 1 / 2 ** (8 * (arange(H) + 1) / H)"_s};
    if (mistake == CodeMistake::SlopesWithoutException)
        return {Words::tr("Heads that are no power of two"),
            Words::tr("The published slopes are two ladders, and models are trained with these. "
                      "With %1 heads on one ladder head 1 has the slope %2, not %3.")
                .arg(numbers.subject.biases.encoding.heads)
                .arg(wrong, right),
            u"slopes = 2 ** (-%1 * (arange(H) + 1) / H)"_s.arg(
                codeNumber(numbers.subject.biases.encoding.biasMax)),
            u"n = 2 ** floor(log2(H))\nslopes = cat([ladder(n), ladder(2 * n)[0::2][:H - n]])"_s};
    return {Words::tr("A mask of zeros"),
        Words::tr("0 is the largest bias there is, so tril invites the later keys: with as many "
                  "keys after the query as up to it they get %1 of the attention, not %2.")
            .arg(percent(numbers.wrong), percent(numbers.right)),
        u"bias = tril(-slope * distance)"_s,
        u"bias = where(distance >= 0, -slope * distance, -inf)"_s};
}

MistakeWords ofBase(CodeMistake mistake, const MistakeNumbers& numbers)
{
    const QString right = number(numbers.right);
    const QString wrong = number(numbers.wrong);
    if (mistake == CodeMistake::BaseTimesFactor)
        return {Words::tr("The exponent of NTK-aware is forgotten"),
            Words::tr("The slowest pair is to slow down by the whole factor; with the base times "
                      "the factor it slows down by %1, not by %2.")
                .arg(wrong, right),
            u"base = base * factor"_s, u"base = base * factor ** (ROTATED / (ROTATED - 2))"_s};
    return {Words::tr("YaRN's attention factor twice"),
        Words::tr("It belongs on cosines and sines, from where it reaches a score squared already. "
                  "Applied again, scores grow by %1, not by %2.")
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
            Words::tr(
                "bfloat16 knows every whole number to 256 only; %1 becomes %2, and the cosine of "
                "pair 0 is %3 there, not %4.")
                .arg(wholeNumber(numbers.subject.position.query), wholeNumber(15936), wrong, right),
            u"pos = arange(n, dtype=bfloat16)\nangles = outer(pos, theta)"_s,
            u"pos = arange(n, dtype=float32)\nangles = outer(pos, theta)\n"
            "cos = cos(angles).to(bfloat16)"_s};
    return {Words::tr("inv_freq in bfloat16"),
        Words::tr("A model cast as a whole casts this table too, and every position multiplies its "
                  "error: at position %1 a cosine is off by up to %2, not by %3.")
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
