#pragma once

namespace lab {

/// Swin's relative bias inside a window of height × width patches, numbered row by row: query m and
/// key n use row (dy + height − 1)·(2·width − 1) + (dx + width − 1) of a learned table, (dy, dx) =
/// position of the query − position of the key.
///
/// Law: the row depends only on (dy, dx), each of the (2·height − 1)·(2·width − 1) rows is used,
/// and the rows of (m, n) and (n, m) add up to the index of the last row. Liu et al. 2021,
/// arXiv:2103.14030, §3.2.
struct Swin {
    int height = 7; ///< > 0; with the width, at most 64
    int width = 7; ///< > 0
    int heads = 4; ///< 1 to 128
    double deviation = 0.02; ///< > 0, of the initial values

    bool operator==(const Swin&) const = default;
};

/// Swin-V2's input to the network that replaces the table: (dy, dx) for each of its rows, every
/// component x as sign(x)·log₂(1 + 8·|x|/(size − 1)) / log₂ 8. The size is that of the window, or
/// of the training window if the model is used with a larger one.
///
/// Law: the far corners are at log₂ 9 / 3, the components are odd in x. An axis of size 1 has only
/// x = 0 and gives 0 (released code divides 0 by 0). Liu et al. 2022, arXiv:2111.09883, §3.3.
struct SwinV2 {
    Swin window;
    int trainedHeight = 0; ///< below 2: that of the window
    int trainedWidth = 0; ///< below 2: that of the window

    bool operator==(const SwinV2&) const = default;
};

} // namespace lab
