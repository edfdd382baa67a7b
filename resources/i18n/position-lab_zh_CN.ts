<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CardWords</name>
    <message>
        <source>Test it in %1 →</source>
        <translation>在“%1”中检验 →</translation>
    </message>
    <message>
        <source>See it in %1 →</source>
        <translation>在“%1”中查看 →</translation>
    </message>
    <message>
        <source>Claim %1 of %2</source>
        <translation>第 %1 条说法，共 %2 条</translation>
    </message>
    <message>
        <source>No value here</source>
        <translation>此处没有值</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Your models: %1. %2</source>
        <comment>numbers and a verdict</comment>
        <translation>你的模型：%1。%2</translation>
    </message>
    <message>
        <source>%1 [%2, %3]</source>
        <comment>a number and its interval</comment>
        <translation>%1 [%2, %3]</translation>
    </message>
    <message>
        <source>Mistake %1 of %2 · both lines appear in published code</source>
        <translation>第 %1 个错误，共 %2 个 · 两行都出自公开的代码</translation>
    </message>
    <message>
        <source>Mistake %1 of %2 · both statements appear in published texts</source>
        <translation>第 %1 个错误，共 %2 个 · 两种说法都出自公开的文章</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>实测值：%1</translation>
    </message>
    <message>
        <source>Vote first; the verdict is hidden until you do.</source>
        <translation>先投票，结论随后显示。</translation>
    </message>
    <message>
        <source>In the models you trained at length %1: %2. With the same thresholds: %3.</source>
        <translation>在你自己训练的模型中（训练长度 %1）：%2。按同样的阈值：%3。</translation>
    </message>
    <message>
        <source>In your run “%1”, trained at length %2: %3. With the same thresholds: %4.</source>
        <translation>在你的训练“%1”中（训练长度 %2）：%3。按同样的阈值：%4。</translation>
    </message>
</context>
<context>
    <name>CompareTable</name>
    <message>
        <source>Added to embeddings</source>
        <translation>加到词嵌入上</translation>
    </message>
    <message>
        <source>Added to the logit</source>
        <translation>加到 logit 上</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>变化幅度</translation>
    </message>
    <message>
        <source>logit, 0…%1</source>
        <translation>logit 值，0…%1</translation>
    </message>
    <message>
        <source>norm ratio</source>
        <translation>长度之比</translation>
    </message>
    <message>
        <source>at %1 keys</source>
        <translation>%1 个键时</translation>
    </message>
    <message>
        <source>Open in %1 →</source>
        <translation>在“%1”中打开 →</translation>
    </message>
    <message>
        <source>Rotated by position</source>
        <translation>按位置旋转</translation>
    </message>
    <message>
        <source>logit at 0…%1</source>
        <translation>logit 值，平移 0…%1</translation>
    </message>
    <message>
        <source>increases</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>distance, up to 10 M</source>
        <translation>相对距离，至 1000 万</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>个数</translation>
    </message>
    <message>
        <source>%1; words and learned rows drawn with standard deviation 1, other settings from the benches</source>
        <translation>%1；词向量和可学习的表的各行取标准差 1，其余设置取自各实验台</translation>
    </message>
    <message>
        <source>%1; words and learned rows with standard deviation 1</source>
        <translation>%1；词向量和可学习的表的各行取标准差 1</translation>
    </message>
    <message>
        <source>1 head of dimension %1, untrained</source>
        <translation>1 个维数为 %1 的头，未经训练</translation>
    </message>
    <message>
        <source>%1 heads of dimension %2, untrained</source>
        <translation>%1 个维数为 %2 的头，未经训练</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>RoPE + %1</source>
        <translation>RoPE 加 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>spread %1</source>
        <translation>变化幅度 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>distances</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1, both shifted by 0…%2: a value at %3 of %4 positions, none beyond the end of the table</source>
        <translation>%1，两者一起平移 0…%2：%4 个位置中有 %3 个有值，超出表的位置没有值</translation>
    </message>
    <message>
        <source>%1, both shifted by 0…%2: only the distance matters</source>
        <translation>%1，两者一起平移 0…%2：只取决于相对距离</translation>
    </message>
    <message>
        <source>%1, both shifted by 0…%2: the positions matter too</source>
        <translation>%1，两者一起平移 0…%2：还取决于位置本身</translation>
    </message>
    <message>
        <source>%1: each distance has its own value, however large</source>
        <translation>%1：每个相对距离都有自己的值，无论多远</translation>
    </message>
    <message>
        <source>%1: one row per position of the table, none beyond it</source>
        <translation>%1：表中每个位置一行，表外没有</translation>
    </message>
    <message>
        <source>%1: larger distances share values, more and more of them</source>
        <translation>%1：更远的相对距离共用一个值，越远共用的越多</translation>
    </message>
    <message>
        <source>%1 does not distinguish distances</source>
        <translation>%1：无法区分不同的相对距离</translation>
    </message>
    <message>
        <source>%1: with all gates open, everything beyond the limit shares one value</source>
        <translation>%1：所有门控全开时，超过上限的全部共用一个值</translation>
    </message>
    <message>
        <source>%1: all larger distances share one value</source>
        <translation>%1：更远的相对距离全部共用一个值</translation>
    </message>
    <message>
        <source>%1, none beyond</source>
        <translation>%1，之后没有</translation>
    </message>
    <message>
        <source>%1, shared beyond</source>
        <translation>%1，之后共用</translation>
    </message>
    <message>
        <source>%1, logarithmic to %2</source>
        <translation>%1，对数至 %2</translation>
    </message>
    <message>
        <source>all distances</source>
        <translation>每个相对距离</translation>
    </message>
    <message>
        <source>%1, key 0…%2 positions behind: the logit goes from %3 to %4</source>
        <translation>%1，键落后 0…%2：logit 从 %3 变到 %4</translation>
    </message>
    <message>
        <source>%1, mean ratio of a vector&apos;s length with its position to that without</source>
        <translation>%1，加入位置后与加入前的向量长度之比，取平均</translation>
    </message>
    <message>
        <source>%1, parameters learned for the position</source>
        <translation>%1，为位置编码学习的参数个数</translation>
    </message>
    <message>
        <source>%1, operations per token that the encoding adds in one layer; stored: %2 bytes</source>
        <translation>%1，每个词元在一层中为位置编码所做的运算次数；存储 %2 字节</translation>
    </message>
    <message>
        <source>increases: %1</source>
        <translation>上升步数：%1</translation>
    </message>
    <message>
        <source>Distinct below</source>
        <comment>a distance</comment>
        <translation>区分范围</translation>
    </message>
    <message>
        <source>Learned values</source>
        <translation>参数量</translation>
    </message>
</context>
<context>
    <name>GridWords</name>
    <message>
        <source>row y</source>
        <translation>行 y</translation>
    </message>
    <message>
        <source>column x</source>
        <translation>列 x</translation>
    </message>
    <message>
        <source>time t</source>
        <translation>时间 t</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>ImageWords</name>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>图像块</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>%1 pixels, %2 patches</source>
        <translation>%1 像素，%2 个图像块</translation>
    </message>
    <message>
        <source>%1 pixels, %2 patch</source>
        <translation>%1 像素，%2 个图像块</translation>
    </message>
    <message>
        <source>%1 patch</source>
        <translation>%1 个图像块</translation>
    </message>
    <message>
        <source>%1 patches</source>
        <translation>%1 个图像块</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Similarity, %1</source>
        <translation>相似度，%1</translation>
    </message>
    <message>
        <source>row down, column across</source>
        <translation>行向下，列向右</translation>
    </message>
    <message>
        <source>All encodings</source>
        <translation>所有编码</translation>
    </message>
    <message>
        <source>one scale</source>
        <translation>同一色标</translation>
    </message>
    <message>
        <source>lowest %1</source>
        <translation>最低 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of the similarity, %2</source>
        <comment>difference</comment>
        <translation>相似度的 %1，%2</translation>
    </message>
    <message>
        <source>%1 of the similarity: %2 − %3</source>
        <comment>difference, encoding of B, of A</comment>
        <translation>相似度的 %1：%2 − %3</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>没有差别</translation>
    </message>
    <message>
        <source>%1, all encodings</source>
        <comment>difference</comment>
        <translation>%1，所有编码</translation>
    </message>
    <message>
        <source>the ruler is beyond the patches; showing the last one</source>
        <translation>标尺超出了图像块，显示最后一块</translation>
    </message>
    <message>
        <source>same color scale for all</source>
        <translation>共用一个色标</translation>
    </message>
    <message>
        <source>beyond the patches: the last one</source>
        <translation>超出图像块，显示最后一块</translation>
    </message>
</context>
<context>
    <name>RelativeWords</name>
    <message>
        <source>Content–content</source>
        <translation>内容–内容</translation>
    </message>
    <message>
        <source>Content–position</source>
        <translation>内容–位置</translation>
    </message>
    <message>
        <source>Position–content</source>
        <translation>位置–内容</translation>
    </message>
    <message>
        <source>Global content</source>
        <translation>全局内容</translation>
    </message>
    <message>
        <source>Global position</source>
        <translation>全局位置</translation>
    </message>
    <message>
        <source>One term</source>
        <translation>一项</translation>
    </message>
    <message>
        <source>Two terms</source>
        <translation>两项</translation>
    </message>
    <message>
        <source>Three terms</source>
        <translation>三项</translation>
    </message>
    <message>
        <source>Four terms</source>
        <translation>四项</translation>
    </message>
    <message>
        <source>each divided by √%1</source>
        <translation>各除以 √%1</translation>
    </message>
    <message>
        <source>each divided by √%1, same color scale</source>
        <translation>各除以 √%1，同一色标</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>Rows of the table</source>
        <translation>表的行</translation>
    </message>
    <message>
        <source>Buckets of distance</source>
        <translation>相对距离的桶</translation>
    </message>
    <message>
        <source>one each up to %1</source>
        <translation>到 %1 为止每个相对距离一个</translation>
    </message>
    <message>
        <source>%1; thick: row of K, thin: of Q</source>
        <translation>%1；粗框：K 的行，细框：Q 的行</translation>
    </message>
    <message>
        <source>thick: row of K, thin: of Q</source>
        <translation>粗框：K 的行，细框：Q 的行</translation>
    </message>
    <message>
        <source>key before the query</source>
        <translation>键在查询之前</translation>
    </message>
    <message>
        <source>key after</source>
        <translation>键在查询之后</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>+ its distance</source>
        <translation>+ 相对距离的向量</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>of “%1”</source>
        <translation>查询“%1”</translation>
    </message>
    <message>
        <source>content</source>
        <translation>仅内容</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>query down, key across</source>
        <translation>查询向下，键向右</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>A or before, and a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of the logit</source>
        <comment>difference</comment>
        <translation>logit 的 %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>勾选的</translation>
    </message>
    <message>
        <source>Sum of the selected terms</source>
        <translation>勾选各项之和</translation>
    </message>
    <message>
        <source>Logit, the sum of the selected terms</source>
        <translation>logit：勾选各项之和</translation>
    </message>
    <message>
        <source>the ruler is beyond the words; showing the last one</source>
        <translation>标尺超出了词，显示最后一个词</translation>
    </message>
</context>
<context>
    <name>SequenceWords</name>
    <message>
        <source>words</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Position numbers along the prompt</source>
        <translation>提示中各词元的位置编号</translation>
    </message>
    <message>
        <source>Position numbers</source>
        <translation>位置编号</translation>
    </message>
</context>
<context>
    <name>ShiftWords</name>
    <message>
        <source>cell %1 of %2</source>
        <translation>第 %1 格，共 %2 格</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>按相对距离</translation>
    </message>
    <message>
        <source>by key</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>StillWords</name>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>%1 of %2, around the query</source>
        <translation>%2 帧中查询附近的 %1 帧</translation>
    </message>
    <message>
        <source>row down, column across</source>
        <translation>行向下，列向右</translation>
    </message>
    <message>
        <source>Similarity to the query&apos;s token, M-RoPE</source>
        <translation>与查询词元的相似度，M-RoPE</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>%1 of the similarity, M-RoPE</source>
        <comment>difference</comment>
        <translation>相似度的 %1，M-RoPE</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens; at most %2 can be drawn. Use fewer frames, rows or columns.</source>
        <translation>提示有 %1 个词元，最多能画 %2 个。请减少帧数、行数或列数。</translation>
    </message>
    <message>
        <source>Nothing to draw: add at least one video frame, or image rows.</source>
        <translation>没有可画的图。请至少设置一帧视频，或设置图像的行数。</translation>
    </message>
    <message>
        <source>the ruler is beyond the prompt; showing its last token</source>
        <translation>标尺超出了提示，显示最后一个词元</translation>
    </message>
    <message>
        <source>beyond the prompt: the last token</source>
        <translation>超出提示，显示最后一个词元</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>bar: angle from one patch to the next, %1 to %2 rad, logarithmic</source>
        <translation>条：从一块到下一块转过的角度，%1 到 %2 弧度，对数刻度</translation>
    </message>
    <message>
        <source>%1, %2, no rotation here</source>
        <translation>%1，%2，此处不旋转</translation>
    </message>
    <message>
        <source>%1, %2, constant</source>
        <comment>an axis of one cell turns nothing</comment>
        <translation>%1，%2，不旋转</translation>
    </message>
    <message>
        <source>arrow: the image direction that rotates the pair most; length: how much, logarithmic</source>
        <translation>箭头：沿图像的哪个方向转得最多；长度：转多少，对数刻度</translation>
    </message>
    <message>
        <source>all rotate with the patch number; one row down adds %1</source>
        <translation>都随图像块的编号旋转；下一行相差 %1 个编号</translation>
    </message>
    <message>
        <source>%1 to %2 rad per patch</source>
        <translation>每块 %1 到 %2 弧度</translation>
    </message>
    <message>
        <source>Columns of each axis</source>
        <translation>各轴的列</translation>
    </message>
    <message>
        <source>Pairs rotated by each axis</source>
        <translation>各轴旋转哪些维度对</translation>
    </message>
    <message>
        <source>No pairs: each patch has its own row. Beyond the trained grid the rows are interpolated.</source>
        <translation>没有维度对：每个图像块各有一行。超出训练网格时，各行由插值重采样得到。</translation>
    </message>
    <message>
        <source>bar: angle per position number, %1 to %2 rad, logarithmic</source>
        <translation>条：编号每加 1 转过的角度，%1 到 %2 弧度，对数刻度</translation>
    </message>
    <message>
        <source>%1 to %2 rad per number</source>
        <translation>每个编号 %1 到 %2 弧度</translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>Position–position</source>
        <translation>位置–位置</translation>
    </message>
    <message>
        <source>left out: depends on the distance alone, the same for all words</source>
        <translation>省略：只取决于相对距离，对所有词都一样</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>starts from a scene or config.json</source>
        <translation>从场景或 config.json 开始</translation>
    </message>
    <message>
        <source>sets a parameter, e.g. --set rope.base=500000</source>
        <translation>设置参数，例如 --set rope.base=500000</translation>
    </message>
    <message>
        <source>pins the same state with this change as A, to compare</source>
        <translation>把作了这一设置的同一状态固定为 A，以便比较</translation>
    </message>
    <message>
        <source>color theme</source>
        <translation>颜色主题</translation>
    </message>
    <message>
        <source>language of the texts</source>
        <translation>文字的语言</translation>
    </message>
    <message>
        <source>the bench; by default, that of the file, or rotations</source>
        <translation>哪个实验台；不给则取文件中的，否则为 rotations</translation>
    </message>
    <message>
        <source>size of the bench in pixels; texts need 640x576 or more</source>
        <translation>实验台的像素大小；文字需要 640x576 或更大</translation>
    </message>
    <message>
        <source>library of the code</source>
        <translation>代码所用的库</translation>
    </message>
    <message>
        <source>format of the numbers</source>
        <translation>数值的格式</translation>
    </message>
    <message>
        <source>the PDF file to write</source>
        <translation>要写出的 PDF 文件</translation>
    </message>
    <message>
        <source>a parameter, such as --set scaling.method=yarn</source>
        <translation>一个参数，例如 --set scaling.method=yarn</translation>
    </message>
    <message>
        <source>language of the comments</source>
        <translation>注释的语言</translation>
    </message>
    <message>
        <source>number of models per encoding</source>
        <translation>每种编码训练几个模型</translation>
    </message>
    <message>
        <source>training length L</source>
        <translation>训练长度 L</translation>
    </message>
    <message>
        <source>longest test length in L, a power of two</source>
        <translation>最长测试到几个 L，须为 2 的幂</translation>
    </message>
    <message>
        <source>dimension of the model</source>
        <translation>模型的维数</translation>
    </message>
    <message>
        <source>heads per layer</source>
        <translation>每层的头数</translation>
    </message>
    <message>
        <source>attention layers</source>
        <translation>注意力层数</translation>
    </message>
    <message>
        <source>width of the MLP of a layer; 0 for none</source>
        <translation>每层 MLP 的宽度；0 表示没有</translation>
    </message>
    <message>
        <source>steps of the first round</source>
        <translation>第一轮的步数</translation>
    </message>
    <message>
        <source>maximum number of rounds until 90 % accuracy at L, each as long as all before it</source>
        <translation>在 L 处准确率达到 90 % 之前最多几轮，每轮与之前各轮的总和一样长</translation>
    </message>
    <message>
        <source>sequences per step</source>
        <translation>每步的序列数</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>base of RoPE and of the sinusoids</source>
        <translation>RoPE 与正弦编码的底数</translation>
    </message>
    <message>
        <source>steps of further RoPE training at 8 L</source>
        <translation>训练之后 RoPE 在 8 L 处再训练的步数</translation>
    </message>
    <message>
        <source>%1 (ones last)</source>
        <translation>%1（个位在后）</translation>
    </message>
    <message>
        <source>such as rope,alibi, or all</source>
        <translation>例如 rope,alibi，或 all</translation>
    </message>
    <message>
        <source>means with 95 % intervals over the seeds; or every model; or how the heads use each RoPE pair; or the tables learned by the first model of learned, shaw, deberta and t5</source>
        <translation>对随机种子的均值与 95 % 区间，或每个模型，或其各头怎样使用 RoPE 的每个维度对，或 learned、shaw、deberta 和 t5 的第一个模型学到的表</translation>
    </message>
    <message>
        <source>instead of standard output; it appears when all models are done</source>
        <translation>写到文件而不是标准输出；全部完成之后文件才出现</translation>
    </message>
    <message>
        <source>by default, as many as the processor has; the numbers are the same</source>
        <translation>不给时与处理器的核数相同；数值不因此改变</translation>
    </message>
    <message>
        <source>opens the window</source>
        <translation>打开窗口</translation>
    </message>
    <message>
        <source>a scene, a lesson, a lecture or a config.json</source>
        <translation>场景、课程、讲座或模型的 config.json</translation>
    </message>
    <message>
        <source>starts presenting, as F11 does; a lecture starts with its first part</source>
        <translation>以演示模式打开，与 F11 相同；讲座从第一部分开始</translation>
    </message>
    <message>
        <source>draws a bench or one of its pictures into a file; needs no display</source>
        <translation>把实验台或其中一幅图画到文件里；不需要屏幕</translation>
    </message>
    <message>
        <source>one picture instead of the whole bench; this includes pictures that must be selected first, such as the claims of Compare</source>
        <translation>实验台中的一幅图，而不是整个实验台；需要在其中选出的图也可以，例如“比较”的说法</translation>
    </message>
    <message>
        <source>PNG pixels per pixel of the size</source>
        <translation>尺寸的每个像素在 PNG 中占几个像素</translation>
    </message>
    <message>
        <source>digits in the reading line</source>
        <translation>读数栏的数位</translation>
    </message>
    <message>
        <source>what to show if a state is pinned</source>
        <translation>有固定状态时显示两者中的什么</translation>
    </message>
    <message>
        <source>.png, .svg, .pdf, .csv for the numbers of the picture, or .json for its marks and handles (not all pictures)</source>
        <translation>.png、.svg、.pdf、.csv（图背后的数据），或 .json（图中的标记与手柄，部分图除外）</translation>
    </message>
    <message>
        <source>lists or exports the states of a scene&apos;s series, or of one parameter over a range; needs no display</source>
        <translation>列出或导出场景中序列的各个状态，或一个参数在某个范围内的各个状态；不需要屏幕</translation>
    </message>
    <message>
        <source>a .html page with a slider, a .gif, a .webp, or a folder for numbered PNGs; without it, the states are listed</source>
        <translation>.html 带滑块的网页、.gif、.webp，或存放编号 PNG 的文件夹；不给则列出各状态</translation>
    </message>
    <message>
        <source>instead of the file&apos;s series: one parameter over a range, such as rope.base=100:1000000:25, or --over KEY for all values of a choice</source>
        <translation>代替文件中的序列：一个参数走过一个范围，例如 rope.base=100:1000000:25；选项类参数用 --over KEY 走过全部选项</translation>
    </message>
    <message>
        <source>a scene or config.json; it may be left out with --over</source>
        <translation>场景或 config.json；有 --over 时可以省略</translation>
    </message>
    <message>
        <source>the bench of the initial state</source>
        <translation>起始状态的实验台</translation>
    </message>
    <message>
        <source>a parameter of the initial state</source>
        <translation>起始状态的一个参数</translation>
    </message>
    <message>
        <source>size of the bench in pixels</source>
        <translation>实验台的像素大小</translation>
    </message>
    <message>
        <source>playback speed</source>
        <translation>各状态依次播放的速度</translation>
    </message>
    <message>
        <source>prints the numbers of an encoding</source>
        <translation>把一种编码的数值写到标准输出</translation>
    </message>
    <message>
        <source>one of the encodings that `position-lab encodings` lists</source>
        <translation>`position-lab encodings` 列出的编码之一</translation>
    </message>
    <message>
        <source>one of its tables; by default, the first</source>
        <translation>该编码的哪个表；不给则取第一个</translation>
    </message>
    <message>
        <source>start and end, the end not included; for tables of positions or distances</source>
        <translation>起点与终点，不含终点；用于按位置或相对距离排列的表</translation>
    </message>
    <message>
        <source>a parameter; the encoding&apos;s own need no prefix: --set width=8</source>
        <translation>参数；本编码自己的参数不需前缀：--set width=8</translation>
    </message>
    <message>
        <source>instead of standard output; the file appears when it is complete</source>
        <translation>写到文件而不是标准输出；写完整之后文件才出现</translation>
    </message>
    <message>
        <source>Long tables are written row by row and take no extra memory.</source>
        <translation>长表逐行写出，不另占内存。</translation>
    </message>
    <message>
        <source>prints the code of a bench, in NumPy or PyTorch</source>
        <translation>把实验台的代码（NumPy 或 PyTorch）写到标准输出</translation>
    </message>
    <message>
        <source>prints the RoPE part of a config.json</source>
        <translation>把 config.json 中的 RoPE 部分写到标准输出</translation>
    </message>
    <message>
        <source>rope_parameters, or rope_scaling with rope_theta outside</source>
        <translation>rope_parameters，或 rope_theta 在外的 rope_scaling</translation>
    </message>
    <message>
        <source>the command that starts a server with the same RoPE and length; exit code 1 if the server does not support it</source>
        <translation>以同样的 RoPE 和长度启动服务器的命令；服务器做不到时退出码为 1</translation>
    </message>
    <message>
        <source>the block for the encoding selected in Compare (--set compare.encoding=alibi), which must meet the adviser&apos;s needs, with their lengths (--set needs.offsets=none --set needs.length=twice)</source>
        <translation>“比较”中所选编码的配置块（--set compare.encoding=alibi），它须符合“选择建议”中的需要，长度也按这些需要写出（--set needs.offsets=none --set needs.length=twice）</translation>
    </message>
    <message>
        <source>reports what was read from a model file, what was assumed and why, and what is not computed</source>
        <translation>说明从模型文件中读到了什么、假定了什么及其依据、什么没有计算</translation>
    </message>
    <message>
        <source>a config.json, a part of one, or a scene</source>
        <translation>config.json、它的一部分，或一个场景</translation>
    </message>
    <message>
        <source>the same report as a JSON object</source>
        <translation>把同样的内容写成一个 JSON 对象</translation>
    </message>
    <message>
        <source>exit code 1 if anything was guessed or left out</source>
        <translation>有猜测或略去的内容时退出码为 1</translation>
    </message>
    <message>
        <source>compares two models or scenes: parameters, layers and every pair</source>
        <translation>比较两个模型或场景：参数、各层、逐个维度对</translation>
    </message>
    <message>
        <source>csv has the pairs only</source>
        <translation>csv 只写各维度对</translation>
    </message>
    <message>
        <source>exit code 1 if they differ, 2 if a file cannot be read</source>
        <translation>两者不同时退出码为 1，有文件无法读取时为 2</translation>
    </message>
    <message>
        <source>trains small models, one per encoding and seed, and reports their accuracy at lengths beyond training</source>
        <translation>为每种编码和种子训练小模型，写出它们在超出训练长度的各长度上的准确率</translation>
    </message>
    <message>
        <source>The defaults of the training depend on the task. Progress goes to standard error; Ctrl+C stops all threads.</source>
        <translation>训练各项的默认值取决于任务。进度写到标准错误；Ctrl+C 结束各线程。</translation>
    </message>
    <message>
        <source>writes the code that reorders the rows of query and key weights for the other RoPE layout, with a test</source>
        <translation>写出重排查询与键的权重各行的代码，使之适合 RoPE 的另一种列排列方式，并带有自测</translation>
    </message>
    <message>
        <source>a model&apos;s config.json</source>
        <translation>模型的 config.json</translation>
    </message>
    <message>
        <source>layout of the existing weights</source>
        <translation>现有权重的列排列方式</translation>
    </message>
    <message>
        <source>layout wanted; by default, the other one</source>
        <translation>想要的列排列方式；不给时为另一种</translation>
    </message>
    <message>
        <source>the index list, the test&apos;s numbers and the code as one object</source>
        <translation>把行号表、自测的数和代码写成一个对象</translation>
    </message>
    <message>
        <source>a parameter, such as --set rope.rotated_share=0.5</source>
        <translation>一个参数，例如 --set rope.rotated_share=0.5</translation>
    </message>
    <message>
        <source>checks a lesson file, a lecture file or a scene with a series</source>
        <translation>检查课程文件、讲座文件或带序列的场景文件</translation>
    </message>
    <message>
        <source>a lesson file, a lecture file, or a scene with a series</source>
        <translation>课程文件、讲座文件，或带序列的场景文件</translation>
    </message>
    <message>
        <source>lists the built-in lessons</source>
        <translation>列出程序自带的课程</translation>
    </message>
    <message>
        <source>prints a worksheet</source>
        <translation>打印供书写的学习单</translation>
    </message>
    <message>
        <source>a lesson file, the key of a lesson, or a lecture file for all its lessons: first the pages to write on, then those with the answers</source>
        <translation>课程文件、课程的键，或讲座文件（打印其中所有的课）：先是供书写的各页，然后是答案的各页</translation>
    </message>
    <message>
        <source>merges the answers of several people into one table</source>
        <translation>把几个人的回答合成一张表</translation>
    </message>
    <message>
        <source>files from Lessons › Export answers (CSV), one per person; the table has one row per answer, starting with the file name</source>
        <translation>“课程 › 导出回答（CSV）”写出的文件，每人一个；表里每个回答一行，前面是文件名</translation>
    </message>
    <message>
        <source>.csv, instead of standard output</source>
        <translation>.csv，写到文件而不是标准输出</translation>
    </message>
    <message>
        <source>checks a file of derivation pages</source>
        <translation>检查推导的页面文件</translation>
    </message>
    <message>
        <source>a file of derivation pages</source>
        <translation>推导的页面文件</translation>
    </message>
    <message>
        <source>prints all equations on one page, with the numbers of a scene</source>
        <translation>把所有的公式连同一个场景的数印在一页上</translation>
    </message>
    <message>
        <source>a parameter; the derivation&apos;s own need no prefix: --set theta=0.3</source>
        <translation>参数；推导自己的参数不需前缀：--set theta=0.3</translation>
    </message>
    <message>
        <source>lists all parameters: key, range, default, meaning</source>
        <translation>列出每个参数：键、范围、默认值、含义</translation>
    </message>
    <message>
        <source>lists the benches</source>
        <translation>列出实验台</translation>
    </message>
    <message>
        <source>lists the encodings, their tables and their sources</source>
        <translation>列出各种编码、它们的数值表和出处</translation>
    </message>
    <message>
        <source>prints the version, as --version does</source>
        <translation>写出版本号，与 --version 相同</translation>
    </message>
    <message>
        <source>prints this text; with the name of a command, the part about it, as COMMAND --help does</source>
        <translation>写出本文；后面给出命令名时写出关于该命令的部分，与 COMMAND --help 相同</translation>
    </message>
    <message>
        <source>prints a script with which a shell completes commands, options and values</source>
        <translation>写出一个脚本，shell 用它补全命令、选项和值</translation>
    </message>
    <message>
        <source>For bash: source &lt;(position-lab completions bash). The package installs these scripts.</source>
        <translation>用于 bash：source &lt;(position-lab completions bash)。软件包会安装这些脚本。</translation>
    </message>
</context>
<context>
    <name>encodings</name>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Learned absolute</source>
        <translation>可学习绝对位置编码</translation>
    </message>
    <message>
        <source>Sinusoidal grid (2-D, 3-D)</source>
        <translation>网格上的正弦（二维、三维）</translation>
    </message>
    <message>
        <source>None (NoPE)</source>
        <translation>无位置编码（NoPE）</translation>
    </message>
    <message>
        <source>Rotary (RoPE)</source>
        <translation>旋转位置编码（RoPE）</translation>
    </message>
    <message>
        <source>Rotary grid (axial and mixed RoPE)</source>
        <translation>网格上的旋转（轴向与混合 RoPE）</translation>
    </message>
    <message>
        <source>Multimodal rotary (M-RoPE)</source>
        <translation>多模态旋转（M-RoPE）</translation>
    </message>
    <message>
        <source>Learned relative bias</source>
        <translation>可学习相对偏置</translation>
    </message>
    <message>
        <source>T5&apos;s bucketed bias</source>
        <translation>T5 的分桶偏置</translation>
    </message>
    <message>
        <source>Swin&apos;s window bias</source>
        <translation>Swin 的窗口偏置</translation>
    </message>
    <message>
        <source>Relative vectors (Shaw)</source>
        <translation>相对位置向量（Shaw）</translation>
    </message>
    <message>
        <source>Functional relative</source>
        <translation>函数式相对编码</translation>
    </message>
</context>
<context>
    <name>lab::app::AdvisedBlock</name>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between encodings</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Texts as long as in training need no extension: this is plain RoPE.</source>
        <translation>与训练时一样长的文本不需要扩展：这是普通 RoPE。</translation>
    </message>
    <message>
        <source>%1 does not meet these needs: %2. No encoding does.</source>
        <translation>%1 不符合这些需要：%2。没有一种编码符合。</translation>
    </message>
    <message>
        <source>%1 does not meet these needs: %2. These do: %3.</source>
        <translation>%1 不符合这些需要：%2。符合的有：%3。</translation>
    </message>
    <message>
        <source>max_seq_len is the length you need; no key holds the training length, %1.</source>
        <translation>max_seq_len 是所需的长度；没有键存放训练长度 %1。</translation>
    </message>
    <message>
        <source>The class uses the published slopes for any number of heads.</source>
        <translation>无论有多少个头，模型类都取公开发表的斜率。</translation>
    </message>
    <message>
        <source>No key limits the length; the last bucket holds all larger distances.</source>
        <translation>没有键限制长度：所有更大的相对距离都归最后一个桶。</translation>
    </message>
    <message>
        <source>The class has one row per bucket and sign: half of the rows is %1 there, not %2.</source>
        <translation>模型类为每个桶和每个符号各设一行：那里行数的一半是 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>A block has one axis; the rotations of %1 axes are set in the code of a model&apos;s class.</source>
        <translation>配置块只描述一个轴；%1 个轴的旋转写在模型类的代码中。</translation>
    </message>
    <message>
        <source>There is no block for %1: no key that Position Lab reads selects it.</source>
        <translation>%1 没有配置块：Position Lab 读取的键中，没有一个能选用它。</translation>
    </message>
</context>
<context>
    <name>lab::app::AnswersCommand</name>
    <message>
        <source>a quote is not closed</source>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>it has %1 cells instead of %2</source>
        <translation>有 %1 个单元格，应为 %2 个</translation>
    </message>
    <message>
        <source>the lesson name is missing</source>
        <translation>缺少课程的名称</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1 第 %2 行：%3。</translation>
    </message>
    <message>
        <source>%1 The file was skipped.</source>
        <translation>%1已跳过这个文件。</translation>
    </message>
    <message>
        <source>%1 contains no lesson answers: its first line must be %2, as written by Lessons › Export answers (CSV) in this version.</source>
        <translation>%1 里没有对课程的回答：第一行必须是 %2，如本版本的“课程 › 导出回答（CSV）”所写。</translation>
    </message>
</context>
<context>
    <name>lab::app::AtomicFile</name>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>you do not have permission to change it</source>
        <translation>没有修改它的权限</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>the folder %1 does not exist</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 不是文件夹</translation>
    </message>
    <message>
        <source>you do not have permission to create files in the folder %1</source>
        <translation>没有在文件夹 %1 中新建文件的权限</translation>
    </message>
</context>
<context>
    <name>lab::app::AttentionConfig</name>
    <message>
        <source>%1 is %2; it must be less than chunk_size, %3.</source>
        <translation>%1 是 %2；它必须小于 chunk_size（%3）。</translation>
    </message>
</context>
<context>
    <name>lab::app::CheckCommand</name>
    <message>
        <source>Read as:</source>
        <translation>读取结果：</translation>
    </message>
    <message>
        <source>Layers:</source>
        <translation>各层：</translation>
    </message>
    <message>
        <source>%1: some values were guessed or left out; see the report.</source>
        <translation>%1：有猜测或略去的内容，详见上文。</translation>
    </message>
</context>
<context>
    <name>lab::app::ClipboardText</name>
    <message>
        <source>The clipboard contains a file name. Drop the file on the window, or open it.</source>
        <translation>剪贴板里是文件名。请把文件拖到窗口上，或打开它。</translation>
    </message>
    <message>
        <source>The clipboard contains no text. Copy a JSON object first.</source>
        <translation>剪贴板里没有文本。请先复制一个 JSON 对象。</translation>
    </message>
</context>
<context>
    <name>lab::app::CommandLine</name>
    <message>
        <source>The chosen picture has no code of its own; these are other numbers of the bench.</source>
        <translation>所选的图没有单独的代码；这是本实验台其他数值的代码。</translation>
    </message>
    <message>
        <source>--%1 is empty; it must be one of %2.</source>
        <translation>--%1 是空的；只能是 %2 之一。</translation>
    </message>
    <message>
        <source>There is no display for a window; `position-lab render` draws into files.</source>
        <translation>没有可用的显示器，无法打开窗口；`position-lab render` 可以把图画到文件里。</translation>
    </message>
    <message>
        <source>%1: %2 must have the form KEY=VALUE.</source>
        <translation>%1：%2 必须写成 KEY=VALUE。</translation>
    </message>
    <message>
        <source>There is no option --%1; did you mean --%2?</source>
        <translation>没有选项 --%1；是否指 --%2？</translation>
    </message>
    <message>
        <source>%1 is neither a command nor a file; did you mean %2?</source>
        <translation>%1 既不是命令，也不是文件；是否指 %2？</translation>
    </message>
    <message>
        <source>%1: this model has no rotary encoding (RoPE), so there is nothing to write.</source>
        <translation>%1：这个模型没有旋转位置编码（RoPE），没有可写的内容。</translation>
    </message>
    <message>
        <source>There is no command %1; `position-lab help` lists all.</source>
        <translation>没有命令 %1；`position-lab help` 列出全部命令。</translation>
    </message>
    <message>
        <source>%1: %2=%3 applies, not %4=%5; without %2, that would apply.</source>
        <translation>%1：以 %2=%3 为准，而不是 %4=%5；省略 %2 时以后者为准。</translation>
    </message>
    <message>
        <source>%1: scaling.factor=%2 applies, not the ratio of the lengths %3 and %4, which is %5; without scaling.factor the ratio would apply.</source>
        <translation>%1：以 scaling.factor=%2 为准，而不是长度 %3 与 %4 之比 %5；省略 scaling.factor 时以该比值为准。</translation>
    </message>
    <message>
        <source>rope-block: use --server for the RoPE of the state or --advised for the encoding chosen in Compare, not both.</source>
        <translation>rope-block：--server 用于当前状态的 RoPE，--advised 用于“比较”中所选的编码；两者只能给一个。</translation>
    </message>
    <message>
        <source>--%1: there is no %2; it must be one of %3.</source>
        <translation>--%1：没有 %2；只能是 %3 之一。</translation>
    </message>
    <message>
        <source>--positions: %1 is not a range; give FROM:END, two whole numbers from 0 to %2, such as 0:16, or -16:16 for a table with signed distances.</source>
        <translation>--positions：%1 不是范围；请写成 FROM:END，即 0 到 %2 之间的两个整数，例如 0:16；相对距离带符号的表也可以是 -16:16。</translation>
    </message>
    <message>
        <source>--positions: %1 ends at or before its start; in FROM:END, FROM must be below END, which is not included.</source>
        <translation>--positions：%1 的终点不在起点之后；FROM:END 中 FROM 必须小于 END，END 不包含在内。</translation>
    </message>
    <message>
        <source>--size: %1 is not a size; give WIDTHxHEIGHT, 16 to 16384 pixels each, such as 1280x800.</source>
        <translation>--size：%1 不是尺寸；请写成 WIDTHxHEIGHT，每边 16 到 16384 像素，例如 1280x800。</translation>
    </message>
    <message>
        <source>--size: %1 is smaller than a bench in the smallest window, %2; texts of the picture may be cut or overlap.</source>
        <translation>--size：%1 小于最小窗口中实验台的大小 %2；图中的文字可能被截断或互相重叠。</translation>
    </message>
    <message>
        <source>%1 takes no arguments, but %2 was given.</source>
        <translation>%1 不带参数，但给出了 %2。</translation>
    </message>
    <message>
        <source>Only one file can be opened, but %1 were given: %2.</source>
        <translation>只能打开一个文件，但给出了 %1 个：%2。</translation>
    </message>
    <message>
        <source>The window cannot read standard input; give a file name.</source>
        <translation>窗口不读取标准输入；请给出文件名。</translation>
    </message>
    <message>
        <source>--%1: %2 must be a whole number from %3 to %4.</source>
        <translation>--%1：%2 必须是 %3 到 %4 之间的整数。</translation>
    </message>
    <message>
        <source>--%1: %2 must be a number from %3 to %4.</source>
        <translation>--%1：%2 必须是 %3 到 %4 之间的数。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a command</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: --%2 is missing.</source>
        <translation>%1：缺少 --%2。</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Exit codes</source>
        <translation>退出码</translation>
    </message>
    <message>
        <source>Errors are one sentence on standard error.</source>
        <translation>错误以一句话写到标准错误。</translation>
    </message>
    <message>
        <source>a laboratory for the position encodings of Transformers</source>
        <translation>Transformer 位置编码实验室</translation>
    </message>
    <message>
        <source>FILE is a scene or a model&apos;s config.json. Commands that read one accept FILE or --file FILE. What a command assumes or leaves out of a model file is written to standard error. A FILE named - is standard input; with -o -, the output goes to standard output (render writes a PNG). Options may come before the command.</source>
        <translation>FILE 是场景或模型的 config.json；凡读取它的命令，直接写文件名或写 --file FILE 都可以。模型文件中没有采用的内容和代为假设的数会写到标准错误。FILE 写作 - 时读取标准输入；-o - 把单个文件的内容写到标准输出，render 写的是 PNG。选项可以写在命令之前。</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>%1; by default, %2</source>
        <translation>%1；默认为 %2</translation>
    </message>
    <message>
        <source>completions: give one shell, bash, zsh or fish.</source>
        <translation>completions：请给出一个 shell：bash、zsh 或 fish。</translation>
    </message>
    <message>
        <source>done, or what was compared is equal</source>
        <translation>完成，或所比较的相同</translation>
    </message>
    <message>
        <source>a file cannot be read or written, or contains an error; there is no display; or what was compared differs</source>
        <translation>文件无法读写或内容有误；没有显示器；或所比较的不同</translation>
    </message>
    <message>
        <source>an unknown command, option, key or value; or nothing can be compared</source>
        <translation>未知的命令、选项、键或值；或无法比较</translation>
    </message>
    <message>
        <source>this build lacks a part that the command needs</source>
        <translation>这个构建缺少该命令需要的部分</translation>
    </message>
    <message>
        <source>%1: no file given; give %2.</source>
        <translation>%1：缺少文件；请给出%2。</translation>
    </message>
    <message>
        <source>%1; may be repeated</source>
        <translation>%1；可重复</translation>
    </message>
</context>
<context>
    <name>lab::app::ConfigReader</name>
    <message>
        <source>%1: %2 is %3; it must be a number from %4 to %5, such as %6.</source>
        <translation>%1：%2 是 %3；它必须是 %4 到 %5 之间的数，例如 %6。</translation>
    </message>
    <message>
        <source>%1: %2 is %3; it must be a whole number, such as %4.</source>
        <translation>%1：%2 是 %3；它必须是整数，例如 %4。</translation>
    </message>
    <message>
        <source>%1: %2 is %3; it must be an object in braces, or null.</source>
        <translation>%1：%2 是 %3；它必须是花括号中的对象，或 null。</translation>
    </message>
</context>
<context>
    <name>lab::app::DerivationAnswers</name>
    <message>
        <source>This answer was not saved. %1 Move that file away to start a new one.</source>
        <translation>这个回答没有保存。%1移走该文件，即可从新文件开始。</translation>
    </message>
    <message>
        <source>This answer was not saved. %1</source>
        <translation>这个回答没有保存。%1</translation>
    </message>
</context>
<context>
    <name>lab::app::DerivationCommand</name>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong in it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>derivation print: --output must name a file that ends in .pdf.</source>
        <translation>derivation print：--output 必须给出以 .pdf 结尾的文件名。</translation>
    </message>
    <message>
        <source>%1: %2 pages, %3 of them with a chosen equation; %4 breaks, %5 of them on cards.</source>
        <translation>%1：%2 页，其中 %3 页的等式是一种选择；%4 种破坏实验，其中 %5 种有反例卡片。</translation>
    </message>
</context>
<context>
    <name>lab::app::DerivationSheet</name>
    <message>
        <source>Not computed at positions this large</source>
        <translation>位置过大，无法计算</translation>
    </message>
    <message>
        <source>q = %1, k = %2, m = %3, n = %4, t = %5, θ = %6, c = %7</source>
        <translation>q = %1，k = %2，m = %3，n = %4，t = %5，θ = %6，c = %7</translation>
    </message>
    <message>
        <source>RoPE, derived with my own numbers</source>
        <translation>用我自己的数推导 RoPE</translation>
    </message>
</context>
<context>
    <name>lab::app::DiffCommand</name>
    <message>
        <source>Neither has rotary encoding (RoPE), so there are no pairs to compare.</source>
        <translation>两者都没有旋转位置编码（RoPE），因此没有维度对可比较。</translation>
    </message>
    <message>
        <source>%1 has no rotary encoding (RoPE), so there are no pairs to compare.</source>
        <translation>%1 没有旋转位置编码（RoPE），因此没有维度对可比较。</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>wavelength a</source>
        <translation>A 的波长</translation>
    </message>
    <message>
        <source>wavelength b</source>
        <translation>B 的波长</translation>
    </message>
    <message>
        <source>what differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>layers of A</source>
        <translation>A 的各层</translation>
    </message>
    <message>
        <source>layers of B</source>
        <translation>B 的各层</translation>
    </message>
    <message>
        <source>ratio b/a</source>
        <translation>B 与 A 之比</translation>
    </message>
    <message>
        <source>rotations in training a</source>
        <translation>A 训练长度内的圈数</translation>
    </message>
    <message>
        <source>rotations in training b</source>
        <translation>B 训练长度内的圈数</translation>
    </message>
    <message>
        <source>frequency divisor a</source>
        <translation>A 的频率缩小倍数</translation>
    </message>
    <message>
        <source>frequency divisor b</source>
        <translation>B 的频率缩小倍数</translation>
    </message>
    <message>
        <source>No parameters differ.</source>
        <translation>各参数都相同。</translation>
    </message>
    <message>
        <source>diff: two files are needed, but %1 were given; each is a config.json, a part of one, or a scene.</source>
        <translation>diff：需要两个文件，给出了 %1 个；每个可以是 config.json、它的一部分，或一个场景。</translation>
    </message>
</context>
<context>
    <name>lab::app::ExperimentCommand</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>--%1 %2 would fit.</source>
        <translation>改用 --%1 %2 即可。</translation>
    </message>
    <message>
        <source>--longest: %1 must be a power of two: 1, 2, 4, … 64.</source>
        <translation>--longest：%1 必须是 2 的幂：1、2、4、…… 64。</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 models; about %5 left</source>
        <translation>%1，种子 %2：%3 / %4 个模型；约剩 %5</translation>
    </message>
    <message>
        <source>Interrupted after %1 of %2 models; nothing was written.</source>
        <translation>已中断：完成了 %2 个模型中的 %1 个；没有写出任何内容。</translation>
    </message>
    <message>
        <source>This experiment may take %1 of processor time; the limit is %2; %3</source>
        <translation>这个实验最多可能需要 %1 的处理器时间，超过允许的 %2；%3</translation>
    </message>
    <message>
        <source>--encodings: %1 cannot be trained; choose from %2, or all.</source>
        <translation>--encodings：%1 不能训练；请从 %2 中选择，或用 all。</translation>
    </message>
    <message>
        <source>--encodings: a name is empty; choose from %1, or all.</source>
        <translation>--encodings：有一个名称是空的；请从 %1 中选择，或用 all。</translation>
    </message>
    <message>
        <source>reduce every setting to fit.</source>
        <translation>请减小各项设置。</translation>
    </message>
    <message>
        <source>--width: %1 must be a multiple of %2, so that each head has an even dimension.</source>
        <translation>--width：%1 必须是 %2 的倍数，使头维数为偶数。</translation>
    </message>
    <message>
        <source>A model of this experiment needs %1 MB of memory; the limit is %2 MB; %3</source>
        <translation>这个实验的一个模型需要 %1 MB 内存，超过上限 %2 MB；%3</translation>
    </message>
    <message>
        <source>--rows: only RoPE has pairs, and --encodings does not include rope.</source>
        <translation>--rows：只有 RoPE 有维度对，而 --encodings 中没有 rope。</translation>
    </message>
    <message>
        <source>--rows: only learned, shaw, deberta and t5 learn a table, and --encodings includes none of them.</source>
        <translation>--rows：只有 learned、shaw、deberta 和 t5 学习表，而 --encodings 中没有它们。</translation>
    </message>
</context>
<context>
    <name>lab::app::Export</name>
    <message>
        <source>%1: the name must end in .png, .svg, .pdf or .csv.</source>
        <translation>%1：文件名必须以 .png、.svg、.pdf 或 .csv 结尾。</translation>
    </message>
    <message>
        <source>%1: a picture of %2 × %3 pixels could not be made.</source>
        <translation>%1：无法生成 %2 × %3 像素的图。</translation>
    </message>
    <message>
        <source>%1: the name must end in .png, .svg, .pdf, .csv or .json.</source>
        <translation>%1：文件名必须以 .png、.svg、.pdf、.csv 或 .json 结尾。</translation>
    </message>
</context>
<context>
    <name>lab::app::FileKind</name>
    <message>
        <source>%1 is a file of weights in the format %2. Open the config.json of the same model instead.</source>
        <translation>%1 是 %2 格式的权重文件。请改为打开同一模型的 config.json。</translation>
    </message>
</context>
<context>
    <name>lab::app::FrameFile</name>
    <message>
        <source>%1: the name must end in .html, .gif or .webp, or be a folder for numbered PNGs.</source>
        <translation>%1：文件名必须以 .html、.gif 或 .webp 结尾，或者是存放编号 PNG 的文件夹。</translation>
    </message>
    <message>
        <source>Give a name that ends in .html, .gif or .webp, or a folder for numbered PNGs.</source>
        <translation>请给出以 .html、.gif 或 .webp 结尾的文件名，或存放编号 PNG 的文件夹名。</translation>
    </message>
    <message>
        <source>%1 already contains %2, but this series ends with %3. Choose another folder, or move the pictures of the longer series away. Nothing was changed.</source>
        <translation>%1 中已有 %2，而这个序列到 %3 为止。请另选文件夹，或先移走较长序列的图。没有任何改动。</translation>
    </message>
    <message>
        <source>a GIF can have at most %1 pixels per side</source>
        <translation>GIF 每边最多 %1 像素</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Nothing was changed.</source>
        <translation>无法写入 %1：%2。没有任何改动。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. The pictures from %3 to %4 were already replaced.</source>
        <translation>无法写入 %1：%2。%3 到 %4 的图已被替换。</translation>
    </message>
    <message>
        <source>a WebP can have at most %1 pixels per side</source>
        <translation>WebP 每边最多 %1 像素</translation>
    </message>
</context>
<context>
    <name>lab::app::JsonFile</name>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>括号嵌套太深</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>文本不是 UTF-8</translation>
    </message>
    <message>
        <source>the text is UTF-16, not UTF-8</source>
        <translation>文本是 UTF-16，不是 UTF-8</translation>
    </message>
    <message>
        <source>a string has no closing quotation mark</source>
        <translation>有一个字符串缺少后引号</translation>
    </message>
    <message>
        <source>a closing bracket is missing</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>缺少冒号</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>缺少逗号</translation>
    </message>
    <message>
        <source>a number is not in JSON format</source>
        <translation>有一个数不符合 JSON 的写法</translation>
    </message>
    <message>
        <source>there is more text after the end</source>
        <translation>结尾之后还有文本</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>这不是 JSON</translation>
    </message>
    <message>
        <source>%1 is empty; it should hold a JSON object.</source>
        <translation>%1 是空的；其中应有一个 JSON 对象。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2 at %3.</source>
        <translation>无法读取 %1：%2（%3）。</translation>
    </message>
    <message>
        <source>%1 holds a JSON list; it should hold an object in braces.</source>
        <translation>%1 中是 JSON 列表；应是花括号中的对象。</translation>
    </message>
    <message>
        <source>%1 is a folder; give the file in it, %2.</source>
        <translation>%1 是文件夹；请给出其中的文件 %2。</translation>
    </message>
    <message>
        <source>%1 is a folder; give a file, such as a model&apos;s config.json.</source>
        <translation>%1 是文件夹；请给出文件，例如模型的 config.json。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>names and strings need double quotation marks</source>
        <translation>名称和字符串要用双引号括起来</translation>
    </message>
    <message>
        <source>names and strings need straight quotation marks, &quot;, not %1</source>
        <translation>名称和字符串要用直的双引号 &quot;，而不是 %1</translation>
    </message>
    <message>
        <source>JSON has no comments</source>
        <translation>JSON 没有注释</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>它已关闭</translation>
    </message>
    <message>
        <source>%1 is not a regular file; give a JSON file.</source>
        <translation>%1 不是普通文件；请给出 JSON 文件。</translation>
    </message>
    <message>
        <source>%1 is %2 MB; the limit is %3 MB.</source>
        <translation>%1 为 %2 MB；上限为 %3 MB。</translation>
    </message>
    <message>
        <source>%1 is larger than the limit of %2 MB.</source>
        <translation>%1 超过上限 %2 MB。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Nothing was changed.</source>
        <translation>无法写入 %1：%2。没有任何改动。</translation>
    </message>
    <message>
        <source>JSON has numbers, true, false and null, but not %1</source>
        <translation>JSON 只有数、true、false 和 null，没有 %1</translation>
    </message>
    <message>
        <source>a number cannot start with 0; write %1, not %2</source>
        <translation>数不能以 0 开头；请写 %1，不要写 %2</translation>
    </message>
    <message>
        <source>the number %1 is too large; the largest is about 1.8e308</source>
        <translation>%1 这个数太大；最大约为 1.8e308</translation>
    </message>
    <message>
        <source>decimals use a point, not a comma: %1</source>
        <translation>小数要用小数点，不用逗号：%1</translation>
    </message>
    <message>
        <source>nothing follows a comma</source>
        <translation>有一个逗号后面没有内容</translation>
    </message>
    <message>
        <source>the %1 in line %2 is not closed</source>
        <translation>第 %2 行的 %1 没有闭合</translation>
    </message>
    <message>
        <source>the %1 in line %2 cannot be closed by %3</source>
        <translation>第 %2 行的 %1 不能用 %3 闭合</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; appears twice, in lines %3 and %4, but only one can apply; remove the other.</source>
        <translation>%1：&quot;%2&quot; 出现了两次，在第 %3 行和第 %4 行，而只能有一个生效；请删去另一个。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; appears twice in line %3, but only one can apply; remove the other.</source>
        <translation>%1：&quot;%2&quot; 在第 %3 行出现了两次，而只能有一个生效；请删去另一个。</translation>
    </message>
</context>
<context>
    <name>lab::app::LayerList</name>
    <message>
        <source>%1 contains %2; it must be a list of 1 (a layer with RoPE) and 0 (a layer without).</source>
        <translation>%1 含有 %2；它必须由 1（该层用 RoPE）和 0（该层不用）组成。</translation>
    </message>
</context>
<context>
    <name>lab::app::LayerPatterns</name>
    <message>
        <source>%1 is %2; it must be a whole number of layers, such as 4, or a string of L (a layer with a window) and G (a layer without), such as &quot;LLLG&quot;.</source>
        <translation>%1 是 %2；它必须是层数（整数，例如 4），或由 L（有窗口的层）和 G（无窗口的层）组成的文本，例如 &quot;LLLG&quot;。</translation>
    </message>
</context>
<context>
    <name>lab::app::LectureFile</name>
    <message>
        <source>%1: the parts from %2 on were not read.</source>
        <translation>%1：从第 %2 部分起未读取。</translation>
    </message>
    <message>
        <source>%1, line %2, part %3</source>
        <translation>%1 第 %2 行，第 %3 部分</translation>
    </message>
    <message>
        <source>%1, part %2</source>
        <translation>%1 第 %2 部分</translation>
    </message>
    <message>
        <source>Part %1: %2</source>
        <translation>第 %1 部分：%2</translation>
    </message>
    <message>
        <source>%1: it must be an object with either a &quot;lesson&quot; or a &quot;scene&quot;.</source>
        <translation>%1：必须是一个对象，其中有 &quot;lesson&quot; 或 &quot;scene&quot; 之一。</translation>
    </message>
    <message>
        <source>%1 was saved by a newer Position Lab (lecture version %2; this one reads up to %3).</source>
        <translation>%1 由更新的 Position Lab 保存（讲座版本 %2；本程序最高读到 %3）。</translation>
    </message>
    <message>
        <source>%1: &quot;version&quot; must be %2.</source>
        <translation>%1：&quot;version&quot; 必须是 %2。</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;parts&quot; must be a list of 1 to %3 lessons and scenes.</source>
        <translation>%1 第 %2 行：&quot;parts&quot; 必须是由 1 到 %3 个课程和场景组成的列表。</translation>
    </message>
    <message>
        <source>%1 is a valid scene with a series of 1 state.</source>
        <translation>%1 是有效的场景，其序列有 1 个状态。</translation>
    </message>
    <message>
        <source>%1 is a valid scene with a series of %2 states.</source>
        <translation>%1 是有效的场景，其序列有 %2 个状态。</translation>
    </message>
    <message>
        <source>%1 is too large: your own lessons in a lecture may have %2 kB in total.</source>
        <translation>%1 太大：讲座中你自己的课程合计最多 %2 kB。</translation>
    </message>
    <message>
        <source>%1 does not fit into the lecture with your other lessons: all of them together may take %2 steps for their formulas and %3 kB.</source>
        <translation>%1 与你的其他课程一起放不进讲座：它们的公式合计最多 %2 步，文件合计最多 %3 kB。</translation>
    </message>
    <message>
        <source>%1 and the lessons before it need too much computation: the formulas of your own lessons in a lecture may take %2 steps in total.</source>
        <translation>%1 加上前面的课程，计算量太大：讲座中你自己的课程，公式合计最多 %2 步。</translation>
    </message>
    <message>
        <source>%1 is a valid lecture with 1 part.</source>
        <translation>%1 是有效的讲座，有 1 个部分。</translation>
    </message>
    <message>
        <source>%1 is a valid lecture with %2 parts.</source>
        <translation>%1 是有效的讲座，有 %2 个部分。</translation>
    </message>
    <message>
        <source>%1: &quot;lesson&quot; must be the complete object of a lesson file, or one of %2.</source>
        <translation>%1：&quot;lesson&quot; 必须是课程文件的完整对象，或以下之一：%2。</translation>
    </message>
    <message>
        <source>%1: there is no lesson &quot;%2&quot;; did you mean %3?</source>
        <translation>%1：没有课程 &quot;%2&quot;；是否指 %3？</translation>
    </message>
    <message>
        <source>%1: &quot;scene&quot; must be the complete object of a scene file, and &quot;name&quot; a text.</source>
        <translation>%1：&quot;scene&quot; 必须是场景文件的整个对象，&quot;name&quot; 必须是文本。</translation>
    </message>
    <message>
        <source>%1 is not a Position Lab lecture: its &quot;format&quot; is not &quot;%2&quot;.</source>
        <translation>%1 不是 Position Lab 的讲座：其 &quot;format&quot; 不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 is neither a lesson nor a scene; a lecture consists of these.</source>
        <translation>%1 既不是课程也不是场景；讲座由这两者组成。</translation>
    </message>
    <message>
        <source>%1: &quot;title&quot; must be an object of texts, by language: %2.</source>
        <translation>%1：&quot;title&quot; 必须是按语言列出文字的对象：%2。</translation>
    </message>
    <message>
        <source>%1: there is no entry &quot;%2&quot; here; this part may have %3.</source>
        <translation>%1：这里没有 &quot;%2&quot; 这一项；这个部分可以有 %3。</translation>
    </message>
    <message>
        <source>%1: &quot;minutes&quot; must be a whole number from 1 to %2.</source>
        <translation>%1：&quot;minutes&quot; 必须是 1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>%1, line %2: a lecture has no entry &quot;%3&quot;; it has &quot;format&quot;, &quot;version&quot;, &quot;title&quot; and &quot;parts&quot;.</source>
        <translation>%1 第 %2 行：讲座没有 &quot;%3&quot; 这一项；它有 &quot;format&quot;、&quot;version&quot;、&quot;title&quot; 和 &quot;parts&quot;。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1 第 %2 行</translation>
    </message>
</context>
<context>
    <name>lab::app::LessonAnswers</name>
    <message>
        <source>%1: &quot;version&quot; must be %2.</source>
        <translation>%1：&quot;version&quot; 必须是 %2。</translation>
    </message>
    <message>
        <source>%1: &quot;answers&quot; must be a list.</source>
        <translation>%1：&quot;answers&quot; 必须是列表。</translation>
    </message>
    <message>
        <source>%1 contains no lesson answers: its &quot;format&quot; is not &quot;%2&quot;.</source>
        <translation>%1 里没有课程的回答：它的 &quot;format&quot; 不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 was saved by a newer Position Lab (answers version %2; this one reads %3).</source>
        <translation>%1 由更新的 Position Lab 保存（回答的版本为 %2，本程序能读 %3）。</translation>
    </message>
    <message>
        <source>This answer was not saved. %1 Move that file away to start a new one.</source>
        <translation>这个回答没有保存。%1移走该文件，即可从新文件开始。</translation>
    </message>
    <message>
        <source>This answer was not saved. %1</source>
        <translation>这个回答没有保存。%1</translation>
    </message>
</context>
<context>
    <name>lab::app::LessonFile</name>
    <message>
        <source>there is no function %1; -floor(-a) rounds a up</source>
        <translation>没有函数 %1；-floor(-a) 把 a 向上取整</translation>
    </message>
    <message>
        <source>the end of the formula</source>
        <translation>公式的末尾</translation>
    </message>
    <message>
        <source>%1 has no closing quotation mark</source>
        <translation>%1 没有右引号</translation>
    </message>
    <message>
        <source>the bracket of %1 is not closed</source>
        <translation>%1 的括号没有闭合</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>括号嵌套太深</translation>
    </message>
    <message>
        <source>there is no function %1; the natural logarithm is ln</source>
        <translation>没有函数 %1；自然对数是 ln</translation>
    </message>
    <message>
        <source>the number π is written pi</source>
        <translation>圆周率 π 写作 pi</translation>
    </message>
    <message>
        <source>there is no table &quot;%1&quot;; `position-lab encodings` lists them</source>
        <translation>没有表“%1”；`position-lab encodings` 列出所有的表</translation>
    </message>
    <message>
        <source>the table %1 has no column &quot;%2&quot;; it has %3</source>
        <translation>表 %1 没有列“%2”；它有 %3</translation>
    </message>
    <message>
        <source>there is no parameter %1; `position-lab parameters` lists them</source>
        <translation>没有参数 %1；`position-lab parameters` 列出所有参数</translation>
    </message>
    <message>
        <source>x is defined only in the formulas of a curve: &quot;answer&quot; and each &quot;value&quot;</source>
        <translation>x 只能用在曲线的公式里，即 &quot;answer&quot; 和各个 &quot;value&quot;</translation>
    </message>
    <message>
        <source>it is %1; it must be %2</source>
        <translation>它是 %1；它必须是 %2</translation>
    </message>
    <message>
        <source>the formula has no finite value at x = %1</source>
        <translation>公式在 x = %1 处没有有限的值</translation>
    </message>
    <message>
        <source>the formula has no finite value</source>
        <translation>公式没有有限的值</translation>
    </message>
    <message>
        <source>it is %1; it must be the number of an option, a whole number from 0 to %2</source>
        <translation>它是 %1；它必须是某个选项的编号，从 0 到 %2 的整数</translation>
    </message>
    <message>
        <source>this wrong answer equals the correct one</source>
        <translation>这个错误回答与正确答案相同</translation>
    </message>
    <message>
        <source>it is %1; it must be the number of a choice of %2, from 0 to %3</source>
        <translation>它是 %1；它必须是 %2 的一个选项的编号，从 0 到 %3</translation>
    </message>
    <message>
        <source>it must be &quot;%1&quot;</source>
        <translation>它必须是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>a lecture</source>
        <translation>讲座</translation>
    </message>
    <message>
        <source>a record of answers</source>
        <translation>答题记录</translation>
    </message>
    <message>
        <source>it must be %1</source>
        <translation>它必须是 %1</translation>
    </message>
    <message>
        <source>it must be a whole number from 1 to %1</source>
        <translation>必须是 1 到 %1 的整数</translation>
    </message>
    <message>
        <source>it must be an object of keys and values</source>
        <translation>它必须是由键和值组成的对象</translation>
    </message>
    <message>
        <source>it must be a list in square brackets</source>
        <translation>它必须是方括号中的列表</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>缺少这一项</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>它必须是 true 或 false</translation>
    </message>
    <message>
        <source>%1, line %2, %3: %4.</source>
        <translation>%1，第 %2 行，%3：%4。</translation>
    </message>
    <message>
        <source>%1, line %2, part %3, %4: %5.</source>
        <translation>%1，第 %2 行，第 %3 部分，%4：%5。</translation>
    </message>
    <message>
        <source>it must be greater than &quot;lowest&quot;</source>
        <translation>它必须大于 &quot;lowest&quot;</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; must be numbers, the smaller first</source>
        <translation>&quot;from&quot; 和 &quot;to&quot; 必须是数，小的在前</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; must be whole numbers from 0, the smaller first</source>
        <translation>&quot;from&quot; 和 &quot;to&quot; 必须是从 0 起的整数，小的在前</translation>
    </message>
    <message>
        <source>the lesson&apos;s bench has no picture &quot;%1&quot;; it must be one of %2</source>
        <translation>课程的实验台没有图“%1”；必须是下列之一：%2</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; to hide; it must be a picture of the lesson&apos;s bench (%2), &quot;%3&quot; for the reading line, or the key of a parameter</source>
        <translation>没有可以隐藏的“%1”；必须是本课实验台的图（%2）、代表读数栏的“%3”，或参数的键</translation>
    </message>
    <message>
        <source>it must be a text in quotes</source>
        <translation>它必须是引号中的文本</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>The %1 of this bench is %2.</source>
        <translation>本实验台的“%1”是 %2。</translation>
    </message>
    <message>
        <source>Revealing %1 changes nothing that is shown or answered.</source>
        <translation>预测之后改变 %1，不影响显示的内容，也不影响答案。</translation>
    </message>
    <message>
        <source>The reveal changes nothing: the lesson starts with these values.</source>
        <translation>预测之后没有任何变化：课程开始时就是这些值。</translation>
    </message>
    <message>
        <source>Other numbers, entry %1: %2 changes nothing that is shown or answered.</source>
        <translation>再次提问的第 %1 组数值：%2 不影响显示的内容，也不影响答案。</translation>
    </message>
    <message>
        <source>Nothing on the lesson&apos;s bench depends on %1, which is hidden.</source>
        <translation>课程的实验台上，没有任何内容取决于隐藏的 %1。</translation>
    </message>
    <message>
        <source>there is no function %1 (did you mean %2?)</source>
        <translation>没有函数 %1；是否指 %2？</translation>
    </message>
    <message>
        <source>%1, part %2: showing %3 of %4 errors; fix these to see the rest.</source>
        <translation>%1，第 %2 部分：列出了 %4 处错误中的 %3 处；改正后可看到其余的。</translation>
    </message>
    <message>
        <source>%1: showing %2 of %3 errors; fix these to see the rest.</source>
        <translation>%1：列出了 %3 处错误中的 %2 处；改正后可看到其余的。</translation>
    </message>
    <message>
        <source>Not all values of &quot;again&quot; were tried; there are too many.</source>
        <translation>&quot;again&quot; 的取值没有全部试过：数量太多。</translation>
    </message>
    <message>
        <source>%1 has parameters with one value per language, which this form cannot hold.</source>
        <translation>%1 中有参数按语言取不同的值，此表单无法表示。</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 不能出现在这里</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot;; for &quot;both conditions hold&quot; write (a &gt; b)*(c &gt; d), for &quot;at least one&quot; max(a &gt; b, c &gt; d)</source>
        <translation>没有“%1”；两个条件都成立写作 (a &gt; b)*(c &gt; d)，至少一个成立写作 max(a &gt; b, c &gt; d)</translation>
    </message>
    <message>
        <source>compare two values with ==, not =</source>
        <translation>比较两个值用 ==，而不是 =</translation>
    </message>
    <message>
        <source>there is no operator !; two values differ if 1 - (a == b) is 1</source>
        <translation>没有运算符 !；两个值不相等写作 1 - (a == b)</translation>
    </message>
    <message>
        <source>there is no %1; if a is 1 or 0, its opposite is 1 - a</source>
        <translation>没有 %1；a 为 1 或 0 时，a 不成立写作 1 - a</translation>
    </message>
    <message>
        <source>there is no operator %; for a remainder write mod(a, b), for a hundredth 0.01</source>
        <translation>没有运算符 %；余数写作 mod(a, b)，百分之一写作 0.01</translation>
    </message>
    <message>
        <source>commas only separate the arguments of a function; numbers have none and use a decimal point: 10000, 0.5</source>
        <translation>逗号只用来分隔函数的参数；数里没有逗号，小数用小数点：10000、0.5</translation>
    </message>
    <message>
        <source>an operator is missing between %1 and what precedes it; write products with *</source>
        <translation>%1 与它前面的内容之间缺少运算符；乘法用 *</translation>
    </message>
    <message>
        <source>a formula has no &quot;=&quot; in front; only those of &quot;reveal&quot; have one</source>
        <translation>公式前面没有“=”；只有 &quot;reveal&quot; 里的公式才有</translation>
    </message>
    <message>
        <source>write powers with ^, not %1</source>
        <translation>乘方写作 ^，而不是 %1</translation>
    </message>
    <message>
        <source>the formula is too long; the limit is %1 bytes</source>
        <translation>公式过长；上限为 %1 字节</translation>
    </message>
    <message>
        <source>there is no function %1; besides the functions of every formula, a lesson has cell, cell_at_start, at_start and phi</source>
        <translation>没有函数 %1；除每个公式都有的函数外，课程有 cell、cell_at_start、at_start 和 phi</translation>
    </message>
    <message>
        <source>%1 is not a number; true is 1 and false is 0</source>
        <translation>%1 不是数；成立为 1，不成立为 0</translation>
    </message>
    <message>
        <source>put the name of a table in quotes: &apos;%1&apos;</source>
        <translation>表的名称写在引号里：&apos;%1&apos;</translation>
    </message>
    <message>
        <source>put the name of a column in quotes: &apos;%1&apos;</source>
        <translation>列的名称写在引号里：&apos;%1&apos;</translation>
    </message>
    <message>
        <source>put the name in quotes: at_start(&apos;%1&apos;)</source>
        <translation>名称写在引号里：at_start(&apos;%1&apos;)</translation>
    </message>
    <message>
        <source>the text %1 is used where a number is needed</source>
        <translation>此处需要一个数，却写了文本 %1</translation>
    </message>
    <message>
        <source>%1 is not a real number at x = %2: roots, fractional powers and logarithms of negative numbers are complex, and i is imaginary</source>
        <translation>在 x = %2 处 %1 不是实数：负数的根、分数次幂和对数是复数，而 i 是虚数</translation>
    </message>
    <message>
        <source>%1 is not a real number: roots, fractional powers and logarithms of negative numbers are complex, and i is imaginary</source>
        <translation>%1 不是实数：负数的根、分数次幂和对数是复数，而 i 是虚数</translation>
    </message>
    <message>
        <source>no table has a row %1; rows go up to %2</source>
        <translation>没有哪张表有第 %1 行；行号最多到 %2</translation>
    </message>
    <message>
        <source>%1 is not a valid cell; cell takes a table listed by `position-lab encodings`, one of its rows and a column name, such as cell(&quot;rope.score&quot;, 5, &quot;score&quot;)</source>
        <translation>%1 不是有效的格；cell 的参数是 `position-lab encodings` 列出的一张表、表中的一行和一个列名，例如 cell(&quot;rope.score&quot;, 5, &quot;score&quot;)</translation>
    </message>
    <message>
        <source>there is no table &quot;%1&quot; (did you mean %2?)</source>
        <translation>没有表“%1”；是否指 %2？</translation>
    </message>
    <message>
        <source>table %1 has no row %2; its rows start at %3</source>
        <translation>表 %1 没有第 %2 行；它的行从 %3 开始</translation>
    </message>
    <message>
        <source>table %1 has no row %2; its rows go from %3 to %4</source>
        <translation>表 %1 没有第 %2 行；它的行从 %3 到 %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 arguments, but %3 takes %4</source>
        <translation>“%1”有 %2 个参数，而 %3 需要 %4 个</translation>
    </message>
    <message>
        <source>the first argument of %1 is a name without quotes, the others are numbers: %1(k, 0, 9, k^2)</source>
        <translation>%1 的第一个参数是不带引号的名称，其余是数：%1(k, 0, 9, k^2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an argument of the wrong kind for %2</source>
        <translation>“%1”中有参数的类型不符合 %2 的要求</translation>
    </message>
    <message>
        <source>%1 needs a whole number</source>
        <translation>%1 需要一个整数</translation>
    </message>
    <message>
        <source>there is no parameter %1 (did you mean %2?)</source>
        <translation>没有参数 %1；是否指 %2？</translation>
    </message>
    <message>
        <source>%1 is a number, but the answer is a curve</source>
        <translation>%1 是一个数，但答案是一条曲线</translation>
    </message>
    <message>
        <source>%1 is defined only after the question, in %2</source>
        <translation>%1 在提问之后才有，只能用在 %2 里</translation>
    </message>
    <message>
        <source>it is in quotation marks; write it without them: %1</source>
        <translation>它在引号里；去掉引号才能读取：%1</translation>
    </message>
    <message>
        <source>it is %1; a formula starts with &quot;=&quot; here: &quot;=%1&quot;</source>
        <translation>它是 %1；这里的公式以“=”开头：&quot;=%1&quot;</translation>
    </message>
    <message>
        <source>the formula has no finite value at the start of the lesson</source>
        <translation>课程开始时，公式没有有限的值</translation>
    </message>
    <message>
        <source>%1, when again/%2 gives %3</source>
        <translation>%1（again/%2 给出 %3 时）</translation>
    </message>
    <message>
        <source>the file is %1, not a lesson; a lesson has the format &quot;%2&quot;</source>
        <translation>这个文件是%1，不是课程；课程的格式是 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>there is no such entry; allowed: %1</source>
        <translation>没有这一项；允许的有：%1</translation>
    </message>
    <message>
        <source>there are %1; use at most %2, so that the question stays in focus</source>
        <translation>有 %1 个；最多用 %2 个，以免偏离问题</translation>
    </message>
    <message>
        <source>there are %1; the limit is %2</source>
        <translation>有 %1 个；上限为 %2 个</translation>
    </message>
    <message>
        <source>%1: the lesson has %2 kB; the limit is %3 kB.</source>
        <translation>%1：这一课有 %2 kB；上限为 %3 kB。</translation>
    </message>
    <message>
        <source>%1, part %2: the lesson has %3 kB; the limit is %4 kB.</source>
        <translation>%1，第 %2 部分：这一课有 %3 kB；上限为 %4 kB。</translation>
    </message>
    <message>
        <source>there is only one; a choice needs at least two</source>
        <translation>只有一个；选择题至少需要两个</translation>
    </message>
    <message>
        <source>in a question with options, each option&apos;s &quot;says&quot; explains why it is wrong</source>
        <translation>问题有选项时，每个选项的 &quot;says&quot; 要说明它错在哪里</translation>
    </message>
    <message>
        <source>it is %1; it must be at least 0, or no answer would be correct</source>
        <translation>它是 %1；它必须不小于 0，否则什么答案都不算对</translation>
    </message>
    <message>
        <source>Option %1 can be wrong but has no &quot;says&quot;, so learners who choose it get no explanation.</source>
        <translation>第 %1 个选项可能是错的，却没有 &quot;says&quot;，选它的学习者得不到解释。</translation>
    </message>
    <message>
        <source>%1 is valid; its answer is a curve.</source>
        <translation>%1 有效；它的答案是一条曲线。</translation>
    </message>
    <message>
        <source>Options %1 and %2 have the same text.</source>
        <translation>第 %1 个和第 %2 个选项的文本相同。</translation>
    </message>
    <message>
        <source>Wrong answers %1 and %2 have the same value, so the second one&apos;s text never appears.</source>
        <translation>第 %1 个和第 %2 个错误答案的值相同，因此后一个的说明永远不会出现。</translation>
    </message>
    <message>
        <source>The true curve leaves its axis, which goes from %1 to %2: it is %3 at x = %4. The part outside cannot be drawn.</source>
        <translation>真实曲线超出了坐标轴：轴从 %1 到 %2，而在 x = %4 处曲线为 %3。超出的部分画不出来。</translation>
    </message>
    <message>
        <source>The tolerance is too small: a hand-drawn true curve that is off by half a percent of the axis would be marked wrong.</source>
        <translation>容差太小：手画的真实曲线只要偏离纵轴长度的 0.5 %，就会被判错。</translation>
    </message>
    <message>
        <source>The peak is too sharp to draw: a curve that is off by half a percent of the axis would be marked wrong.</source>
        <translation>峰太尖，手画不出：偏离纵轴长度的 0.5 % 就会被判错。</translation>
    </message>
    <message>
        <source>The answer is shown as %1, but the tolerance is so small that typing that is marked wrong.</source>
        <translation>答案显示为 %1，但容差太小，照此输入也会被判错。</translation>
    </message>
    <message>
        <source>The answer is %1, and 0 is correct within the tolerance. If the answer is more than rounding, use a smaller tolerance.</source>
        <translation>答案是 %1，而在容差之内回答 0 也算正确。若它不只是舍入误差，请给出更小的容差。</translation>
    </message>
    <message>
        <source>The control %1 has no effect on the lesson&apos;s bench.</source>
        <translation>参数 %1 对本课的实验台没有任何影响。</translation>
    </message>
    <message>
        <source>%1 is valid; the answer at its start is %2.</source>
        <translation>%1 有效；课程开始时的答案是 %2。</translation>
    </message>
    <message>
        <source>%1 is the key of a built-in lesson; answers to yours are stored as %2. Choose another key.</source>
        <translation>%1 是内置课程的键，因此对这一课的回答存为 %2。请换一个键。</translation>
    </message>
    <message>
        <source>A choice does not use %1.</source>
        <translation>选择题用不到 %1。</translation>
    </message>
    <message>
        <source>A curve does not use %1.</source>
        <translation>曲线题用不到 %1。</translation>
    </message>
    <message>
        <source>Use only letters, digits, _ and - in the key, so that it can also be a file name.</source>
        <translation>键只用字母、数字、_ 和 -，这样也能用作文件名。</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; are for numbers; use a list of values to draw from, each of them %1</source>
        <translation>&quot;from&quot; 和 &quot;to&quot; 用于数；这里要一个可供抽取的值的列表，每个值是%1</translation>
    </message>
    <message>
        <source>the list has no values to draw from</source>
        <translation>列表里没有可供抽取的值</translation>
    </message>
    <message>
        <source>a question has either options or a curve, not both</source>
        <translation>一个问题要么有选项，要么有曲线，不能兼有</translation>
    </message>
    <message>
        <source>%1 needs too much computation: the formulas of a lesson may take %2 steps in total, counting each term of a sum, and at least %3 per cell</source>
        <translation>%1 的计算量太大：一课的公式合计最多 %2 步，求和的每一项都要计入，一个 cell 至少算 %3 步</translation>
    </message>
    <message>
        <source>%2 of %3 texts have no %1, first %4; another language is shown instead.</source>
        <translation>%3 段文本中有 %2 段没有 %1 版本，第一处是 %4；那里显示另一种语言。</translation>
    </message>
    <message>
        <source>it needs a text in at least one language: %1</source>
        <translation>至少需要一种语言的文本：%1</translation>
    </message>
    <message>
        <source>it is missing; the default bench is %1, which has no picture &quot;%2&quot;</source>
        <translation>缺少这一项；默认实验台是 %1，其中没有图“%2”</translation>
    </message>
    <message>
        <source>This is the first of %1 errors; Lessons › Check a file shows all.</source>
        <translation>这是 %1 处错误中的第一处；“课程 › 检查文件”列出全部。</translation>
    </message>
    <message>
        <source>See Lessons › Check a file for details.</source>
        <translation>更多内容见“课程 › 检查文件”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; appears twice</source>
        <translation>&quot;%1&quot; 出现了两次</translation>
    </message>
    <message>
        <source>%1, sentence %2: %3 characters; more than %4 do not fit while presenting at 1280x800.</source>
        <translation>%1第 %2 句：%3 个字符；演示于 1280x800 时超过 %4 个字符放不下。</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>explanation</source>
        <translation>解释</translation>
    </message>
</context>
<context>
    <name>lab::app::ModelFile</name>
    <message>
        <source>an ALiBi model needs num_attention_heads from 1 to 128.</source>
        <translation>ALiBi 模型需要 1 到 128 之间的 num_attention_heads。</translation>
    </message>
    <message>
        <source>hidden_size %1 is not a multiple of the %2 heads, and head_dim is missing; add one.</source>
        <translation>hidden_size %1 不是头数 %2 的倍数，又没有 head_dim；请给出 head_dim。</translation>
    </message>
</context>
<context>
    <name>lab::app::ModelSchemes</name>
    <message>
        <source>dim and n_heads are keys of a params.json, which is not read. Open the config.json of the same model for transformers, where they are called hidden_size and num_attention_heads.</source>
        <translation>dim 和 n_heads 是 params.json 的键，这种文件不读取。请打开同一模型在 transformers 中的 config.json，它们在那里叫 hidden_size 和 num_attention_heads。</translation>
    </message>
    <message>
        <source>%1 is a key of a GGUF file, which is not read. Open the config.json of the same model for transformers, where such keys are called rope_theta, rope_parameters and so on.</source>
        <translation>%1 是 GGUF 文件的键，这种文件不读取。请打开同一模型在 transformers 中的 config.json，其中相应的键叫 rope_theta、rope_parameters 等。</translation>
    </message>
    <message>
        <source>rel_extent means that each query computes a bias from its distances to the keys, as in Inkling. There is no RoPE, and this bias is not computed here.</source>
        <translation>rel_extent 表示每个查询按它到各键的相对距离算出偏置，如 Inkling。其中没有 RoPE，这里不计算这种偏置。</translation>
    </message>
    <message>
        <source>Swin-V2 computes its bias with a small network from the logarithm of the distances in a window. The weights of that network are not in this file, so the bias is not computed here.</source>
        <translation>Swin-V2 的偏置由一个小网络根据窗口内相对距离的对数算出；网络的权重不在这个文件里，因此这里不计算。</translation>
    </message>
    <message>
        <source>no position encoding was found: there is no rope_theta, rope_parameters, alibi or known model_type.</source>
        <translation>没有找到位置编码：没有 rope_theta、rope_parameters、alibi，也没有已知的 model_type。</translation>
    </message>
    <message>
        <source>this is part of an image or video model in diffusers (%1) and has no key for positions.</source>
        <translation>这是 diffusers 中图像或视频模型的一部分（%1），其中没有关于位置的键。</translation>
    </message>
    <message>
        <source>this is part of an image or video model in diffusers (%1). Its keys for positions are not read yet: %2.</source>
        <translation>这是 diffusers 中图像或视频模型的一部分（%1）。其中关于位置的键目前还不读取：%2。</translation>
    </message>
    <message>
        <source>there is no rope_theta, rope_parameters, alibi or known model_type. These keys for positions are not read yet: %1.</source>
        <translation>没有 rope_theta、rope_parameters、alibi，也没有已知的 model_type。这些关于位置的键目前还不读取：%1。</translation>
    </message>
</context>
<context>
    <name>lab::app::PageFile</name>
    <message>
        <source>Previous picture</source>
        <translation>上一幅图</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>下一幅图</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>各幅图</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>This page draws its pictures with JavaScript, which is switched off in this browser.</source>
        <translation>本页用 JavaScript 画图，而此浏览器已将其关闭。</translation>
    </message>
    <message>
        <source>Made with Position Lab %1</source>
        <translation>由 Position Lab %1 制作</translation>
    </message>
</context>
<context>
    <name>lab::app::ParameterWords</name>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 之间的数</translation>
    </message>
    <message>
        <source>an even whole number from %1 to %2</source>
        <translation>%1 到 %2 之间的偶数</translation>
    </message>
    <message>
        <source>a multiple of %3 from %1 to %2</source>
        <translation>%1 到 %2 之间 %3 的倍数</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 之间的整数</translation>
    </message>
    <message>
        <source>%1: there is no parameter %2; `position-lab parameters` lists them.</source>
        <translation>%1：没有参数 %2；`position-lab parameters` 会列出全部参数。</translation>
    </message>
    <message>
        <source>%1: there is no parameter %2; did you mean %3?</source>
        <translation>%1：没有参数 %2；是否指 %3？</translation>
    </message>
    <message>
        <source>%1: %2 is %3; it must be %4.</source>
        <translation>%1：%2 是 %3；它必须是 %4。</translation>
    </message>
    <message>
        <source>%1: %2 is empty; it must be %3.</source>
        <translation>%1：%2 是空的；它必须是 %3。</translation>
    </message>
    <message>
        <source>%1 whole numbers from %2 to %3, separated by spaces</source>
        <translation>%1 个 %2 到 %3 之间的整数，以空格分开</translation>
    </message>
    <message>
        <source>%1 numbers from %2 to %3, separated by spaces</source>
        <translation>%1 个 %2 到 %3 之间的数，以空格分开</translation>
    </message>
</context>
<context>
    <name>lab::app::PermutationCommand</name>
    <message>
        <source>permutation: --from is missing; it must be one of %1.</source>
        <translation>permutation：缺少 --from；只能是 %1 之一。</translation>
    </message>
    <message>
        <source>%1: kv_lora_rank means latent attention (MLA), whose rows have another layout: only the qk_rope_head_dim rows rotate. Only weights whose heads all have the same dimension can be reordered.</source>
        <translation>%1：kv_lora_rank 表明这是潜在注意力（MLA），它的行另有排法，只有 qk_rope_head_dim 行旋转；这里只能重排各头维数相同的权重。</translation>
    </message>
    <message>
        <source>%1: %2 query heads cannot share %3 key heads evenly.</source>
        <translation>%1：%2 个查询头无法平均分用 %3 个键头。</translation>
    </message>
    <message>
        <source>permutation: --from and --to are both %1; there is nothing to do.</source>
        <translation>permutation：--from 和 --to 都是 %1，无需转换。</translation>
    </message>
    <message>
        <source>%1: num_attention_heads is missing; give a complete config.json.</source>
        <translation>%1：缺少 num_attention_heads；请给出完整的 config.json。</translation>
    </message>
    <message>
        <source>%1 is not a model file; give a config.json.</source>
        <translation>%1 不是模型文件；请给出 config.json。</translation>
    </message>
    <message>
        <source>%1: because of %2, some layers may have other heads; the code is for layers with %3 query heads and %4 key heads of dimension %5.</source>
        <translation>%1：%2 可能使某些层的头数或维数不同；这段程序适用于有 %3 个查询头、%4 个键头、每头 %5 维的层。</translation>
    </message>
</context>
<context>
    <name>lab::app::ReadingNotes</name>
    <message>
        <source>In the file and used:</source>
        <translation>文件中有，并已采用：</translation>
    </message>
    <message>
        <source>Not in the file; the class in transformers sets it:</source>
        <translation>文件中没有，由 transformers 中的类设定：</translation>
    </message>
    <message>
        <source>Not in the file and not set by a known class; a guess:</source>
        <translation>文件中没有，也没有已知的类设定它，只是猜测：</translation>
    </message>
    <message>
        <source>In the file and used as written; transformers warns about it:</source>
        <translation>文件中有，照原样采用；transformers 会给出警告：</translation>
    </message>
    <message>
        <source>In the file, but not computed:</source>
        <translation>文件中有，但没有计算：</translation>
    </message>
    <message>
        <source>Not in the file; the authors&apos; code sets it:</source>
        <translation>文件中没有，由作者的代码设定：</translation>
    </message>
</context>
<context>
    <name>lab::app::RenderCommand</name>
    <message>
        <source>--picture: %1 has no picture %2; it must be one of %3.</source>
        <translation>--picture：%1 没有图 %2；只能是 %3 之一。</translation>
    </message>
    <message>
        <source>--picture: %1 has the picture %2 only with --set %3=%4.</source>
        <translation>--picture：只有加上 --set %3=%4，%1 才有图 %2。</translation>
    </message>
</context>
<context>
    <name>lab::app::RopeBlock</name>
    <message>
        <source>%1 is missing; %2 needs it, such as %3.</source>
        <translation>缺少 %1；%2 需要它，例如 %3。</translation>
    </message>
    <message>
        <source>%1 must be a list of %2 positive numbers, one for each rotated pair; it has %3.</source>
        <translation>%1 必须是 %2 个正数的列表，每个旋转的维度对一个；现有 %3 个。</translation>
    </message>
    <message>
        <source>%1[%2] is %3; it must be a number from %4 to %5, such as 1.</source>
        <translation>%1[%2] 是 %3；它必须是 %4 到 %5 之间的数，例如 1。</translation>
    </message>
</context>
<context>
    <name>lab::app::RopeBlockWriter</name>
    <message>
        <source>This block applies only to some of the model&apos;s layers (%1). The others use different RoPE frequencies, which are not in it (%2); keep their entries.</source>
        <translation>此配置块只适用于模型的一部分层（%1）；其余各层使用不同的 RoPE 频率，不在其中（%2）：请保留它们原有的配置。</translation>
    </message>
    <message>
        <source>transformers ignores position_lab; only Position Lab reads it.</source>
        <translation>transformers 忽略 position_lab；只有 Position Lab 读取它。</translation>
    </message>
    <message>
        <source>transformers has no rope_type for NTK-by-parts: it reads plain RoPE here.</source>
        <translation>transformers 没有 NTK-by-parts 的 rope_type：这里会读成普通 RoPE。</translation>
    </message>
    <message>
        <source>transformers has no block for these values: it reads plain RoPE here.</source>
        <translation>transformers 没有能表示这些数值的配置块：这里会读成普通 RoPE。</translation>
    </message>
    <message>
        <source>transformers has no rope_type for NTK-aware; a larger rope_theta gives the same frequencies.</source>
        <translation>transformers 没有 NTK-aware 的 rope_type；更大的 rope_theta 给出同样的频率。</translation>
    </message>
    <message>
        <source>The adjusted base is just another rope_theta.</source>
        <translation>调整底数就是换一个 rope_theta。</translation>
    </message>
    <message>
        <source>proportional was introduced with rope_parameters; older releases of transformers do not support it.</source>
        <translation>proportional 与 rope_parameters 一同引入；较早的 transformers 不支持它。</translation>
    </message>
    <message>
        <source>max_position_embeddings stays at the training length; beyond it, the base grows with the text.</source>
        <translation>max_position_embeddings 保持训练长度：文本超过它之后，底数随文本长度增大。</translation>
    </message>
    <message>
        <source>transformers computes YaRN&apos;s ramp along the pair index; a ramp along rotations has no key.</source>
        <translation>transformers 沿维度对序号计算 YaRN 的斜坡；沿圈数的斜坡没有对应的键。</translation>
    </message>
    <message>
        <source>transformers warns that the factor is not max_position_embeddings divided by the original length.</source>
        <translation>transformers 会警告：缩放因子不等于 max_position_embeddings 除以原始长度。</translation>
    </message>
    <message>
        <source>transformers warns unless the original length is below max_position_embeddings.</source>
        <translation>原始长度不小于 max_position_embeddings 时，transformers 会警告。</translation>
    </message>
    <message>
        <source>No lists are loaded; the block has lists of 1 instead, which change nothing.</source>
        <translation>没有载入列表；配置块以全 1 代替，不改变任何频率。</translation>
    </message>
    <message>
        <source>transformers rounds %1 times %2 down to %3 for its exponents 2i/%3 and rotates %4 dimensions; Position Lab uses %5 for both.</source>
        <translation>transformers 把 %1 乘以 %2 向下取整为 %3，用于指数 2i/%3，并旋转 %4 维；Position Lab 两者都用 %5。</translation>
    </message>
    <message>
        <source>max_position_embeddings exceeds the training length, and no method extends RoPE to it.</source>
        <translation>max_position_embeddings 大于训练长度，而没有启用任何方法把 RoPE 扩展到它。</translation>
    </message>
    <message>
        <source>Only multi-head latent attention (DeepSeek and related models) scales the softmax by mscale_all_dim.</source>
        <translation>只有多头潜在注意力（DeepSeek 及相关模型）按 mscale_all_dim 缩放 softmax。</translation>
    </message>
    <message>
        <source>Remove rope_scaling from the file if it is there: transformers reads it instead of rope_parameters.</source>
        <translation>如果文件里有 rope_scaling，请删去它：transformers 会读取它，而不读 rope_parameters。</translation>
    </message>
</context>
<context>
    <name>lab::app::RopeConfig</name>
    <message>
        <source>rope_theta %1 and alpha %2 make a base of %3; it must be at most %4.</source>
        <translation>rope_theta %1 与 alpha %2 得出的底数是 %3；它最大只能是 %4。</translation>
    </message>
    <message>
        <source>%1 is %2; it must be three numbers of pairs, for time, height and width, that add up to half the head dimension, such as [16, 24, 24].</source>
        <translation>%1 是 %2；它必须是时间、高度、宽度三个方向的维度对数，其和为每头维数的一半，例如 [16, 24, 24]。</translation>
    </message>
    <message>
        <source>there is no head_dim, and no hidden_size with num_attention_heads to compute it from; give either.</source>
        <translation>没有 head_dim，也没有可用来推算它的 hidden_size 与 num_attention_heads；请给出其一。</translation>
    </message>
    <message>
        <source>the head dimension is %1; the pictures need an even dimension from 2 to %2.</source>
        <translation>头维数是 %1；图中只能用 2 到 %2 之间的偶数。</translation>
    </message>
</context>
<context>
    <name>lab::app::RopeEntries</name>
    <message>
        <source>%1 has no entry for %2, which layer_types names; give it one, or null for layers without positions.</source>
        <translation>%1 中没有 layer_types 里的 %2 一项；请补上，若这些层不用位置编码则写 null。</translation>
    </message>
</context>
<context>
    <name>lab::app::RopeText</name>
    <message>
        <source>%1.%2 is %3; it must be one of %4.</source>
        <translation>%1.%2 是 %3；必须是 %4 之一。</translation>
    </message>
    <message>
        <source>%1: %2 is %3; it must be an object of parameters.</source>
        <translation>%1：%2 是 %3；必须是由参数组成的对象。</translation>
    </message>
    <message>
        <source>%1 holds a scene; open it as a file.</source>
        <translation>%1里是一个场景；请作为文件打开。</translation>
    </message>
    <message>
        <source>%1: %2.%3 is not a RoPE parameter; use rope.… or scaling.…, such as scaling.factor.</source>
        <translation>%1：%2.%3 不是 RoPE 的参数；请用 rope.… 或 scaling.…，例如 scaling.factor。</translation>
    </message>
    <message>
        <source>%1: %2 contradicts %3 next to it; remove it, or copy the block again.</source>
        <translation>%1：%2 与旁边的 %3 数值不符；请删去它，或重新复制配置块。</translation>
    </message>
    <message>
        <source>%1 has %2 MB of text; the limit is %3 MB.</source>
        <translation>%1里有 %2 MB 文本；上限为 %3 MB。</translation>
    </message>
    <message>
        <source>%1 contains no RoPE block: the model&apos;s positions are %2.</source>
        <translation>%1里没有 RoPE 配置块：这个模型的位置编码是 %2。</translation>
    </message>
</context>
<context>
    <name>lab::app::SceneFile</name>
    <message>
        <source>%1: %2 must be an object with whole-number keys from 0 to %4 and numbers from −%3 to %3.</source>
        <translation>%1：%2 必须是对象，键为 0 到 %4 的整数，值为 −%3 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1: &quot;version&quot; must be %2.</source>
        <translation>%1：&quot;version&quot; 必须是 %2。</translation>
    </message>
    <message>
        <source>%1: &quot;version&quot; is missing; it must be %2.</source>
        <translation>%1：缺少 &quot;version&quot;；它必须是 %2。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1 第 %2 行</translation>
    </message>
    <message>
        <source>%1, line %2, in &quot;pinned&quot; (A)</source>
        <translation>%1 第 %2 行，&quot;pinned&quot;（A）中</translation>
    </message>
    <message>
        <source>%1, in &quot;pinned&quot; (A)</source>
        <translation>%1，&quot;pinned&quot;（A）中</translation>
    </message>
    <message>
        <source>%1: %2 belongs inside &quot;parameters&quot;.</source>
        <translation>%1：%2 应放在 &quot;parameters&quot; 里。</translation>
    </message>
    <message>
        <source>%1 was saved by a newer Position Lab (scene version %2; this one reads up to %3).</source>
        <translation>%1 由更新的 Position Lab 保存（场景版本 %2；本程序最高读到 %3）。</translation>
    </message>
    <message>
        <source>%1: &quot;parameters&quot; must be an object of keys and values.</source>
        <translation>%1：&quot;parameters&quot; 必须是由键和值组成的对象。</translation>
    </message>
    <message>
        <source>%1: &quot;pinned&quot; must be an object of its own &quot;parameters&quot;.</source>
        <translation>%1：&quot;pinned&quot; 必须是含有自己的 &quot;parameters&quot; 的对象。</translation>
    </message>
    <message>
        <source>%1: &quot;model&quot; must have a name and the lists of remarks and kinds, as Position Lab saves them.</source>
        <translation>%1：&quot;model&quot; 必须有 name，以及 Position Lab 所保存格式的 remarks 和 kinds 列表。</translation>
    </message>
    <message>
        <source>%1: %2 must be an object with whole-number keys from 0 to %4 and lists of the numbers %3.</source>
        <translation>%1：%2 必须是对象，键为 0 到 %4 的整数，值为由这些数组成的列表：%3。</translation>
    </message>
    <message>
        <source>%1: derivation.card must be a whole number from 0 to %2.</source>
        <translation>%1：derivation.card 必须是 0 到 %2 的整数。</translation>
    </message>
    <message>
        <source>%1 is not a Position Lab scene: its &quot;format&quot; is not &quot;%2&quot;.</source>
        <translation>%1 不是 Position Lab 的场景：它的 &quot;format&quot; 不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1: a scene has no entry &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation>%1：场景中没有 &quot;%2&quot; 这一项；是否指 &quot;%3&quot;？</translation>
    </message>
    <message>
        <source>%1: %2 is in quotation marks; write it without them: %3</source>
        <translation>%1：%2 的值在引号里；请去掉引号：%3</translation>
    </message>
    <message>
        <source>%1: a scene has no entry &quot;%2&quot;; allowed: %3.</source>
        <translation>%1：场景中没有 &quot;%2&quot; 这一项；允许的有：%3。</translation>
    </message>
    <message>
        <source>%1: %2 must be a list of at most %3 numbers from %4 to %5, one per pair.</source>
        <translation>%1：%2 必须是至多 %3 个数的列表，每对一个，取值 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1: %2 is true but %3 and %4 differ; they are kept as they are and no longer linked.</source>
        <translation>%1：%2 为 true，但 %3 与 %4 不同；数值保持不变，不再共用。</translation>
    </message>
</context>
<context>
    <name>lab::app::SeriesCommand</name>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>无法写入标准输出。</translation>
    </message>
    <message>
        <source>%1 has no series of states.</source>
        <translation>%1 里没有状态序列。</translation>
    </message>
    <message>
        <source>--over: %1 must be KEY=FROM:TO or KEY=FROM:TO:COUNT with 2 to %2 pictures, such as rope.base=100:1000000:25, or the key alone of a choice.</source>
        <translation>--over：%1 必须是 KEY=FROM:TO 或 KEY=FROM:TO:COUNT（2 到 %2 幅图），例如 rope.base=100:1000000:25；选项类参数只写键。</translation>
    </message>
    <message>
        <source>series: give one scene with a series, or --over KEY=FROM:TO:COUNT.</source>
        <translation>series：请给出一个带有序列的场景，或 --over KEY=FROM:TO:COUNT。</translation>
    </message>
    <message>
        <source>--%1 has no effect without --export.</source>
        <translation>没有 --export 时，--%1 不起作用。</translation>
    </message>
</context>
<context>
    <name>lab::app::SeriesFile</name>
    <message>
        <source>%1: the states from %2 on were not read.</source>
        <translation>%1：从第 %2 个状态起未读取。</translation>
    </message>
    <message>
        <source>%1: &quot;seconds&quot; must be a number from %2 to %3.</source>
        <translation>%1：&quot;seconds&quot; 必须是 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1: &quot;parameters&quot; must be an object of keys and values.</source>
        <translation>%1：&quot;parameters&quot; 必须是由键和值组成的对象。</translation>
    </message>
    <message>
        <source>%1: &quot;series&quot; must be a list of at most %2 states.</source>
        <translation>%1：&quot;series&quot; 必须是最多 %2 个状态的列表。</translation>
    </message>
    <message>
        <source>%1, state %2 of the series</source>
        <translation>%1，序列的第 %2 个状态</translation>
    </message>
    <message>
        <source>%1, line %2, state %3 of the series</source>
        <translation>%1，第 %2 行，序列的第 %3 个状态</translation>
    </message>
    <message>
        <source>%1: it must be an object in braces.</source>
        <translation>%1：必须是花括号中的对象。</translation>
    </message>
    <message>
        <source>%1: &quot;pictures&quot; must be a list of pictures of the state&apos;s bench: %2.</source>
        <translation>%1：&quot;pictures&quot; 必须是该状态所在实验台的图的列表：%2。</translation>
    </message>
    <message>
        <source>%1: &quot;pictures&quot; has &quot;%2&quot;, which is not a picture of the state&apos;s bench: %3.</source>
        <translation>%1：&quot;pictures&quot; 中的 &quot;%2&quot; 不是该状态所在实验台的图：%3。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be an object of texts, by language: %3.</source>
        <translation>%1：&quot;%2&quot; 必须是按语言列出文字的对象：%3。</translation>
    </message>
</context>
<context>
    <name>lab::app::SeriesFrames</name>
    <message>
        <source>%1 of %2</source>
        <comment>states of a series</comment>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
</context>
<context>
    <name>lab::app::StreamedFile</name>
    <message>
        <source>Standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>它已关闭</translation>
    </message>
    <message>
        <source>%1 could not be written completely: %2.</source>
        <translation>%1 未能完整写入：%2。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Nothing was changed.</source>
        <translation>无法写入 %1：%2。没有任何改动。</translation>
    </message>
</context>
<context>
    <name>lab::app::TableCommand</name>
    <message>
        <source>--quantity: %1 has no %2; it must be one of %3.</source>
        <translation>--quantity：%1 没有 %2；只能是 %3 之一。</translation>
    </message>
    <message>
        <source>--positions: %1 of %2 has its own rows, with no positions to choose.</source>
        <translation>--positions：%2 的 %1 有自己的行，没有位置可选。</translation>
    </message>
    <message>
        <source>--positions: %1 of %2 starts at 0; give FROM:END from 0 to %3, such as 0:16, not %4:%5.</source>
        <translation>--positions：%2 的 %1 从 0 开始；请写成 0 到 %3 之间的 FROM:END，例如 0:16，而不是 %4:%5。</translation>
    </message>
</context>
<context>
    <name>lab::app::UnsavedWork</name>
    <message>
        <source>%1 is not an unsaved lecture that this version of Position Lab can read; it is left unchanged.</source>
        <translation>%1 不是本版本 Position Lab 能读取的未保存讲座；文件保持原样。</translation>
    </message>
    <message>
        <source>%1 is not an unsaved lesson that this version of Position Lab can read; it is left unchanged.</source>
        <translation>%1 不是本版本 Position Lab 能读取的未保存课程；文件保持原样。</translation>
    </message>
    <message>
        <source>%1 is not an unsaved scene that this version of Position Lab can read; it is left unchanged.</source>
        <translation>%1 不是本版本 Position Lab 能读取的未保存场景；文件保持原样。</translation>
    </message>
    <message>
        <source>The autosaved lecture is damaged: %1 The file was renamed to %2.</source>
        <translation>自动保存的讲座已损坏：%1该文件已改名为 %2。</translation>
    </message>
    <message>
        <source>The autosaved lesson is damaged: %1 The file was renamed to %2.</source>
        <translation>自动保存的课程已损坏：%1该文件已改名为 %2。</translation>
    </message>
    <message>
        <source>The autosaved scene is damaged: %1 The file was renamed to %2.</source>
        <translation>自动保存的场景已损坏：%1该文件已改名为 %2。</translation>
    </message>
    <message>
        <source>Autosave failed. %1 Save your work yourself.</source>
        <translation>自动保存失败。%1请手动保存。</translation>
    </message>
    <message>
        <source>Nothing can be written to %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>the lock file could not be created</source>
        <translation>无法创建锁文件</translation>
    </message>
</context>
<context>
    <name>lab::app::Worksheet</name>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Draw your prediction:</source>
        <translation>画出你的预测：</translation>
    </message>
    <message>
        <source>My prediction:</source>
        <translation>我的预测：</translation>
    </message>
    <message>
        <source>Why I think so:</source>
        <translation>我的理由：</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Another curve</source>
        <translation>另一条曲线</translation>
    </message>
    <message>
        <source>For the teacher, %1 minutes</source>
        <translation>教师用，%1 分钟</translation>
    </message>
    <message>
        <source>For the teacher, 1 minute</source>
        <translation>教师用，1 分钟</translation>
    </message>
    <message>
        <source>Other answers, and why they are wrong</source>
        <translation>其他常见的回答，以及它们为什么错</translation>
    </message>
</context>
<context>
    <name>lab::app::WorksheetCommand</name>
    <message>
        <source>%1: the name must end in .pdf.</source>
        <translation>%1：文件名必须以 .pdf 结尾。</translation>
    </message>
    <message>
        <source>%1: this lecture has only scenes; a worksheet needs a lesson.</source>
        <translation>%1：这个讲座里只有场景；学习单需要课程。</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a built-in lesson; `lesson list` lists the lessons.</source>
        <translation>%1 既不是文件，也不是内置课程；`lesson list` 列出内置课程。</translation>
    </message>
</context>
<context>
    <name>lab::ui::Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>新建场景(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Picture or bench…</source>
        <translation>图或实验台(&amp;P)…</translation>
    </message>
    <message>
        <source>Whole &amp;bench…</source>
        <translation>整个实验台(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Numbers as CSV…</source>
        <translation>数据存为 CSV(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>复制图(&amp;C)</translation>
    </message>
    <message>
        <source>Re&amp;set bench</source>
        <translation>重置实验台(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Bench list</source>
        <translation>实验台列表(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation>参数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Zoom to fit</source>
        <translation>缩放至合适(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;All digits</source>
        <translation>全部数位(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bench</source>
        <translation>实验台(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Position Lab</source>
        <translation>关于 Position Lab(&amp;A)</translation>
    </message>
    <message>
        <source>Copy RoPE &amp;block</source>
        <translation>复制 RoPE 配置块(&amp;B)</translation>
    </message>
    <message>
        <source>Copy block</source>
        <translation>复制配置块</translation>
    </message>
    <message>
        <source>&amp;Paste RoPE block</source>
        <translation>粘贴 RoPE 配置块(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pin as A</source>
        <translation>固定为 A(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>交换 A 与 B(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;lear A</source>
        <translation>清除 A(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Table of pairs…</source>
        <translation>维度对表格(&amp;T)…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>表格…</translation>
    </message>
    <message>
        <source>Calculator…</source>
        <translation>计算器…</translation>
    </message>
    <message>
        <source>&amp;Code…</source>
        <translation>代码(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Series of states…</source>
        <translation>状态序列(&amp;S)…</translation>
    </message>
    <message>
        <source>P&amp;resent</source>
        <translation>演示(&amp;R)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>&amp;Worksheet of the lesson…</source>
        <translation>本课的学习单(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>L&amp;ecture…</source>
        <translation>讲座(&amp;E)…</translation>
    </message>
    <message>
        <source>Page with a s&amp;lider…</source>
        <translation>带滑块的网页(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>上一页(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>&amp;Derivation on one page…</source>
        <translation>单页推导(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Words on the ruler</source>
        <translation>标尺上的词(&amp;W)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>Copies the current state&apos;s RoPE block, rope_parameters for a config.json.</source>
        <translation>复制当前状态的 RoPE 配置块，即 config.json 中的 rope_parameters。</translation>
    </message>
    <message>
        <source>Every RoPE pair in numbers, to sort, copy and save.</source>
        <translation>以数字列出 RoPE 的每个维度对，可排序、复制和保存。</translation>
    </message>
    <message>
        <source>Context-length &amp;calculator…</source>
        <translation>上下文长度计算器(&amp;C)…</translation>
    </message>
    <message>
        <source>How each method gets from the training length to the target length.</source>
        <translation>从训练长度到目标长度，各方法分别改变什么。</translation>
    </message>
    <message>
        <source>The same numbers in NumPy or PyTorch, and common mistakes.</source>
        <translation>用 NumPy 或 PyTorch 得到同样的数，以及常见的错误。</translation>
    </message>
    <message>
        <source>Fills the screen with the main pictures (F11).</source>
        <translation>用主图填满屏幕（F11）。</translation>
    </message>
    <message>
        <source>Back to first &amp;slide</source>
        <translation>回到起始画面(&amp;S)</translation>
    </message>
    <message>
        <source>Presenter &amp;view…</source>
        <translation>演讲者视图(&amp;V)…</translation>
    </message>
    <message>
        <source>Notes, time, the next question and a show of hands, hidden from the audience.</source>
        <translation>备注、时间、下一个问题和举手统计；观众看不到。</translation>
    </message>
    <message>
        <source>Open for compar&amp;ison…</source>
        <translation>打开作对比(&amp;I)…</translation>
    </message>
    <message>
        <source>config.json for this encodin&amp;g…</source>
        <translation>该编码的 config.json(&amp;G)…</translation>
    </message>
    <message>
        <source>config.json…</source>
        <translation>config.json…</translation>
    </message>
    <message>
        <source>The part of a config.json for the encoding chosen in Compare, with the lengths you need.</source>
        <translation>“比较”中所选编码的 config.json 部分，按你需要的长度写出。</translation>
    </message>
    <message>
        <source>Lessons and series in the order you present them.</source>
        <translation>课程和序列，按演示的顺序排列。</translation>
    </message>
    <message>
        <source>The previous page of the derivation.</source>
        <translation>推导的上一页。</translation>
    </message>
    <message>
        <source>The next page of the derivation.</source>
        <translation>推导的下一页。</translation>
    </message>
    <message>
        <source>&amp;Terms here</source>
        <translation>此处术语(&amp;T)</translation>
    </message>
    <message>
        <source>The meaning of the terms in the part that has keyboard focus (Shift+F1).</source>
        <translation>键盘焦点所在部分的术语的含义（Shift+F1）。</translation>
    </message>
    <message>
        <source>The words of Order&apos;s sentence at their positions, starting at 0.</source>
        <translation>把“顺序”中句子的各个词标在各自的位置上，从 0 开始。</translation>
    </message>
    <message>
        <source>Makes texts and lines stand out more, in both themes.</source>
        <translation>使文字和线条更醒目，浅色和深色主题都适用。</translation>
    </message>
    <message>
        <source>Animations advance in steps, without trails or transitions.</source>
        <translation>动画逐步变化，没有尾迹和过渡。</translation>
    </message>
    <message>
        <source>There is no room for larger text. Make the window larger first.</source>
        <translation>窗口容不下更大的文字。请先放大窗口。</translation>
    </message>
    <message>
        <source>Saved &amp;runs…</source>
        <translation>已保存的训练(&amp;R)…</translation>
    </message>
    <message>
        <source>Saved runs…</source>
        <translation>已保存的训练…</translation>
    </message>
    <message>
        <source>Trained models that you saved under a name: overlay, export or delete them.</source>
        <translation>你命名保存的已训练模型，可以叠加显示、导出和删除。</translation>
    </message>
    <message>
        <source>Use learned ta&amp;ble</source>
        <translation>使用学到的表(&amp;B)</translation>
    </message>
    <message>
        <source>Use the table</source>
        <translation>使用这张表</translation>
    </message>
    <message>
        <source>Opens Waves, Biases or Relative with what the selected Experiment model learned about positions, instead of untrained numbers.</source>
        <translation>打开“正弦波形”“偏置”或“相对”，用“实验”中所选模型学到的位置信息代替未经训练的数。</translation>
    </message>
    <message>
        <source>Back to the As&amp;ide</source>
        <translation>回到临时查看(&amp;I)</translation>
    </message>
</context>
<context>
    <name>lab::ui::AdvisedWindow</name>
    <message>
        <source>rope_parameters</source>
        <translation>rope_parameters</translation>
    </message>
    <message>
        <source>rope_scaling, older</source>
        <translation>rope_scaling（旧）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>config.json for this encoding — Position Lab</source>
        <translation>该编码的 config.json — Position Lab</translation>
    </message>
    <message>
        <source>Key names in the block: those of transformers 5, or older ones.</source>
        <translation>配置块用哪一套键名：transformers 5 的，或更早的。</translation>
    </message>
    <message>
        <source>config.json for this encoding</source>
        <translation>该编码的 config.json</translation>
    </message>
    <message>
        <source>Copies the block, ready for a config.json or to paste back here.</source>
        <translation>复制配置块，可放进 config.json，也可粘贴回这里。</translation>
    </message>
    <message>
        <source>Block for %1</source>
        <comment>an encoding</comment>
        <translation>%1 的配置块</translation>
    </message>
</context>
<context>
    <name>lab::ui::Adviser</name>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>one curve for all words, highest at distance 0</source>
        <translation>所有词共用一条曲线，在相对距离 0 处最高</translation>
    </message>
    <message>
        <source>one curve for all words, lowest at distance 0</source>
        <translation>所有词共用一条曲线，在相对距离 0 处最低</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>fits, but costs more than allowed</source>
        <translation>符合，但超出允许的代价</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>不符合</translation>
    </message>
    <message>
        <source>What fits these needs</source>
        <translation>哪些编码符合需要</translation>
    </message>
    <message>
        <source>no parameters</source>
        <translation>没有可学习参数</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 个可学习参数</translation>
    </message>
    <message>
        <source>each distance has its own value</source>
        <translation>每个相对距离都有自己的值</translation>
    </message>
    <message>
        <source>distances with their own value: %1</source>
        <translation>有自己的值的相对距离：%1</translation>
    </message>
    <message>
        <source>no version for %1 axes</source>
        <translation>没有用于 %1 个轴的版本</translation>
    </message>
    <message>
        <source>does not encode the token&apos;s position</source>
        <translation>不编码词元自身的位置</translation>
    </message>
    <message>
        <source>its logits do not depend on distance</source>
        <translation>它的 logit 与相对距离无关</translation>
    </message>
    <message>
        <source>the logit at one distance varies by %1 across positions</source>
        <translation>同一相对距离的 logit 随位置变化，幅度 %1</translation>
    </message>
    <message>
        <source>it counts tokens that its gates let through, not positions</source>
        <translation>它数的是门控放行的词元，而不是位置</translation>
    </message>
    <message>
        <source>values are shared from distance %1 on</source>
        <translation>从相对距离 %1 起，相邻的相对距离共用值</translation>
    </message>
    <message>
        <source>no row beyond %1 positions</source>
        <translation>超过 %1 个位置就没有对应的行</translation>
    </message>
    <message>
        <source>no row beyond %1 position</source>
        <translation>超过 %1 个位置就没有对应的行</translation>
    </message>
    <message>
        <source>its parameters are %1 of those of attention</source>
        <translation>参数量相当于注意力的 %1</translation>
    </message>
    <message>
        <source>only the causal mask carries order</source>
        <translation>只有因果掩码带来顺序信息</translation>
    </message>
    <message>
        <source>fit: %1 · over the cost limit: %2</source>
        <translation>%1 个符合 · %2 个超出允许的代价</translation>
    </message>
    <message>
        <source>pairs that reach angles not seen in %1 positions: %2 of %3</source>
        <translation>遇到 %1 个位置内未见过的角度的维度对：%3 个中的 %2 个</translation>
    </message>
    <message>
        <source>pairs that reach angles not seen in %1 position: %2 of %3</source>
        <translation>遇到 %1 个位置内未见过的角度的维度对：%3 个中的 %2 个</translation>
    </message>
    <message>
        <source>takes %1 of the operations of attention</source>
        <translation>运算量相当于注意力的 %1</translation>
    </message>
    <message>
        <source>%1, and other reasons</source>
        <comment>a reason</comment>
        <translation>%1；另有其他原因</translation>
    </message>
    <message>
        <source>logits at one distance differ by %1</source>
        <translation>同一相对距离，logit 相差 %1</translation>
    </message>
    <message>
        <source>pairs at unseen angles: %1 of %2</source>
        <translation>遇到未见过的角度的维度对：%2 个中有 %1 个</translation>
    </message>
    <message>
        <source>parameters: %1 of attention&apos;s</source>
        <translation>参数量为注意力的 %1</translation>
    </message>
    <message>
        <source>operations: %1 of attention&apos;s</source>
        <translation>运算量为注意力的 %1</translation>
    </message>
    <message>
        <source>bundled small models, “%1”, at %2 L: %3 % accuracy</source>
        <translation>内置小模型，“%1”，在 %2 L 处：准确率 %3 %</translation>
    </message>
    <message>
        <source>models you trained, “%1”, at %2 L: %3 % accuracy</source>
        <translation>你训练的模型，“%1”，在 %2 L 处：准确率 %3 %</translation>
    </message>
    <message>
        <source>your run “%1”, “%2”, at %3 L: %4 % accuracy</source>
        <translation>你的训练“%1”，“%2”，在 %3 L 处：准确率 %4 %</translation>
    </message>
</context>
<context>
    <name>lab::ui::AdviserView</name>
    <message>
        <source>Adviser</source>
        <translation>选择建议</translation>
    </message>
    <message>
        <source>%1 %2: %3. Arrow keys move the row, Enter opens the bench.</source>
        <translation>%1 %2：%3。方向键选择行，回车打开实验台。</translation>
    </message>
</context>
<context>
    <name>lab::ui::Aside</name>
    <message>
        <source>“%1” waits at its question. Backspace: back to it</source>
        <translation>“%1”停在提问处。退格键：返回</translation>
    </message>
    <message>
        <source>“%1” waits at its outcome. Backspace: back to it</source>
        <translation>“%1”停在结果处。退格键：返回</translation>
    </message>
    <message>
        <source>“%1” waits at its explanation. Backspace: back to it</source>
        <translation>“%1”停在解释处。退格键：返回</translation>
    </message>
    <message>
        <source>“%1” waits at state %2. Backspace: back to it</source>
        <translation>“%1”停在第 %2 个状态。退格键：返回</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>临时查看</translation>
    </message>
</context>
<context>
    <name>lab::ui::AtomicWriting</name>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>The folder %1 could not be created: %2.</source>
        <translation>无法创建文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 无法写入：%2。</translation>
    </message>
</context>
<context>
    <name>lab::ui::BaseBoundPart</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop the search for the smallest bases</source>
        <translation>停止搜索最小底数</translation>
    </message>
    <message>
        <source>Continue the search for the smallest bases</source>
        <translation>继续搜索最小底数</translation>
    </message>
</context>
<context>
    <name>lab::ui::Bench</name>
    <message>
        <source>A is frozen. Switch to Both or B to edit.</source>
        <translation>A 已固定，不能修改。请切换到“两者”或“B”。</translation>
    </message>
</context>
<context>
    <name>lab::ui::BenchList</name>
    <message>
        <source>Benches</source>
        <translation>实验台</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>a bench and its key</comment>
        <translation>%1（按键 %2）</translation>
    </message>
    <message>
        <source>Motivation</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>各种编码</translation>
    </message>
    <message>
        <source>Long texts</source>
        <translation>长文本</translation>
    </message>
    <message>
        <source>Why RoPE</source>
        <translation>为什么是 RoPE</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>选哪种</translation>
    </message>
</context>
<context>
    <name>lab::ui::BenchValues</name>
    <message>
        <source>Base and dimension</source>
        <translation>底数和维数</translation>
    </message>
</context>
<context>
    <name>lab::ui::BiasCurveView</name>
    <message>
        <source>Left and right change the distance.</source>
        <translation>左右键改变相对距离。</translation>
    </message>
    <message>
        <source>Left and right change the distance, up and down select a head.</source>
        <translation>左右键改变相对距离，上下键选择头。</translation>
    </message>
    <message>
        <source>Bias against distance</source>
        <translation>偏置随相对距离的变化</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>bias at %1</source>
        <translation>相对距离 %1 的偏置</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>published</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Bias of query %1 against distance</source>
        <translation>查询 %1 的偏置随相对距离的变化</translation>
    </message>
    <message>
        <source>Bias of head %1 against distance</source>
        <translation>头 %1 的偏置随相对距离的变化</translation>
    </message>
    <message>
        <source>Counted from each key to query %1</source>
        <translation>从每个键数到查询 %1</translation>
    </message>
    <message>
        <source>%1 · %2 + %3 = %4, %5 bytes</source>
        <translation>%1 · %2 + %3 = %4，%5 字节</translation>
    </message>
    <message>
        <source>Cost of token %1:</source>
        <translation>词元 %1 的代价：</translation>
    </message>
    <message>
        <source>%1 · %2 = %3, %4 bytes</source>
        <translation>%1 · %2 = %3，%4 字节</translation>
    </message>
    <message>
        <source>Gate of key %1</source>
        <translation>键 %1 的门控</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>%1, across</source>
        <translation>%1，横向</translation>
    </message>
    <message>
        <source>%1, down</source>
        <translation>%1，纵向</translation>
    </message>
    <message>
        <source>%1, key before the query</source>
        <translation>%1，键在查询之前</translation>
    </message>
    <message>
        <source>%1, key after the query</source>
        <translation>%1，键在查询之后</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1，%2 字节</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation>%1 次运算</translation>
    </message>
    <message>
        <source>1 operation</source>
        <translation>1 次运算</translation>
    </message>
    <message>
        <source>Counted to query %1</source>
        <translation>数到查询 %1</translation>
    </message>
    <message>
        <source>Bias of query %1</source>
        <translation>查询 %1 的偏置</translation>
    </message>
    <message>
        <source>Against distance</source>
        <translation>随相对距离</translation>
    </message>
    <message>
        <source>drag an edge</source>
        <translation>可拖动边界</translation>
    </message>
    <message>
        <source>drag a step</source>
        <translation>可拖动台阶</translation>
    </message>
    <message>
        <source>Slopes %1–%2 of %3</source>
        <comment>heads that are listed, of all</comment>
        <translation>斜率 %1–%2，共 %3</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>heads that are listed, of all</comment>
        <translation>%1–%2，共 %3</translation>
    </message>
    <message>
        <source>Bias of head %1 by steps down and across</source>
        <translation>头 %1 的偏置，按纵横步数</translation>
    </message>
    <message>
        <source>Cost of token %1: %2 · %3 + %4 = %5, %6 bytes stored</source>
        <translation>词元 %1 的代价：%2 · %3 + %4 = %5，保存 %6 字节</translation>
    </message>
    <message>
        <source>Cost of token %1: %2 · %3 = %4, %5 bytes stored</source>
        <translation>词元 %1 的代价：%2 · %3 = %4，保存 %5 字节</translation>
    </message>
    <message>
        <source>logarithmic on both sides; drag the edges</source>
        <translation>两侧都是对数刻度；边界可以拖动</translation>
    </message>
    <message>
        <source>each step is a gate; drag it</source>
        <translation>每级台阶是一个门控，可以拖动</translation>
    </message>
    <message>
        <source>By steps down and across</source>
        <translation>按向下与向右的步数</translation>
    </message>
</context>
<context>
    <name>lab::ui::BiasMatrixView</name>
    <message>
        <source>Left and right move n, up and down move m.</source>
        <translation>左右键移动 n，上下键移动 m。</translation>
    </message>
    <message>
        <source>Bias of head %1</source>
        <translation>头 %1 的偏置</translation>
    </message>
    <message>
        <source>query position down, key position across</source>
        <translation>查询位置向下，键位置向右</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>query down, key across</source>
        <translation>查询向下，键向右</translation>
    </message>
    <message>
        <source>query down, key across, %1 positions</source>
        <translation>查询向下，键向右，共 %1 个位置</translation>
    </message>
    <message>
        <source>query down, key across, 1 position</source>
        <translation>查询向下，键向右，共 1 个位置</translation>
    </message>
    <message>
        <source>1 position</source>
        <translation>1 个位置</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>Difference of head %1, %2</source>
        <translation>头 %1 之差，%2</translation>
    </message>
    <message>
        <source>There is no difference: one of the two has no head %1.</source>
        <translation>无法求差：两者之一没有头 %1。</translation>
    </message>
</context>
<context>
    <name>lab::ui::BiasesBench</name>
    <message>
        <source>Biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>ALiBi adds only a linear penalty: the farther the key, the lower the logit, more steeply in some heads.</source>
        <translation>ALiBi 只加一个线性惩罚：键越远，logit 越低，有的头降得更快。</translation>
    </message>
    <message>
        <source>A has %1 heads and B has %2; heads with the same number are compared.</source>
        <translation>A 有 %1 个头，B 有 %2 个；编号相同的头相互比较。</translation>
    </message>
    <message>
        <source>A has 1 head and B has %1; heads with the same number are compared.</source>
        <translation>A 有 1 个头，B 有 %1 个；编号相同的头相互比较。</translation>
    </message>
    <message>
        <source>A matrix cannot be overlaid; choose Difference (B − A).</source>
        <translation>矩阵无法叠加显示；请选“差”（B − A）。</translation>
    </message>
    <message>
        <source>One learned number per distance up to K. All larger distances share the last one.</source>
        <translation>不超过 K 的每个相对距离各有一个可学习的数；更远的都共用最后一个。</translation>
    </message>
    <message>
        <source>T5 sorts distances into buckets, fine near the query and coarse far away, with one learned number each.</source>
        <translation>T5 把相对距离分进桶里，近处细，远处粗，每个桶一个可学习的数。</translation>
    </message>
    <message>
        <source>Tokens are patches of a window, row by row, with one learned number per step down and across.</source>
        <translation>词元是窗口中逐行编号的图像块；每个纵横步数各有一个可学习的数。</translation>
    </message>
    <message>
        <source>Sandwich keeps only the products of sinusoidal rows with each other: a sum of cosines of the distance.</source>
        <translation>Sandwich 只保留正弦编码各行彼此的点积：相对距离的余弦之和。</translation>
    </message>
    <message>
        <source>Nothing is added. Only the mask carries order: the bias is 0 wherever the key is visible.</source>
        <translation>什么也不加，只有掩码体现顺序：凡是可见的键，偏置都是 0。</translation>
    </message>
    <message>
        <source>CoPE counts: a gate on each key decides how much it counts, and the position is the sum of the gates.</source>
        <translation>CoPE 在计数：每个键的门控决定它计多少，位置就是门控之和。</translation>
    </message>
    <message>
        <source>KERPLE bends ALiBi&apos;s penalty: two learned numbers set its strength and shape.</source>
        <translation>KERPLE 让 ALiBi 的惩罚弯曲：两个可学习的数决定它的强度和形状。</translation>
    </message>
    <message>
        <source>FIRE expresses how far back a key is as a ratio that never exceeds 1, however long the text.</source>
        <translation>FIRE 把键离查询多远表示为一个比值，无论文本多长都不超过 1。</translation>
    </message>
    <message>
        <source>Nothing is added and no key is masked, so order leaves no trace.</source>
        <translation>什么都不加，也不遮蔽任何键，因此顺序不留痕迹。</translation>
    </message>
</context>
<context>
    <name>lab::ui::BiasesWords</name>
    <message>
        <source>key before the query</source>
        <translation>键在查询之前</translation>
    </message>
    <message>
        <source>key after: masked</source>
        <translation>键在查询之后：已遮蔽</translation>
    </message>
    <message>
        <source>key after the query</source>
        <translation>键在查询之后</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>all gates open</source>
        <translation>所有门控全开</translation>
    </message>
    <message>
        <source>The text ends before query %1. Move the query.</source>
        <translation>文本在查询 %1 之前就结束了。请移动查询。</translation>
    </message>
    <message>
        <source>gate of key %1: %2, count %3</source>
        <translation>键 %1 的门控：%2，数到 %3</translation>
    </message>
    <message>
        <source>half of the ratio</source>
        <translation>比值的一半</translation>
    </message>
    <message>
        <source>key %1: %2, count %3</source>
        <translation>键 %1：%2，数到 %3</translation>
    </message>
    <message>
        <source>%1, count %2</source>
        <translation>%1，数到 %2</translation>
    </message>
    <message>
        <source>%1, clamped to %2</source>
        <comment>a sum of gates beyond the last position</comment>
        <translation>%1，截断为 %2</translation>
    </message>
    <message>
        <source>all gates open, one per key</source>
        <translation>所有门控全开，每个键计 1</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>斜率 %1</translation>
    </message>
    <message>
        <source>slope %1, largest exponent %2</source>
        <translation>斜率 %1，最大指数 %2</translation>
    </message>
</context>
<context>
    <name>lab::ui::BlankScreen</name>
    <message>
        <source>Blank screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Press any key to show the picture again.</source>
        <translation>按任意键恢复画面。</translation>
    </message>
</context>
<context>
    <name>lab::ui::CalculatorWindow</name>
    <message>
        <source>The clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>采用 %1</translation>
    </message>
    <message>
        <source>The block for a config.json, or the command that starts a server with the same RoPE and length.</source>
        <translation>config.json 的配置块，或以同样的 RoPE 和长度启动服务器的命令。</translation>
    </message>
    <message>
        <source>rope_parameters</source>
        <translation>rope_parameters</translation>
    </message>
    <message>
        <source>rope_scaling, older</source>
        <translation>rope_scaling（旧）</translation>
    </message>
    <message>
        <source>RoPE block</source>
        <translation>RoPE 配置块</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>采用中</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Pasted a whole scene.</source>
        <translation>已粘贴整个场景。</translation>
    </message>
    <message>
        <source>Pasted %1.</source>
        <comment>a model</comment>
        <translation>已粘贴 %1。</translation>
    </message>
    <message>
        <source>Pasted %1: %2.</source>
        <comment>a model</comment>
        <translation>已粘贴 %1：%2。</translation>
    </message>
    <message>
        <source>Pasted: %1.</source>
        <translation>已粘贴：%1。</translation>
    </message>
    <message>
        <source>Also in the text: %1.</source>
        <translation>文本中还有：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Context-length calculator — Position Lab</source>
        <translation>上下文长度计算器 — Position Lab</translation>
    </message>
    <message>
        <source>Uses this method in all pictures and in the block.</source>
        <translation>所有图和配置块都采用这一方法。</translation>
    </message>
    <message>
        <source>Key names in the block: those of transformers 5, or older ones.</source>
        <translation>配置块用哪一套键名：transformers 5 的，或更早的。</translation>
    </message>
    <message>
        <source>Copies the block, ready for a config.json or to paste back here.</source>
        <translation>复制配置块，可放进 config.json，也可粘贴回这里。</translation>
    </message>
    <message>
        <source>Copies the command; add the model&apos;s name in the shell.</source>
        <translation>复制命令，填上模型名后即可在 shell 中运行。</translation>
    </message>
    <message>
        <source>Block for %1</source>
        <comment>a method</comment>
        <translation>%1 的配置块</translation>
    </message>
    <message>
        <source>Command for %1</source>
        <comment>a method</comment>
        <translation>%1 的命令</translation>
    </message>
    <message>
        <source>Pasted; all values were already the same.</source>
        <translation>已粘贴：各项数值原本就是如此，没有变化。</translation>
    </message>
</context>
<context>
    <name>lab::ui::CalculatorWords</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 of %2 pairs kept, %3 blended, %4 interpolated (÷%5)</source>
        <translation>%2 个维度对中 %1 个不变，%3 个混合，%4 个完全插值（÷%5）</translation>
    </message>
    <message>
        <source>%1 of %2 pair kept, %3 blended, %4 interpolated (÷%5)</source>
        <translation>%2 个维度对中 %1 个不变，%3 个混合，%4 个完全插值（÷%5）</translation>
    </message>
    <message>
        <source>Cosines and sines ×&#xa0;%1, so scores ×&#xa0;%2.</source>
        <translation>余弦和正弦 ×&#xa0;%1，因此分数 ×&#xa0;%2。</translation>
    </message>
    <message>
        <source>Softmax scale ×&#xa0;%1.</source>
        <translation>softmax 缩放 ×&#xa0;%1。</translation>
    </message>
    <message>
        <source>%1 → %2 positions: texts %3 times as long.</source>
        <translation>%1 → %2 个位置：文本长度是原来的 %3 倍。</translation>
    </message>
    <message>
        <source>No change: every pair makes at least one full rotation in %1 positions.</source>
        <translation>没有变化：每个维度对在 %1 个位置内至少转一圈。</translation>
    </message>
    <message>
        <source>No change: no pair makes a full rotation in 1 position, and all meet new angles beyond.</source>
        <translation>没有变化：没有维度对在 1 个位置内转满一圈，再往后都会遇到新的角度。</translation>
    </message>
    <message>
        <source>No change: the only pair makes less than one full rotation in %1 positions and meets new angles beyond.</source>
        <translation>没有变化：唯一的维度对在 %1 个位置内转不满一圈，再往后会遇到新的角度。</translation>
    </message>
    <message>
        <source>No change: %1 of %2 pairs make less than one full rotation in %3 positions and meet new angles beyond.</source>
        <translation>没有变化：%2 个维度对中有 %1 个在 %3 个位置内转不满一圈，再往后会遇到新的角度。</translation>
    </message>
    <message>
        <source>No change: 1 of %1 pairs makes less than one full rotation in %2 positions and meets new angles beyond.</source>
        <translation>没有变化：%1 个维度对中有 1 个在 %2 个位置内转不满一圈，再往后会遇到新的角度。</translation>
    </message>
    <message>
        <source>No change up to %1 positions, and the current text has %2; beyond, the base grows with the text.</source>
        <translation>%1 个位置以内没有变化，而当前文本有 %2 个；再往后，底数随文本长度增大。</translation>
    </message>
    <message>
        <source>Keys cached at a shorter length are no longer valid.</source>
        <translation>在较短长度下缓存的键已失效。</translation>
    </message>
    <message>
        <source>No change up to %1 positions; at %2 the base has grown from %3 to %4, and the last pair&apos;s frequency is divided by %5.</source>
        <translation>%1 个位置以内没有变化；到 %2 时，底数已从 %3 增到 %4，最后一个维度对的频率除以 %5。</translation>
    </message>
    <message>
        <source>With a scaling factor of 1 it would be divided by %1.</source>
        <translation>缩放因子取 1 时则除以 %1。</translation>
    </message>
    <message>
        <source>Two ramps over the rotations in %1 positions: plain RoPE gives way from %2 to %3, NTK-aware from %4 to %5. %6.</source>
        <translation>按 %1 个位置内的圈数用两段斜坡：普通 RoPE 从 %2 到 %3 圈让位，NTK-aware 从 %4 到 %5 圈让位。%6。</translation>
    </message>
    <message>
        <source>Ramp from %1 down to %2 rotations in %3 positions: %4.</source>
        <translation>斜坡从 %3 个位置内的 %1 圈降到 %2 圈：%4。</translation>
    </message>
    <message>
        <source>Ramp from %1 down to %2 rotation in %3 positions: %4.</source>
        <translation>斜坡从 %3 个位置内的 %1 圈降到 %2 圈：%4。</translation>
    </message>
    <message>
        <source>Step at %1 rotations in %2 positions: %3.</source>
        <translation>在 %2 个位置内转 %1 圈处为阶跃：%3。</translation>
    </message>
    <message>
        <source>Step at %1 rotation in %2 positions: %3.</source>
        <translation>在 %2 个位置内转 %1 圈处为阶跃：%3。</translation>
    </message>
    <message>
        <source>Needs two lists of divisors from a model file; none is loaded, so no pair changes.</source>
        <translation>需要模型文件中的两个除数列表；没有载入，所以各维度对都不变。</translation>
    </message>
    <message>
        <source>Beyond %1 positions the long list divides the frequencies by %2 to %3.</source>
        <translation>超过 %1 个位置时，长列表把各频率除以 %2 到 %3。</translation>
    </message>
    <message>
        <source>Up to %1 positions the short list divides the frequencies by %2 to %3.</source>
        <translation>%1 个位置以内，短列表把各频率除以 %2 到 %3。</translation>
    </message>
    <message>
        <source>Divides all %1 frequencies by %2; the base stays the same.</source>
        <translation>全部 %1 个频率都除以 %2；底数不变。</translation>
    </message>
    <message>
        <source>No change: the target is within the training length.</source>
        <translation>没有变化：目标长度在训练长度以内。</translation>
    </message>
    <message>
        <source>No change: with a scaling factor of %1 no frequency is divided.</source>
        <translation>没有变化：缩放因子为 %1 时，各维度对的频率都不变。</translation>
    </message>
    <message>
        <source>Base %1 → %2: the first frequency stays the same, the last is divided by %3, those between by less.</source>
        <translation>底数 %1 → %2：第一个频率不变，最后一个除以 %3，中间的除数较小。</translation>
    </message>
    <message>
        <source>Cosines and softmax stay the same.</source>
        <translation>余弦和 softmax 不变。</translation>
    </message>
    <message>
        <source>Base %1 → %2, with further training: the last frequency is divided by %3.</source>
        <translation>底数 %1 → %2，并继续训练：最后一个维度对的频率除以 %3。</translation>
    </message>
    <message>
        <source>Base %1 → %2, smaller than the model&apos;s own: the last pair rotates %3 times as fast.</source>
        <translation>底数 %1 → %2，比模型自己的小：最后一个维度对转得更快，是原来的 %3 倍。</translation>
    </message>
    <message>
        <source>No change: the base does not affect the only pair.</source>
        <translation>没有变化：底数不影响唯一的维度对。</translation>
    </message>
    <message>
        <source>No change: the base is already %1.</source>
        <translation>没有变化：底数已是 %1。</translation>
    </message>
    <message>
        <source>A base of %1 divides the last frequency by %2, as the target requires: base·s^(r/(r−2)), s = %2, r = %3 rotated dimensions, the NTK-aware rule (bloc97 2023).</source>
        <translation>底数取 %1 时最后一个维度对的频率除以 %2，正合目标长度：base·s^(r/(r−2))，s = %2，旋转的维数 r = %3，即 NTK-aware 的规则（bloc97 2023）。</translation>
    </message>
    <message>
        <source>By the base bound (Men et al. 2024) it supports %1 positions; the picture Base bound searches for one that supports all.</source>
        <translation>按底数下界（Men 等人 2024），它只支持 %1 个位置；“底数下界”图会搜索支持全部位置的底数。</translation>
    </message>
    <message>
        <source>By the base bound (Men et al. 2024) it supports all %1 positions.</source>
        <translation>按底数下界（Men 等人 2024），它支持全部 %1 个位置。</translation>
    </message>
    <message>
        <source>The long list divides no frequency by more than %1: enough for %2 positions.</source>
        <translation>长列表的除数最大为 %1，只够 %2 个位置。</translation>
    </message>
    <message>
        <source>No extension: the slowest %1 of %2 pairs do not rotate; the others are unchanged.</source>
        <translation>不扩展长度：%2 个维度对中最慢的 %1 个不旋转，其余照旧旋转。</translation>
    </message>
    <message>
        <source>No extension: the slowest of %1 pairs does not rotate; the others are unchanged.</source>
        <translation>不扩展长度：%1 个维度对中最慢的 1 个不旋转，其余照旧旋转。</translation>
    </message>
    <message>
        <source>No extension: the only pair does not rotate.</source>
        <translation>不扩展长度：唯一的维度对不旋转。</translation>
    </message>
    <message>
        <source>The scaling factor covers %1 positions.</source>
        <translation>这一缩放因子只够 %1 个位置。</translation>
    </message>
    <message>
        <source>The scaling factor covers %1 position.</source>
        <translation>这一缩放因子只够 %1 个位置。</translation>
    </message>
    <message>
        <source>The target length does not exceed the training length.</source>
        <translation>目标长度不超过训练长度。</translation>
    </message>
</context>
<context>
    <name>lab::ui::CardsView</name>
    <message>
        <source>%1. %2</source>
        <comment>the number of a card and its text</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Claim %1 of %2: %3</source>
        <translation>第 %1 条说法，共 %2 条：%3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2: %3 First: %4 Second: %5</source>
        <translation>第 %1 个错误，共 %2 个：%3 第一行：%4 第二行：%5</translation>
    </message>
    <message>
        <source>%1 Your vote: %2. Verdict: %3. %4. %5 Enter tests it.</source>
        <translation>%1 你的投票：%2。结论：%3。%4。%5 按回车检验。</translation>
    </message>
    <message>
        <source>%1 Your vote: %2. Verdict: %3. %4. %5 Enter shows it.</source>
        <translation>%1 你的投票：%2。结论：%3。%4。%5 按回车查看。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>常见错误</translation>
    </message>
    <message>
        <source>%1 Vote: 1 holds, 2 in part, 3 does not hold, 4 depends.</source>
        <translation>%1 投票：1 成立，2 部分成立，3 不成立，4 视情况而定。</translation>
    </message>
    <message>
        <source>%1 Vote: 1 first is correct, 2 second, 3 both, 4 neither.</source>
        <translation>%1 投票：1 第一行正确，2 第二行正确，3 两行都对，4 两行都不对。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ChangeView</name>
    <message>
        <source>Last change</source>
        <translation>最近一次改动</translation>
    </message>
</context>
<context>
    <name>lab::ui::ChipsView</name>
    <message>
        <source>Attention of %1</source>
        <comment>a token</comment>
        <translation>“%1”的注意力</translation>
    </message>
    <message>
        <source>Reordered: %1. %2 is selected. Left and right move it, up and down select another.</source>
        <translation>重排后：%1。已选中“%2”。左右键移动它，上下键选择另一个。</translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation>第 %1 个词元：%2</translation>
    </message>
    <message>
        <source>Attention of %1, second layer</source>
        <comment>a token</comment>
        <translation>“%1”的注意力，第二层</translation>
    </message>
    <message>
        <source>Drag a token of the lower row.</source>
        <translation>拖动下面一行的词元。</translation>
    </message>
    <message>
        <source>Drag a token.</source>
        <translation>拖动词元。</translation>
    </message>
    <message>
        <source>Drag a token in the lower row; wider arrows are larger weights.</source>
        <translation>拖动下面一行的词元；箭头越宽，权重越大。</translation>
    </message>
</context>
<context>
    <name>lab::ui::CodeWindow</name>
    <message>
        <source>Code — Position Lab</source>
        <translation>代码 — Position Lab</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save as .py…</source>
        <translation>另存为 .py…</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>展示</translation>
    </message>
    <message>
        <source>Show it: %1</source>
        <translation>展示：%1</translation>
    </message>
    <message>
        <source>The numbers of %1</source>
        <comment>a bench</comment>
        <translation>“%1”的数值</translation>
    </message>
    <message>
        <source>The chosen picture has no code of its own; these are other numbers of the bench.</source>
        <translation>所选的图没有单独的代码；这是本实验台其他数值的代码。</translation>
    </message>
    <message>
        <source>Save the code</source>
        <translation>保存代码</translation>
    </message>
    <message>
        <source>The library that the code uses.</source>
        <translation>代码使用哪个库。</translation>
    </message>
    <message>
        <source>Copies the complete program, ready to run.</source>
        <translation>复制整个程序，可直接运行。</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>常见错误</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <comment>a line of code</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>a line of code</comment>
        <translation>正确</translation>
    </message>
    <message>
        <source>Loads a state whose picture shows the effect.</source>
        <translation>载入一个状态，在图中可以看到后果。</translation>
    </message>
    <message>
        <source>Loads the effect as B, with the correct state pinned as A.</source>
        <translation>把后果载入为 B，正确的状态固定为 A。</translation>
    </message>
    <message>
        <source>Writes the same table as `position-lab table`, at most %1 rows.</source>
        <translation>写出与 `position-lab table` 相同的表格，最多 %1 行。</translation>
    </message>
    <message>
        <source>Divider between the code and common mistakes; move it with the arrow keys</source>
        <translation>代码与常见错误之间的分隔：可用方向键移动</translation>
    </message>
    <message>
        <source>The answers are hidden until you rank the encodings.</source>
        <translation>结果已隐藏，先给出你的排名即可查看。</translation>
    </message>
    <message>
        <source>Writes the score of one pair in two ways; there is no table for it.</source>
        <translation>用两种方法算出一个维度对的分数；没有相应的表。</translation>
    </message>
</context>
<context>
    <name>lab::ui::CompareBench</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>The verdict is for B; exported numbers also include A.</source>
        <translation>结论针对 B；导出的数中也有 A。</translation>
    </message>
    <message>
        <source>Published statements, checked by computation: vote first. Other parameters may change a verdict.</source>
        <translation>用计算检验已发表的说法：先投票。改变参数可能改变结论。</translation>
    </message>
    <message>
        <source>Every cell is computed in one layer with the same two words. Bold numbers violate their column&apos;s rule.</source>
        <translation>每一格都在同一层中用同样的两个词算出。粗体的数不符合该列的规则。</translation>
    </message>
    <message>
        <source>Published statements, checked by computation: vote first.</source>
        <translation>用计算检验已发表的说法：先投票。</translation>
    </message>
    <message>
        <source>Every cell is computed. Bold numbers violate their column&apos;s rule.</source>
        <translation>每一格都是算出来的。粗体的数不符合该列的规则。</translation>
    </message>
    <message>
        <source>Set your needs: encodings that fit are marked, and each of the others shows the number that rules it out.</source>
        <translation>设定你的需要：符合的编码会标出，其余编码各给出使它不符合的那个数。</translation>
    </message>
    <message>
        <source>Set your needs: encodings that fit are marked.</source>
        <translation>设定你的需要：符合的编码会标出。</translation>
    </message>
    <message>
        <source>Two published lines: decide which is correct, then see the number that proves it and the effect of the other.</source>
        <translation>两行都曾发表过：先判断哪一行正确，再看证明它的数和另一行的后果。</translation>
    </message>
    <message>
        <source>Two published lines: which one is correct?</source>
        <translation>两行都曾发表过：哪一行正确？</translation>
    </message>
</context>
<context>
    <name>lab::ui::CompareTableView</name>
    <message>
        <source>Encodings and their properties</source>
        <translation>各种编码及其性质</translation>
    </message>
    <message>
        <source>%1, %2: %3. Arrow keys move the cell, Enter opens it in %4.</source>
        <translation>%1，%2：%3。方向键选择格，回车在“%4”中打开。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ComparisonBar</name>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>A: %1
B: %2</source>
        <translation>A：%1
B：%2</translation>
    </message>
    <message>
        <source>Comparison of A and B</source>
        <translation>A 与 B 的比较</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Before, or after</source>
        <translation>之前或之后</translation>
    </message>
    <message>
        <source>Before: %1
After: %2</source>
        <translation>之前：%1
之后：%2</translation>
    </message>
    <message>
        <source>Comparison with before</source>
        <translation>与之前对比</translation>
    </message>
    <message>
        <source>A, pinned, or B, current</source>
        <translation>固定的 A 或当前的 B</translation>
    </message>
</context>
<context>
    <name>lab::ui::ComparisonWords</name>
    <message>
        <source>A and B are the same</source>
        <translation>A 与 B 相同</translation>
    </message>
    <message>
        <source>A and B have the same numbers here</source>
        <translation>A 与 B 在此图中的数相同</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>parameter, and its bench</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter: choice</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two settings</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>before</source>
        <comment>of two states</comment>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <comment>of two states</comment>
        <translation>之后</translation>
    </message>
    <message>
        <source>After − before</source>
        <translation>之后 − 之前</translation>
    </message>
    <message>
        <source>different query and key</source>
        <translation>查询与键不同</translation>
    </message>
    <message>
        <source>different factors</source>
        <translation>频率缩小倍数不同</translation>
    </message>
    <message>
        <source>different scores</source>
        <translation>分数不同</translation>
    </message>
    <message>
        <source>A has %1 pairs and B has %2; each pair of A is drawn under B&apos;s pair with the same number, if there is one.</source>
        <translation>A 有 %1 个维度对，B 有 %2 个：A 的每个维度对画在 B 中编号相同的维度对下面（如果有）。</translation>
    </message>
    <message>
        <source>A has 1 pair and B has %1; each pair of A is drawn under B&apos;s pair with the same number.</source>
        <translation>A 有 1 个维度对，B 有 %1 个：A 的维度对画在 B 中编号相同的维度对下面。</translation>
    </message>
    <message>
        <source>different angles</source>
        <translation>角度不同</translation>
    </message>
    <message>
        <source>different gates</source>
        <translation>门控不同</translation>
    </message>
    <message>
        <source>same as before</source>
        <translation>与之前相同</translation>
    </message>
</context>
<context>
    <name>lab::ui::ContextBench</name>
    <message>
        <source>Base and context</source>
        <translation>底数与上下文</translation>
    </message>
    <message>
        <source>Slow pairs never complete a full rotation in training, so beyond the training length they meet angles they have not seen.</source>
        <translation>慢的维度对在训练中转不满一圈：超过训练长度，就会遇到从未见过的角度。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ContextWords</name>
    <message>
        <source>Wavelength of each pair</source>
        <translation>每个维度对的波长</translation>
    </message>
    <message>
        <source>factor for each pair, logarithmic</source>
        <translation>每个维度对，对数刻度</translation>
    </message>
    <message>
        <source>Choose a method in the list below.</source>
        <translation>在下面的列表中选择方法。</translation>
    </message>
    <message>
        <source>Drag a handle of the line, or choose another method below.</source>
        <translation>拖动线上的手柄，或在下面选择其他方法。</translation>
    </message>
    <message>
        <source>Choose another method in the list below.</source>
        <translation>在下面的列表中选择其他方法。</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>an axis of pair numbers</comment>
        <translation>维度对</translation>
    </message>
    <message>
        <source>No pair is rotated: raise the rotary fraction.</source>
        <translation>没有维度对旋转。请提高旋转比例。</translation>
    </message>
    <message>
        <source>in plain RoPE</source>
        <translation>普通 RoPE</translation>
    </message>
    <message>
        <source>trained %1</source>
        <translation>训练 %1</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>目标 %1</translation>
    </message>
    <message>
        <source>length</source>
        <comment>an axis of context lengths</comment>
        <translation>长度</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>底数 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>found here</source>
        <translation>此处求得</translation>
    </message>
    <message>
        <source>published, plain RoPE</source>
        <translation>论文数值，普通 RoPE</translation>
    </message>
    <message>
        <source>%1 first fails at %2</source>
        <translation>%1 首次在 %2 处失效</translation>
    </message>
    <message>
        <source>%1 fails nowhere below %2</source>
        <translation>%1 在 %2 以内不失效</translation>
    </message>
    <message>
        <source>%1 does not fail below %2</source>
        <translation>%1 在 %2 以内不失效</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is %2; a larger one may fail again</source>
        <translation>%1 个位置所需的最小底数为 %2；更大的底数可能再次失效</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is %2</source>
        <translation>%1 个位置所需的最小底数为 %2</translation>
    </message>
    <message>
        <source>Smallest base for %1: %2</source>
        <translation>%1 的最小底数：%2</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is between %2 and %3</source>
        <translation>%1 个位置所需的最小底数在 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>%1 positions: %2 to %3</source>
        <translation>%1 个位置：%2 至 %3</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is at least %2</source>
        <translation>%1 个位置所需的最小底数不小于 %2</translation>
    </message>
    <message>
        <source>%1 positions: at least %2</source>
        <translation>%1 个位置：不小于 %2</translation>
    </message>
    <message>
        <source>%1 positions: not found yet</source>
        <translation>%1 个位置：尚未求得</translation>
    </message>
    <message>
        <source>%1: %2, published %3</source>
        <translation>%1：%2，论文 %3</translation>
    </message>
    <message>
        <source>%1: published %2</source>
        <translation>%1：论文 %2</translation>
    </message>
    <message>
        <source>Angles seen</source>
        <translation>见过的角度</translation>
    </message>
    <message>
        <source>Base bound</source>
        <translation>底数下界</translation>
    </message>
    <message>
        <source>Growing length</source>
        <translation>长度增长</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均分数</translation>
    </message>
    <message>
        <source>%1 of %2 keys are off by over 0.1 rad</source>
        <translation>%2 个键中有 %1 个偏离超过 0.1 弧度</translation>
    </message>
    <message>
        <source>%1 of %2 keys is off by over 0.1 rad</source>
        <translation>%2 个键中有 %1 个偏离超过 0.1 弧度</translation>
    </message>
    <message>
        <source>base %1 → %2</source>
        <translation>底数 %1 → %2</translation>
    </message>
    <message>
        <source>%1 at other frequencies</source>
        <translation>%1 个使用其他频率</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>of a cache, beside the strip that shows them</comment>
        <translation>键</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>维度对 %1</translation>
    </message>
    <message>
        <source>original %1</source>
        <translation>原始 %1</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>长度 %1</translation>
    </message>
    <message>
        <source>Key %1 is not cached yet</source>
        <translation>键 %1 尚未写入缓存</translation>
    </message>
    <message>
        <source>off ≤ %1 rad</source>
        <translation>误差 ≤ %1 弧度</translation>
    </message>
    <message>
        <source>more</source>
        <comment>of an angle&apos;s error than the tolerance before it</comment>
        <translation>更大</translation>
    </message>
    <message>
        <source>%1 of %2 cached keys are off by more than 0.1 rad in pair %3</source>
        <translation>缓存的 %2 个键中有 %1 个在维度对 %3 上偏离超过 0.1 弧度</translation>
    </message>
    <message>
        <source>%1 of %2 cached keys is off by more than 0.1 rad in pair %3</source>
        <translation>缓存的 %2 个键中有 %1 个在维度对 %3 上偏离超过 0.1 弧度</translation>
    </message>
    <message>
        <source>random query and key</source>
        <translation>随机的查询与键</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>query and key equal</source>
        <translation>查询与键相同</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>aligned query and key</source>
        <translation>对准的查询与键</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>对准</translation>
    </message>
    <message>
        <source>against distance, logarithmic; band: lowest to highest of each pixel</source>
        <translation>随相对距离变化，对数刻度；色带：每个像素的最低到最高</translation>
    </message>
    <message>
        <source>against distance; band: lowest to highest</source>
        <translation>随相对距离变化；色带：最低到最高</translation>
    </message>
    <message>
        <source>against distance</source>
        <translation>随相对距离变化</translation>
    </message>
    <message>
        <source>RoFormer&apos;s bound</source>
        <translation>RoFormer 上界</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no extension method</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>every pair</source>
        <translation>每个维度对</translation>
    </message>
    <message>
        <source>every pair from %1</source>
        <translation>从 %1 起的每个维度对</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>a method</comment>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>every second pair from %1</source>
        <translation>从 %1 起每隔一个</translation>
    </message>
    <message>
        <source>one pair in %1, from %2</source>
        <translation>从 %2 起每 %1 个取一个</translation>
    </message>
    <message>
        <source>seen in training</source>
        <translation>训练中见过</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>in training</comment>
        <translation>见过</translation>
    </message>
    <message>
        <source>target only</source>
        <translation>仅目标长度</translation>
    </message>
    <message>
        <source>only up to the target</source>
        <translation>到目标长度才出现</translation>
    </message>
    <message>
        <source>Adjusted base %1</source>
        <translation>调整后的底数 %1</translation>
    </message>
    <message>
        <source>Base %1</source>
        <translation>底数 %1</translation>
    </message>
    <message>
        <source>Base %1 with %2</source>
        <translation>底数 %1（%2）</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a base and its extension</comment>
        <translation>%1（用 %2）</translation>
    </message>
    <message>
        <source>%1 first fails at distance %2</source>
        <translation>%1 首次在相对距离 %2 处失效</translation>
    </message>
    <message>
        <source>1 position: from 1</source>
        <translation>1 个位置：从 1 起</translation>
    </message>
    <message>
        <source>%1 positions: from 1</source>
        <translation>%1 个位置：从 1 起</translation>
    </message>
    <message>
        <source>%1, beyond the target of %2</source>
        <translation>%1，超出目标长度 %2</translation>
    </message>
    <message>
        <source>%1, before the target of %2</source>
        <translation>%1，未达到目标长度 %2</translation>
    </message>
    <message>
        <source>%1 (without %2)</source>
        <comment>a sentence, an extension</comment>
        <translation>%1（不使用 %2）</translation>
    </message>
    <message>
        <source>%1 (with %2)</source>
        <comment>a sentence, an extension</comment>
        <translation>%1（使用 %2）</translation>
    </message>
    <message>
        <source>found here, without %1</source>
        <translation>此处求得，不使用 %1</translation>
    </message>
    <message>
        <source>found here, with %1</source>
        <translation>此处求得，使用 %1</translation>
    </message>
    <message>
        <source>base %1, replaced by %2</source>
        <translation>底数 %1，由 %2 代替</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>window</source>
        <comment>of a position map</comment>
        <translation>窗口</translation>
    </message>
    <message>
        <source>chunk</source>
        <comment>of a position map</comment>
        <translation>分块</translation>
    </message>
    <message>
        <source>first</source>
        <comment>keys that stay visible</comment>
        <translation>开头</translation>
    </message>
    <message>
        <source>last</source>
        <comment>keys that are visible</comment>
        <translation>末尾</translation>
    </message>
    <message>
        <source>group</source>
        <comment>of positions</comment>
        <translation>分组</translation>
    </message>
    <message>
        <source>local</source>
        <comment>of dual chunk</comment>
        <translation>局部</translation>
    </message>
    <message>
        <source>%1: chunks of one key</source>
        <comment>local and its number</comment>
        <translation>%1：每块一个键</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>distance seen</comment>
        <translation>最大</translation>
    </message>
    <message>
        <source>padding</source>
        <comment>of a text</comment>
        <translation>填充</translation>
    </message>
    <message>
        <source>%1 % of the visible pairs are farther apart than in training</source>
        <translation>可见的查询–键对中，有 %1 % 的相对距离超出训练范围</translation>
    </message>
    <message>
        <source>without</source>
        <comment>a row without temperature</comment>
        <translation>无温度</translation>
    </message>
    <message>
        <source>+ sink</source>
        <comment>an attention sink</comment>
        <translation>+注意力汇聚</translation>
    </message>
    <message>
        <source>match %1 %</source>
        <translation>匹配键 %1 %</translation>
    </message>
    <message>
        <source>factor τ</source>
        <translation>因子 τ</translation>
    </message>
    <message>
        <source>No visible pair is farther apart than in training</source>
        <translation>没有一个可见的查询–键对，相对距离超出训练范围</translation>
    </message>
    <message>
        <source>entropy, nats; dotted: τ = 1</source>
        <translation>熵（奈特）；点线：τ = 1</translation>
    </message>
    <message>
        <source>All pairs as in training</source>
        <translation>全部在训练范围内</translation>
    </message>
    <message>
        <source>%1 % farther than in training</source>
        <translation>%1 % 超出训练范围</translation>
    </message>
    <message>
        <source>pair %1, pairs %2 to %3</source>
        <translation>维度对 %1，及 %2 到 %3</translation>
    </message>
    <message>
        <source>pair %1, every pair from %2</source>
        <translation>维度对 %1，及从 %2 起的每个</translation>
    </message>
    <message>
        <source>pair %1, every second pair from %2</source>
        <translation>维度对 %1，及从 %2 起每隔一个</translation>
    </message>
    <message>
        <source>pair %1, one in %2 from %3</source>
        <translation>维度对 %1，及从 %3 起每 %2 个取一个</translation>
    </message>
    <message>
        <source>entropy, nats</source>
        <translation>熵（奈特）</translation>
    </message>
    <message>
        <source>query down, key across</source>
        <translation>查询向下，键向右</translation>
    </message>
    <message>
        <source>distance</source>
        <comment>an axis of effective distances</comment>
        <translation>相对距离</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>an axis of counts</comment>
        <translation>对的数量</translation>
    </message>
    <message>
        <source>published</source>
        <comment>bounds of a base</comment>
        <translation>论文数值</translation>
    </message>
    <message>
        <source>key →</source>
        <comment>across a matrix</comment>
        <translation>键 →</translation>
    </message>
    <message>
        <source>query ↓</source>
        <comment>down a matrix</comment>
        <translation>查询 ↓</translation>
    </message>
    <message>
        <source>Frequency divisor</source>
        <translation>频率缩小倍数</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>It does not slow any pair here. Choose another method below.</source>
        <translation>它在此不降低任何维度对的频率。可在下面选择其他方法。</translation>
    </message>
    <message>
        <source>It slows all pairs equally. Choose another method below.</source>
        <translation>它把所有维度对的频率缩小同样的倍数。可在下面选择其他方法。</translation>
    </message>
    <message>
        <source>Every pair makes at least one full rotation</source>
        <translation>每个维度对至少转一圈</translation>
    </message>
    <message>
        <source>%1 of %2 pairs rotate, each at least once</source>
        <translation>%2 个维度对中有 %1 个旋转，每个至少转一圈</translation>
    </message>
    <message>
        <source>1 of %1 pairs rotates, at least once</source>
        <translation>%1 个维度对中有 1 个旋转，至少转一圈</translation>
    </message>
    <message>
        <source>1 of %1 pairs makes less than one full rotation</source>
        <translation>%1 个维度对中有 1 个转不满一圈</translation>
    </message>
    <message>
        <source>The only rotating pair makes less than one full rotation</source>
        <translation>唯一旋转的维度对转不满一圈</translation>
    </message>
    <message>
        <source>%1 of %2 pairs make less than one full rotation</source>
        <translation>%2 个维度对中有 %1 个转不满一圈</translation>
    </message>
    <message>
        <source>%1 do not rotate</source>
        <translation>%1 个不旋转</translation>
    </message>
    <message>
        <source>positions per rotation, logarithmic</source>
        <translation>每圈的位置数，对数刻度</translation>
    </message>
    <message>
        <source>published, dimension %1</source>
        <translation>论文数值，维数 %1</translation>
    </message>
    <message>
        <source>published, plain RoPE, dimension %1</source>
        <translation>论文数值，普通 RoPE，维数 %1</translation>
    </message>
    <message>
        <source>No base up to 10^15 supports %1 positions</source>
        <translation>10^15 以内没有底数支持 %1 个位置</translation>
    </message>
    <message>
        <source>No base supports %1</source>
        <translation>没有底数支持 %1</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions has not been found yet</source>
        <translation>%1 个位置所需的最小底数尚未求得</translation>
    </message>
    <message>
        <source>smallest base for a context length, dimension %1</source>
        <translation>上下文长度所需的最小底数，维数 %1</translation>
    </message>
    <message>
        <source>smallest base, %1 of %2 dimensions rotated</source>
        <translation>最小底数，旋转维数 %1（共 %2）</translation>
    </message>
    <message>
        <source>%1 % rotated</source>
        <translation>%1 % 旋转</translation>
    </message>
    <message>
        <source>%1 rotations</source>
        <translation>%1 圈</translation>
    </message>
    <message>
        <source>1 rotation</source>
        <translation>1 圈</translation>
    </message>
    <message>
        <source>factor against text length</source>
        <translation>频率缩小倍数随文本长度的变化</translation>
    </message>
    <message>
        <source>Key %1 scores %2, recomputed %3</source>
        <translation>键 %1 的分数 %2，重新计算 %3</translation>
    </message>
    <message>
        <source>Without a method every cached key stays valid</source>
        <translation>不用任何方法时，缓存的键全部有效</translation>
    </message>
    <message>
        <source>%1 ignores the length: every cached key stays valid</source>
        <translation>%1 与长度无关：缓存的键全部有效</translation>
    </message>
    <message>
        <source>All %1 cached keys remain valid in pair %2</source>
        <translation>缓存的 %1 个键在维度对 %2 上仍全部有效</translation>
    </message>
    <message>
        <source>The %1 cached key remains valid in pair %2</source>
        <translation>缓存的 %1 个键在维度对 %2 上仍有效</translation>
    </message>
    <message>
        <source>Up to %1 positions every cached key stays valid</source>
        <translation>%1 个位置以内，缓存的键全部有效</translation>
    </message>
    <message>
        <source>your own vectors, from Rotations</source>
        <translation>自定义向量，取自“旋转”</translation>
    </message>
    <message>
        <source>your own vectors</source>
        <translation>自定义向量</translation>
    </message>
    <message>
        <source>no lists; open a model file</source>
        <translation>没有列表；请打开模型文件</translation>
    </message>
    <message>
        <source>%1 does not fail at any distance below %2</source>
        <translation>%1 在小于 %2 的所有相对距离上都不失效</translation>
    </message>
    <message>
        <source>%1 does not fail below %2; larger distances are being searched</source>
        <translation>%1 在 %2 以内不失效；正在搜索更远处</translation>
    </message>
    <message>
        <source>Even bases close to 1 support %1 positions</source>
        <translation>接近 1 的底数就足以支持 %1 个位置</translation>
    </message>
    <message>
        <source>Even bases close to 1 support 1 position</source>
        <translation>接近 1 的底数就足以支持 1 个位置</translation>
    </message>
    <message>
        <source>Effective distances</source>
        <translation>有效相对距离</translation>
    </message>
    <message>
        <source>query down, key across; number of pairs at each distance</source>
        <translation>查询向下，键向右；旁为每个相对距离有多少对</translation>
    </message>
    <message>
        <source>against text length; one key matches the query</source>
        <translation>随文本长度的变化；有一个键与查询匹配</translation>
    </message>
    <message>
        <source>No temperature is selected: with more keys, the match gets less weight</source>
        <translation>未选温度：键越多，匹配键的权重越小</translation>
    </message>
    <message>
        <source>At position %1 the logits are multiplied by %2</source>
        <translation>在位置 %1，logit 值乘以 %2</translation>
    </message>
    <message>
        <source>No temperature is selected</source>
        <translation>未选温度</translation>
    </message>
    <message>
        <source>logits times %1</source>
        <translation>logit 值乘以 %1</translation>
    </message>
    <message>
        <source>LongRoPE has no lists; open a model file</source>
        <translation>LongRoPE 没有列表；请打开模型文件</translation>
    </message>
    <message>
        <source>%1 % seen</source>
        <translation>见过 %1 %</translation>
    </message>
</context>
<context>
    <name>lab::ui::Cover</name>
    <message>
        <source>After your answer</source>
        <translation>回答之后显示</translation>
    </message>
    <message>
        <source>After your answer. The question is in the Lessons menu, under “Lesson beside the bench”.</source>
        <translation>回答之后显示。问题在菜单“课程”的“实验台旁的课程”里。</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationBench</name>
    <message>
        <source>Derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Break it: %1</source>
        <translation>破坏实验：%1</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>破坏实验</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Load the worst case</source>
        <translation>载入最差情形</translation>
    </message>
    <message>
        <source>Break it: no change</source>
        <translation>破坏实验：不作改动</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Uses the worst case as your numbers.</source>
        <translation>用最差情形作为你的数值。</translation>
    </message>
    <message>
        <source>From one requirement to RoPE in %1 pages: each page asks first, then answers.</source>
        <translation>从一个要求出发，用 %1 页推导出 RoPE：每页先提问，再给出结论。</translation>
    </message>
    <message>
        <source>Changes the page on purpose to see what fails.</source>
        <translation>故意改动这一页，看看什么会失效。</translation>
    </message>
    <message>
        <source>Why nothing else works</source>
        <translation>为什么只有这一种</translation>
    </message>
    <message>
        <source>The complete argument in a few lines; the exceptions can be loaded.</source>
        <translation>几行之内的完整论证；例外可以载入。</translation>
    </message>
    <message>
        <source>Undo the change to see the argument.</source>
        <translation>撤销改动后，才能查看论证。</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationBook</name>
    <message>
        <source>%1 must be a text.</source>
        <translation>%1 必须是文本。</translation>
    </message>
    <message>
        <source>%1 must be an object in braces.</source>
        <translation>%1 必须是花括号中的对象。</translation>
    </message>
    <message>
        <source>%1 must be a list in square brackets.</source>
        <translation>%1 必须是方括号中的列表。</translation>
    </message>
    <message>
        <source>%1 is %2; it must be one of %3.</source>
        <translation>%1 是 %2；必须是以下之一：%3。</translation>
    </message>
    <message>
        <source>%1 must be like &quot;f(v, p)&quot;: &quot;a formula&quot;.</source>
        <translation>%1 必须形如 &quot;f(v, p)&quot;: &quot;公式&quot;。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1.%2: %3.</source>
        <translation>%1.%2：%3。</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries.</source>
        <translation>%1 多于 %2 项。</translation>
    </message>
    <message>
        <source>%1: there is no principle %2.</source>
        <translation>%1：没有名为 %2 的原理。</translation>
    </message>
    <message>
        <source>at character %1</source>
        <translation>在第 %1 个字符处</translation>
    </message>
    <message>
        <source>at character %1, &quot;%2&quot;</source>
        <translation>在第 %1 个字符“%2”处</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is wrong with a formula, and where</comment>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>a string has no closing quotation mark</source>
        <translation>有一个字符串缺少后引号</translation>
    </message>
    <message>
        <source>a closing bracket is missing</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>括号嵌套太深</translation>
    </message>
    <message>
        <source>the formula has more than %1 characters</source>
        <translation>公式超过 %1 个字符</translation>
    </message>
    <message>
        <source>an unknown name</source>
        <translation>未知的名称</translation>
    </message>
    <message>
        <source>an unknown function</source>
        <translation>未知的函数</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation>%1 必须是 %2 到 %3 之间的整数。</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 必须是 true 或 false。</translation>
    </message>
    <message>
        <source>%1 must be a list of texts.</source>
        <translation>%1 必须是文本的列表。</translation>
    </message>
    <message>
        <source>%1 needs at least one entry.</source>
        <translation>%1 至少要有一个条目。</translation>
    </message>
    <message>
        <source>%1: the page has no break %2.</source>
        <translation>%1：这一页没有名为 %2 的破坏实验。</translation>
    </message>
    <message>
        <source>%1 must name one principle or two.</source>
        <translation>%1 必须给出一条或两条原理。</translation>
    </message>
    <message>
        <source>version must be 2.</source>
        <translation>version 必须是 2。</translation>
    </message>
    <message>
        <source>There are %1 pages; there must be %2.</source>
        <translation>有 %1 页；必须是 %2 页。</translation>
    </message>
    <message>
        <source>%1 must be a list of %2 entries.</source>
        <translation>%1 必须是有 %2 项的列表。</translation>
    </message>
    <message>
        <source>%1 must be a list of two numbers or more: of the first question, and of those after it.</source>
        <translation>%1 必须是两个或更多数的列表：第一次提问用的，以及之后提问用的。</translation>
    </message>
    <message>
        <source>%1 must be a point from 1 to %2.</source>
        <translation>%1 必须是 1 到 %2 之间的一个点。</translation>
    </message>
    <message>
        <source>%1 needs a text in %2.</source>
        <translation>%1 缺少 %2 文本。</translation>
    </message>
    <message>
        <source>something that is not allowed here</source>
        <translation>此处不能出现的内容</translation>
    </message>
    <message>
        <source>too few, too many or invalid arguments in the brackets</source>
        <translation>括号中的参数过少、过多或无效</translation>
    </message>
    <message>
        <source>a bound that is not a whole number, or too many terms</source>
        <translation>上下限不是整数，或项数过多</translation>
    </message>
    <message>
        <source>The file stops being JSON at line %1, column %2.</source>
        <translation>文件从第 %1 行第 %2 列起不是 JSON。</translation>
    </message>
    <message>
        <source>There is no entry %1; allowed: %2.</source>
        <translation>没有 %1 这一项；允许的有：%2。</translation>
    </message>
    <message>
        <source>%1 is not a parameter, or cannot have this value.</source>
        <translation>%1 不是参数，或者它不能取这个值。</translation>
    </message>
    <message>
        <source>%1: another page is also called %2.</source>
        <translation>%1：另有一页叫作 %2。</translation>
    </message>
    <message>
        <source>%1 must have a curve, or a point from which it is constant.</source>
        <translation>%1 必须有一条曲线，或一个点，从该点起曲线保持不变。</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationLine</name>
    <message>
        <source>; </source>
        <comment>between two principles</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>A choice. Because: %1. Alternative: %2</source>
        <comment>how a line follows</comment>
        <translation>一种选择，依据：%1。另一种选择：%2</translation>
    </message>
    <message>
        <source>Forced. Because: %1</source>
        <comment>how a line follows</comment>
        <translation>必然，依据：%1</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationMarks</name>
    <message>
        <source>in class: %1 min</source>
        <translation>课堂上 %1 分钟</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationPractice</name>
    <message>
        <source>Which side is missing?</source>
        <translation>缺的是哪一边？</translation>
    </message>
    <message>
        <source>Not this one. %1</source>
        <comment>a line</comment>
        <translation>不是这一个。%1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>not blank yet</source>
        <comment>a line</comment>
        <translation>还未留空</translation>
    </message>
    <message>
        <source>It violates the requirement</source>
        <comment>a break of a page</comment>
        <translation>它违背要求</translation>
    </message>
    <message>
        <source>It meets the requirement, but is not a RoPE of q and k</source>
        <comment>a break of a page</comment>
        <translation>它满足要求，但不是 q 与 k 的 RoPE</translation>
    </message>
    <message>
        <source>It is also a RoPE for this q and k</source>
        <comment>a break of a page</comment>
        <translation>它也是这组 q 与 k 的 RoPE</translation>
    </message>
    <message>
        <source>Correct: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>%1. Your answer: %2.</source>
        <translation>%1。你的答案：%2。</translation>
    </message>
    <message>
        <source>The number is also correct: %1.</source>
        <translation>数也对：%1。</translation>
    </message>
    <message>
        <source>The number is %1; your answer: %2.</source>
        <translation>数是 %1；你的答案是 %2。</translation>
    </message>
    <message>
        <source>You will see it again after %1 other cards.</source>
        <translation>再过 %1 张卡片，它会再次出现。</translation>
    </message>
    <message>
        <source>Which equation belongs here?</source>
        <translation>这里应填哪个等式？</translation>
    </message>
    <message>
        <source>Already filled in; the blank equations begin on page %1.</source>
        <translation>此处已填好；空白等式从第 %1 页开始。</translation>
    </message>
    <message>
        <source>Total: correct %1, wrong %2, revealed %3.</source>
        <translation>总计：填对 %1 次，填错 %2 次，显示 %3 次。</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Revealed.</source>
        <comment>a line</comment>
        <translation>已显示。</translation>
    </message>
    <message>
        <source>“%1”, on page %2: what happens to the requirement? (%3 of %4 cards correct)</source>
        <translation>“%1”，第 %2 页：要求会怎样？（%4 张卡片中答对 %3 张）</translation>
    </message>
    <message>
        <source>Not quite. Now give the number.</source>
        <translation>还不对。现在请给出这个数。</translation>
    </message>
    <message>
        <source>equation filled in</source>
        <translation>等式已填对</translation>
    </message>
    <message>
        <source>equation revealed</source>
        <translation>等式已显示</translation>
    </message>
    <message>
        <source>equation blank</source>
        <translation>等式空白</translation>
    </message>
    <message>
        <source>%1; total: correct %2, wrong %3, revealed %4</source>
        <translation>%1；总计：填对 %2 次，填错 %3 次，显示 %4 次</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationQuestions</name>
    <message>
        <source>It is %1.</source>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <source>%1, …</source>
        <comment>the first half of a reason</comment>
        <translation>%1，……</translation>
    </message>
    <message>
        <source>%1, and %2; so %3</source>
        <comment>a reason in three halves</comment>
        <translation>%1，%2；所以%3</translation>
    </message>
    <message>
        <source>Not this principle: %1</source>
        <translation>不是这条：%1</translation>
    </message>
    <message>
        <source>Correct: %1. Your answer: %2.</source>
        <translation>正确：%1。你的答案是 %2。</translation>
    </message>
    <message>
        <source>It is %1. Your answer: %2.</source>
        <translation>应为 %1。你的答案是 %2。</translation>
    </message>
    <message>
        <source>Not this principle: %1. It is the reason for page %2.</source>
        <translation>不是这条：%1。第 %2 页依据它。</translation>
    </message>
    <message>
        <source>Not %1. Try again?</source>
        <translation>不是 %1。再试一次？</translation>
    </message>
    <message>
        <source>Which principle justifies this equation?</source>
        <translation>这个等式依据哪条原理？</translation>
    </message>
    <message>
        <source>Assemble the reason, part %1 of %2: %3</source>
        <translation>拼出理由，第 %1 部分，共 %2 部分：%3</translation>
    </message>
    <message>
        <source>Not this part: “%1” belongs to page %2.</source>
        <translation>不是这一部分：“%1”属于第 %2 页。</translation>
    </message>
    <message>
        <source>Try again: %1</source>
        <translation>再试一次：%1</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationWords</name>
    <message>
        <source>Not computed: a vector of length 0 has no angle</source>
        <translation>无法计算：长度为 0 的向量没有角度</translation>
    </message>
    <message>
        <source>Difference: %1 (%2). %3</source>
        <comment>the check in one line</comment>
        <translation>差：%1（%2）。%3</translation>
    </message>
    <message>
        <source>too large</source>
        <comment>a number</comment>
        <translation>太大</translation>
    </message>
    <message>
        <source>Not computed at positions this large</source>
        <translation>位置过大，无法计算</translation>
    </message>
    <message>
        <source>Not equal</source>
        <translation>不相等</translation>
    </message>
    <message>
        <source>Equal for your numbers; not computed at larger positions</source>
        <translation>对你的数相等；更大的位置无法计算</translation>
    </message>
    <message>
        <source>Equal for your numbers, not for all</source>
        <translation>对你的数相等，但并非对所有数</translation>
    </message>
    <message>
        <source>Equal up to rounding</source>
        <translation>在舍入误差内相等</translation>
    </message>
    <message>
        <source>Trying other numbers …</source>
        <translation>正在试其他数……</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Left side: %1</source>
        <translation>左边：%1</translation>
    </message>
    <message>
        <source>Right side: %1</source>
        <translation>右边：%1</translation>
    </message>
    <message>
        <source>Difference: %1</source>
        <translation>差：%1</translation>
    </message>
    <message>
        <source>No break: equal up to rounding</source>
        <translation>并未破坏：在舍入误差内相等</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title of a page</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Four words in their order</source>
        <translation>按顺序排列的四个词</translation>
    </message>
    <message>
        <source>Scores and weights of the words</source>
        <translation>各词的分数与注意力权重</translation>
    </message>
    <message>
        <source>The query and the keys</source>
        <translation>查询与各个键</translation>
    </message>
    <message>
        <source>Scores: query m down, key n across</source>
        <translation>分数：查询 m 向下，键 n 向右</translation>
    </message>
    <message>
        <source>κ = −1</source>
        <translation>κ = −1</translation>
    </message>
    <message>
        <source>Products: query m down, key n across</source>
        <translation>乘积：查询 m 向下，键 n 向右</translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation>查询与键</translation>
    </message>
    <message>
        <source>The product and its real part</source>
        <translation>乘积与它的实部</translation>
    </message>
    <message>
        <source>Two numbers in the plane</source>
        <translation>平面上的两个数</translation>
    </message>
    <message>
        <source>Two numbers and their product</source>
        <translation>两个数与它们的乘积</translation>
    </message>
    <message>
        <source>Length at each position</source>
        <translation>各位置的长度</translation>
    </message>
    <message>
        <source>Lengths of query and key</source>
        <translation>查询与键的长度</translation>
    </message>
    <message>
        <source>Angle at each position, in radians</source>
        <translation>每个位置的角度（弧度）</translation>
    </message>
    <message>
        <source>Query and key at position 0</source>
        <translation>位置 0 处的查询与键</translation>
    </message>
    <message>
        <source>The query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Sketch the score against the distance</source>
        <translation>画出分数随相对距离变化的草图</translation>
    </message>
    <message>
        <source>Score against the distance</source>
        <translation>分数随相对距离的变化</translation>
    </message>
    <message>
        <source>What each pair adds</source>
        <translation>每个维度对贡献多少</translation>
    </message>
    <message>
        <source>Four wavelengths, on a logarithmic axis</source>
        <translation>四个波长，对数坐标</translation>
    </message>
    <message>
        <source>Squared difference from distance 0</source>
        <translation>与相对距离 0 之差的平方</translation>
    </message>
    <message>
        <source>The product and the matrix of the distance</source>
        <translation>乘积与相对距离的矩阵</translation>
    </message>
    <message>
        <source>A rotation of eight columns</source>
        <translation>八列的某个旋转</translation>
    </message>
    <message>
        <source>The same rotation in its own basis</source>
        <translation>同一旋转，在自身的基下</translation>
    </message>
    <message>
        <source>The matrix and its entries</source>
        <translation>矩阵与它的元素</translation>
    </message>
    <message>
        <source>Multiplications: sparse, full</source>
        <translation>乘法次数：稀疏、完整</translation>
    </message>
    <message>
        <source>Columns of the query</source>
        <translation>查询的各列</translation>
    </message>
    <message>
        <source>Columns of q</source>
        <translation>q 的各列</translation>
    </message>
    <message>
        <source>Columns of k</source>
        <translation>k 的各列</translation>
    </message>
    <message>
        <source>In a larger window: %1</source>
        <translation>窗口大些还能看到：%1</translation>
    </message>
    <message>
        <source>Enlarge to see %1</source>
        <translation>放大还有：%1</translation>
    </message>
    <message>
        <source>Columns of the key</source>
        <translation>键的各列</translation>
    </message>
    <message>
        <source>One score, in four ways</source>
        <translation>一个分数，四种算法</translation>
    </message>
    <message>
        <source>Sizes of the products of 64 pairs</source>
        <translation>64 个维度对的乘积大小</translation>
    </message>
    <message>
        <source>Sketch the bound against the distance</source>
        <translation>画出上界随相对距离变化的草图</translation>
    </message>
    <message>
        <source>The sum and, above it, its bound</source>
        <translation>总和，以及它上方的上界</translation>
    </message>
    <message>
        <source>The sum; its bound is 0</source>
        <translation>总和；上界为 0</translation>
    </message>
    <message>
        <source>Sum; bound 0</source>
        <translation>总和；上界 0</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>什么都不做</translation>
    </message>
    <message>
        <source>add a vector</source>
        <translation>加一个向量</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>angle in degrees</source>
        <translation>角度（度）</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>halves, both permuted</source>
        <translation>前后半配对，两者都重排</translation>
    </message>
    <message>
        <source>halves, neither permuted</source>
        <translation>前后半配对，都不重排</translation>
    </message>
    <message>
        <source>in its own basis</source>
        <translation>在自身的基下</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>R(m)ᵀR(n)</source>
        <translation>R(m)ᵀR(n)</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>(Aᵀ)</source>
        <translation>(Aᵀ)</translation>
    </message>
    <message>
        <source>(Aᵐ)ᵀAⁿ</source>
        <translation>(Aᵐ)ᵀAⁿ</translation>
    </message>
    <message>
        <source>(Aᵐ)ᵀA⁻ᵀⁿ</source>
        <translation>(Aᵐ)ᵀA⁻ᵀⁿ</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>λ</source>
        <translation>λ</translation>
    </message>
    <message>
        <source>tip of q</source>
        <translation>q 的箭头尖</translation>
    </message>
    <message>
        <source>tip of k</source>
        <translation>k 的箭头尖</translation>
    </message>
    <message>
        <source>angle of the query</source>
        <translation>查询的角度</translation>
    </message>
    <message>
        <source>angle of the key</source>
        <translation>键的角度</translation>
    </message>
    <message>
        <source>length of the query</source>
        <translation>查询的长度</translation>
    </message>
    <message>
        <source>length of the key</source>
        <translation>键的长度</translation>
    </message>
    <message>
        <source>query with the arctan angle</source>
        <translation>取 arctan 为角度的查询</translation>
    </message>
    <message>
        <source>position of the query</source>
        <translation>查询的位置</translation>
    </message>
    <message>
        <source>position of the key</source>
        <translation>键的位置</translation>
    </message>
    <message>
        <source>shift of both</source>
        <translation>两者的平移</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>相对距离</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>number of the query at position</source>
        <translation>查询在该位置的数，位置</translation>
    </message>
    <message>
        <source>number of the key at position</source>
        <translation>键在该位置的数，位置</translation>
    </message>
    <message>
        <source>length of the query at position</source>
        <translation>查询的长度，位置</translation>
    </message>
    <message>
        <source>length of the key at position</source>
        <translation>键的长度，位置</translation>
    </message>
    <message>
        <source>angle at position</source>
        <translation>角度，位置</translation>
    </message>
    <message>
        <source>sketched point</source>
        <translation>草图上的点</translation>
    </message>
    <message>
        <source>wavelength of pair</source>
        <translation>波长，维度对</translation>
    </message>
    <message>
        <source>size of the product of pair</source>
        <translation>乘积的大小，维度对</translation>
    </message>
    <message>
        <source>I</source>
        <translation>我</translation>
    </message>
    <message>
        <source>don&apos;t</source>
        <translation>不</translation>
    </message>
    <message>
        <source>love</source>
        <translation>爱</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>cell m = %1, n = %2</source>
        <translation>格子 m = %1，n = %2</translation>
    </message>
    <message>
        <source>word “%1”</source>
        <translation>词“%1”</translation>
    </message>
    <message>
        <source>mark of “%1”</source>
        <translation>“%1”的标记</translation>
    </message>
    <message>
        <source>Left and right arrows move m; with Ctrl, both positions.</source>
        <translation>左右键移动 m，同时按住 Ctrl 移动两个位置。</translation>
    </message>
    <message>
        <source>Picture of the page</source>
        <translation>这一页的图</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>the numbers of a curve</comment>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>a mark of the learner</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>score %1, weight %2</source>
        <translation>分数 %1，权重 %2</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Pairs as dials</source>
        <translation>各维度对的表盘</translation>
    </message>
    <message>
        <source>uncolored</source>
        <comment>a cell without a colour</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>没有标记</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>第 %1 页：%2</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>分数与权重</translation>
    </message>
    <message>
        <source>Query and keys</source>
        <translation>查询与各键</translation>
    </message>
    <message>
        <source>Score of query m and key n</source>
        <translation>查询 m 与键 n 的分数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>Their product</source>
        <translation>两者的乘积</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>At position 0</source>
        <translation>在位置 0</translation>
    </message>
    <message>
        <source>Sketch the score</source>
        <translation>画出分数</translation>
    </message>
    <message>
        <source>Four wavelengths</source>
        <translation>四个波长</translation>
    </message>
    <message>
        <source>Squared difference</source>
        <translation>差的平方</translation>
    </message>
    <message>
        <source>Product, and R(n − m)</source>
        <translation>乘积与 R(n − m)</translation>
    </message>
    <message>
        <source>The product and the power of the distance</source>
        <translation>乘积，以及按相对距离的幂</translation>
    </message>
    <message>
        <source>Product, and power</source>
        <translation>乘积与幂</translation>
    </message>
    <message>
        <source>In its own basis</source>
        <translation>在自身的基下</translation>
    </message>
    <message>
        <source>Sparse, full</source>
        <translation>稀疏 / 完整</translation>
    </message>
    <message>
        <source>Sketch the bound</source>
        <translation>画出上界</translation>
    </message>
    <message>
        <source>Sum and bound</source>
        <translation>总和与上界</translation>
    </message>
    <message>
        <source>its basis</source>
        <translation>自身的基</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>两个数</translation>
    </message>
    <message>
        <source>angle, °</source>
        <translation>角度（°）</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Too large for FP64</source>
        <translation>太大，FP64 无法表示</translation>
    </message>
    <message>
        <source>FP16 limit: 65 504</source>
        <translation>FP16 上限：65 504</translation>
    </message>
    <message>
        <source>FP32 limit: 3.4 · 10³⁸</source>
        <translation>FP32 上限：3.4 · 10³⁸</translation>
    </message>
    <message>
        <source>FP16: 65 504</source>
        <translation>FP16：65 504</translation>
    </message>
    <message>
        <source>FP32: 3.4 · 10³⁸</source>
        <translation>FP32：3.4 · 10³⁸</translation>
    </message>
    <message>
        <source>Largest difference in %1 test cases: %2</source>
        <translation>%1 个测试中的最大差：%2</translation>
    </message>
    <message>
        <source>Largest in %1: %2</source>
        <translation>%1 个中最大：%2</translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation>最大：%1</translation>
    </message>
    <message>
        <source>Check answer</source>
        <translation>核对答案</translation>
    </message>
    <message>
        <source>in FP64</source>
        <translation>用 FP64</translation>
    </message>
    <message>
        <source>Check in FP64</source>
        <translation>用 FP64 核对</translation>
    </message>
    <message>
        <source>tolerance: %1</source>
        <translation>容差：%1</translation>
    </message>
    <message>
        <source>Second identity, largest difference: %1</source>
        <translation>第二个等式，最大差：%1</translation>
    </message>
    <message>
        <source>Does the score stay the same?</source>
        <translation>分数不变吗？</translation>
    </message>
    <message>
        <source>Score while both shift</source>
        <translation>两者一起平移时的分数</translation>
    </message>
    <message>
        <source>One number per position</source>
        <translation>每个位置一个数</translation>
    </message>
    <message>
        <source>One number per position, κ = −1</source>
        <translation>每个位置一个数，κ = −1</translation>
    </message>
    <message>
        <source>Score alone</source>
        <translation>只有分数</translation>
    </message>
    <message>
        <source>Factors of the product</source>
        <translation>乘积的因子</translation>
    </message>
    <message>
        <source>Both at one position, rotated</source>
        <translation>同一位置的两者，旋转后</translation>
    </message>
    <message>
        <source>One rotation for every vector</source>
        <translation>所有向量转同一个角</translation>
    </message>
    <message>
        <source>The query, rotated once and twice</source>
        <translation>查询，旋转一次和两次</translation>
    </message>
    <message>
        <source>The rotation as a matrix</source>
        <translation>作为矩阵的旋转</translation>
    </message>
    <message>
        <source>First whole distance with all hands within 0.1 rad of the start</source>
        <translation>所有指针都回到起点 0.1 弧度以内的首个整数相对距离</translation>
    </message>
    <message>
        <source>Ratios of neighbors: here, geometric</source>
        <translation>相邻波长之比：当前，等比</translation>
    </message>
    <message>
        <source>One matrix per position</source>
        <translation>每个位置一个矩阵</translation>
    </message>
    <message>
        <source>Rotations of the planes, in radians</source>
        <translation>各平面的转角（弧度）</translation>
    </message>
    <message>
        <source>A matrix with hidden entries</source>
        <translation>元素已隐藏的矩阵</translation>
    </message>
    <message>
        <source>More is shown in a larger window.</source>
        <translation>窗口大些还有更多内容。</translation>
    </message>
    <message>
        <source>quadratic rotation</source>
        <translation>平方转角</translation>
    </message>
    <message>
        <source>uniform rotation</source>
        <translation>均匀转角</translation>
    </message>
    <message>
        <source>share of constant diagonals</source>
        <translation>数值相同的对角线所占比例</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>频率数</translation>
    </message>
    <message>
        <source>neighbors</source>
        <translation>相邻比</translation>
    </message>
    <message>
        <source>adjacent pairs</source>
        <translation>交错配对</translation>
    </message>
    <message>
        <source>halves, only the query permuted</source>
        <translation>前后半配对，只重排查询</translation>
    </message>
    <message>
        <source>not revealed yet</source>
        <translation>尚未显示</translation>
    </message>
    <message>
        <source>growth per position</source>
        <translation>每个位置的增长</translation>
    </message>
    <message>
        <source>number of frequencies</source>
        <translation>频率的个数</translation>
    </message>
    <message>
        <source>lookback distance</source>
        <translation>回看的相对距离</translation>
    </message>
    <message>
        <source>mark of a scheme</source>
        <translation>办法的标记</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>a mark of the learner</comment>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1 of %2 as required</source>
        <translation>%2 个中有 %1 个符合要求</translation>
    </message>
    <message>
        <source>the score changes</source>
        <translation>分数会变</translation>
    </message>
    <message>
        <source>the score stays the same</source>
        <translation>分数不变</translation>
    </message>
    <message>
        <source>your mark: stays</source>
        <translation>你的标记：不变</translation>
    </message>
    <message>
        <source>your mark: changes</source>
        <translation>你的标记：会变</translation>
    </message>
    <message>
        <source>At one position</source>
        <translation>在同一位置</translation>
    </message>
    <message>
        <source>Rotated once, twice</source>
        <translation>旋转一次、两次</translation>
    </message>
    <message>
        <source>Hands near the start</source>
        <translation>指针几乎复位</translation>
    </message>
    <message>
        <source>Rotations, in radians</source>
        <translation>转角（弧度）</translation>
    </message>
    <message>
        <source>Hidden entries</source>
        <translation>隐藏的元素</translation>
    </message>
    <message>
        <source>Ratios: here, geometric</source>
        <translation>比值：当前，等比</translation>
    </message>
    <message>
        <source>Four wavelengths; hollow squares: geometric</source>
        <translation>四个波长；空心方块：等比</translation>
    </message>
    <message>
        <source>Hollow: geometric</source>
        <translation>空心：等比</translation>
    </message>
</context>
<context>
    <name>lab::ui::DistanceRowsView</name>
    <message>
        <source>Clipping distance</source>
        <translation>截断距离</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>最大相对距离</translation>
    </message>
    <message>
        <source>%1, before the query</source>
        <comment>an edge</comment>
        <translation>%1，在查询之前</translation>
    </message>
    <message>
        <source>One row per distance up to %1; this distance uses row %2 of %3.</source>
        <translation>到相对距离 %1 为止各占一行；当前相对距离用第 %2 行，共 %3 行。</translation>
    </message>
    <message>
        <source>Last distance with its own bucket</source>
        <translation>最后一个独占一桶的相对距离</translation>
    </message>
</context>
<context>
    <name>lab::ui::DockTitle</name>
    <message>
        <source>Close the lesson&apos;s page</source>
        <translation>关闭课程页</translation>
    </message>
</context>
<context>
    <name>lab::ui::Document</name>
    <message>
        <source>Position Lab</source>
        <translation>Position Lab</translation>
    </message>
    <message>
        <source>Open a scene, a model, a lesson or a lecture</source>
        <translation>打开场景、模型、课程或讲座</translation>
    </message>
    <message>
        <source>Scenes, models, lessons and lectures (*.json);;All files (*)</source>
        <translation>场景、模型、课程与讲座 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Scenes and model configurations (*.json);;All files (*)</source>
        <translation>场景与模型配置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Scenes (*.json)</source>
        <translation>场景 (*.json)</translation>
    </message>
    <message>
        <source>Save this scene before closing it?</source>
        <translation>关闭之前要保存此场景吗？</translation>
    </message>
    <message>
        <source>Your answers are saved automatically; other changes will be lost.</source>
        <translation>你的回答会自动保存；其他未保存的更改会丢失。</translation>
    </message>
    <message>
        <source>%1 is a lesson. Only a scene or a model&apos;s config.json can be compared.</source>
        <translation>%1 是课程；只有场景或模型的 config.json 能用来对比。</translation>
    </message>
    <message>
        <source>Open a scene or model for comparison (A)</source>
        <translation>打开场景或模型作对比（A）</translation>
    </message>
    <message>
        <source>%1 is a lecture. Only a scene or a model&apos;s config.json can be compared.</source>
        <translation>%1 是讲座；只有场景或模型的 config.json 能用来对比。</translation>
    </message>
    <message>
        <source>Unsaved scene</source>
        <translation>未保存的场景</translation>
    </message>
    <message>
        <source>Restore the unsaved scene, on %1?</source>
        <comment>a bench</comment>
        <translation>恢复“%1”中未保存的场景？</translation>
    </message>
    <message>
        <source>Restore the unsaved changes to %1?</source>
        <translation>恢复对 %1 未保存的更改？</translation>
    </message>
</context>
<context>
    <name>lab::ui::DocumentBase</name>
    <message>
        <source>Save changes to %1?</source>
        <translation>要保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>Position Lab</source>
        <translation>Position Lab</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Replace it?</source>
        <translation>%1 已被另一个程序更改。要替换它吗？</translation>
    </message>
    <message>
        <source>What the other program wrote since you opened it will be lost.</source>
        <translation>打开之后由另一个程序写入的内容会丢失。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>lab::ui::EditNames</name>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做%1(&amp;R)</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>move query</source>
        <translation>移动查询</translation>
    </message>
    <message>
        <source>move key</source>
        <translation>移动键</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>move both positions</source>
        <translation>同时移动两个位置</translation>
    </message>
    <message>
        <source>move query tip</source>
        <translation>移动查询箭头</translation>
    </message>
    <message>
        <source>move key tip</source>
        <translation>移动键箭头</translation>
    </message>
    <message>
        <source>change logit</source>
        <translation>更改 logit</translation>
    </message>
    <message>
        <source>choose %1</source>
        <comment>a model</comment>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>new scene</source>
        <translation>新建场景</translation>
    </message>
    <message>
        <source>lesson step</source>
        <translation>课程步骤</translation>
    </message>
    <message>
        <source>lecture step</source>
        <translation>讲座步骤</translation>
    </message>
    <message>
        <source>return to start</source>
        <translation>回到起点</translation>
    </message>
    <message>
        <source>show mistake</source>
        <translation>展示错误</translation>
    </message>
    <message>
        <source>open scene</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>reset bench</source>
        <translation>重置实验台</translation>
    </message>
    <message>
        <source>show %1</source>
        <comment>a method</comment>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>hide %1</source>
        <comment>a method</comment>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>change query component</source>
        <translation>更改查询的分量</translation>
    </message>
    <message>
        <source>change key component</source>
        <translation>更改键的分量</translation>
    </message>
    <message>
        <source>paste RoPE block</source>
        <translation>粘贴 RoPE 配置块</translation>
    </message>
    <message>
        <source>pin as A</source>
        <translation>固定为 A</translation>
    </message>
    <message>
        <source>swap A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>clear A</source>
        <translation>清除 A</translation>
    </message>
    <message>
        <source>move q</source>
        <translation>移动 q</translation>
    </message>
    <message>
        <source>move k</source>
        <translation>移动 k</translation>
    </message>
    <message>
        <source>bend angle</source>
        <translation>弯折角度</translation>
    </message>
    <message>
        <source>show answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>choose principle</source>
        <translation>选择原理</translation>
    </message>
    <message>
        <source>load worst case</source>
        <translation>载入最差情形</translation>
    </message>
    <message>
        <source>move token</source>
        <translation>移动词元</translation>
    </message>
    <message>
        <source>add to series</source>
        <translation>加入序列</translation>
    </message>
    <message>
        <source>replace in series</source>
        <translation>替换序列中的状态</translation>
    </message>
    <message>
        <source>remove from series</source>
        <translation>从序列中移除</translation>
    </message>
    <message>
        <source>move in series</source>
        <translation>在序列中移动</translation>
    </message>
    <message>
        <source>change caption</source>
        <translation>更改说明</translation>
    </message>
    <message>
        <source>change duration</source>
        <translation>更改时长</translation>
    </message>
    <message>
        <source>series step</source>
        <translation>序列步骤</translation>
    </message>
    <message>
        <source>open for comparison</source>
        <translation>打开作对比</translation>
    </message>
    <message>
        <source>change value</source>
        <translation>更改数值</translation>
    </message>
    <message>
        <source>change gate</source>
        <translation>更改门控</translation>
    </message>
    <message>
        <source>select cell</source>
        <translation>选择一格</translation>
    </message>
    <message>
        <source>open cell</source>
        <translation>打开一格</translation>
    </message>
    <message>
        <source>test card</source>
        <translation>检验卡片</translation>
    </message>
    <message>
        <source>move section end</source>
        <translation>移动分段末端</translation>
    </message>
    <message>
        <source>choose part of reason</source>
        <translation>选择理由的一部分</translation>
    </message>
    <message>
        <source>fill in equation</source>
        <translation>填写等式</translation>
    </message>
    <message>
        <source>change card</source>
        <translation>换卡片</translation>
    </message>
    <message>
        <source>judge break</source>
        <translation>判断破坏实验</translation>
    </message>
    <message>
        <source>answer card</source>
        <translation>回答卡片</translation>
    </message>
    <message>
        <source>use learned table</source>
        <translation>使用学到的表</translation>
    </message>
    <message>
        <source>link base</source>
        <translation>共用底数</translation>
    </message>
    <message>
        <source>unlink base</source>
        <translation>取消共用底数</translation>
    </message>
    <message>
        <source>link dimension</source>
        <translation>共用维数</translation>
    </message>
    <message>
        <source>unlink dimension</source>
        <translation>取消共用维数</translation>
    </message>
    <message>
        <source>change slope</source>
        <translation>更改斜率</translation>
    </message>
    <message>
        <source>change number of heads</source>
        <translation>更改头数</translation>
    </message>
    <message>
        <source>change notes</source>
        <translation>更改备注</translation>
    </message>
    <message>
        <source>back to the aside</source>
        <translation>回到临时查看</translation>
    </message>
</context>
<context>
    <name>lab::ui::EncodingsView</name>
    <message>
        <source>%1: %2 with all keys visible, %3 with the causal mask.</source>
        <translation>%1：所有键可见时 %2，有因果掩码时 %3。</translation>
    </message>
    <message>
        <source>Difference per token, for each encoding</source>
        <translation>各编码下逐词元的差</translation>
    </message>
    <message>
        <source>Difference per position, for each encoding</source>
        <translation>各编码下逐位置的差</translation>
    </message>
    <message>
        <source>Difference of the means, for each encoding</source>
        <translation>各编码下平均输出的差</translation>
    </message>
    <message>
        <source>Difference per token after two layers, for each encoding</source>
        <translation>各编码下两层之后逐词元的差</translation>
    </message>
    <message>
        <source>Difference per position after two layers, for each encoding</source>
        <translation>各编码下两层之后逐位置的差</translation>
    </message>
    <message>
        <source>Difference of the means after two layers, for each encoding</source>
        <translation>各编码下两层之后平均输出的差</translation>
    </message>
    <message>
        <source>Change of the last token after two layers, for each encoding</source>
        <translation>各编码下两层之后末词元的变化</translation>
    </message>
    <message>
        <source>Change of the last token, for each encoding</source>
        <translation>各编码下末词元的变化</translation>
    </message>
</context>
<context>
    <name>lab::ui::ExpectedAnswers</name>
    <message>
        <source>The true curve</source>
        <translation>真实的曲线</translation>
    </message>
    <message>
        <source>Incorrect curve %1</source>
        <translation>有误的曲线 %1</translation>
    </message>
</context>
<context>
    <name>lab::ui::ExperimentBench</name>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Small models, one per encoding, trained at one length and evaluated at others. They show what an encoding makes easy, not how a language model will perform.</source>
        <translation>每种编码有几个小模型，在一个长度上训练，在其他长度上评估。它们只说明一种编码使什么变得容易，不能预示语言模型的表现。</translation>
    </message>
    <message>
        <source>Small models, trained at one length and evaluated at others: what an encoding makes easy, nothing more.</source>
        <translation>小模型在一个长度上训练，在其他长度上评估：只说明一种编码使什么变得容易。</translation>
    </message>
    <message>
        <source>Small models, trained at one length and evaluated at others.</source>
        <translation>小模型在一个长度上训练，在其他长度上评估。</translation>
    </message>
    <message>
        <source>No model with %1 has been trained here with these settings. Select %1, train, then use its table.</source>
        <translation>这里还没有用这些设置训练过 %1 的模型。请选中 %1 并训练，再使用它的表。</translation>
    </message>
    <message>
        <source>%1 learns no table that a bench can show. Click the line of Learned, Shaw, DeBERTa or T5, then use its table.</source>
        <translation>%1 学不到实验台能显示的表。请先点击“可学习”、Shaw、DeBERTa 或 T5 的线，再使用它的表。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ExperimentWords</name>
    <message>
        <source>RoPE + %1</source>
        <translation>RoPE 加 %1</translation>
    </message>
    <message>
        <source>trained at %1</source>
        <translation>训练长度 %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a length</comment>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>Cross-entropy by length</source>
        <translation>各长度的交叉熵</translation>
    </message>
    <message>
        <source>%1 at length %2: %3, trained here</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2：%3，在此训练</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 at length %2, trained here</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2，在此训练</translation>
    </message>
    <message>
        <source>Your ranking at length %1</source>
        <translation>你在长度 %1 的排名</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 of 1 model</source>
        <translation>1 个模型中已完成 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%2 个模型中已完成 %1 个</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1，约剩 %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>trained here; band: 95 % interval of the mean over seeds</source>
        <translation>在此训练；色带：各随机种子平均值的 95 % 区间</translation>
    </message>
    <message>
        <source>trained here; band: 95 % interval</source>
        <translation>在此训练；色带：95 % 区间</translation>
    </message>
    <message>
        <source>trained here</source>
        <translation>在此训练</translation>
    </message>
    <message>
        <source>%1 of 1 pair in this order</source>
        <translation>1 对中有 %1 对次序相符</translation>
    </message>
    <message>
        <source>1 pair, too close to tell</source>
        <translation>1 对，差距太小，无法分辨</translation>
    </message>
    <message>
        <source>%1 of %2 pairs in this order</source>
        <translation>%2 对中有 %1 对次序相符</translation>
    </message>
    <message>
        <source>%1 of %2 pairs in this order, %3 too close to tell</source>
        <translation>%2 对中有 %1 对次序相符，%3 对差距太小，无法分辨</translation>
    </message>
    <message>
        <source>drag the rows</source>
        <translation>拖动各行</translation>
    </message>
    <message>
        <source>step %1</source>
        <comment>of a training</comment>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>一个例子</translation>
    </message>
    <message>
        <source>%1 after %2 of %3 steps: %4, %5</source>
        <comment>an encoding</comment>
        <translation>%1，训练 %2/%3 步之后：%4，%5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an encoding and what it answers</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>长度 %1</translation>
    </message>
    <message>
        <source>end of %1</source>
        <comment>a sequence</comment>
        <translation>%1 的末尾</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>a row of numbers</comment>
        <translation>维度对</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>%1 frozen</source>
        <comment>a pair&apos;s number</comment>
        <translation>冻结 %1</translation>
    </message>
    <message>
        <source>trained here; mean over seeds: %1</source>
        <comment>their number</comment>
        <translation>在此训练；%1 个随机种子的平均</translation>
    </message>
    <message>
        <source>share of the score; bar: trained, line: before training</source>
        <translation>在注意力分数中的份额；柱：训练后，横线：训练前</translation>
    </message>
    <message>
        <source>share of the score; line: before training</source>
        <translation>在注意力分数中的份额；横线：训练前</translation>
    </message>
    <message>
        <source>share of the score</source>
        <translation>在注意力分数中的份额</translation>
    </message>
    <message>
        <source>RoPE&apos;s pairs</source>
        <translation>RoPE 的维度对</translation>
    </message>
    <message>
        <source>pair %1 frozen</source>
        <translation>冻结维度对 %1</translation>
    </message>
    <message>
        <source>Your ranking</source>
        <translation>你的排名</translation>
    </message>
    <message>
        <source>* not learned in %1 steps: below 90 % at L</source>
        <comment>of training</comment>
        <translation>* %1 步内未学会：L 处低于 90 %</translation>
    </message>
    <message>
        <source>* not learned</source>
        <translation>* 未学会</translation>
    </message>
    <message>
        <source>; not learned in %1 steps</source>
        <translation>；%1 步内未学会</translation>
    </message>
    <message>
        <source>Plain RoPE</source>
        <translation>普通 RoPE</translation>
    </message>
    <message>
        <source>%1, not learned in %2 steps</source>
        <comment>a line at a length</comment>
        <translation>%1，%2 步内未学会</translation>
    </message>
    <message>
        <source>%1; they take up to %2 of processor time</source>
        <translation>%1；最多占用处理器时间 %2</translation>
    </message>
    <message>
        <source>%1; the others take up to %2 of processor time</source>
        <translation>%1；其余最多占用处理器时间 %2</translation>
    </message>
    <message>
        <source>%1, up to %2</source>
        <comment>models and time</comment>
        <translation>%1，最多 %2</translation>
    </message>
    <message>
        <source>Drag the encodings into the order that you expect.</source>
        <translation>把各编码拖成你预期的次序。</translation>
    </message>
    <message>
        <source>bundled results: 8 models each, trained in advance; band: 95 % interval of the mean</source>
        <translation>内置结果：每种编码 8 个事先训练好的模型；色带：平均值的 95 % 区间</translation>
    </message>
    <message>
        <source>bundled: 8 models each; band: 95 % interval</source>
        <translation>内置：每种 8 个模型；色带：95 % 区间</translation>
    </message>
    <message>
        <source>bundled, 8 models each</source>
        <translation>内置，每种 8 个模型</translation>
    </message>
    <message>
        <source>trained here; band: 95 % interval of the mean over seeds; dotted: bundled results</source>
        <translation>在此训练；色带：各随机种子平均值的 95 % 区间；点线：内置结果</translation>
    </message>
    <message>
        <source>trained here; band: 95 % interval; dotted: bundled</source>
        <translation>在此训练；色带：95 % 区间；点线：内置结果</translation>
    </message>
    <message>
        <source>trained here; dotted: bundled</source>
        <translation>在此训练；点线：内置结果</translation>
    </message>
    <message>
        <source>longer than in training</source>
        <translation>比训练时更长</translation>
    </message>
    <message>
        <source>chance level</source>
        <translation>随机猜测</translation>
    </message>
    <message>
        <source>Accuracy by length</source>
        <translation>各长度的准确率</translation>
    </message>
    <message>
        <source>No model with %1 has been trained with these settings.</source>
        <translation>还没有用这些设置训练过 %1 的模型。</translation>
    </message>
    <message>
        <source>%1 at length %2: %3, bundled results</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2：%3，内置结果</translation>
    </message>
    <message>
        <source>Nothing has been trained with these settings.</source>
        <translation>还没有用这些设置训练过任何模型。</translation>
    </message>
    <message>
        <source>%1 at length %2, bundled</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2，内置结果</translation>
    </message>
    <message>
        <source>%1; the mean over many more seeds is from %2 to %3 (95 %)</source>
        <comment>a line at a length</comment>
        <translation>%1；用更多种子时，平均值（95 %）在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>What this can and cannot show</source>
        <translation>这能说明什么，不能说明什么</translation>
    </message>
    <message>
        <source>Whether an encoding still works at lengths the model has never seen, all else being equal.</source>
        <translation>其他一切相同时，一种编码在模型从未见过的长度上是否仍然有效。</translation>
    </message>
    <message>
        <source>How much that depends on the task: no encoding wins every task.</source>
        <translation>这在多大程度上取决于任务：没有一种编码在每项任务上都最好。</translation>
    </message>
    <message>
        <source>How much chance matters: each band covers different initial weights and sequences.</source>
        <translation>偶然性影响多大：每条色带包括不同的初始权重和不同的序列。</translation>
    </message>
    <message>
        <source>How a language model will perform: these models have one to three layers, thousands to about a hundred thousand parameters and made-up symbols.</source>
        <translation>语言模型的表现：这些模型只有一到三层、几千到十几万个参数，处理的是虚构的符号。</translation>
    </message>
    <message>
        <source>How heads divide the work: a single layer has to mix what and where.</source>
        <translation>各注意力头怎样分工：只有一层时，“是什么”和“在哪里”必须混在一起处理。</translation>
    </message>
    <message>
        <source>What is due to the encoding alone: attention over more keys is also more diffuse. The task “Constants” shows that effect.</source>
        <translation>哪些只由编码引起：键更多时，注意力本来就更分散。任务“常量”显示这一效应。</translation>
    </message>
    <message>
        <source>The best each encoding can reach: all use the same recipe, except that T5&apos;s biases learn ten times as fast.</source>
        <translation>每种编码的最佳表现：所有编码用同一训练方案，只有 T5 的偏置以十倍的速度学习。</translation>
    </message>
    <message>
        <source>“Last value written” asks for recent values, which favors ALiBi.</source>
        <translation>“最后写入的值”问的是最近的值，这对 ALiBi 有利。</translation>
    </message>
    <message>
        <source>YaRN&apos;s ramp is set for length 32: 1 to 4 rotations instead of 1 to 32.</source>
        <translation>YaRN 的斜坡按长度 32 设定：从 1 到 4 圈，而不是从 1 到 32 圈。</translation>
    </message>
    <message>
        <source>Anything about perplexity, or much where few seeds leave wide bands.</source>
        <translation>困惑度完全没有涉及；种子少、色带宽的地方，也说明不了多少。</translation>
    </message>
    <message>
        <source>What this can show</source>
        <translation>这能说明什么</translation>
    </message>
    <message>
        <source>What it cannot show</source>
        <translation>这不能说明什么</translation>
    </message>
    <message>
        <source>Accuracy at length %1</source>
        <translation>长度 %1 的准确率</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>no prediction was made</source>
        <translation>没有作出预测</translation>
    </message>
    <message>
        <source>a single encoding has no ranking</source>
        <translation>只有一种编码，没有排名可言</translation>
    </message>
    <message>
        <source>drag into the order you expect</source>
        <translation>拖成你预期的次序</translation>
    </message>
    <message>
        <source>the model has been trained</source>
        <translation>模型已训练完</translation>
    </message>
    <message>
        <source>%1 models would take more than an hour; use fewer seeds or steps</source>
        <translation>%1 个模型需要一个多小时；请减少种子或步数</translation>
    </message>
    <message>
        <source>all %1 models have been trained</source>
        <translation>%1 个模型都已训练完</translation>
    </message>
    <message>
        <source>pairs: %1 correct, %2 wrong, %3 undecided</source>
        <translation>各对次序：%1 对正确，%2 对相反，%3 对无法分辨</translation>
    </message>
    <message>
        <source>What do you expect? Drag the encodings into that order and lock it in to see the answers.</source>
        <translation>你预期怎样？把各编码拖成那个次序并确认预测，结果随后显示。</translation>
    </message>
    <message>
        <source>The answers are hidden until you rank the encodings.</source>
        <translation>结果已隐藏，先给出你的排名即可查看。</translation>
    </message>
    <message>
        <source>Hidden until you predict</source>
        <translation>给出预测后显示</translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>直接看结果</translation>
    </message>
    <message>
        <source>Lock prediction</source>
        <translation>确认我的预测</translation>
    </message>
    <message>
        <source>%1 of %2 correct at length %3</source>
        <comment>answers</comment>
        <translation>长度 %3 处 %2 个中答对 %1 个</translation>
    </message>
    <message>
        <source>%1 is not selected for training.</source>
        <translation>没有选中 %1 来训练。</translation>
    </message>
    <message>
        <source>No model with %1 has been trained here with these settings.</source>
        <translation>这里还没有用这些设置训练过 %1 的模型。</translation>
    </message>
    <message>
        <source>what position %1 attends to, averaged over heads</source>
        <translation>位置 %1 关注哪里，各头的平均</translation>
    </message>
    <message>
        <source>all rotate</source>
        <translation>全部旋转</translation>
    </message>
    <message>
        <source>bundled results; mean over seeds: %1</source>
        <comment>their number</comment>
        <translation>内置结果；%1 个随机种子的平均</translation>
    </message>
    <message>
        <source>accuracy by length, one pair frozen; faint: the others</source>
        <translation>冻结一个维度对时各长度的准确率；淡线：冻结其他维度对</translation>
    </message>
    <message>
        <source>accuracy by length, one pair frozen</source>
        <translation>冻结一个维度对时各长度的准确率</translation>
    </message>
    <message>
        <source>accuracy by length</source>
        <translation>各长度的准确率</translation>
    </message>
    <message>
        <source>Pair %1, one rotation in %2 positions: %3 of the score, %4 before training. At length %5: accuracy %6 with it frozen, %7 with all rotating; %8</source>
        <translation>维度对 %1，%2 个位置转一圈：占注意力分数的 %3，训练前 %4。长度 %5 处：冻结它时准确率 %6，全部旋转时 %7；%8</translation>
    </message>
    <message>
        <source>RoPE at length %1 with pair %2 frozen, bundled; %3 with all rotating</source>
        <translation>RoPE 在长度 %1 处，冻结维度对 %2，内置结果；全部旋转时 %3</translation>
    </message>
    <message>
        <source>RoPE at length %1 with pair %2 frozen, trained here; %3 with all rotating</source>
        <translation>RoPE 在长度 %1 处，冻结维度对 %2，在此训练；全部旋转时 %3</translation>
    </message>
    <message>
        <source>Train models with %1 here to freeze each of their pairs.</source>
        <translation>在这里训练 %1 的模型，就可以查看逐个冻结其维度对的结果。</translation>
    </message>
    <message>
        <source>; saved run “%1”, trained at length %2: %3</source>
        <comment>after the answers</comment>
        <translation>；已保存的训练“%1”，训练长度 %2：%3</translation>
    </message>
    <message>
        <source>; saved run “%1”, trained at length %2, has no such answer</source>
        <comment>after the answers</comment>
        <translation>；已保存的训练“%1”，训练长度 %2，没有这个结果</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>a column of a ranking</comment>
        <translation>名次</translation>
    </message>
</context>
<context>
    <name>lab::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Entire bench</source>
        <translation>整个实验台</translation>
    </message>
    <message>
        <source>PNG, raster</source>
        <translation>PNG，像素图</translation>
    </message>
    <message>
        <source>SVG, vector</source>
        <translation>SVG，矢量图</translation>
    </message>
    <message>
        <source>PDF, vector</source>
        <translation>PDF，矢量图</translation>
    </message>
    <message>
        <source>CSV, numbers</source>
        <translation>CSV，数据</translation>
    </message>
    <message>
        <source>%1 × screen size</source>
        <translation>屏幕大小的 %1 倍</translation>
    </message>
</context>
<context>
    <name>lab::ui::FileNames</name>
    <message>
        <source>%1 cannot be the name of a file in %2.</source>
        <translation>%1 不能作为 %2 中的文件名。</translation>
    </message>
</context>
<context>
    <name>lab::ui::FormsView</name>
    <message>
        <source>Published</source>
        <translation>论文形式</translation>
    </message>
    <message>
        <source>Geometric</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>Δa %1</source>
        <comment>difference of attention weights</comment>
        <translation>Δa %1</translation>
    </message>
    <message>
        <source>Four forms of head %1</source>
        <translation>头 %1 的四种形式</translation>
    </message>
    <message>
        <source>%1 tokens, same scale; below: what row %2 adds</source>
        <translation>%1 个词元，同一色标；下方：第 %2 行所加的数</translation>
    </message>
    <message>
        <source>1 token, same scale; below: what row %1 adds</source>
        <translation>1 个词元，同一色标；下方：第 %1 行所加的数</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个词元</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>Publ.</source>
        <comment>Published, where there is little space</comment>
        <translation>论文</translation>
    </message>
    <message>
        <source>Geom.</source>
        <comment>Geometric, where there is little space</comment>
        <translation>等比</translation>
    </message>
    <message>
        <source>BLOOM, MPT, causal: the weights differ by at most %1.</source>
        <translation>BLOOM、MPT（因果掩码）：权重最多相差 %1。</translation>
    </message>
    <message>
        <source>Under a causal mask, BLOOM and MPT add one number to the whole row of query %1, which softmax cancels: the weights differ by at most %2.</source>
        <translation>有因果掩码时，BLOOM 和 MPT 给查询 %1 的整行加上同一个数，softmax 会把它消去：权重最多相差 %2。</translation>
    </message>
    <message>
        <source>The geometric slopes differ: %1.</source>
        <translation>等比规则的斜率不同：相差 %1。</translation>
    </message>
</context>
<context>
    <name>lab::ui::GridEncodingsView</name>
    <message>
        <source>The arrow keys choose an encoding.</source>
        <translation>方向键选择编码。</translation>
    </message>
    <message>
        <source>All encodings</source>
        <translation>所有编码</translation>
    </message>
    <message>
        <source>%1 %2, lowest %3</source>
        <translation>%1 %2，最低 %3</translation>
    </message>
    <message>
        <source>Similarity of query and key: %1. Chosen: %2.</source>
        <translation>查询与键的相似度：%1。当前选择：%2。</translation>
    </message>
</context>
<context>
    <name>lab::ui::GridPairsView</name>
    <message>
        <source>%1 of the %2</source>
        <translation>%1 个属于%2</translation>
    </message>
    <message>
        <source>%1 columns: %2.</source>
        <translation>%1 列：%2。</translation>
    </message>
    <message>
        <source>%1 pairs: %2.</source>
        <translation>%1 个维度对：%2。</translation>
    </message>
    <message>
        <source>Last pair of the %1</source>
        <translation>%1 的最后一个维度对</translation>
    </message>
    <message>
        <source>End of the pairs of the %1</source>
        <translation>%1 的维度对的末端</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 个维度对</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 个维度对</translation>
    </message>
    <message>
        <source>No pairs: each patch has its own row.</source>
        <translation>没有维度对：每个图像块各有一行。</translation>
    </message>
    <message>
        <source>%1 pairs, all rotated by the patch number.</source>
        <translation>%1 个维度对，都随图像块的编号旋转。</translation>
    </message>
    <message>
        <source>%1 pairs, each rotated by row and column.</source>
        <translation>%1 个维度对，每个都随行、也随列旋转。</translation>
    </message>
    <message>
        <source>Pairs rotated by each axis</source>
        <translation>各轴旋转哪些维度对</translation>
    </message>
</context>
<context>
    <name>lab::ui::GridsBench</name>
    <message>
        <source>Grids</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>A patch has a row and a column. How they are encoded decides which patches count as near.</source>
        <translation>每个图像块都有行和列。怎样算近，取决于这两个数如何编码。</translation>
    </message>
    <message>
        <source>A and B have different patches, so there is no difference patch by patch.</source>
        <translation>A 与 B 的图像块不同，无法逐块相减。</translation>
    </message>
    <message>
        <source>A map cannot be overlaid; choose Difference (B − A).</source>
        <translation>图无法叠加显示；请选“差”（B − A）。</translation>
    </message>
    <message>
        <source>A video token has three position numbers, each rotating its own pairs. A text token has the same number three times.</source>
        <translation>视频的词元有三个位置编号，各自转动自己的维度对。文字词元的三个编号相同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::GridsPicture</name>
    <message>
        <source>The arrow keys move the query&apos;s patch, with Shift the key&apos;s.</source>
        <translation>方向键移动查询的图像块，按住 Shift 移动键的图像块。</translation>
    </message>
    <message>
        <source>Query patch</source>
        <translation>查询图像块</translation>
    </message>
    <message>
        <source>Key patch</source>
        <translation>键图像块</translation>
    </message>
    <message>
        <source>A and B have different rows and columns of patches.</source>
        <translation>A 与 B 的图像块行数或列数不同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::HeadsView</name>
    <message>
        <source>The arrow keys select a head.</source>
        <translation>方向键选择头。</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>same scale, logarithmic</source>
        <translation>同一对数色标</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>same scale; the number is the bias of the marked cell</source>
        <translation>同一色标；数字是所标单元格的偏置</translation>
    </message>
    <message>
        <source>same scale</source>
        <translation>同一色标</translation>
    </message>
    <message>
        <source>All heads, %1</source>
        <translation>所有头，%1</translation>
    </message>
    <message>
        <source>this encoding has the numbers of one head only</source>
        <translation>这种编码只有一个头的数</translation>
    </message>
    <message>
        <source>There is no difference: %1 heads against %2.</source>
        <translation>无法求差：一边有 %1 个头，一边有 %2 个。</translation>
    </message>
    <message>
        <source>There is no difference: 1 head against %1.</source>
        <translation>无法求差：一边有 1 个头，一边有 %1 个。</translation>
    </message>
    <message>
        <source>%1; the number belongs to the marked cell</source>
        <translation>%1；数字属于所标单元格</translation>
    </message>
</context>
<context>
    <name>lab::ui::HelpWindow</name>
    <message>
        <source>Help — Position Lab</source>
        <translation>帮助 — Position Lab</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>About Position Lab</source>
        <translation>关于 Position Lab</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Position Lab %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A laboratory for the position encodings of Transformers.&lt;/p&gt;&lt;p&gt;MIT license. Formulas use outlines of New Computer Modern.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Position Lab %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Transformer 位置编码实验室。&lt;/p&gt;&lt;p&gt;MIT 许可。公式用 New Computer Modern 的字形轮廓排成。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Writing a lesson — Position Lab</source>
        <translation>编写课程 — Position Lab</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>在帮助中搜索</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>搜索（Ctrl+F）</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
</context>
<context>
    <name>lab::ui::KeptRuns</name>
    <message>
        <source>“%1” was deleted in another window.</source>
        <translation>“%1”已在另一个窗口中删除。</translation>
    </message>
    <message>
        <source>%1 is incomplete or damaged; it was left unchanged.</source>
        <translation>%1 不完整或已损坏；文件保持原样。</translation>
    </message>
    <message>
        <source>%1 was saved by another version of Position Lab; it was left unchanged.</source>
        <translation>%1 由另一个版本的 Position Lab 保存；文件保持原样。</translation>
    </message>
    <message>
        <source>%1 exceeds the maximum of %2 runs; it was left unchanged.</source>
        <translation>%1 超出了上限：最多保存 %2 次训练；文件保持原样。</translation>
    </message>
    <message>
        <source>%1 runs are already saved, the maximum. Delete one first.</source>
        <translation>已保存 %1 次训练，达到上限。请先删除其中一次。</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2.</source>
        <translation>%1 无法删除：%2。</translation>
    </message>
    <message>
        <source>%1 runs are already overlaid, the maximum that can be distinguished. Remove one first.</source>
        <translation>已叠加 %1 次训练，再多就无法分辨。请先移除其中一次。</translation>
    </message>
    <message>
        <source>Enter a name of 1 to %1 characters.</source>
        <translation>请输入 1 到 %1 个字符的名称。</translation>
    </message>
    <message>
        <source>A run named “%1” already exists. Choose another name.</source>
        <translation>已有名为“%1”的训练。请另起名称。</translation>
    </message>
</context>
<context>
    <name>lab::ui::KeptRunsWindow</name>
    <message>
        <source>Save all runs</source>
        <translation>保存所有训练</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>删除这次训练</translation>
    </message>
    <message>
        <source>%1, length %2</source>
        <comment>a task and a training length: a name that is offered</comment>
        <translation>%1，训练长度 %2</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>训练的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>全部存为 CSV…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Delete “%1”? This cannot be undone.</source>
        <translation>删除“%1”？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Tick a run to overlay it, dashed, on the answers of the same task. Double-click a run to rename it.</source>
        <translation>勾选一次训练，就会以虚线叠加在同一任务的结果上。双击可改名。</translation>
    </message>
    <message>
        <source>No saved runs yet. Save what you train in Experiment to compare it with another training.</source>
        <translation>还没有保存的训练。在“实验”中训练后可以保存在这里，以便与另一次训练比较。</translation>
    </message>
    <message>
        <source>Saved runs — Position Lab</source>
        <translation>已保存的训练 — Position Lab</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saves the models trained with the current settings.</source>
        <translation>保存用当前设置训练的模型。</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>已保存的训练</translation>
    </message>
    <message>
        <source>Saves the answers of all saved runs in full precision.</source>
        <translation>以全部数位保存所有训练的结果。</translation>
    </message>
    <message>
        <source>Deletes the selected run and its file.</source>
        <translation>删除选中的训练和它的文件。</translation>
    </message>
    <message>
        <source>Dimension d</source>
        <translation>维数 d</translation>
    </message>
    <message>
        <source>Saved</source>
        <comment>when</comment>
        <translation>保存时间</translation>
    </message>
</context>
<context>
    <name>lab::ui::LastChange</name>
    <message>
        <source>A different “before” state</source>
        <translation>“之前”换成了另一个状态</translation>
    </message>
    <message>
        <source>Before and after were swapped</source>
        <translation>“之前”与“之后”互换了</translation>
    </message>
    <message>
        <source>“Before” state removed</source>
        <translation>不再与之前对比</translation>
    </message>
</context>
<context>
    <name>lab::ui::LayerStrip</name>
    <message>
        <source>%1 b %2</source>
        <comment>letter and base of layers</comment>
        <translation>%1 b %2</translation>
    </message>
</context>
<context>
    <name>lab::ui::LayerStripView</name>
    <message>
        <source>Layers of the model: %1</source>
        <translation>模型的各层：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between kinds</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Layer %1, counted from 0: %2</source>
        <translation>第 %1 层（从 0 数起）：%2</translation>
    </message>
</context>
<context>
    <name>lab::ui::LectureDesk</name>
    <message>
        <source>%1 (%2 states)</source>
        <comment>name of a scene</comment>
        <translation>%1（%2 个状态）</translation>
    </message>
    <message>
        <source>Position Lab</source>
        <translation>Position Lab</translation>
    </message>
    <message>
        <source>Open a lecture</source>
        <translation>打开讲座</translation>
    </message>
    <message>
        <source>Lectures (*.json)</source>
        <translation>讲座 (*.json)</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>讲座</translation>
    </message>
    <message>
        <source>Save the lecture</source>
        <translation>保存讲座</translation>
    </message>
    <message>
        <source>%1 · %2 min</source>
        <comment>lesson: minutes</comment>
        <translation>%1 · %2 分钟</translation>
    </message>
    <message>
        <source>Save this lecture before closing it?</source>
        <translation>关闭之前要保存此讲座吗？</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存的更改会丢失。</translation>
    </message>
    <message>
        <source>Unsaved lecture</source>
        <translation>未保存的讲座</translation>
    </message>
    <message>
        <source>Restore the unsaved lecture?</source>
        <translation>恢复未保存的讲座？</translation>
    </message>
    <message>
        <source>Restore the unsaved changes to the lecture %1?</source>
        <translation>恢复对讲座 %1 未保存的更改？</translation>
    </message>
</context>
<context>
    <name>lab::ui::LectureWindow</name>
    <message>
        <source>The &amp;lecture</source>
        <translation>讲座(&amp;L)</translation>
    </message>
    <message>
        <source>Parts of the lecture</source>
        <translation>讲座的各部分</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>加入(&amp;A)</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>添加文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Lecture[*] — Position Lab</source>
        <translation>讲座[*] — Position Lab</translation>
    </message>
    <message>
        <source>%1[*] — Lecture — Position Lab</source>
        <translation>%1[*] — 讲座 — Position Lab</translation>
    </message>
    <message>
        <source>Add lessons and scenes</source>
        <translation>添加课程和场景</translation>
    </message>
    <message>
        <source>Lessons and scenes (*.json)</source>
        <translation>课程和场景 (*.json)</translation>
    </message>
    <message>
        <source>A&amp;vailable</source>
        <translation>可用的内容(&amp;I)</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可用的内容</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a part, Delete removes it, Enter shows it, F2 renames a scene. Ctrl+Z undoes the last change, Ctrl+S saves.</source>
        <translation>Alt+↑ 和 Alt+↓ 移动一个部分，Delete 移除它，Enter 显示它，F2 重命名场景。Ctrl+Z 撤销上一次更改，Ctrl+S 保存。</translation>
    </message>
    <message>
        <source>Your own lesson, or a scene with its series.</source>
        <translation>自己的课程，或带序列的场景。</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>Presents the lecture in full screen from the selected part. Page Down and Page Up go to the next and previous part.</source>
        <translation>从选中的部分起全屏演示。Page Down 和 Page Up 在各部分之间前进、后退。</translation>
    </message>
    <message>
        <source>The current scene with its series</source>
        <translation>当前场景及其序列</translation>
    </message>
    <message>
        <source>Drag lessons and scenes into the lecture in the order you present them.</source>
        <translation>按演示的顺序，把课程和场景拖进讲座。</translation>
    </message>
    <message>
        <source>While presenting, the page keys go through each part and on to the next. A lecture is a single file that contains everything it shows.</source>
        <translation>演示时，翻页键走完每个部分，再进入下一部分。一个讲座就是一个文件，包含所展示的一切。</translation>
    </message>
    <message>
        <source>Total: %1 min</source>
        <translation>共 %1 分钟</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Minutes for the selected part</source>
        <translation>所选部分的分钟数</translation>
    </message>
    <message>
        <source>Planned for the selected part; the presenter view shows it beside the clock.</source>
        <translation>为所选部分计划的时间，显示在演讲者视图的时钟旁。</translation>
    </message>
    <message>
        <source>Total: %1 min; some scenes have no time</source>
        <translation>共 %1 分钟；有的场景没有时间</translation>
    </message>
    <message>
        <source>%1 min, as in the lesson</source>
        <translation>%1 分钟，与课程相同</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>没有时间</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonDock</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
    <message>
        <source>Ask with other numbers</source>
        <translation>换一组数再问</translation>
    </message>
    <message>
        <source>Save the answers</source>
        <translation>保存回答</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>%1 Rank correlation with the true curve %2, root mean square of the difference %3.</source>
        <translation>%1与真实曲线的秩相关系数为 %2，差的均方根为 %3。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一课：%1</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>课程 (*.json)</translation>
    </message>
    <message>
        <source>&amp;Lesson beside the bench</source>
        <translation>实验台旁的课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Check a file…</source>
        <translation>检查文件(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Writing a lesson</source>
        <translation>编写课程(&amp;W)</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>&amp;My lessons</source>
        <translation>我的课程(&amp;M)</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>我的课程</translation>
    </message>
    <message>
        <source>These lessons are files in %1.</source>
        <translation>这些课程是 %1 中的文件。</translation>
    </message>
    <message>
        <source>The lesson is saved in %1.</source>
        <translation>课程已保存到 %1。</translation>
    </message>
    <message>
        <source>Lesson from this &amp;state…</source>
        <translation>由当前状态制作课程(&amp;S)…</translation>
    </message>
    <message>
        <source>E&amp;nd the lesson</source>
        <translation>结束本课(&amp;N)</translation>
    </message>
    <message>
        <source>This question has no answer in the current state; go back to the start of the lesson.</source>
        <translation>这个问题在当前状态下没有答案；请回到本课起点。</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not quite, but the order of magnitude is correct.</source>
        <translation>还不对，但数量级正确。</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>还不对。</translation>
    </message>
    <message>
        <source>Your answer: %1. %2</source>
        <translation>你的答案：%1。%2</translation>
    </message>
    <message>
        <source>Export &amp;answers (CSV)…</source>
        <translation>导出回答（CSV）(&amp;A)…</translation>
    </message>
    <message>
        <source>Not quite, but the shape is correct.</source>
        <translation>还不对，但形状正确。</translation>
    </message>
    <message>
        <source>To review (%1)</source>
        <translation>待复习（%1）</translation>
    </message>
    <message>
        <source>To review: %1</source>
        <translation>待复习：%1</translation>
    </message>
    <message>
        <source>Check a lesson file</source>
        <translation>检查课程文件</translation>
    </message>
    <message>
        <source>You skipped the prediction.</source>
        <translation>你跳过了预测。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>The lesson is in the menu under “My lessons”; its file is %1.</source>
        <translation>课程在菜单“我的课程”里；文件是 %1。</translation>
    </message>
    <message>
        <source>Open the &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>%1: errors…</source>
        <translation>%1：错误…</translation>
    </message>
    <message>
        <source>The lesson&apos;s settings stay; Lessons › End the lesson restores your earlier state.</source>
        <translation>本课的设置保留；“课程 › 结束本课”恢复开课前的状态。</translation>
    </message>
    <message>
        <source>Your state from before the lesson is restored; undo brings back the lesson&apos;s settings.</source>
        <translation>已恢复开课前的状态；撤销可回到本课的设置。</translation>
    </message>
    <message>
        <source>Ready lect&amp;ures</source>
        <translation>现成的讲座(&amp;U)</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonForm</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>教师备注</translation>
    </message>
    <message>
        <source>takes </source>
        <comment>so many minutes</comment>
        <translation>需要 </translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>未保存的课程</translation>
    </message>
    <message>
        <source>Lesson from this state</source>
        <translation>由当前状态制作课程</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>How large is …?</source>
        <translation>……有多大？</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answer: a parameter, a number or a formula</source>
        <translation>答案：参数、数或公式</translation>
    </message>
    <message>
        <source>Unit, if it has one</source>
        <translation>单位（若有）</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Because …</source>
        <translation>因为……</translation>
    </message>
    <message>
        <source>The same state</source>
        <translation>同一状态</translation>
    </message>
    <message>
        <source>with the value</source>
        <translation>取值为</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>保存课程</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>课程 (*.json)</translation>
    </message>
    <message>
        <source>Lesson in %1</source>
        <translation>%1 中的课程</translation>
    </message>
    <message>
        <source>a curve to be drawn</source>
        <translation>要画出的曲线</translation>
    </message>
    <message>
        <source>entries or parts of them (%1)</source>
        <translation>一些条目或其中的部分（%1）</translation>
    </message>
    <message>
        <source>Still empty: %1.</source>
        <translation>还没有填：%1。</translation>
    </message>
    <message>
        <source>2*answer | That is twice as far.</source>
        <translation>2*answer | 那是两倍远。</translation>
    </message>
    <message>
        <source>It grows | Nothing makes it grow.</source>
        <translation>它变大 | 没有什么使它变大。</translation>
    </message>
    <message>
        <source>Hidden until the answer</source>
        <translation>回答之前隐藏</translation>
    </message>
    <message>
        <source>Reading line</source>
        <translation>读数栏</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1，第 %2 项</translation>
    </message>
    <message>
        <source>line %1 must be an answer, a bar and the feedback for it: 2*answer | That is twice as far</source>
        <translation>第 %1 行必须是一个回答、一条竖线和对它的说明：2*answer | 那是两倍远</translation>
    </message>
    <message>
        <source>line %1 must be parameters with values or a range: rope.base = 500, 2000; rope.width = 16 … 128</source>
        <translation>第 %1 行必须是参数和它的值或范围：rope.base = 500, 2000; rope.width = 16 … 128</translation>
    </message>
    <message>
        <source>Let the class answer first …</source>
        <translation>先让全班说说……</translation>
    </message>
    <message>
        <source>Minutes needed</source>
        <translation>所需的分钟数</translation>
    </message>
    <message>
        <source>Restore the unsaved lesson?</source>
        <translation>恢复未保存的课程？</translation>
    </message>
    <message>
        <source>Restore the unsaved lesson “%1”?</source>
        <translation>恢复未保存的课程“%1”？</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存的更改会丢失。</translation>
    </message>
    <message>
        <source>Learning goal</source>
        <translation>学习目标</translation>
    </message>
    <message>
        <source>Answer type</source>
        <translation>回答方式</translation>
    </message>
    <message>
        <source>One of several options</source>
        <translation>几个选项之一</translation>
    </message>
    <message>
        <source>Options, one per line</source>
        <translation>选项，每行一个</translation>
    </message>
    <message>
        <source>Correct option</source>
        <translation>正确选项</translation>
    </message>
    <message>
        <source>It is {answer}. Your answer: {prediction}.</source>
        <translation>正确答案是 {answer}。你的答案是 {prediction}。</translation>
    </message>
    <message>
        <source>Revealed after the prediction</source>
        <translation>预测之后显示</translation>
    </message>
    <message>
        <source>Pictures used</source>
        <translation>用到的图</translation>
    </message>
    <message>
        <source>Parameters shown, at most three</source>
        <translation>显示的参数，最多三个</translation>
    </message>
    <message>
        <source>Continue one of your own lessons (%1)</source>
        <translation>打开自己的课程，继续编写（%1）</translation>
    </message>
    <message>
        <source>Open one of your own lessons</source>
        <translation>打开自己的课程</translation>
    </message>
    <message>
        <source>It starts from the state in its file. Saving writes %1.</source>
        <translation>它从文件所写的状态开始。保存时写入 %1。</translation>
    </message>
    <message>
        <source>This form cannot hold all of %1, so it is unchanged. Not covered: %2.</source>
        <translation>此表单无法容纳 %1 的全部内容，因此未作改动。未包含的有：%2。</translation>
    </message>
    <message>
        <source>texts in %1 (the form writes only %2)</source>
        <translation>%1 文本（表单只写 %2）</translation>
    </message>
    <message>
        <source>The lesson is valid. Its answer at the start is %1.</source>
        <translation>课程有效。课程开始时的答案是 %1。</translation>
    </message>
    <message>
        <source>The lesson is valid.</source>
        <translation>课程有效。</translation>
    </message>
    <message>
        <source>Content without a parameter (dragged vectors and scores, answers, pinned states) is not part of a lesson&apos;s start.</source>
        <translation>没有参数表示的内容（拖动过的向量和分数、回答、固定的状态）不属于课程的起始状态。</translation>
    </message>
    <message>
        <source>Insert a parameter into the answer</source>
        <translation>把参数放进答案</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Wrong answers, one per line</source>
        <translation>错误的回答，每行一个</translation>
    </message>
    <message>
        <source>Other values when asked again, one set per line</source>
        <translation>再问时换用的数值，每行一组</translation>
    </message>
    <message>
        <source>line %1 has %2, which may be one number or several; write it without commas, or with a space after each</source>
        <translation>第 %1 行有 %2，它可能是一个数，也可能是几个数：请不写逗号，或在每个逗号后加空格</translation>
    </message>
    <message>
        <source>Save this lesson before closing it?</source>
        <translation>关闭之前要保存这一课吗？</translation>
    </message>
    <message>
        <source>Close this lesson? It cannot be saved yet.</source>
        <translation>关闭这一课？现在还不能保存。</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonLock</name>
    <message>
        <source>This is locked until you answer; moving it would give the answer away.</source>
        <translation>回答之前已锁定：移动它会透露答案。</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonPage</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s start</source>
        <translation>回到本课起点</translation>
    </message>
    <message>
        <source>Your curve and the true one</source>
        <translation>你的曲线与真实曲线</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>你的预测</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Why this is tempting</source>
        <translation>为什么容易这样答</translation>
    </message>
    <message>
        <source>Skips the prediction. The map marks the lesson as revealed.</source>
        <translation>跳过预测。地图上标为“已显示”。</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonStage</name>
    <message>
        <source>Another answer</source>
        <translation>其他回答</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>states of a series</comment>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>A curve to be drawn</source>
        <translation>要画的曲线</translation>
    </message>
    <message>
        <source>Draw the curve over the whole width first, or clear it with Delete.</source>
        <translation>请先在整个宽度上画出曲线，或按 Delete 清除。</translation>
    </message>
</context>
<context>
    <name>lab::ui::LinkWords</name>
    <message>
        <source>Base is shared by all benches. Click to use separate values.</source>
        <translation>所有实验台共用此底数。点击可改为各自设置。</translation>
    </message>
    <message>
        <source>Base is used only here. Click to share it with all benches.</source>
        <translation>此底数仅用于此处。点击可让所有实验台共用。</translation>
    </message>
    <message>
        <source>Dimension is shared by all benches. Click to use separate values.</source>
        <translation>所有实验台共用此维数。点击可改为各自设置。</translation>
    </message>
    <message>
        <source>Dimension is used only here. Click to share it with all benches.</source>
        <translation>此维数仅用于此处。点击可让所有实验台共用。</translation>
    </message>
    <message>
        <source>separate: trained with %1</source>
        <translation>单独设置：训练时为 %1</translation>
    </message>
    <message>
        <source>separate: axes are short</source>
        <translation>单独设置：各轴很短</translation>
    </message>
    <message>
        <source>separate: split between axes</source>
        <translation>单独设置：由各轴分配</translation>
    </message>
    <message>
        <source>separate: heads × head dimension</source>
        <translation>单独设置：头数 × 头维数</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>仅用于%1</translation>
    </message>
    <message>
        <source>only in %1 and %2</source>
        <translation>仅用于%1和%2</translation>
    </message>
    <message>
        <source>Base is used only in %1 and %2. Click to share it with all benches.</source>
        <translation>此底数仅用于%1和%2。点击可让所有实验台共用。</translation>
    </message>
    <message>
        <source>Dimension is used only in %1 and %2. Click to share it with all benches.</source>
        <translation>此维数仅用于%1和%2。点击可让所有实验台共用。</translation>
    </message>
    <message>
        <source>&amp;Use Own Base in This Bench</source>
        <translation>此实验台使用单独的底数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Share Base with All Benches</source>
        <translation>所有实验台共用底数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Use Own Dimension in This Bench</source>
        <translation>此实验台使用单独的维数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Share Dimension with All Benches</source>
        <translation>所有实验台共用维数(&amp;S)</translation>
    </message>
</context>
<context>
    <name>lab::ui::MainWindow</name>
    <message>
        <source>Position Lab</source>
        <translation>Position Lab</translation>
    </message>
    <message>
        <source>%1[*] — Position Lab</source>
        <translation>%1[*] — Position Lab</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Position ruler</source>
        <translation>位置标尺</translation>
    </message>
</context>
<context>
    <name>lab::ui::MessageBar</name>
    <message>
        <source>Dismiss the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>lab::ui::MethodRow</name>
    <message>
        <source>Methods in the pictures</source>
        <translation>图中的方法</translation>
    </message>
    <message>
        <source>The selected method is always shown in the pictures.</source>
        <translation>所选方法总会画在图中。</translation>
    </message>
    <message>
        <source>Open a model file that has LongRoPE&apos;s lists.</source>
        <translation>请打开带有 LongRoPE 因子列表的模型文件。</translation>
    </message>
</context>
<context>
    <name>lab::ui::MistakeWords</name>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The exponent is doubled</source>
        <translation>指数被加倍</translation>
    </message>
    <message>
        <source>Sine and cosine have different frequencies</source>
        <translation>正弦与余弦的频率不同</translation>
    </message>
    <message>
        <source>1000 instead of 10000</source>
        <translation>把 10000 写成 1000</translation>
    </message>
    <message>
        <source>Angles of one layout, columns of the other</source>
        <translation>角度按一种排列方式，列按另一种</translation>
    </message>
    <message>
        <source>Parts multiplied one by one</source>
        <translation>逐项相乘</translation>
    </message>
    <message>
        <source>Head count not a power of two</source>
        <translation>头数不是 2 的幂</translation>
    </message>
    <message>
        <source>A mask of zeros</source>
        <translation>用零作掩码</translation>
    </message>
    <message>
        <source>Attention factor applied twice</source>
        <translation>YaRN 的注意力因子乘了两次</translation>
    </message>
    <message>
        <source>Positions in bfloat16</source>
        <translation>位置用 bfloat16</translation>
    </message>
    <message>
        <source>inv_freq in bfloat16</source>
        <translation>inv_freq 用 bfloat16</translation>
    </message>
    <message>
        <source>i already advances in steps of two, so 2 · i counts twice: this squares the base. The longest wavelength becomes %1 positions instead of %2.</source>
        <translation>i 的步长已经是 2，再写 2 · i 就乘了两次，等于把底数平方。最长波长成了 %1 个位置，而不是 %2。</translation>
    </message>
    <message>
        <source>A pair is then no longer a point on a circle, and a shift not a rotation: at position %1 a pair has sin² + cos² = %2 instead of %3.</source>
        <translation>这样一个维度对就不在圆上，平移也不再是旋转：在位置 %1，有一个维度对的 sin² + cos² = %2，而不是 %3。</translation>
    </message>
    <message>
        <source>The two columns of a pair rotate by different angles, so the score does not depend on the distance alone: shifting both tokens by 100 positions changes it by %1 instead of %2.</source>
        <translation>一个维度对的两列转过不同的角度，分数便不只取决于相对距离：两个词元同时平移 100 个位置，分数改变 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The permutation is missing</source>
        <translation>忘了置换</translation>
    </message>
    <message>
        <source>A table broadcast over the tokens</source>
        <translation>沿词元广播的表</translation>
    </message>
    <message>
        <source>With one dimension too many, every token is rotated by every position, and a batch of 1 raises no error: %1 tokens give %2 numbers instead of %3.</source>
        <translation>张量多了一维时，每个词元会被每个位置各旋转一次；批大小为 1 时不会报错：%1 个词元得到 %2 个数，而不是 %3 个。</translation>
    </message>
    <message>
        <source>That is not a complex product and rotates nothing: at position %1 the query&apos;s length changes from %2 to %3.</source>
        <translation>这不是复数乘法，什么也没有旋转：在位置 %1，长度为 %2 的查询变成了 %3。</translation>
    </message>
    <message>
        <source>Nearly equal slopes</source>
        <translation>彼此相近的斜率</translation>
    </message>
    <message>
        <source>Slopes from 1/256 to 1/128 make all heads look about equally far back: with %3 heads, the steepest is %1 times the flattest instead of %2 times.</source>
        <translation>斜率从 1/256 到 1/128，所有头看得差不多远：%3 个头中，最陡的斜率是最平的 %1 倍，而不是 %2 倍。</translation>
    </message>
    <message>
        <source>The published slopes combine two geometric sequences, and models are trained with them. With %1 heads in one sequence, head 1 has the slope %2 instead of %3.</source>
        <translation>论文的斜率由两个等比数列合成，模型也是用它们训练的。若 %1 个头用同一个数列，头 1 的斜率就成了 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>0 is the largest bias, so tril favors later keys: with as many keys after the query as up to it, they get %1 of the attention instead of %2.</source>
        <translation>0 是最大的偏置，所以 tril 反而偏向后面的键：若查询之后的键与之前（含自身）一样多，它们得到 %1 的注意力，而不是 %2。</translation>
    </message>
    <message>
        <source>NTK-aware&apos;s exponent is missing</source>
        <translation>忘了 NTK-aware 的指数</translation>
    </message>
    <message>
        <source>The frequency of the slowest pair should be divided by the whole factor; with base times factor it is divided by %1 instead of %2.</source>
        <translation>最慢的维度对的频率本应除以整个缩放因子；若只把底数乘以缩放因子，它只除以 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>It belongs on the cosines and sines, which already square it in the score. Applied twice, scores grow by %1 instead of %2.</source>
        <translation>它应乘在余弦与正弦上，到分数里已经是平方。再乘一次，分数变为 %1 倍，而不是 %2 倍。</translation>
    </message>
    <message>
        <source>bfloat16 represents every whole number only up to 256; %1 becomes %2, and there the cosine of pair 0 is %3 instead of %4.</source>
        <translation>bfloat16 只在 256 以内能表示每个整数；%1 变成 %2，维度对 0 的余弦在那里是 %3，而不是 %4。</translation>
    </message>
    <message>
        <source>Casting the whole model also casts this table, and every position multiplies its error: at position %1 a cosine is off by up to %2 instead of %3.</source>
        <translation>转换整个模型的格式时，这张表也被转换，误差随位置成倍放大：在位置 %1，余弦最多偏差 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>Invariant instead of equivariant</source>
        <translation>把等变当作不变</translation>
    </message>
    <message>
        <source>The outputs do not stay in place; they move with their tokens: compared per position they differ by %1, per token by %2.</source>
        <translation>输出并不留在原处，而是随词元移动：逐位置比较相差 %1，逐词元比较相差 %2。</translation>
    </message>
    <message>
        <source>Positions that move with the tokens</source>
        <translation>位置跟着词元走</translation>
    </message>
    <message>
        <source>Treating a decoder without an encoding as a bag of words</source>
        <translation>把没有编码的解码器当作词袋</translation>
    </message>
    <message>
        <source>A position encoding belongs to the position in the sentence, not to the token. Shuffled with the tokens, it carries no order: the outputs differ by %1 instead of %2.</source>
        <translation>位置编码属于句中的位置，不属于词元。若与词元一起打乱，它就不带任何顺序信息：输出相差 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Through the causal mask each token sees which tokens came before it: the outputs differ by %1 instead of %2. One layer does not see the order among those; two layers do.</source>
        <translation>因果掩码让每个词元看到哪些词元在它之前：输出相差 %1，而不是 %2。但一层看不出它们之间的次序，两层才行。</translation>
    </message>
    <message>
        <source>A zero is missing. The slowest pair completes a rotation in %1 positions instead of %2.</source>
        <translation>少了一个零。最慢的维度对每 %1 个位置转一圈，而不是 %2 个。</translation>
    </message>
    <message>
        <source>Weights trained for one column layout are rotated by the other: the score of this query and key is %1 instead of %2. Permute the rows of the weights head by head, with their biases and norms; `position-lab permutation` writes the code.</source>
        <translation>按一种列排列方式训练的权重，却按另一种旋转：这个查询与键的分数成了 %1，而不是 %2。应当逐头置换权重的行，连同它们的偏置和归一化；`position-lab permutation` 可写出这段代码。</translation>
    </message>
    <message>
        <source>The permutation is applied twice</source>
        <translation>置换做了两次</translation>
    </message>
    <message>
        <source>The weights were already permuted, as on model hubs, and are permuted again: the score of this query and key is %1 instead of %2.</source>
        <translation>权重已经置换过（模型库中的权重就是如此），又被置换一次：这个查询与键的分数成了 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Keys permuted with the query&apos;s number of heads</source>
        <translation>按查询的头数置换键</translation>
    </message>
    <message>
        <source>With grouped-query attention (GQA) there are fewer key heads. Splitting their rows into twice as many heads permutes each half of a head by itself: the score of this query and key is %1 instead of %2.</source>
        <translation>分组查询注意力（GQA）中，键的头较少。把键的行切成两倍的头数，每个头的两半就各自置换：这个查询与键的分数成了 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Permuting more than the rotated columns</source>
        <translation>置换了旋转列以外的列</translation>
    </message>
    <message>
        <source>Of a head&apos;s %3 rows only %4 rotate; the others must stay in place. If they move too, the score of this query and key is %1 instead of %2.</source>
        <translation>一个头的 %3 行中只有 %4 行旋转，其余的应留在原处。把它们也移动，这个查询与键的分数就成了 %1，而不是 %2。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ModelWords</name>
    <message>
        <source>ALiBi, a bias by distance</source>
        <translation>ALiBi，按相对距离加的偏置</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>正弦位置编码</translation>
    </message>
    <message>
        <source>T5&apos;s relative bias</source>
        <translation>T5 的相对偏置</translation>
    </message>
    <message>
        <source>Swin&apos;s relative bias of the patches in a window</source>
        <translation>Swin 的窗口内图像块相对偏置</translation>
    </message>
    <message>
        <source>DeBERTa&apos;s disentangled attention</source>
        <translation>DeBERTa 的解耦注意力</translation>
    </message>
    <message>
        <source>Transformer-XL&apos;s relative positions</source>
        <translation>Transformer-XL 的相对位置编码</translation>
    </message>
    <message>
        <source>RoPE over the rows and columns of a picture</source>
        <translation>图像行与列上的 RoPE</translation>
    </message>
    <message>
        <source>none (NoPE)</source>
        <translation>无（NoPE）</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>A guess: %1.</source>
        <translation>猜测：%1。</translation>
    </message>
    <message>
        <source>transformers warns: %1.</source>
        <translation>transformers 会警告：%1。</translation>
    </message>
    <message>
        <source>Not in the file, set by the class %1: %2.</source>
        <translation>文件中没有、由类 %1 设定：%2。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>无位置编码</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>Convolution %1</source>
        <translation>卷积 %1</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全注意力</translation>
    </message>
    <message>
        <source>Window %1</source>
        <translation>窗口 %1</translation>
    </message>
    <message>
        <source>Window ±%1</source>
        <translation>窗口 ±%1</translation>
    </message>
    <message>
        <source>Full, both sides</source>
        <translation>全注意力，双向</translation>
    </message>
    <message>
        <source>Chunks %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>%1, b %2</source>
        <comment>a kind of layers, and its base</comment>
        <translation>%1，b %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a kind of layers, and how many</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Qwen3 was trained on 32 768 positions, not on the 40 960 of max_position_embeddings. For 131 072 positions, simple division gives a factor of 3.2 (from 40 960), but Qwen&apos;s own block has 4.0 (from 32 768): 40 of 64 pairs differ, by up to 41 %.</source>
        <translation>Qwen3 的训练长度是 32 768，而不是 max_position_embeddings 的 40 960。扩展到 131 072 时，直接计算得到的缩放因子是 3.2（以 40 960 为准），而 Qwen 自己的配置块是 4.0（以 32 768 为准）：64 个维度对中有 40 个不同，最多相差 41 %。</translation>
    </message>
    <message>
        <source>Not in the file, set by the authors&apos; code of %1: %2.</source>
        <translation>文件中没有，由 %1 的作者代码设定：%2。</translation>
    </message>
    <message>
        <source>a learned position table</source>
        <translation>可学习位置编码（嵌入表）</translation>
    </message>
    <message>
        <source>%1 has no RoPE on text; its positions: %2. The RoPE pictures do not describe this model.</source>
        <translation>%1 在文本上不用 RoPE；它的位置编码：%2。RoPE 的各图不描述这个模型。</translation>
    </message>
    <message>
        <source>In the file, not shown in any picture: %1.</source>
        <translation>文件中有，但没有画在任何图中：%1。</translation>
    </message>
    <message>
        <source>%1 The frequencies shown depend on the base alone.</source>
        <translation>%1所示频率只由底数决定。</translation>
    </message>
    <message>
        <source>%1 of the %2 columns of a head rotate: the last ones in the model, the first ones here. No score depends on it.</source>
        <translation>一个头的 %2 列中有 %1 列旋转：模型中是最后的列，这里是最前的列。分数与此无关。</translation>
    </message>
</context>
<context>
    <name>lab::ui::NumberField</name>
    <message>
        <source>%1 Type it without a comma, which could be read as a decimal point.</source>
        <translation>%1不要写逗号，它可能被当成小数点。</translation>
    </message>
</context>
<context>
    <name>lab::ui::OrderBench</name>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Reorder the sentence: does this attention layer notice? Choose an encoding and try again.</source>
        <translation>把句子重新排列：这一层注意力察觉得到吗？选一种编码再试一次。</translation>
    </message>
    <message>
        <source>A and B have different numbers of tokens; only the encodings can be compared.</source>
        <translation>A 和 B 的词元个数不同，只能比较各编码。</translation>
    </message>
    <message>
        <source>A matrix cannot be overlaid; choose Difference (B − A).</source>
        <translation>矩阵无法叠加显示；请选“差”（B − A）。</translation>
    </message>
    <message>
        <source>Reorder the sentence: do these two layers notice? Choose an encoding and try again.</source>
        <translation>把句子重新排列：这两层注意力察觉得到吗？选一种编码再试一次。</translation>
    </message>
</context>
<context>
    <name>lab::ui::OrderEncodings</name>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>all keys visible</source>
        <translation>所有键可见</translation>
    </message>
    <message>
        <source>Added to embeddings</source>
        <translation>加到词嵌入上</translation>
    </message>
    <message>
        <source>A number added to the logit</source>
        <translation>给 logit 加一个数</translation>
    </message>
    <message>
        <source>Rotates query and key</source>
        <translation>旋转查询与键</translation>
    </message>
    <message>
        <source>One vector per distance</source>
        <translation>每个相对距离一个向量</translation>
    </message>
</context>
<context>
    <name>lab::ui::OrderWords</name>
    <message>
        <source>As typed</source>
        <translation>原句</translation>
    </message>
    <message>
        <source>Reordered</source>
        <translation>重排后</translation>
    </message>
    <message>
        <source>mean-pooled</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>last token</source>
        <translation>末词元</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>逐词元</translation>
    </message>
    <message>
        <source>per position</source>
        <translation>逐位置</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
</context>
<context>
    <name>lab::ui::OutcomeLineView</name>
    <message>
        <source>Your number and the true value</source>
        <translation>你的数与真实值</translation>
    </message>
    <message>
        <source>Your answer: %1. True value: %2.</source>
        <translation>你的答案是 %1，真实值是 %2。</translation>
    </message>
</context>
<context>
    <name>lab::ui::Outputs</name>
    <message>
        <source>mean of all</source>
        <translation>全部平均</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>upper: as typed, lower: reordered</source>
        <translation>上：原句，下：重排后</translation>
    </message>
</context>
<context>
    <name>lab::ui::OutputsView</name>
    <message>
        <source>Largest difference of the outputs</source>
        <translation>输出的最大差</translation>
    </message>
    <message>
        <source>Largest difference of the outputs, second layer</source>
        <translation>输出的最大差，第二层</translation>
    </message>
    <message>
        <source>Per token %1, per position %2, mean-pooled %3, last token %4; compared %5.</source>
        <translation>逐词元 %1，逐位置 %2，平均 %3，末词元 %4；现在%5比较。</translation>
    </message>
</context>
<context>
    <name>lab::ui::PageExport</name>
    <message>
        <source>Slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Export a page with a slider</source>
        <translation>导出带滑块的网页</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Series of states: %1</source>
        <translation>状态序列：%1 个</translation>
    </message>
    <message>
        <source>From and to are the same; a slider needs two values.</source>
        <translation>起点与终点相同；滑块至少需要两个值。</translation>
    </message>
    <message>
        <source>series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>As on screen, %1</source>
        <translation>与屏幕相同，%1</translation>
    </message>
</context>
<context>
    <name>lab::ui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Page %1, %2: seen, not predicted</source>
        <translation>第 %1 页，%2：看过，未预测</translation>
    </message>
    <message>
        <source>Page %1, %2: break applied</source>
        <translation>第 %1 页，%2：破坏实验中</translation>
    </message>
    <message>
        <source>Page %1, %2</source>
        <translation>第 %1 页，%2</translation>
    </message>
    <message>
        <source>Page %1, %2: %3</source>
        <translation>第 %1 页，%2：%3</translation>
    </message>
    <message>
        <source>Page %1, %2: predicted correctly</source>
        <translation>第 %1 页，%2：预测对了</translation>
    </message>
    <message>
        <source>Page %1, %2: to review</source>
        <translation>第 %1 页，%2：待复习</translation>
    </message>
</context>
<context>
    <name>lab::ui::PagePractice</name>
    <message>
        <source>none of the three</source>
        <translation>三者都不是</translation>
    </message>
    <message>
        <source>%1 must be a list of %2 entries.</source>
        <translation>%1 必须是有 %2 项的列表。</translation>
    </message>
    <message>
        <source>Page %1, breaks.%2.card</source>
        <comment>a place in a file</comment>
        <translation>页面 %1，breaks.%2.card</translation>
    </message>
    <message>
        <source>%1.score: %2.</source>
        <translation>%1.score 有误：%2。</translation>
    </message>
    <message>
        <source>%1.verdict is %2; its score says %3.</source>
        <translation>%1.verdict 是 %2；由它的分数得出 %3。</translation>
    </message>
    <message>
        <source>%1.number: answer and tolerance must be numbers, like 1 or 2*pi.</source>
        <translation>%1.number：answer 与 tolerance 必须是数，如 1 或 2*pi。</translation>
    </message>
</context>
<context>
    <name>lab::ui::PageWords</name>
    <message>
        <source>Left: %1</source>
        <translation>左边：%1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>右边：%1</translation>
    </message>
</context>
<context>
    <name>lab::ui::PairFactorsView</name>
    <message>
        <source>The arrow keys select a pair. Enter grabs an end of the selected method&apos;s ramp; the arrow keys then move it.</source>
        <translation>方向键选择维度对。回车键抓住所选方法斜坡的一端，之后方向键移动它。</translation>
    </message>
</context>
<context>
    <name>lab::ui::PairsModel</name>
    <message>
        <source>Pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>New frequency</source>
        <translation>新频率</translation>
    </message>
    <message>
        <source>New wavelength</source>
        <translation>新波长</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>Blended</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Rotations in training</source>
        <translation>训练中的圈数</translation>
    </message>
    <message>
        <source>Frequency divisor</source>
        <translation>频率缩小倍数</translation>
    </message>
    <message>
        <source>The pair&apos;s number, counted from 0, the fastest.</source>
        <translation>维度对的编号，从最快的 0 开始。</translation>
    </message>
    <message>
        <source>Radians per position in plain RoPE.</source>
        <translation>每个位置的弧度，普通 RoPE。</translation>
    </message>
    <message>
        <source>Positions per rotation in plain RoPE.</source>
        <translation>每圈的位置数，普通 RoPE。</translation>
    </message>
    <message>
        <source>Number of full rotations within the training length.</source>
        <translation>该维度对在训练长度内转过的圈数。</translation>
    </message>
    <message>
        <source>Original frequency divided by the new one.</source>
        <translation>原频率与新频率之比。</translation>
    </message>
    <message>
        <source>Radians per position with the selected method.</source>
        <translation>所选方法下每个位置的弧度。</translation>
    </message>
    <message>
        <source>Positions per rotation with the selected method.</source>
        <translation>所选方法下每圈的位置数。</translation>
    </message>
    <message>
        <source>Kept, blended, fully interpolated (÷s), or not rotated.</source>
        <translation>不变、混合、完全插值（÷s）或不旋转。</translation>
    </message>
    <message>
        <source>Interpolated</source>
        <translation>完全插值（÷s）</translation>
    </message>
    <message>
        <source>Not rotated</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持不变</translation>
    </message>
</context>
<context>
    <name>lab::ui::PairsView</name>
    <message>
        <source>Table of all pairs</source>
        <translation>全部维度对的表格</translation>
    </message>
</context>
<context>
    <name>lab::ui::PairsWindow</name>
    <message>
        <source>%1 %2</source>
        <comment>how many pairs of a regime</comment>
        <translation>%1 对%2</translation>
    </message>
    <message>
        <source>%1, base %2, training length %3: %4.</source>
        <translation>%1，底数 %2，训练长度 %3：%4。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Table of pairs — Position Lab</source>
        <translation>维度对表格 — Position Lab</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>全部数位</translation>
    </message>
    <message>
        <source>Shows 17 significant digits of each number.</source>
        <translation>每个数显示 17 位有效数字。</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>复制全部</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>保存为 JSON…</translation>
    </message>
    <message>
        <source>Copy selected rows</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>Copies the selected rows in full precision, separated by tabs.</source>
        <translation>以全部数位复制选中的行，用制表符分隔。</translation>
    </message>
    <message>
        <source>Copies all rows in the order shown, in full precision.</source>
        <translation>按显示的顺序以全部数位复制所有行。</translation>
    </message>
    <message>
        <source>Saves all rows in full precision, separated by commas.</source>
        <translation>以全部数位保存所有行，用逗号分隔。</translation>
    </message>
    <message>
        <source>Saves all rows in full precision, one object per pair.</source>
        <translation>以全部数位保存所有行，每个维度对一个对象。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ParameterPanel</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Model preset</source>
        <translation>模型预设</translation>
    </message>
    <message>
        <source>Reset bench</source>
        <translation>重置实验台</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1（已改动）</translation>
    </message>
    <message>
        <source>Sets the parameters to those of a model, and opens a bench that shows them if this one does not.</source>
        <translation>把参数设为某个模型的值；若当前实验台不显示这些值，就打开能显示它们的实验台。</translation>
    </message>
    <message>
        <source>Resets all parameters of this bench and both positions.</source>
        <translation>重置本实验台的全部参数和两个位置。</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>自定义数值</translation>
    </message>
    <message>
        <source>%1 The number at the end counts its layers.</source>
        <translation>%1末尾的数是层数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ParameterWords</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3.</source>
        <translation>%1必须是 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1 must be an even whole number from %2 to %3.</source>
        <translation>%1必须是 %2 到 %3 之间的偶数。</translation>
    </message>
    <message>
        <source>%1 must be a multiple of %4 from %2 to %3.</source>
        <translation>%1必须是 %2 到 %3 之间 %4 的倍数。</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation>%1必须是 %2 到 %3 之间的整数。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a parameter and its symbol</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1必须是 %2。</translation>
    </message>
</context>
<context>
    <name>lab::ui::PatchImageView</name>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>%1 pixels in patches of %2, %3 patches. Query patch %4, row %5, column %6; key patch %7, row %8, column %9.</source>
        <translation>%1 像素，每块边长 %2，共 %3 个图像块。查询图像块 %4，第 %5 行，第 %6 列；键图像块 %7，第 %8 行，第 %9 列。</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>图像高度</translation>
    </message>
    <message>
        <source>Side of a patch</source>
        <translation>图像块边长</translation>
    </message>
</context>
<context>
    <name>lab::ui::PictureMenu</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation>复制图(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>导出图(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;numbers…</source>
        <translation>导出数据(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>lab::ui::PictureView</name>
    <message>
        <source>Grabbed: %1</source>
        <translation>已抓住：%1</translation>
    </message>
    <message>
        <source>Press Enter to grab a handle, then move it with the arrow keys.</source>
        <translation>按回车键抓住手柄，再用方向键移动它。</translation>
    </message>
    <message>
        <source>Locked until you answer.</source>
        <translation>回答之前已锁定。</translation>
    </message>
    <message>
        <source>%1. Drag it, or double-click to type a value.</source>
        <translation>%1。可拖动，或双击输入数值。</translation>
    </message>
    <message>
        <source>&amp;Type a Value…</source>
        <translation>输入数值(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Reset to %1</source>
        <translation>重置为 %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy Value</source>
        <translation>复制数值(&amp;C)</translation>
    </message>
</context>
<context>
    <name>lab::ui::PositionRuler</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 per s</source>
        <comment>positions a second</comment>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>Moves m forward, and n with it while the distance is locked (Space).</source>
        <translation>让 m 前进；锁定相对距离时 n 一同前进（空格键）。</translation>
    </message>
    <message>
        <source>Positions per second while playing.</source>
        <translation>播放时每秒前进多少个位置。</translation>
    </message>
</context>
<context>
    <name>lab::ui::PrecisionBench</name>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>In exact arithmetic a rotation is relative; rounding breaks this, first at far positions.</source>
        <translation>精确计算时，旋转只取决于相对距离；舍入会破坏这一点，最先出现在远处的位置。</translation>
    </message>
</context>
<context>
    <name>lab::ui::PrecisionWords</name>
    <message>
        <source>Left and right move both positions. Page Up doubles m, Page Down halves it.</source>
        <translation>左右键移动两个位置。Page Up 把 m 加倍，Page Down 把 m 减半。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>Error of the angle in radians, worst pair</source>
        <translation>角度误差（弧度），最差的维度对</translation>
    </message>
    <message>
        <source>Error of the cosine, worst pair</source>
        <translation>余弦误差，最差的维度对</translation>
    </message>
    <message>
        <source>Error of the score</source>
        <translation>分数误差</translation>
    </message>
    <message>
        <source>Drift of the score, both positions shifted</source>
        <translation>两个位置一同平移时分数的漂移</translation>
    </message>
    <message>
        <source>not representable</source>
        <translation>无法表示</translation>
    </message>
    <message>
        <source>FP16 represents no number above %1</source>
        <translation>FP16 表示不了大于 %1 的数</translation>
    </message>
    <message>
        <source>at distance %1, query and key cannot shift further</source>
        <translation>查询与键相隔 %1，无法再一起平移</translation>
    </message>
    <message>
        <source>at distance %1, query and key can shift by only %2 more: too little to draw</source>
        <translation>查询与键相隔 %1，只能再一起平移 %2：太少，画不出来</translation>
    </message>
    <message>
        <source>line: largest error of %1 positions per step; tint: upper limit for all of them</source>
        <translation>线：每格 %1 个位置中的最大误差；浅色：该格所有位置的误差上限</translation>
    </message>
    <message>
        <source>largest error of %1 positions per step; tint: the limit</source>
        <translation>每格 %1 个位置中的最大误差；浅色：上限</translation>
    </message>
    <message>
        <source>largest of %1 per step</source>
        <translation>每格 %1 个中的最大值</translation>
    </message>
    <message>
        <source>lowest to highest of %1 shifts per step; ideally 0</source>
        <translation>每格 %1 个平移的最低到最高；本应保持为 0</translation>
    </message>
    <message>
        <source>ideally 0</source>
        <translation>本应保持为 0</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>useless: an error of 1 or more</source>
        <translation>无用：误差不小于 1</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>beyond %1 %2 skips positions</source>
        <translation>超过 %1 后，%2 会跳过一些位置</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
</context>
<context>
    <name>lab::ui::PredictionBox</name>
    <message>
        <source>Your prediction, a curve to be drawn</source>
        <translation>你的预测，要画的曲线</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>你的预测</translation>
    </message>
    <message>
        <source>Your prediction, %1</source>
        <translation>你的预测（%1）</translation>
    </message>
    <message>
        <source>%1 In %2.</source>
        <comment>a question, and the unit of its answer</comment>
        <translation>%1单位：%2。</translation>
    </message>
    <message>
        <source>Draw the curve over the whole width first.</source>
        <translation>请先在整个宽度上画出曲线。</translation>
    </message>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>请先选择一个答案。</translation>
    </message>
    <message>
        <source>Draw with the mouse. With the keyboard: left and right arrows move along the axis, up and down move the curve there, Delete clears it.</source>
        <translation>用鼠标画。用键盘时，左右键沿轴移动，上下键移动该处的曲线，Delete 键清除曲线。</translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation>核对我的预测</translation>
    </message>
    <message>
        <source>Type a number or an expression such as 12.5 or 2π/3.</source>
        <translation>请输入一个数或算式，例如 12.5 或 2π/3。</translation>
    </message>
    <message>
        <source>This answer has no unit; type only the number.</source>
        <translation>这个答案没有单位；请只输入数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::PresentationBanner</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>lab::ui::PresentationClock</name>
    <message>
        <source>Lecture %1</source>
        <translation>讲座 %1</translation>
    </message>
    <message>
        <source>Lecture %1 of %2 min</source>
        <translation>讲座 %1，共 %2 分钟</translation>
    </message>
</context>
<context>
    <name>lab::ui::PresentationMarks</name>
    <message>
        <source>Pen</source>
        <translation>笔</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>聚光灯</translation>
    </message>
    <message>
        <source>Pointer dot</source>
        <translation>指针圆点</translation>
    </message>
    <message>
        <source>What the pen wrote</source>
        <translation>笔迹</translation>
    </message>
</context>
<context>
    <name>lab::ui::Punctuation</name>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts that have commas</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>lab::ui::QuestionBox</name>
    <message>
        <source>Back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>下一遍</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Break cards</source>
        <translation>反例卡片</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一张卡片</translation>
    </message>
    <message>
        <source>Type a number or an expression such as 0.52, −1 or 2π/3.</source>
        <translation>请输入一个数或算式，例如 0.52、−1 或 2π/3。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Check answer</source>
        <translation>核对答案</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Now go through the pages again and find the principle behind each equation.</source>
        <translation>再从头看一遍各页，这次找出每个等式依据的原理。</translation>
    </message>
    <message>
        <source>Review page %1</source>
        <translation>复习第 %1 页</translation>
    </message>
    <message>
        <source>You will be asked again after two and after five more pages.</source>
        <translation>再过两页和五页，会再次问你。</translation>
    </message>
    <message>
        <source>The bench shows a page with a break. What happens to the requirement?</source>
        <translation>实验台上显示某一页的一种破坏实验；请判断要求会怎样。</translation>
    </message>
    <message>
        <source>Close the cards</source>
        <translation>收起卡片</translation>
    </message>
    <message>
        <source>Blank one more equation</source>
        <translation>再空一个等式</translation>
    </message>
    <message>
        <source>The last equations again, with one more blank.</source>
        <translation>最后几个等式再来一遍，并多空一个。</translation>
    </message>
    <message>
        <source>Now the equations themselves are blank, starting with the last.</source>
        <translation>现在等式本身留空，从最后一个开始。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RankingView</name>
    <message>
        <source>%1. %2.</source>
        <comment>an order, and what came of it</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>%1, rank %2</source>
        <comment>a share of right answers</comment>
        <translation>%1，第 %2 名</translation>
    </message>
    <message>
        <source>rank %1 in your prediction, rank %2 by accuracy, %3</source>
        <translation>预测第 %1 名，按准确率第 %2 名，%3</translation>
    </message>
    <message>
        <source>Drag them into the order you expect</source>
        <translation>拖成你预期的次序</translation>
    </message>
    <message>
        <source>Rank of %1</source>
        <comment>an encoding</comment>
        <translation>%1 的名次</translation>
    </message>
</context>
<context>
    <name>lab::ui::ReadingView</name>
    <message>
        <source>Pair %1, not rotated, under the pointer</source>
        <translation>维度对 %1，不旋转，指针所指</translation>
    </message>
    <message>
        <source>Pair %1, not rotated, selected</source>
        <translation>维度对 %1，不旋转，已选</translation>
    </message>
    <message>
        <source>Pair %1 in plain RoPE, under the pointer</source>
        <translation>普通 RoPE 的维度对 %1，指针所指</translation>
    </message>
    <message>
        <source>Pair %1 in plain RoPE, selected</source>
        <translation>普通 RoPE 的维度对 %1，已选</translation>
    </message>
    <message>
        <source>Pair %1, under the pointer</source>
        <translation>维度对 %1，指针所指</translation>
    </message>
    <message>
        <source>Pair %1, selected</source>
        <translation>维度对 %1，已选</translation>
    </message>
    <message>
        <source>Positions %1 to %2, column %3, the cosine of pair %4, mean of %5</source>
        <translation>位置 %1 到 %2，第 %3 列，维度对 %4 的余弦，%5 个的平均</translation>
    </message>
    <message>
        <source>Positions %1 to %2, column %3, the sine of pair %4, mean of %5</source>
        <translation>位置 %1 到 %2，第 %3 列，维度对 %4 的正弦，%5 个的平均</translation>
    </message>
    <message>
        <source>Position %1, column %2, the cosine of pair %3</source>
        <translation>位置 %1，第 %2 列，维度对 %3 的余弦</translation>
    </message>
    <message>
        <source>Position %1, column %2, the sine of pair %3</source>
        <translation>位置 %1，第 %2 列，维度对 %3 的正弦</translation>
    </message>
    <message>
        <source>Head %1, queries %2 to %3, keys %4 to %5, mean</source>
        <translation>头 %1，查询 %2 到 %3，键 %4 到 %5，平均</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3, masked</source>
        <translation>头 %1，查询 %2，键 %3，已遮蔽</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3, in another window</source>
        <translation>头 %1，查询 %2，键 %3，在另一个窗口</translation>
    </message>
    <message>
        <source>Head %1, query %2, keys %3 to %4, sum of the attention weights</source>
        <translation>头 %1，查询 %2，键 %3 到 %4，注意力权重之和</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3, attention weight</source>
        <translation>头 %1，查询 %2，键 %3，注意力权重</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3</source>
        <translation>头 %1，查询 %2，键 %3</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>相对距离 %1</translation>
    </message>
    <message>
        <source>Distances %1 to %2, mean of %3</source>
        <translation>相对距离 %1 到 %2，%3 个的平均</translation>
    </message>
    <message>
        <source>Shift %1</source>
        <translation>平移 %1</translation>
    </message>
    <message>
        <source>Shifts %1 to %2, mean of %3</source>
        <translation>平移 %1 到 %2，%3 个的平均</translation>
    </message>
    <message>
        <source>Pair %1, shifted by %2</source>
        <translation>维度对 %1，平移 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption of a reading: its formula in words</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Reading line</source>
        <translation>读数栏</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>全部数位</translation>
    </message>
    <message>
        <source>Position %1 in the chosen formats, angle of the worst pair, %2</source>
        <translation>位置 %1，所选格式，最差维度对 %2 的角度</translation>
    </message>
    <message>
        <source>Position %1 in the chosen formats, cosine of the worst pair, %2</source>
        <translation>位置 %1，所选格式，最差维度对 %2 的余弦</translation>
    </message>
    <message>
        <source>Query %1, key %2, score in the chosen formats</source>
        <translation>查询 %1，键 %2，所选格式下的分数</translation>
    </message>
    <message>
        <source>Query %1, key %2, drift of the score since the start</source>
        <translation>查询 %1，键 %2，分数自起点以来的漂移</translation>
    </message>
    <message>
        <source>From %1 down, plain RoPE gives way to NTK-aware</source>
        <translation>从 %1往下，普通 RoPE 开始让位于 NTK-aware</translation>
    </message>
    <message>
        <source>At %1, plain RoPE has given way to NTK-aware</source>
        <translation>到 %1，普通 RoPE 已完全让位于 NTK-aware</translation>
    </message>
    <message>
        <source>%1; rounded to pair %2</source>
        <translation>%1；取整到维度对 %2</translation>
    </message>
    <message>
        <source>Text of %1 positions, its base</source>
        <translation>%1 个位置的文本，其底数</translation>
    </message>
    <message>
        <source>Text of 1 position, its base</source>
        <translation>1 个位置的文本，其底数</translation>
    </message>
    <message>
        <source>Text of 1 position, pair %1</source>
        <translation>1 个位置的文本，维度对 %1</translation>
    </message>
    <message>
        <source>Text of %1 positions, pair %2</source>
        <translation>%1 个位置的文本，维度对 %2</translation>
    </message>
    <message>
        <source>Column %1 of the interleaved layout, pair %2</source>
        <translation>交错排列方式的第 %1 列，维度对 %2</translation>
    </message>
    <message>
        <source>A has no such result</source>
        <translation>A 没有这个结果</translation>
    </message>
    <message>
        <source>A %1 · B %2 · B − A %3</source>
        <translation>A %1 · B %2 · B − A %3</translation>
    </message>
    <message>
        <source>The angle at one position</source>
        <translation>一个位置的角度</translation>
    </message>
    <message>
        <source>The score of the pair at your positions</source>
        <translation>这个维度对在你的位置处的分数</translation>
    </message>
    <message>
        <source>As typed, %1 attends to %2</source>
        <translation>原句中，“%1”关注“%2”</translation>
    </message>
    <message>
        <source>Reordered, %1 attends to %2</source>
        <translation>重排后，“%1”关注“%2”</translation>
    </message>
    <message>
        <source>Mean of all outputs, column %1</source>
        <translation>全部输出的平均，第 %1 列</translation>
    </message>
    <message>
        <source>Output of %1, column %2</source>
        <translation>“%1”的输出，第 %2 列</translation>
    </message>
    <message>
        <source>Mean of all outputs, the column that changed most</source>
        <translation>全部输出的平均，变化最大的一列</translation>
    </message>
    <message>
        <source>Output of %1, the column that changed most</source>
        <translation>“%1”的输出，变化最大的一列</translation>
    </message>
    <message>
        <source>The largest difference of all outputs</source>
        <translation>全部输出之差中的最大者</translation>
    </message>
    <message>
        <source>%1, the largest difference of all outputs</source>
        <comment>an encoding</comment>
        <translation>%1：全部输出之差中的最大者</translation>
    </message>
    <message>
        <source>Attention of “%1” at %2 to “%3” at %4</source>
        <translation>位置 %2 的“%1”对位置 %4 的“%3”的注意力</translation>
    </message>
    <message>
        <source>Output of “%1” at %2, and what “%3” at %4 adds to it</source>
        <translation>位置 %2 的“%1”的输出，以及位置 %4 的“%3”的贡献</translation>
    </message>
    <message>
        <source>Left over by the shift in the row of “%1”: belongs to no distance, masked</source>
        <translation>移位在“%1”这一行留下的：不是任何相对距离，已遮蔽</translation>
    </message>
    <message>
        <source>The key is the query&apos;s own position</source>
        <translation>键就在查询自己的位置</translation>
    </message>
    <message>
        <source>A key %1 back from the query</source>
        <translation>键在查询之前 %1 个位置</translation>
    </message>
    <message>
        <source>A key %1 ahead of the query</source>
        <translation>键在查询之后 %1 个位置</translation>
    </message>
    <message>
        <source>Query “%1” at %2, key “%3” at %4</source>
        <translation>查询“%1”在 %2，键“%3”在 %4</translation>
    </message>
    <message>
        <source>query patch %1, row %2, column %3; key patch %4, row %5, column %6</source>
        <translation>查询图像块 %1，第 %2 行，第 %3 列；键图像块 %4，第 %5 行，第 %6 列</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an encoding, and where query and key stand</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>Pair %1: %2</source>
        <translation>维度对 %1：%2</translation>
    </message>
    <message>
        <source>query token %1: t %2, y %3, x %4; key token %5: t %6, y %7, x %8</source>
        <translation>查询词元 %1：t %2，y %3，x %4；键词元 %5：t %6，y %7，x %8</translation>
    </message>
    <message>
        <source>Similarity, M-RoPE: %1</source>
        <translation>相似度，M-RoPE：%1</translation>
    </message>
    <message>
        <source>Position %1, temperature of a query there</source>
        <translation>位置 %1，该处查询的温度</translation>
    </message>
    <message>
        <source>Effective distances %1 to %2, visible pairs of the text</source>
        <translation>有效相对距离 %1 到 %2，文本中可见的有多少对</translation>
    </message>
    <message>
        <source>Effective distance %1, visible pairs of the text</source>
        <translation>有效相对距离 %1，文本中可见的有多少对</translation>
    </message>
    <message>
        <source>As typed, %1 attends to %2 in the second layer</source>
        <translation>原句的第二层中，“%1”关注“%2”</translation>
    </message>
    <message>
        <source>Reordered, %1 attends to %2 in the second layer</source>
        <translation>重排后的第二层中，“%1”关注“%2”</translation>
    </message>
    <message>
        <source>%1, the last token, those before it reordered</source>
        <comment>an encoding</comment>
        <translation>%1：末词元，它之前的词元重排</translation>
    </message>
    <message>
        <source>The last token, those before it reordered</source>
        <translation>末词元，它之前的词元重排</translation>
    </message>
    <message>
        <source>Query %1, key %2: distance %3, column %4</source>
        <translation>查询 %1，键 %2：相对距离 %3，第 %4 列</translation>
    </message>
    <message>
        <source>Distances %1 to %2, column %3, the cosine of pair %4, mean of %5</source>
        <translation>相对距离 %1 到 %2，第 %3 列，维度对 %4 的余弦，%5 个的平均</translation>
    </message>
    <message>
        <source>Distances %1 to %2, column %3, the sine of pair %4, mean of %5</source>
        <translation>相对距离 %1 到 %2，第 %3 列，维度对 %4 的正弦，%5 个的平均</translation>
    </message>
    <message>
        <source>Distance %1, column %2, the cosine of pair %3: even, the same on both sides</source>
        <translation>相对距离 %1，第 %2 列，维度对 %3 的余弦：偶函数，两侧相同</translation>
    </message>
    <message>
        <source>Positions %1 to %2, column %3, mean of those that have a row</source>
        <translation>位置 %1 到 %2，第 %3 列，有行的各位置的平均</translation>
    </message>
    <message>
        <source>The row of position %1 and those of positions %2 to %3, mean</source>
        <translation>位置 %1 的行与位置 %2 到 %3 的各行，平均</translation>
    </message>
    <message>
        <source>Position %1, column %2 of the learned table</source>
        <translation>位置 %1，可学习的表的第 %2 列</translation>
    </message>
    <message>
        <source>Position %1 on wheel %2</source>
        <translation>位置 %1 在第 %2 个轮子上</translation>
    </message>
    <message>
        <source>Position %1 on the dial of pair %2</source>
        <translation>位置 %1 在维度对 %2 的表盘上</translation>
    </message>
    <message>
        <source>From position %1 to the next</source>
        <translation>从位置 %1 到下一个位置</translation>
    </message>
    <message>
        <source>All pairs that are not rotated</source>
        <translation>所有不旋转的维度对</translation>
    </message>
    <message>
        <source>%1 (columns %2, %3)</source>
        <comment>a pair and its columns</comment>
        <translation>%1（第 %2、%3 列）</translation>
    </message>
    <message>
        <source>no such result before</source>
        <translation>之前没有这样的结果</translation>
    </message>
    <message>
        <source>before %1 · after %2 · difference %3</source>
        <translation>之前 %1 · 之后 %2 · 差 %3</translation>
    </message>
    <message>
        <source>Your vector</source>
        <translation>你的向量</translation>
    </message>
    <message>
        <source>Pair %1, not rotated, grabbed</source>
        <translation>维度对 %1，不旋转，已抓住</translation>
    </message>
    <message>
        <source>Pair %1 in plain RoPE, grabbed</source>
        <translation>普通 RoPE 的维度对 %1，已抓住</translation>
    </message>
    <message>
        <source>Pair %1, grabbed</source>
        <translation>维度对 %1，已抓住</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3, not computed at this distance</source>
        <translation>头 %1，查询 %2，键 %3，这一相对距离不计算</translation>
    </message>
    <message>
        <source>Sum over all pairs, query %1, key %2</source>
        <translation>所有维度对之和，查询 %1，键 %2</translation>
    </message>
    <message>
        <source>Point at a picture to see its formula here, with its numbers.</source>
        <translation>把指针移到图上，这里会显示它的公式和代入的数值。</translation>
    </message>
    <message>
        <source>Shows the result with all 17 digits of FP64</source>
        <translation>以 FP64 的全部 17 位数字显示结果</translation>
    </message>
    <message>
        <source>Not representable at position %1: %2</source>
        <translation>在位置 %1 处无法表示：%2</translation>
    </message>
    <message>
        <source>Pair %1, %2 rotations up to the training length: all angles seen</source>
        <translation>维度对 %1，到训练长度已转 %2 圈：整圈都见过</translation>
    </message>
    <message>
        <source>Pair %1, one rotation up to the training length: all angles seen</source>
        <translation>维度对 %1，到训练长度已转 1 圈：整圈都见过</translation>
    </message>
    <message>
        <source>Pair %1, %2° of 360° covered up to the training length; the target adds none</source>
        <translation>维度对 %1，到训练长度转过 360° 中的 %2°；目标长度不带来新角度</translation>
    </message>
    <message>
        <source>Pair %1, %2° of 360° covered up to the training length; %3° more up to the target</source>
        <translation>维度对 %1，到训练长度转过 360° 中的 %2°；到目标长度再多 %3°</translation>
    </message>
    <message>
        <source>1 rotation</source>
        <translation>1 圈</translation>
    </message>
    <message>
        <source>%1 rotations</source>
        <translation>%1 圈</translation>
    </message>
    <message>
        <source>YaRN keeps pairs with at least %1</source>
        <translation>YaRN：至少转 %1的维度对保持不变</translation>
    </message>
    <message>
        <source>YaRN interpolates (÷s) pairs with at most %1</source>
        <translation>YaRN：至多转 %1的维度对完全插值（÷s）</translation>
    </message>
    <message>
        <source>Llama 3 keeps pairs with at least %1</source>
        <translation>Llama 3：至少转 %1的维度对保持不变</translation>
    </message>
    <message>
        <source>Llama 3 interpolates (÷s) pairs with at most %1</source>
        <translation>Llama 3：至多转 %1的维度对完全插值（÷s）</translation>
    </message>
    <message>
        <source>From %1 down, NTK-aware gives way to full interpolation (÷s)</source>
        <translation>从 %1往下，NTK-aware 开始让位于完全插值（÷s）</translation>
    </message>
    <message>
        <source>At %1, NTK-aware has given way to full interpolation (÷s)</source>
        <translation>到 %1，NTK-aware 已完全让位于完全插值（÷s）</translation>
    </message>
    <message>
        <source>The fastest pairs rotate, the others do not</source>
        <translation>最快的维度对旋转，其余不旋转</translation>
    </message>
    <message>
        <source>Cached key %1, used by query %2, angle error of pair %3</source>
        <translation>缓存的键 %1 用于查询 %2，维度对 %3 的角度误差</translation>
    </message>
    <message>
        <source>Without the permutation, query %1, key %2</source>
        <translation>未作置换，查询 %1，键 %2</translation>
    </message>
    <message>
        <source>Distance %1, sum over all rotated pairs</source>
        <translation>相对距离 %1，全部旋转的维度对求和</translation>
    </message>
    <message>
        <source>The angle by which its position rotates it</source>
        <translation>位置使它旋转的角度</translation>
    </message>
    <message>
        <source>The remaining rotation</source>
        <translation>剩下的转角</translation>
    </message>
    <message>
        <source>As typed, %2 is masked for %1</source>
        <translation>原句中，“%2”对“%1”不可见</translation>
    </message>
    <message>
        <source>Reordered, %2 is masked for %1</source>
        <translation>重排后，“%2”对“%1”不可见</translation>
    </message>
    <message>
        <source>Output at the position of %1, now %2, column %3</source>
        <translation>原为“%1”、现为“%2”的位置的输出，第 %3 列</translation>
    </message>
    <message>
        <source>Output at the position of %1, now %2, in the column that differs most</source>
        <translation>原为“%1”、现为“%2”的位置的输出，相差最大的一列</translation>
    </message>
    <message>
        <source>Key %1 is after query %2: masked, weight 0</source>
        <translation>键 %1 在查询 %2 之后：已遮蔽，权重为 0</translation>
    </message>
    <message>
        <source>The row of “%1”, shifted until its numbers align with their keys</source>
        <translation>“%1”这一行，移位到数值对上各自的键</translation>
    </message>
    <message>
        <source>Query %1, weight of the only matching key</source>
        <translation>查询 %1，唯一匹配的键的注意力权重</translation>
    </message>
    <message>
        <source>Query %1, key %2, distance used by the rotation</source>
        <translation>查询 %1，键 %2，旋转所用的有效相对距离</translation>
    </message>
    <message>
        <source>Claim %1: press 1 to 4 to vote; the deciding numbers are on its card.</source>
        <translation>说法 %1：按 1 至 4 投票；判定所用的数在卡片上。</translation>
    </message>
    <message>
        <source>Claim %1: the deciding numbers are on its card; press Enter to test it.</source>
        <translation>说法 %1：判定所用的数在卡片上；按回车键检验。</translation>
    </message>
    <message>
        <source>Distance %1, column %2, the sine of pair %3: odd, the opposite sign on the other side</source>
        <translation>相对距离 %1，第 %2 列，维度对 %3 的正弦：奇函数，另一侧符号相反</translation>
    </message>
    <message>
        <source>Position %1 has no row: it is beyond the table</source>
        <translation>位置 %1 没有对应的行：它超出了表</translation>
    </message>
    <message>
        <source>Position %1 has no row: it is beyond the resampled table</source>
        <translation>位置 %1 没有对应的行：它超出了重采样后的表</translation>
    </message>
    <message>
        <source>The dot product of position %1&apos;s row with itself</source>
        <translation>位置 %1 的行与自身的点积</translation>
    </message>
    <message>
        <source>The rows of positions %1 and %2: similar only by chance</source>
        <translation>位置 %1 与 %2 的行：它们的相似只是偶然</translation>
    </message>
    <message>
        <source>Position %1, column %2: beyond the table, so its last row</source>
        <translation>位置 %1，第 %2 列：超出表，取最后一行</translation>
    </message>
    <message>
        <source>Position %1, column %2: beyond the table, which wraps around</source>
        <translation>位置 %1，第 %2 列：超出表，从头循环</translation>
    </message>
    <message>
        <source>Position %1, column %2, between the rows of the resampled table</source>
        <translation>位置 %1，第 %2 列，落在重采样后的表的行之间</translation>
    </message>
    <message>
        <source>One term of the score of query %1 and key %2, and after the shift</source>
        <translation>查询 %1 与键 %2 的分数中的一项，以及平移之后</translation>
    </message>
    <message>
        <source>The score of query %1 and key %2, added and concatenated</source>
        <translation>查询 %1 与键 %2 的分数：相加，以及拼接</translation>
    </message>
    <message>
        <source>Mistake %1: press 1 to 4 to vote; the deciding numbers are on its card.</source>
        <translation>错误 %1：按 1 至 4 投票；判定所用的数在卡片上。</translation>
    </message>
    <message>
        <source>Mistake %1: the deciding numbers are on its card; press Enter to show it.</source>
        <translation>错误 %1：判定所用的数在卡片上；按回车键查看。</translation>
    </message>
    <message>
        <source>Numbers to drag</source>
        <translation>可拖动的数</translation>
    </message>
</context>
<context>
    <name>lab::ui::RelativeBench</name>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>A logit is the sum of two maps: one depends on the words alone, one on the query and the distance.</source>
        <translation>logit 是两张图之和：一张只取决于词，一张取决于查询与相对距离。</translation>
    </message>
    <message>
        <source>A logit is the sum of four maps: two depend on the key&apos;s word, two on its distance instead.</source>
        <translation>logit 是四张图之和：两张取决于键的词，两张取决于键的相对距离。</translation>
    </message>
    <message>
        <source>A and B are different encodings, so their terms cannot be compared.</source>
        <translation>A 与 B 是不同的编码，各项无法比较。</translation>
    </message>
    <message>
        <source>A map cannot be overlaid; choose Difference (B − A).</source>
        <translation>图无法叠加显示；请选“差”（B − A）。</translation>
    </message>
    <message>
        <source>A logit is the sum of three maps: word with word, word with distance, distance with word.</source>
        <translation>logit 是三张图之和：词与词、词与相对距离、相对距离与词。</translation>
    </message>
    <message>
        <source>A logit is the sum of two maps: word with word, and word with distance.</source>
        <translation>logit 是两张图之和：词与词、词与相对距离。</translation>
    </message>
    <message>
        <source>A logit is the sum of two maps: word with word, and distance with word.</source>
        <translation>logit 是两张图之和：词与词、相对距离与词。</translation>
    </message>
    <message>
        <source>A logit is a single map, word with word, and order leaves no trace.</source>
        <translation>logit 只是一张图：词与词；顺序不留痕迹。</translation>
    </message>
    <message>
        <source>Without any term, every visible key gets the same weight.</source>
        <translation>没有任何一项时，每个可见的键权重相同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RelativePicture</name>
    <message>
        <source>A and B have different terms or numbers of words.</source>
        <translation>A 与 B 的项或词数不同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RingsView</name>
    <message>
        <source>Pair %1: %2° seen in training, %3° more up to the target</source>
        <translation>维度对 %1：训练中见过 %2°，到目标长度再多 %3°</translation>
    </message>
    <message>
        <source>Pair %1 does not rotate</source>
        <translation>维度对 %1 不旋转</translation>
    </message>
</context>
<context>
    <name>lab::ui::RotationsBench</name>
    <message>
        <source>Rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Each pair of numbers is a point in a plane, rotated by its position. Only the distance remains in the score.</source>
        <translation>每个维度对是平面上的一点，按位置旋转。分数里只剩下相对距离。</translation>
    </message>
    <message>
        <source>The two numbers of a pair are rotated by different angles. More than the distance remains in the score.</source>
        <translation>一个维度对的两个数按不同的角度旋转。分数里不只剩下相对距离。</translation>
    </message>
    <message>
        <source>The two numbers of a pair are rotated by different angles.</source>
        <translation>一个维度对的两个数按不同的角度旋转。</translation>
    </message>
    <message>
        <source>Each pair is a point in a plane, rotated by its position.</source>
        <translation>每个维度对是平面上的一点，按位置旋转。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RotationsWords</name>
    <message>
        <source>%1 pairs</source>
        <translation>%1 个维度对</translation>
    </message>
    <message>
        <source>Left and right move m, up and down select a pair.</source>
        <translation>左右键移动 m，上下键选择维度对。</translation>
    </message>
    <message>
        <source>Page Up and Page Down turn the pages.</source>
        <translation>Page Up 和 Page Down 翻页。</translation>
    </message>
    <message>
        <source>before</source>
        <comment>the turn of a vector</comment>
        <translation>旋转前</translation>
    </message>
    <message>
        <source>circle: length %1</source>
        <translation>圆：长度 %1</translation>
    </message>
    <message>
        <source>Not a rotation</source>
        <translation>不是旋转</translation>
    </message>
    <message>
        <source>Score against distance</source>
        <translation>分数随相对距离的变化</translation>
    </message>
    <message>
        <source>pair %1 alone</source>
        <translation>仅维度对 %1</translation>
    </message>
    <message>
        <source>%1 at distance %2</source>
        <translation>%1，相对距离 %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>变化 %1</translation>
    </message>
    <message>
        <source>Score of each pair, added up</source>
        <translation>各维度对的分数，逐个累加</translation>
    </message>
    <message>
        <source>key at %1</source>
        <translation>键在 %1</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, in two layouts</source>
        <translation>维度对 %1 至 %2（共 %3 个），两种排列方式</translation>
    </message>
    <message>
        <source>One pair, in two layouts</source>
        <translation>一个维度对，两种排列方式</translation>
    </message>
    <message>
        <source>%1 pairs, in two layouts</source>
        <translation>%1 个维度对，两种排列方式</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>Half-split</source>
        <translation>前后半</translation>
    </message>
    <message>
        <source>2i and 2i + 1</source>
        <translation>2i 与 2i + 1</translation>
    </message>
    <message>
        <source>i and i + %1</source>
        <translation>i 与 i + %1</translation>
    </message>
    <message>
        <source>%1, own layout: %2</source>
        <translation>%1（自身的排列方式）：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: the same here</source>
        <translation>%1：此处相同</translation>
    </message>
    <message>
        <source>1 and 2 are equal to the last bit.</source>
        <translation>1 与 2 逐位相等。</translation>
    </message>
    <message>
        <source>Columns in two layouts</source>
        <translation>两种排列方式的列</translation>
    </message>
    <message>
        <source>q in column %1</source>
        <translation>第 %1 列的 q</translation>
    </message>
    <message>
        <source>k in column %1</source>
        <translation>第 %1 列的 k</translation>
    </message>
    <message>
        <source>tip of q in pair %1</source>
        <translation>维度对 %1 中 q 的尖端</translation>
    </message>
    <message>
        <source>tip of k in pair %1</source>
        <translation>维度对 %1 中 k 的尖端</translation>
    </message>
    <message>
        <source>Not reordered</source>
        <translation>未重排</translation>
    </message>
    <message>
        <source>mean and spread of %1 distances</source>
        <translation>%1 个相对距离的均值与离散程度</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, rotated</source>
        <translation>维度对 %1 至 %2（共 %3 个），旋转后</translation>
    </message>
    <message>
        <source>One pair, rotated</source>
        <translation>一个维度对，旋转后</translation>
    </message>
    <message>
        <source>%1 pairs, rotated</source>
        <translation>%1 个维度对，旋转后</translation>
    </message>
    <message>
        <source>before rotation</source>
        <translation>旋转前</translation>
    </message>
    <message>
        <source>%1 rotations</source>
        <translation>%1 圈</translation>
    </message>
    <message>
        <source>Not a rotation: the score does not depend on the distance alone</source>
        <translation>不是旋转：分数不只取决于相对距离</translation>
    </message>
    <message>
        <source>mean and spread of %1 distances per pixel</source>
        <translation>每像素 %1 个相对距离的均值与离散程度</translation>
    </message>
    <message>
        <source>Change when both shift by %1</source>
        <translation>两者同移 %1 后的变化</translation>
    </message>
    <message>
        <source>both shifted by %1: change %2</source>
        <translation>两者同移 %1：变化 %2</translation>
    </message>
    <message>
        <source>Shift both: does the score change?</source>
        <translation>同时移动两者：分数会变吗？</translation>
    </message>
    <message>
        <source>Pairs, rotated</source>
        <translation>旋转后的维度对</translation>
    </message>
    <message>
        <source>1 pair does not rotate</source>
        <translation>1 个维度对不旋转</translation>
    </message>
    <message>
        <source>%1 pairs do not rotate</source>
        <translation>%1 个维度对不旋转</translation>
    </message>
    <message>
        <source>Columns used without permutation: wrong partners</source>
        <translation>各列未经置换：配错了对</translation>
    </message>
    <message>
        <source>Interleaved, rotated as such</source>
        <translation>交错，按交错旋转</translation>
    </message>
    <message>
        <source>Half-split, rotated as such</source>
        <translation>前后半，按前后半旋转</translation>
    </message>
    <message>
        <source>Interleaved, rotated as half-split</source>
        <translation>交错，按前后半旋转</translation>
    </message>
    <message>
        <source>Half-split, rotated as interleaved</source>
        <translation>前后半，按交错旋转</translation>
    </message>
    <message>
        <source>Wrong: interleaved, rotated as half-split</source>
        <translation>错误：交错，按前后半旋转</translation>
    </message>
    <message>
        <source>Wrong: half-split, rotated as interleaved</source>
        <translation>错误：前后半，按交错旋转</translation>
    </message>
    <message>
        <source>The mismatched layout used by the dials is none of these.</source>
        <translation>表盘所用的错配的排列不是其中任何一种。</translation>
    </message>
    <message>
        <source>The dials use the mismatched layout.</source>
        <translation>表盘按错配的排列旋转。</translation>
    </message>
    <message>
        <source>1 and 2 are equal to the last bit, although each sums its columns in its own order.</source>
        <translation>1 与 2 逐位相等，尽管各自按自己的排列方式求和。</translation>
    </message>
    <message>
        <source>2 minus 1 is %1: each sums its columns in its own order and rounds differently.</source>
        <translation>2 减 1 为 %1：各自按自己的排列方式求和，舍入不同。</translation>
    </message>
    <message>
        <source>2 minus 1 is %1: different summation order.</source>
        <translation>2 减 1 为 %1：求和顺序不同。</translation>
    </message>
    <message>
        <source>3 also depends on the distance alone, but is a different function of it.</source>
        <translation>3 也只取决于相对距离，但它是另一个函数。</translation>
    </message>
    <message>
        <source>3 is a different function of the distance.</source>
        <translation>3 是相对距离的另一个函数。</translation>
    </message>
    <message>
        <source>3 is correct at distance 0, and if at most one pair rotates.</source>
        <translation>相对距离为 0，或至多一个维度对旋转时，3 也正确。</translation>
    </message>
    <message>
        <source>does not rotate</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, %4 do not rotate</source>
        <translation>维度对 %1 至 %2（共 %3 个），%4 个不旋转</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, 1 does not rotate</source>
        <translation>维度对 %1 至 %2（共 %3 个），1 个不旋转</translation>
    </message>
    <message>
        <source>One pair, which does not rotate</source>
        <translation>一个维度对，不旋转</translation>
    </message>
    <message>
        <source>%1 pairs, %2 do not rotate</source>
        <translation>%1 个维度对，%2 个不旋转</translation>
    </message>
    <message>
        <source>%1 pairs, 1 does not rotate</source>
        <translation>%1 个维度对，1 个不旋转</translation>
    </message>
    <message>
        <source>The columns of a pair have different frequencies</source>
        <translation>同一维度对的两列频率不同</translation>
    </message>
    <message>
        <source>two frequencies per pair</source>
        <translation>每对两个频率</translation>
    </message>
    <message>
        <source>not rotated: %1 of %2 pairs</source>
        <translation>不旋转：%2 对中的 %1 对</translation>
    </message>
    <message>
        <source>Frequency of each pair</source>
        <translation>每个维度对的频率</translation>
    </message>
    <message>
        <source>radians per position, logarithmic</source>
        <translation>弧度/位置，对数刻度</translation>
    </message>
    <message>
        <source>radians per position</source>
        <translation>弧度/位置</translation>
    </message>
    <message>
        <source>plain RoPE</source>
        <translation>普通 RoPE</translation>
    </message>
</context>
<context>
    <name>lab::ui::RulerGrip</name>
    <message>
        <source>%1, handle of the ruler</source>
        <translation>%1，标尺的手柄</translation>
    </message>
</context>
<context>
    <name>lab::ui::RulerSwitches</name>
    <message>
        <source>There is too little space for the words on the ruler. Scroll over it to show fewer positions, starting at 0.</source>
        <translation>标尺上放不下句子的词。请在标尺上滚动滚轮，从 0 起少显示一些位置。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RulerTrack</name>
    <message>
        <source>Training length %1</source>
        <translation>训练长度 %1</translation>
    </message>
    <message>
        <source>Target length %1</source>
        <translation>目标长度 %1</translation>
    </message>
    <message>
        <source>Drag to move both positions; their distance stays the same.</source>
        <translation>拖动可同时移动两个位置，相对距离不变。</translation>
    </message>
    <message>
        <source>Scroll to zoom, drag to pan, double-click to fit.</source>
        <translation>滚轮缩放，拖动移动视野，双击缩放至合适。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SavingName</name>
    <message>
        <source>Replace %1?</source>
        <translation>要替换 %1 吗？</translation>
    </message>
    <message>
        <source>The extension was added.</source>
        <translation>已补上扩展名。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Choose &amp;another name…</source>
        <translation>另取名称(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>lab::ui::ScoreView</name>
    <message>
        <source>Query row</source>
        <translation>查询行</translation>
    </message>
    <message>
        <source>Key column</source>
        <translation>键列</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Value of %1 at %2</source>
        <translation>位置 %2 的 %1 的值</translation>
    </message>
    <message>
        <source>Key %1 is after query %2: masked, weight 0.</source>
        <translation>键 %1 在查询 %2 之后：已遮蔽，权重为 0。</translation>
    </message>
    <message>
        <source>%1 with %2: logit %3, weight %4, output %5.</source>
        <translation>“%1”对“%2”：logit %3，权重 %4，输出 %5。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ScreenValues</name>
    <message>
        <source>Values on the screen</source>
        <translation>屏幕上的数值</translation>
    </message>
</context>
<context>
    <name>lab::ui::SequenceView</name>
    <message>
        <source>Left and right arrows move the query; with Shift, the key.</source>
        <translation>左右键移动查询，按住 Shift 移动键。</translation>
    </message>
    <message>
        <source>Position numbers along the prompt</source>
        <translation>提示中各词元的位置编号</translation>
    </message>
    <message>
        <source>%1 tokens; the numbers of the last are %2.</source>
        <translation>共 %1 个词元，最后一个的编号是 %2。</translation>
    </message>
    <message>
        <source>1 token; its number is %1.</source>
        <translation>共 1 个词元，它的编号是 %1。</translation>
    </message>
    <message>
        <source>The prompt has no tokens to draw.</source>
        <translation>提示中没有可以画出的词元。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SeriesExport</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>导出序列</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Writing the series…</source>
        <translation>正在写入序列…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>存放图片的文件夹</translation>
    </message>
    <message>
        <source>series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>The series was already written when you canceled.</source>
        <translation>取消时序列已经写完。</translation>
    </message>
    <message>
        <source>GIF, at most 256 colors per picture</source>
        <translation>GIF，每张最多 256 色</translation>
    </message>
    <message>
        <source>WebP, full color</source>
        <translation>WebP，保留全部颜色</translation>
    </message>
    <message>
        <source>PNG, one numbered file per state</source>
        <translation>PNG，每个状态一个编号文件</translation>
    </message>
    <message>
        <source>As on screen, %1</source>
        <translation>与屏幕相同，%1</translation>
    </message>
</context>
<context>
    <name>lab::ui::SeriesMenu</name>
    <message>
        <source>&amp;Series</source>
        <translation>序列(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next state</source>
        <translation>下一个状态(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;List of states…</source>
        <translation>状态列表(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Add current state to the series</source>
        <translation>把当前状态加入序列(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Previous state</source>
        <translation>上一个状态(&amp;B)</translation>
    </message>
</context>
<context>
    <name>lab::ui::SeriesWindow</name>
    <message>
        <source>Series of states — Position Lab</source>
        <translation>状态序列 — Position Lab</translation>
    </message>
    <message>
        <source>States of the series</source>
        <translation>序列中的状态</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>加入(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>替换(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Shows the next state (F8).</source>
        <translation>显示下一个状态（F8）。</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>速度(&amp;E)</translation>
    </message>
    <message>
        <source>Ani&amp;mate between states</source>
        <translation>状态之间平滑过渡(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Pause the series</source>
        <translation>暂停序列</translation>
    </message>
    <message>
        <source>Play the series</source>
        <translation>播放序列</translation>
    </message>
    <message>
        <source>Prepared states, shown one after the other and saved with the scene. F8 goes forward, F7 back, F9 plays.</source>
        <translation>预先准备的状态，依次展示，随场景保存。F8 前进，F7 后退，F9 播放。</translation>
    </message>
    <message>
        <source>Selecting a state shows it. F2 changes its caption.</source>
        <translation>选中一个状态就会显示它。按 F2 更改说明。</translation>
    </message>
    <message>
        <source>Adds the current state to the end of the series.</source>
        <translation>把当前状态加到序列末尾。</translation>
    </message>
    <message>
        <source>Replaces the selected state with the current one.</source>
        <translation>用当前状态替换所选的状态。</translation>
    </message>
    <message>
        <source>Removes the selected state from the series.</source>
        <translation>从序列中移除所选的状态。</translation>
    </message>
    <message>
        <source>D&amp;uration</source>
        <translation>时长(&amp;U)</translation>
    </message>
    <message>
        <source>How long the selected state is shown during playback: 0.1 to 60 seconds, divided by the speed.</source>
        <translation>播放时所选状态停留多久：0.1 到 60 秒，再除以速度。</translation>
    </message>
    <message>
        <source>Shows the previous state, or the selected one again (F7).</source>
        <translation>显示上一个状态，或再次显示所选的状态（F7）。</translation>
    </message>
    <message>
        <source>From a quarter of normal speed to four times normal speed.</source>
        <translation>原速的四分之一到四倍。</translation>
    </message>
    <message>
        <source>Numbers move to the next state&apos;s values within 0.2 seconds; without it they jump.</source>
        <translation>勾选时，数值在 0.2 秒内过渡到下一个状态的值；不勾选则直接跳转。</translation>
    </message>
    <message>
        <source>No states yet. Add stores what the window shows now; the series is saved with the scene.</source>
        <translation>还没有状态。“加入”保存窗口当前所示的内容；序列随场景保存。</translation>
    </message>
    <message>
        <source>&amp;Main picture when presenting</source>
        <translation>演示时的主图(&amp;L)</translation>
    </message>
    <message>
        <source>The picture of the selected state that fills the screen when presenting.</source>
        <translation>演示所选状态时填满屏幕的图。</translation>
    </message>
    <message>
        <source>As in the bench</source>
        <translation>与实验台相同</translation>
    </message>
    <message>
        <source>&amp;Notes for the speaker</source>
        <translation>演讲者备注(&amp;N)</translation>
    </message>
    <message>
        <source>Shown in the presenter view while the audience sees this state.</source>
        <translation>观众看到这个状态时，显示在演讲者视图中。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SeriesWords</name>
    <message>
        <source>State %1</source>
        <translation>状态 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two settings</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>lab::ui::ServerWords</name>
    <message>
        <source>LongRoPE needs the two lists from a model file, but none are loaded.</source>
        <translation>LongRoPE 需要模型文件中的两个列表，而现在没有载入。</translation>
    </message>
    <message>
        <source>proportional was introduced with rope_parameters; the older keys do not have it.</source>
        <translation>proportional 是随 rope_parameters 引入的；旧键名里没有它。</translation>
    </message>
    <message>
        <source>The ramp is reversed; no server supports this.</source>
        <translation>斜坡是反向的，没有服务器支持。</translation>
    </message>
    <message>
        <source>No pair rotates, so there is nothing to set on a server.</source>
        <translation>没有维度对旋转，因此服务器上没有什么可以设置。</translation>
    </message>
    <message>
        <source>The model&apos;s weights decide which dimensions of latent heads rotate; no server has an option for others.</source>
        <translation>潜在注意力头里哪些维旋转由模型的权重决定；没有服务器能改用别的维。</translation>
    </message>
    <message>
        <source>The model&apos;s layers use different RoPE frequencies; the GGUF file sets the rotated dimensions for each of them.</source>
        <translation>该模型各层使用不同的 RoPE 频率；各自旋转的维数写在 GGUF 文件里。</translation>
    </message>
    <message>
        <source>No method extends RoPE to the target length: the command serves the %1 positions of training.</source>
        <translation>没有方法把 RoPE 扩展到目标长度：命令只用到训练时的 %1 个位置。</translation>
    </message>
    <message>
        <source>Only multi-head latent attention (DeepSeek and related models) scales the softmax by mscale_all_dim.</source>
        <translation>只有多头潜在注意力（DeepSeek 及相关模型）按 mscale_all_dim 缩放 softmax。</translation>
    </message>
    <message>
        <source>The number of rotated dimensions is for the d chosen here; set d to the model&apos;s head dimension.</source>
        <translation>旋转的维数按这里的维数 d 计算；请把 d 设成该模型每个头的维数。</translation>
    </message>
    <message>
        <source>%1 (Checked: %2 %3.)</source>
        <translation>%1（核对依据：%2 %3。）</translation>
    </message>
    <message>
        <source>The scaling factor covers %1 positions.</source>
        <translation>这一缩放因子只够 %1 个位置。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ShiftMatrixView</name>
    <message>
        <source>The shift</source>
        <translation>移位</translation>
    </message>
    <message>
        <source>Cells shifted</source>
        <translation>已移位的格数</translation>
    </message>
    <message>
        <source>%1 of %2 cells are filled by key. Space plays the shift; the arrow keys go one cell back or forward.</source>
        <translation>%2 格中有 %1 格已按键得到数值。空格键播放，方向键退一格或进一格。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SideColumn</name>
    <message>
        <source>a tie</source>
        <translation>票数相同</translation>
    </message>
    <message>
        <source>Show of hands</source>
        <translation>举手统计</translation>
    </message>
    <message>
        <source>Hands for %1: %2.</source>
        <translation>%1 的举手数：%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>when: settings</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>lab::ui::SideHandles</name>
    <message>
        <source>Bench list</source>
        <translation>实验台列表</translation>
    </message>
    <message>
        <source>Show or hide the bench list</source>
        <translation>显示或隐藏实验台列表</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Show or hide the parameters</source>
        <translation>显示或隐藏参数</translation>
    </message>
</context>
<context>
    <name>lab::ui::SimilarityMapView</name>
    <message>
        <source>Similarity to the query&apos;s patch</source>
        <translation>与查询图像块的相似度</translation>
    </message>
    <message>
        <source>%1 of the similarity</source>
        <comment>difference</comment>
        <translation>相似度的 %1</translation>
    </message>
    <message>
        <source>%1: patches %2 and %3 have similarity %4; the lowest of all is %5.</source>
        <translation>%1：图像块 %2 与图像块 %3 的相似度为 %4；所有图像块中最低为 %5。</translation>
    </message>
</context>
<context>
    <name>lab::ui::Sketch</name>
    <message>
        <source>yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>true</source>
        <translation>真实</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>在这里画</translation>
    </message>
</context>
<context>
    <name>lab::ui::SketchView</name>
    <message>
        <source>At %1 you drew %2.</source>
        <translation>在 %1 处你画的是 %2。</translation>
    </message>
    <message>
        <source>Nothing is drawn at %1.</source>
        <translation>在 %1 处还没有画。</translation>
    </message>
    <message>
        <source>The true value is %1.</source>
        <translation>真实值是 %1。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SpeakerWindow</name>
    <message>
        <source>of %1 min</source>
        <translation>共 %1 分钟</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bench: change</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Stop presenting</source>
        <translation>退出演示</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>State %1 of %2: %3</source>
        <translation>第 %1 个状态（共 %2 个）：%3</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>状态序列</translation>
    </message>
    <message>
        <source>This is the last state.</source>
        <translation>这是最后一个状态。</translation>
    </message>
    <message>
        <source>Next state</source>
        <translation>下一个状态</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Question, answered</source>
        <translation>问题（已回答）</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Hands for %1</source>
        <translation>“%1”的举手数</translation>
    </message>
    <message>
        <source>One more hand for %1</source>
        <translation>“%1”加一人</translation>
    </message>
    <message>
        <source>Show the outcome</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Ask with other numbers</source>
        <translation>换一组数再问</translation>
    </message>
    <message>
        <source>Back to the lesson&apos;s start</source>
        <translation>回到本课起点</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Part %1 of %2. Next: %3</source>
        <translation>第 %1 部分，共 %2 部分。接着：%3</translation>
    </message>
    <message>
        <source>Part %1 of %2, the last</source>
        <translation>第 %1 部分，共 %2 部分，是最后一部分</translation>
    </message>
    <message>
        <source>Time of the lecture</source>
        <translation>讲座的时间</translation>
    </message>
    <message>
        <source>of %1 min: time is up</source>
        <translation>共 %1 分钟：时间已到</translation>
    </message>
    <message>
        <source>No lesson is open. Choose one from the Lessons menu to see its notes, question, expected answers and show of hands here.</source>
        <translation>没有打开课程。请在“课程”菜单里选一课：它的备注、问题、预期的回答和举手统计会显示在这里。</translation>
    </message>
    <message>
        <source>Expected answers and hands</source>
        <translation>预期的回答与举手数</translation>
    </message>
    <message>
        <source>%1 (correct)</source>
        <comment>an answer</comment>
        <translation>%1（正确）</translation>
    </message>
    <message>
        <source>One fewer hand for %1</source>
        <translation>“%1”减一人</translation>
    </message>
    <message>
        <source>Why this is tempting</source>
        <translation>为什么容易这样答</translation>
    </message>
    <message>
        <source>Presenter view</source>
        <translation>演讲者视图</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>观众看到的画面</translation>
    </message>
    <message>
        <source>Restart the timer</source>
        <translation>重新计时</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>返回“%1”</translation>
    </message>
    <message>
        <source>The part waits as it is: state, hands, notes.</source>
        <translation>当前部分原样等待：状态、举手、备注。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SpectrumView</name>
    <message>
        <source>%1. Pair %2: %3 positions per rotation, %4 rotations in training</source>
        <translation>%1。维度对 %2：每圈 %3 个位置，训练中转 %4 圈</translation>
    </message>
    <message>
        <source>%1. Pair %2 in plain RoPE: %3 positions per rotation, %4 rotations in training</source>
        <translation>%1。普通 RoPE 的维度对 %2：每圈 %3 个位置，训练中转 %4 圈</translation>
    </message>
    <message>
        <source>%1. Pair %2 does not rotate</source>
        <translation>%1。维度对 %2 不旋转</translation>
    </message>
</context>
<context>
    <name>lab::ui::Start</name>
    <message>
        <source>trained at %1</source>
        <translation>训练长度 %1</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%2 个维度对中有 %1 个</translation>
    </message>
    <message>
        <source>never go round</source>
        <translation>转不满一圈</translation>
    </message>
    <message>
        <source>Three pairs of arrows at different positions, one score: %1</source>
        <translation>三对箭头位置不同，分数相同：%1</translation>
    </message>
    <message>
        <source>answered right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>to review</source>
        <translation>待复习</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>未答对</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>已显示</translation>
    </message>
</context>
<context>
    <name>lab::ui::StartPage</name>
    <message>
        <source>one station</source>
        <translation>1 课</translation>
    </message>
    <message>
        <source>%1 stations</source>
        <translation>%1 课</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>due today · %1</source>
        <translation>今天待复习 · %1</translation>
    </message>
    <message>
        <source>%1 · needs %2</source>
        <translation>%1 · 需先学 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>I want to understand RoPE</source>
        <translation>我想弄懂 RoPE</translation>
    </message>
    <message>
        <source>Every station of the way is right</source>
        <translation>这条路径上的课都已答对</translation>
    </message>
    <message>
        <source>%1, %2 minutes</source>
        <comment>stations</comment>
        <translation>%1，%2 分钟</translation>
    </message>
    <message>
        <source>I teach</source>
        <translation>我要讲课</translation>
    </message>
    <message>
        <source>I have a model&apos;s file</source>
        <translation>我有模型的文件</translation>
    </message>
    <message>
        <source>Drop its config.json on the window</source>
        <translation>把它的 config.json 拖到窗口上</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>To the benches</source>
        <translation>去实验台</translation>
    </message>
    <message>
        <source>%1 min ahead</source>
        <translation>还有 %1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min ahead</source>
        <translation>还有 %1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>Position Lab</source>
        <translation>Position Lab</translation>
    </message>
    <message>
        <source>How a Transformer knows where a word is</source>
        <translation>Transformer 怎样知道一个词在哪里</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and title of a lesson</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Continue where I was</source>
        <translation>从上次的地方继续</translation>
    </message>
    <message>
        <source>Asked, not answered yet · %1</source>
        <translation>已提问，还没有回答 · %1</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Choose a lesson to present; its notes open in the presenter view</source>
        <translation>选一课：它以演示方式打开，备注在演讲者视图里</translation>
    </message>
    <message>
        <source>Course map</source>
        <translation>课程地图</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 站答对 %1</translation>
    </message>
    <message>
        <source>1, 2, 3: the doors. Arrows: over the map. Return: open. Esc: to the benches.</source>
        <translation>1、2、3：三个入口。方向键：在地图上移动。回车：打开。Esc：去实验台。</translation>
    </message>
    <message>
        <source>%1 min.</source>
        <translation>%1 分钟。</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>需先学 %1。</translation>
    </message>
    <message>
        <source>Leads to %1.</source>
        <translation>通向 %1。</translation>
    </message>
    <message>
        <source>Lessons to present</source>
        <translation>课堂演示的课</translation>
    </message>
    <message>
        <source>RoPE, derived on %1 pages</source>
        <translation>RoPE，用 %1 页推导</translation>
    </message>
    <message>
        <source>%1 to review</source>
        <translation>%1 页待复习</translation>
    </message>
    <message>
        <source>pass %1</source>
        <comment>of the derivation</comment>
        <translation>第 %1 遍</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages of the derivation</comment>
        <translation>%2 页中预测对 %1 页</translation>
    </message>
    <message>
        <source>%1 blank</source>
        <comment>lines of the derivation</comment>
        <translation>%1 个等式留空</translation>
    </message>
    <message>
        <source>Delete answers</source>
        <translation>删除回答</translation>
    </message>
    <message>
        <source>Delete your answers to “%1”? This cannot be undone.</source>
        <translation>删除对“%1”的回答？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Export answers (CSV)…</source>
        <translation>导出回答（CSV）…</translation>
    </message>
    <message>
        <source>Delete removes its answers.</source>
        <translation>Delete 键删除对它的回答。</translation>
    </message>
</context>
<context>
    <name>lab::ui::StateWindow</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>This is locked until you answer; it contains the hidden numbers.</source>
        <translation>回答之前已锁定：其中有隐藏的数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::TakenTableWords</name>
    <message>
        <source>Learned by a small model of Experiment: “%1”, L = %2, seed %3.</source>
        <translation>由“实验”中的小模型学到：“%1”，L = %2，种子 %3。</translation>
    </message>
    <message>
        <source>Untrained numbers</source>
        <translation>未经训练的数</translation>
    </message>
    <message>
        <source>Own run: %1</source>
        <comment>a task</comment>
        <translation>自己训练的：%1</translation>
    </message>
    <message>
        <source>Learned: %1</source>
        <comment>a task</comment>
        <translation>学到的：%1</translation>
    </message>
    <message>
        <source>Learned by a small model trained here: “%1”, L = %2, seed %3.</source>
        <translation>由在此训练的小模型学到：“%1”，L = %2，种子 %3。</translation>
    </message>
    <message>
        <source>Changing the size restores the untrained numbers.</source>
        <translation>改变大小会恢复未经训练的数。</translation>
    </message>
    <message>
        <source>These are the vectors of keys up to the query, from the model&apos;s first head; the words and their matrices stay random.</source>
        <translation>这些是不晚于查询的键所用的向量，取自模型的第一个头；词和它们的矩阵仍是随机的。</translation>
    </message>
    <message>
        <source>These are the vectors of keys up to the query, from the model&apos;s first head, read as in the released code; the words and their matrices stay random.</source>
        <translation>这些是不晚于查询的键所用的向量，取自模型的第一个头，读法与公开的代码相同；词和它们的矩阵仍是随机的。</translation>
    </message>
    <message>
        <source>Changing a size or the direction restores the untrained numbers.</source>
        <translation>改变大小或方向会恢复未经训练的数。</translation>
    </message>
    <message>
        <source>Changing a size or the mask restores the untrained numbers.</source>
        <translation>改变大小或掩码会恢复未经训练的数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::Tally</name>
    <message>
        <source>%1: %2 of %3 hands, correct.</source>
        <translation>%1：%3 人中 %2 人举手，正确。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hands.</source>
        <translation>%1：%3 人中 %2 人举手。</translation>
    </message>
</context>
<context>
    <name>lab::ui::TallyView</name>
    <message>
        <source>Show of hands</source>
        <translation>举手统计</translation>
    </message>
</context>
<context>
    <name>lab::ui::TermsView</name>
    <message>
        <source>Terms of the logit</source>
        <translation>logit 的各项</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Query %1, key %2: %3.</source>
        <translation>查询 %1，键 %2：%3。</translation>
    </message>
    <message>
        <source>%1 %2, not included</source>
        <translation>%1 %2，未计入</translation>
    </message>
    <message>
        <source>included</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>not included</source>
        <translation>未计入</translation>
    </message>
</context>
<context>
    <name>lab::ui::TrainButton</name>
    <message>
        <source>%1 small models</source>
        <comment>a verb: Train, Stop</comment>
        <translation>%1小模型</translation>
    </message>
</context>
<context>
    <name>lab::ui::TypedNumberWords</name>
    <message>
        <source>%1 is ambiguous: type %2 or %3.</source>
        <translation>%1 有两种读法：请输入 %2 或 %3。</translation>
    </message>
    <message>
        <source>The answer is in %1. Use that unit, or type only the number.</source>
        <translation>答案的单位是“%1”。请用这个单位，或者只输入数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::TypedWords</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个模型</translation>
    </message>
    <message>
        <source>“%1” is not a parameter of this bench.</source>
        <translation>“%1”不是此实验台的参数。</translation>
    </message>
    <message>
        <source>“%1” is not a parameter of this bench; it has %2.</source>
        <translation>“%1”不是此实验台的参数；可用的有 %2。</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1：取值 %2 到 %3</translation>
    </message>
    <message>
        <source>%1: even numbers from %2 to %3</source>
        <translation>%1：取 %2 到 %3 之间的偶数</translation>
    </message>
    <message>
        <source>%1: multiples of %4 from %2 to %3</source>
        <translation>%1：取 %2 到 %3 之间 %4 的倍数</translation>
    </message>
    <message>
        <source>%1: whole numbers from %2 to %3</source>
        <translation>%1：取 %2 到 %3 之间的整数</translation>
    </message>
    <message>
        <source>all benches</source>
        <translation>所有实验台</translation>
    </message>
</context>
<context>
    <name>lab::ui::UnsavedKeeper</name>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Position Lab closed unexpectedly. Autosaved at %1.</source>
        <translation>Position Lab 意外关闭。自动保存于 %1。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Ask me &amp;later</source>
        <translation>以后再说(&amp;L)</translation>
    </message>
</context>
<context>
    <name>lab::ui::ValueBar</name>
    <message>
        <source>Locked until you answer.</source>
        <translation>回答之前已锁定。</translation>
    </message>
    <message>
        <source>Enter: set</source>
        <translation>Enter：确定</translation>
    </message>
    <message>
        <source>↑ ↓: round</source>
        <translation>↑ ↓：步进</translation>
    </message>
    <message>
        <source>Esc: cancel</source>
        <translation>Esc：取消</translation>
    </message>
</context>
<context>
    <name>lab::ui::VideoBox</name>
    <message>
        <source>%1 × %2 × %3</source>
        <translation>%1 × %2 × %3</translation>
    </message>
    <message>
        <source>Time × height × width</source>
        <translation>时间 × 高 × 宽</translation>
    </message>
    <message>
        <source>t × y × x</source>
        <translation>t × y × x</translation>
    </message>
</context>
<context>
    <name>lab::ui::VideoBoxView</name>
    <message>
        <source>Time × height × width</source>
        <translation>时间 × 高 × 宽</translation>
    </message>
    <message>
        <source>Frames: %1; rows: %2; columns: %3.</source>
        <translation>帧：%1；行：%2；列：%3。</translation>
    </message>
    <message>
        <source>Frames of the video</source>
        <translation>视频的帧数</translation>
    </message>
    <message>
        <source>Rows of the video</source>
        <translation>视频的行数</translation>
    </message>
    <message>
        <source>Columns of the video</source>
        <translation>视频的列数</translation>
    </message>
</context>
<context>
    <name>lab::ui::VideoStillsView</name>
    <message>
        <source>The arrow keys move the query; with Shift, the key.</source>
        <translation>方向键移动查询，按住 Shift 移动键。</translation>
    </message>
    <message>
        <source>Similarity to the query&apos;s token</source>
        <translation>与查询词元的相似度</translation>
    </message>
    <message>
        <source>Query token</source>
        <translation>查询词元</translation>
    </message>
    <message>
        <source>Key token</source>
        <translation>键词元</translation>
    </message>
    <message>
        <source>%1 of the similarity</source>
        <comment>difference</comment>
        <translation>相似度的 %1</translation>
    </message>
    <message>
        <source>Token %1: time %2, row %3, column %4. Token %5: time %6, row %7, column %8. Similarity %9.</source>
        <translation>词元 %1 的时间为 %2、行为 %3、列为 %4；词元 %5 的时间为 %6、行为 %7、列为 %8；两者的相似度为 %9。</translation>
    </message>
    <message>
        <source>A and B have different frames.</source>
        <translation>A 与 B 的帧不相同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WavesBench</name>
    <message>
        <source>Waves</source>
        <translation>正弦波形</translation>
    </message>
    <message>
        <source>Every column of the table is a wave. Fast waves separate neighboring positions, slow waves distant ones.</source>
        <translation>表的每一列都是一条波。快波分辨相邻的位置，慢波分辨遥远的位置。</translation>
    </message>
    <message>
        <source>The table cannot be overlaid; choose Difference (B − A).</source>
        <translation>编码表无法叠加显示；请选“差”（B − A）。</translation>
    </message>
    <message>
        <source>An odometer separates all positions, but in jumps. Dials separate them smoothly.</source>
        <translation>里程表能区分所有位置，但数字会跳变。表盘则平滑地区分它们。</translation>
    </message>
    <message>
        <source>An added position is multiplied by words and by positions. Only one term depends on the distance, and only if the matrix allows it.</source>
        <translation>加入的位置既与词相乘，也与位置相乘。只有一项取决于相对距离，而且要看矩阵是否允许。</translation>
    </message>
    <message>
        <source>One row per trained position, and no formula: within the table it can be anything, and beyond it nothing was trained.</source>
        <translation>训练过的每个位置一行，没有公式：表内什么都可能，表外则什么都没有训练过。</translation>
    </message>
    <message>
        <source>The same sines and cosines, applied to the distance: no table, no limit, both signs.</source>
        <translation>同样的正弦与余弦，但取相对距离：没有表，没有上限，正负都有。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WavesWords</name>
    <message>
        <source>mean of %1</source>
        <translation>%1 个的平均</translation>
    </message>
    <message>
        <source>1 pair in %1 shown</source>
        <translation>每 %1 对只显示 1 对</translation>
    </message>
    <message>
        <source>1 pair in %1</source>
        <translation>每 %1 对显示 1 对</translation>
    </message>
    <message>
        <source>column down, position across</source>
        <translation>列向下，位置向右</translation>
    </message>
    <message>
        <source>Table of encodings</source>
        <translation>编码表</translation>
    </message>
    <message>
        <source>Shift by %1, pair %2</source>
        <translation>平移 %1，维度对 %2</translation>
    </message>
    <message>
        <source>Largest error, p = %1…%2</source>
        <translation>最大误差，p = %1…%2</translation>
    </message>
    <message>
        <source>Largest error, %1 positions</source>
        <translation>最大误差，%1 个位置</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>at t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>at t = %1, not shown</source>
        <translation>t = %1，在图外</translation>
    </message>
    <message>
        <source>Mean and spread of %1 shifts</source>
        <translation>%1 个平移的均值与离散程度</translation>
    </message>
    <message>
        <source>Mean and spread of %1</source>
        <translation>%1 个的均值与离散程度</translation>
    </message>
    <message>
        <source>Wave of the only pair</source>
        <translation>唯一维度对的波形</translation>
    </message>
    <message>
        <source>Waves of two pairs</source>
        <translation>两个维度对的波形</translation>
    </message>
    <message>
        <source>Waves of three pairs</source>
        <translation>三个维度对的波形</translation>
    </message>
    <message>
        <source>Waves of four pairs</source>
        <translation>四个维度对的波形</translation>
    </message>
    <message>
        <source>sine column, mean and spread of %1 positions</source>
        <translation>正弦列，%1 个位置的均值与离散程度</translation>
    </message>
    <message>
        <source>mean and spread of %1 distances</source>
        <translation>%1 个相对距离的均值与离散程度</translation>
    </message>
    <message>
        <source>mean and spread of %1 positions</source>
        <translation>%1 个位置的均值与离散程度</translation>
    </message>
    <message>
        <source>sine column</source>
        <translation>正弦列</translation>
    </message>
    <message>
        <source>sine column, a dot for each position</source>
        <translation>正弦列，每个位置一点</translation>
    </message>
    <message>
        <source>at</source>
        <translation>在</translation>
    </message>
    <message>
        <source>Waves of pairs</source>
        <translation>各维度对的波形</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Shift matrix</source>
        <translation>平移矩阵</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Doubled exponents: %1 % off</source>
        <translation>指数加倍：差 %1 %</translation>
    </message>
    <message>
        <source>Dotted: if it were proportional to t</source>
        <translation>点线：若与 t 成正比</translation>
    </message>
    <message>
        <source>Dotted: proportional to t</source>
        <translation>点线：与 t 成正比</translation>
    </message>
    <message>
        <source>Root mean square of %1 shifts</source>
        <translation>%1 个平移量的均方根</translation>
    </message>
    <message>
        <source>Root mean square of %1</source>
        <translation>%1 个的均方根</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>word · word</source>
        <translation>词 · 词</translation>
    </message>
    <message>
        <source>word · position</source>
        <translation>词 · 位置</translation>
    </message>
    <message>
        <source>position · word</source>
        <translation>位置 · 词</translation>
    </message>
    <message>
        <source>position · position</source>
        <translation>位置 · 位置</translation>
    </message>
    <message>
        <source>added: all four</source>
        <translation>相加：四项</translation>
    </message>
    <message>
        <source>concatenated: two</source>
        <translation>拼接：两项</translation>
    </message>
    <message>
        <source>here</source>
        <comment>where the words stand</comment>
        <translation>此处</translation>
    </message>
    <message>
        <source>by the random share of the matrix</source>
        <translation>随矩阵的随机份额变化</translation>
    </message>
    <message>
        <source>dashed: +%1</source>
        <translation>虚线：+%1</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>单位矩阵</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>column %1; query down, key across</source>
        <translation>第 %1 列；查询向下，键向右</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>%1 vectors</source>
        <translation>%1 个向量</translation>
    </message>
    <message>
        <source>column down, distance across</source>
        <translation>列向下，相对距离向右</translation>
    </message>
    <message>
        <source>Vectors of the distances</source>
        <translation>相对距离的向量</translation>
    </message>
    <message>
        <source>1 column in %1 shown</source>
        <translation>每 %1 列显示一列</translation>
    </message>
    <message>
        <source>%1 rows, %2 numbers each, before any training</source>
        <translation>%1 行，每行 %2 个数，未经训练</translation>
    </message>
    <message>
        <source>%1 row, %2 number, before any training</source>
        <translation>%1 行，%2 个数，未经训练</translation>
    </message>
    <message>
        <source>%1 row, %2 numbers, before any training</source>
        <translation>%1 行，%2 个数，未经训练</translation>
    </message>
    <message>
        <source>%1 rows, %2 number each, before any training</source>
        <translation>%1 行，每行 %2 个数，未经训练</translation>
    </message>
    <message>
        <source>%1 rows of %2</source>
        <translation>%1 行，每行 %2 个</translation>
    </message>
    <message>
        <source>%1 row of %2</source>
        <translation>%1 行，每行 %2 个</translation>
    </message>
    <message>
        <source>No row from position %1 on</source>
        <translation>从位置 %1 起没有行</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>没有行</translation>
    </message>
    <message>
        <source>last row</source>
        <translation>最后一行</translation>
    </message>
    <message>
        <source>wraps</source>
        <translation>从头</translation>
    </message>
    <message>
        <source>The %1 row at the %2 position</source>
        <translation>%1 行重采样到 %2 个位置</translation>
    </message>
    <message>
        <source>L = %1</source>
        <comment>the training length</comment>
        <translation>L = %1</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>维度对 %1</translation>
    </message>
    <message>
        <source>binary wheels above, dials of the pairs below; light: at the next position</source>
        <translation>上为二进制轮子，下为各维度对的表盘；浅色：下一个位置</translation>
    </message>
    <message>
        <source>radix %1 wheels above, dials of the pairs below; light: at the next position</source>
        <translation>上为 %1 进制轮子，下为各维度对的表盘；浅色：下一个位置</translation>
    </message>
    <message>
        <source>wheels that change after each position</source>
        <translation>每个位置之后变化的轮子数</translation>
    </message>
    <message>
        <source>A shift by %1 leaves %2 rows of %3 columns: some matrix always fits so few</source>
        <translation>平移 %1 之后剩 %2 行、%3 列：行这么少，总能凑出一个矩阵</translation>
    </message>
    <message>
        <source>A shift by %1 leaves %2 row of %3 columns: some matrix always fits so few</source>
        <translation>平移 %1 之后剩 %2 行、%3 列：行这么少，总能凑出一个矩阵</translation>
    </message>
    <message>
        <source>A shift by %1 leaves %2 rows of one column: some matrix always fits so few</source>
        <translation>平移 %1 之后剩 %2 行、1 列：行这么少，总能凑出一个矩阵</translation>
    </message>
    <message>
        <source>A shift by %1 leaves %2 row of one column: some matrix always fits so few</source>
        <translation>平移 %1 之后剩 %2 行、1 列：行这么少，总能凑出一个矩阵</translation>
    </message>
    <message>
        <source>Too few rows to judge a shift by %1</source>
        <translation>行太少，无法判断平移 %1</translation>
    </message>
    <message>
        <source>Position %1 has no row</source>
        <translation>位置 %1 没有对应的行</translation>
    </message>
    <message>
        <source>Row p times every row</source>
        <translation>第 p 行与每一行的点积</translation>
    </message>
    <message>
        <source>with itself %1, with row p + t %2; the band is chance</source>
        <translation>与自身 %1，与第 p + t 行 %2；灰带为随机水平</translation>
    </message>
    <message>
        <source>itself %1, p + t %2</source>
        <translation>自身 %1，p + t %2</translation>
    </message>
    <message>
        <source>with itself %1; position %2 has no row</source>
        <translation>与自身 %1；位置 %2 没有对应的行</translation>
    </message>
    <message>
        <source>%1 has no row</source>
        <translation>%1 没有行</translation>
    </message>
    <message>
        <source>sine column, mean and spread of %1 distances</source>
        <translation>正弦列，%1 个相对距离的均值与离散程度</translation>
    </message>
    <message>
        <source>sine column, a dot for each distance</source>
        <translation>正弦列，每个相对距离一点</translation>
    </message>
    <message>
        <source>Learned table</source>
        <translation>可学习位置编码（嵌入表）</translation>
    </message>
    <message>
        <source>One row times every row</source>
        <translation>一行与每一行的点积</translation>
    </message>
    <message>
        <source>All pairs of positions</source>
        <translation>所有位置对</translation>
    </message>
    <message>
        <source>Odometer and dials</source>
        <translation>里程表与表盘</translation>
    </message>
    <message>
        <source>The four terms of a score</source>
        <translation>分数的四项</translation>
    </message>
    <message>
        <source>Distance of query and key</source>
        <translation>查询与键的相对距离</translation>
    </message>
    <message>
        <source>Wheels that change: %1 of %2; the encoding moves by %3</source>
        <translation>%2 个轮子中 %1 个变化；编码移动 %3</translation>
    </message>
    <message>
        <source>distance across</source>
        <translation>相对距离向右</translation>
    </message>
    <message>
        <source>position across</source>
        <translation>位置向右</translation>
    </message>
    <message>
        <source>line: the encoding, %1</source>
        <translation>横线：编码移动 %1</translation>
    </message>
    <message>
        <source>digits of a wheel</source>
        <translation>一个轮子的数字</translation>
    </message>
    <message>
        <source>Difference of the tables, %1</source>
        <translation>编码表之差，%1</translation>
    </message>
    <message>
        <source>%1 rows, %2 numbers each, of a small model</source>
        <translation>%1 行，每行 %2 个数，来自小模型</translation>
    </message>
    <message>
        <source>The curve is the same at every position p</source>
        <translation>在每个位置 p，曲线都相同</translation>
    </message>
    <message>
        <source>The same curve at every p</source>
        <translation>对每个 p 曲线相同</translation>
    </message>
    <message>
        <source>each cell is the mean of %1 positions</source>
        <translation>每格是 %1 个位置的平均</translation>
    </message>
    <message>
        <source>There is no difference: A has %1 columns and B has %2.</source>
        <translation>无法求差：A 有 %1 列，B 有 %2 列。</translation>
    </message>
    <message>
        <source>There is no difference: A has %1 column and B has %2.</source>
        <translation>无法求差：A 有 %1 列，B 有 %2 列。</translation>
    </message>
    <message>
        <source>Exponents doubled by mistake: the best matrix is off by %1 %</source>
        <translation>误把指数加倍时，最好的矩阵也差 %1 %</translation>
    </message>
    <message>
        <source>Exponents doubled: best matrix off by %1 %</source>
        <translation>指数加倍：最好的矩阵也差 %1 %</translation>
    </message>
    <message>
        <source>solid: here; dashed: shifted by %1</source>
        <translation>实线：此处；虚线：平移 %1</translation>
    </message>
    <message>
        <source>dashed: shifted by %1</source>
        <translation>虚线：平移 %1</translation>
    </message>
    <message>
        <source>query at %1, key at %2, and both shifted by %3 positions</source>
        <translation>查询在 %1，键在 %2；以及两者都平移 %3 个位置</translation>
    </message>
    <message>
        <source>query at %1, key at %2, and both shifted by %3 position</source>
        <translation>查询在 %1，键在 %2；以及两者都平移 %3 个位置</translation>
    </message>
    <message>
        <source>Concatenated, with separate matrices for word and position: the mixed terms vanish; at dimension %1 this takes %2 weights in Wq and Wk instead of %3</source>
        <translation>拼接，词和位置各用自己的矩阵：混合项消失；维数为 %1 时，Wq 与 Wk 共有 %2 个权重，而不是 %3 个</translation>
    </message>
    <message>
        <source>Concatenated: no mixed terms; at dimension %1, %2 weights instead of %3</source>
        <translation>拼接：没有混合项，维数 %1，权重 %2 个而不是 %3 个</translation>
    </message>
    <message>
        <source>Sines only: the best factor for shifting pair %1 by %2 is off by %3 %, with cosines %4 %; their product is %5 here and %6 after the shift</source>
        <translation>只有正弦：把维度对 %1 平移 %2 的最佳系数仍差 %3 %，有余弦时差 %4 %；它们的点积此处为 %5，平移之后为 %6</translation>
    </message>
    <message>
        <source>Sines only: a shift is off by %1 %; product %2 here, %3 after it</source>
        <translation>只有正弦：平移差 %1 %；点积此处 %2，平移后 %3</translation>
    </message>
    <message>
        <source>After the shift, every term is the same</source>
        <translation>平移之后，每一项都相同</translation>
    </message>
    <message>
        <source>After the shift, the position–position term is the same, but the score is not: %1</source>
        <translation>平移之后，位置–位置这一项不变，分数却变了：%1</translation>
    </message>
    <message>
        <source>After the shift, at the same distance, the position–position term changes by %1</source>
        <translation>平移之后，相对距离相同，位置–位置这一项却改变 %1</translation>
    </message>
    <message>
        <source>%1 × %1 pairs share %2 vectors: one per distance, without limit</source>
        <translation>%1 × %1 对位置共用 %2 个向量：每个相对距离一个，没有上限</translation>
    </message>
    <message>
        <source>for %1 × %1 pairs: one per distance</source>
        <translation>供 %1 × %1 对位置：每个相对距离一个</translation>
    </message>
    <message>
        <source>one per distance</source>
        <translation>每个相对距离一个</translation>
    </message>
    <message>
        <source>each cell is the mean of %1 distances</source>
        <translation>每格是 %1 个相对距离的平均</translation>
    </message>
    <message>
        <source>No row from position %1 on: it was neither created nor trained</source>
        <translation>从位置 %1 起没有行：既没有创建，也没有训练过</translation>
    </message>
    <message>
        <source>The last row repeats from position %1 on</source>
        <translation>从位置 %1 起一直是最后一行</translation>
    </message>
    <message>
        <source>last row repeats</source>
        <translation>一直是最后一行</translation>
    </message>
    <message>
        <source>The rows repeat from the start from position %1 on</source>
        <translation>从位置 %1 起，各行从头循环</translation>
    </message>
    <message>
        <source>rows wrap around</source>
        <translation>各行从头循环</translation>
    </message>
    <message>
        <source>All %1 rows resampled to %2 positions</source>
        <translation>全部 %1 行重采样到 %2 个位置</translation>
    </message>
    <message>
        <source>The %1 row resampled to %2 positions</source>
        <translation>%1 行重采样到 %2 个位置</translation>
    </message>
    <message>
        <source>All %1 rows resampled to %2 position</source>
        <translation>全部 %1 行重采样到 %2 个位置</translation>
    </message>
    <message>
        <source>resampled</source>
        <translation>重采样</translation>
    </message>
    <message>
        <source>wheels that change: largest of %1</source>
        <translation>变化的轮子数：每 %1 个位置的最大值</translation>
    </message>
    <message>
        <source>wheels that change: largest of %1 positions, darker: their mean</source>
        <translation>变化的轮子数：每 %1 个位置中的最大值，深色为均值</translation>
    </message>
    <message>
        <source>line: how much the encoding moves, %1 everywhere</source>
        <translation>横线：编码移动多少，处处都是 %1</translation>
    </message>
    <message>
        <source>From %1 to %2: %3 of %4 wheels change; the encoding moves by %5, as between any two neighboring positions</source>
        <translation>从 %1 到 %2：%4 个轮子中 %3 个变化；编码移动 %5，与任意相邻位置之间相同</translation>
    </message>
    <message>
        <source>No matrix shifts the rows: the best %1 × %1 for t = %2 is off by %3 % over %4 rows</source>
        <translation>没有矩阵能平移这些行：t = %2 时最佳的 %1 × %1 矩阵对 %4 行仍差 %3 %</translation>
    </message>
    <message>
        <source>Best matrix for a shift by %1 is off by %2 %</source>
        <translation>平移 %1 的最佳矩阵差 %2 %</translation>
    </message>
    <message>
        <source>Position %1 has no row: published code raises an index error here</source>
        <translation>位置 %1 没有对应的行：公开的代码在此报索引错误</translation>
    </message>
    <message>
        <source>Position %1 has no row: it is beyond the resampled table</source>
        <translation>位置 %1 没有对应的行：它超出了重采样后的表</translation>
    </message>
    <message>
        <source>The position–position term: %1 here, %2 after the shift</source>
        <translation>位置–位置这一项：此处 %1，平移后 %2</translation>
    </message>
    <message>
        <source>There is no difference: A and B show different positions.</source>
        <translation>无法求差：A 与 B 显示的位置不同。</translation>
    </message>
    <message>
        <source>Pair 0 does not depend on the base.</source>
        <translation>第 0 对与底数无关。</translation>
    </message>
    <message>
        <source>own: trained with %1</source>
        <translation>单独设置：训练时为 %1</translation>
    </message>
    <message>
        <source>Doubled: %1 % off</source>
        <translation>加倍：差 %1 %</translation>
    </message>
</context>
<context>
    <name>lab::ui::WeightMapsView</name>
    <message>
        <source>Attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>Reordered, %1 attends to: %2.</source>
        <translation>重排后，“%1”关注：%2。</translation>
    </message>
    <message>
        <source>queries down, keys across</source>
        <translation>查询向下，键向右</translation>
    </message>
    <message>
        <source>Attention weights, second layer</source>
        <translation>注意力权重，第二层</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>A and B have different numbers of tokens.</source>
        <translation>A 与 B 的词元个数不同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WeightsView</name>
    <message>
        <source>Attention of query %1</source>
        <translation>查询 %1 的注意力</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit 值</translation>
    </message>
    <message>
        <source>before</source>
        <translation>加偏置前</translation>
    </message>
    <message>
        <source>after the bias</source>
        <translation>加偏置后</translation>
    </message>
    <message>
        <source>after</source>
        <translation>加偏置后</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Left and right arrows move n; up and down change its logit.</source>
        <translation>左右键移动 n，上下键改变它的 logit。</translation>
    </message>
    <message>
        <source>The query sees more than %1 keys, the most that weights are computed for. Show fewer positions.</source>
        <translation>查询可见的键超过 %1 个（可计算权重的上限）。请减少显示的位置数。</translation>
    </message>
    <message>
        <source>Weights are computed for the first %1 positions only. Move the query there.</source>
        <translation>只计算前 %1 个位置的权重。请把查询移到这个范围内。</translation>
    </message>
    <message>
        <source>one bar: the sum over %1 keys</source>
        <translation>每条：%1 个键之和</translation>
    </message>
    <message>
        <source>sums over %1 keys</source>
        <translation>%1 个键之和</translation>
    </message>
    <message>
        <source>sums over</source>
        <translation>每条：</translation>
    </message>
</context>
<context>
    <name>lab::ui::Welcome</name>
    <message>
        <source>Drag an arrow tip, or m and n below. For practice, open the Lessons menu; for help, press F1.</source>
        <translation>拖动箭头的尖端，或下方的 m 和 n。练习见“课程”菜单，帮助按 F1。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WordBook</name>
    <message>
        <source>The word “%1”: %2.</source>
        <translation>词条“%1”：%2。</translation>
    </message>
    <message>
        <source>there is no bench “%1”</source>
        <translation>没有实验台“%1”</translation>
    </message>
    <message>
        <source>“first” must name a lesson or a bench</source>
        <translation>“first”必须给出一课或一个实验台</translation>
    </message>
    <message>
        <source>it needs a key, and a name and a sentence in every language</source>
        <translation>它需要一个键，以及每种语言的名称和一句说明</translation>
    </message>
    <message>
        <source>“%1” needs a bench key and a sentence in every language</source>
        <translation>“%1”需要一个实验台的键和每种语言的一句说明</translation>
    </message>
    <message>
        <source>The word “%1” appears twice.</source>
        <translation>词条“%1”出现了两次。</translation>
    </message>
    <message>
        <source>The letter of “%1” also means “%2” in the same place.</source>
        <translation>“%1”的字母在同一处还表示“%2”。</translation>
    </message>
    <message>
        <source>The symbol “%1” of “%2” is also the symbol of another word.</source>
        <translation>“%2”的符号“%1”同时也是另一个词条的符号。</translation>
    </message>
    <message>
        <source>The file has no “words” list.</source>
        <translation>文件中没有“words”列表。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WordText</name>
    <message>
        <source>, </source>
        <comment>between the names of benches</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a symbol and its number</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a symbol and its name</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Introduced in lesson %1.</source>
        <translation>首见于第 %1 课。</translation>
    </message>
    <message>
        <source>Introduced in lesson %1 and on page %2 of the derivation.</source>
        <translation>首见于第 %1 课和推导第 %2 页。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a word, what it is, where it is introduced</comment>
        <translation>%1：%2%3</translation>
    </message>
    <message>
        <source> (in %1)</source>
        <comment>after a symbol: the benches where it means this</comment>
        <translation>（%1实验台）</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>%1实验台：%2</translation>
    </message>
    <message>
        <source>Symbols and terms</source>
        <translation>符号与术语</translation>
    </message>
    <message>
        <source>Introduced in Help, under %1.</source>
        <translation>见帮助“%1”一节。</translation>
    </message>
    <message>
        <source>Introduced in Help, under %1, and on page %2 of the derivation.</source>
        <translation>见帮助“%1”一节和推导第 %2 页。</translation>
    </message>
    <message>
        <source>Point at a symbol or term in a formula, picture, lesson or this help to see what it means there. Shift+F1 lists those in the part that has keyboard focus. Each letter has one meaning, except in the benches listed next to it.</source>
        <translation>把指针停在公式、图、课程或本帮助中的符号或术语上，可看到它在该处的含义；按 Shift+F1 列出键盘焦点所在部分的符号与术语。除注明的实验台外，一个字母只有一个含义。</translation>
    </message>
    <message>
        <source>The glossary lists all symbols first, then all terms. Abbreviations such as RoPE are listed with their terms.</source>
        <translation>术语表先列全部符号，再列全部术语；RoPE 等缩写列在相应术语下。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WordsWindow</name>
    <message>
        <source>Terms here — Position Lab</source>
        <translation>此处术语 — Position Lab</translation>
    </message>
    <message>
        <source>Terms here</source>
        <translation>此处术语</translation>
    </message>
    <message>
        <source>No symbols or terms here. The full glossary is in Help (F1).</source>
        <translation>这里没有符号或术语。完整的术语表在帮助中（F1）。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WorksheetExport</name>
    <message>
        <source>Save the worksheet</source>
        <translation>保存学习单</translation>
    </message>
    <message>
        <source>Save the derivation on one page</source>
        <translation>保存单页推导</translation>
    </message>
</context>
<context>
    <name>parameters</name>
    <message>
        <source>Published rule</source>
        <translation>论文规则</translation>
    </message>
    <message>
        <source>Geometric</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>个头</translation>
    </message>
    <message>
        <source>Head shown</source>
        <translation>显示的头</translation>
    </message>
    <message>
        <source>Largest exponent</source>
        <translation>最大指数</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>正弦波形</translation>
    </message>
    <message>
        <source>Rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>实验台</translation>
    </message>
    <message>
        <source>Query position</source>
        <translation>查询位置</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>个位置</translation>
    </message>
    <message>
        <source>Key position</source>
        <translation>键位置</translation>
    </message>
    <message>
        <source>Lock distance</source>
        <translation>锁定相对距离</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>显示的位置数</translation>
    </message>
    <message>
        <source>First position shown</source>
        <translation>显示的首个位置</translation>
    </message>
    <message>
        <source>The position at the left end of the pictures and the ruler.</source>
        <translation>各图与标尺左端的位置。</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Training length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>Target length</source>
        <translation>目标长度</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>维</translation>
    </message>
    <message>
        <source>Rotary fraction</source>
        <translation>旋转比例</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation>查询与键</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>tensor2tensor</source>
        <translation>tensor2tensor</translation>
    </message>
    <message>
        <source>Column order</source>
        <translation>列的排列方式</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>BLOOM</source>
        <translation>BLOOM</translation>
    </message>
    <message>
        <source>MPT</source>
        <translation>MPT</translation>
    </message>
    <message>
        <source>Stored form</source>
        <translation>存储形式</translation>
    </message>
    <message>
        <source>Stored length</source>
        <translation>存储长度</translation>
    </message>
    <message>
        <source>Left padding</source>
        <translation>左侧填充</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>表的行数</translation>
    </message>
    <message>
        <source>Released code</source>
        <translation>公开代码</translation>
    </message>
    <message>
        <source>Published equation</source>
        <translation>论文公式</translation>
    </message>
    <message>
        <source>Clamped</source>
        <translation>先截断</translation>
    </message>
    <message>
        <source>Shared with the content</source>
        <translation>与内容共用</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>跨度</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>个桶</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>最大相对距离</translation>
    </message>
    <message>
        <source>Beyond the largest distance</source>
        <translation>超过最大相对距离时</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Position projections</source>
        <translation>位置的投影</translation>
    </message>
    <message>
        <source>Content to position</source>
        <translation>内容到位置</translation>
    </message>
    <message>
        <source>The logit includes the term c2p.</source>
        <translation>logit 含有 c2p 项。</translation>
    </message>
    <message>
        <source>Position to content</source>
        <translation>位置到内容</translation>
    </message>
    <message>
        <source>The logit includes the term p2c.</source>
        <translation>logit 含有 p2c 项。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>隐藏单元</translation>
    </message>
    <message>
        <source>Query minus key</source>
        <translation>查询减键</translation>
    </message>
    <message>
        <source>Key minus query</source>
        <translation>键减查询</translation>
    </message>
    <message>
        <source>Sign of the distance</source>
        <translation>相对距离的符号</translation>
    </message>
    <message>
        <source>MAE, column first</source>
        <translation>MAE，列在前</translation>
    </message>
    <message>
        <source>V-JEPA, image</source>
        <translation>V-JEPA，图像</translation>
    </message>
    <message>
        <source>V-JEPA, video</source>
        <translation>V-JEPA，视频</translation>
    </message>
    <message>
        <source>V-JEPA, video, equal shares</source>
        <translation>V-JEPA，视频，三轴等分</translation>
    </message>
    <message>
        <source>DETR, counted from 1</source>
        <translation>DETR，从 1 开始计数</translation>
    </message>
    <message>
        <source>EVA-02</source>
        <translation>EVA-02</translation>
    </message>
    <message>
        <source>SAM 2</source>
        <translation>SAM 2</translation>
    </message>
    <message>
        <source>Pixtral, interleaved</source>
        <translation>Pixtral，交错</translation>
    </message>
    <message>
        <source>Pixtral, halves</source>
        <translation>Pixtral，前后半</translation>
    </message>
    <message>
        <source>Qwen2-VL, image side</source>
        <translation>Qwen2-VL，视觉塔</translation>
    </message>
    <message>
        <source>Wan 2.1, video</source>
        <translation>Wan 2.1，视频</translation>
    </message>
    <message>
        <source>Mixed, learned</source>
        <translation>混合，可学习</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>图像块</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Class token</source>
        <translation>类别词元</translation>
    </message>
    <message>
        <source>Normalized</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放值</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Training grid</source>
        <translation>训练网格</translation>
    </message>
    <message>
        <source>Merge size</source>
        <translation>合并边长</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>幂</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>The last row</source>
        <translation>最后一行</translation>
    </message>
    <message>
        <source>Bicubic</source>
        <translation>双三次</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Standard deviation of the normal distribution that initializes the table: 0.02 in BERT and ViT, 0.01 in GPT-2.</source>
        <translation>初始化该表的正态分布的标准差：BERT 和 ViT 为 0.02，GPT-2 为 0.01。</translation>
    </message>
    <message>
        <source>Beyond the table</source>
        <translation>超出表时</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>重采样</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有键</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>Qwen2-VL</source>
        <translation>Qwen2-VL</translation>
    </message>
    <message>
        <source>Qwen2.5-VL</source>
        <translation>Qwen2.5-VL</translation>
    </message>
    <message>
        <source>Qwen3-VL</source>
        <translation>Qwen3-VL</translation>
    </message>
    <message>
        <source>Cut to whole seconds</source>
        <translation>截断为整秒</translation>
    </message>
    <message>
        <source>Height pairs</source>
        <translation>高度的维度对</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>对</translation>
    </message>
    <message>
        <source>Width pairs</source>
        <translation>宽度的维度对</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Position numbers</source>
        <translation>位置编号</translation>
    </message>
    <message>
        <source>Time between frames</source>
        <translation>帧间隔</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Tokens of a timestamp</source>
        <translation>时间戳的词元数</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Text before</source>
        <translation>前面的文本</translation>
    </message>
    <message>
        <source>Rows of the image</source>
        <translation>图像的行数</translation>
    </message>
    <message>
        <source>Columns of the image</source>
        <translation>图像的列数</translation>
    </message>
    <message>
        <source>Frames of the video</source>
        <translation>视频的帧数</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Rows of the video</source>
        <translation>视频的行数</translation>
    </message>
    <message>
        <source>Columns of the video</source>
        <translation>视频的列数</translation>
    </message>
    <message>
        <source>Text after</source>
        <translation>后面的文本</translation>
    </message>
    <message>
        <source>Clipping distance</source>
        <translation>截断距离</translation>
    </message>
    <message>
        <source>Standard deviation of the normal distribution that initializes the table.</source>
        <translation>初始化该表的正态分布的标准差。</translation>
    </message>
    <message>
        <source>Factor of the head</source>
        <translation>头的系数</translation>
    </message>
    <message>
        <source>None (plain RoPE)</source>
        <translation>无（普通 RoPE）</translation>
    </message>
    <message>
        <source>Position interpolation</source>
        <translation>位置插值</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK-aware</translation>
    </message>
    <message>
        <source>Dynamic NTK</source>
        <translation>动态 NTK</translation>
    </message>
    <message>
        <source>NTK-by-parts (2023)</source>
        <translation>NTK-by-parts（2023）</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>Adjusted base (ABF)</source>
        <translation>调整底数（ABF）</translation>
    </message>
    <message>
        <source>p-RoPE</source>
        <translation>p-RoPE</translation>
    </message>
    <message>
        <source>Pair index (code)</source>
        <translation>维度对序号（代码）</translation>
    </message>
    <message>
        <source>Rotations (paper)</source>
        <translation>圈数（论文）</translation>
    </message>
    <message>
        <source>Whole pairs</source>
        <translation>取整</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>Context extension</source>
        <translation>上下文扩展</translation>
    </message>
    <message>
        <source>Original length</source>
        <translation>原始长度</translation>
    </message>
    <message>
        <source>Current length</source>
        <translation>当前长度</translation>
    </message>
    <message>
        <source>Ramp along</source>
        <translation>斜坡依据</translation>
    </message>
    <message>
        <source>Ramp ends</source>
        <translation>斜坡端点</translation>
    </message>
    <message>
        <source>Attention factor</source>
        <translation>注意力因子</translation>
    </message>
    <message>
        <source>Attention scale</source>
        <translation>mscale 系数</translation>
    </message>
    <message>
        <source>Softmax scale</source>
        <translation>softmax 缩放系数</translation>
    </message>
    <message>
        <source>Weight of NTK-aware</source>
        <translation>NTK-aware 的比例</translation>
    </message>
    <message>
        <source>Weight of plain RoPE</source>
        <translation>普通 RoPE 的比例</translation>
    </message>
    <message>
        <source>Adjusted base</source>
        <translation>调整后的底数</translation>
    </message>
    <message>
        <source>Standard deviation of the normal distribution that initializes both tables.</source>
        <translation>初始化两张表的正态分布的标准差。</translation>
    </message>
    <message>
        <source>Window height</source>
        <translation>窗口高度</translation>
    </message>
    <message>
        <source>Window width</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>Standard deviation of the biases and of the network&apos;s weights before training.</source>
        <translation>训练前偏置和网络权重的标准差。</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Clamp length</source>
        <translation>相对距离上限</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Scale base</source>
        <translation>缩放底数</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>Positions in bfloat16</source>
        <translation>位置用 bfloat16</translation>
    </message>
    <message>
        <source>inv_freq cast to bfloat16</source>
        <translation>inv_freq 转为 bfloat16</translation>
    </message>
    <message>
        <source>Angles multiplied in TF32</source>
        <translation>角度用 TF32 相乘</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>误差对象</translation>
    </message>
    <message>
        <source>All steps in</source>
        <translation>所有步骤采用</translation>
    </message>
    <message>
        <source>Known bugs</source>
        <translation>已知错误</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均分数</translation>
    </message>
    <message>
        <source>Base bound</source>
        <translation>底数下界</translation>
    </message>
    <message>
        <source>Growing length</source>
        <translation>长度增长</translation>
    </message>
    <message>
        <source>Fourth picture</source>
        <translation>第四幅图</translation>
    </message>
    <message>
        <source>RoFormer&apos;s bound</source>
        <translation>RoFormer 上界</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>对准</translation>
    </message>
    <message>
        <source>Dials</source>
        <translation>表盘</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>Peak distance</source>
        <translation>峰值相对距离</translation>
    </message>
    <message>
        <source>Large picture</source>
        <translation>大图</translation>
    </message>
    <message>
        <source>The pairs as dials, or the columns of q and k in both layouts: interleaved and half-split.</source>
        <translation>以表盘显示各维度对，或显示 q 和 k 的各列在两种排列方式（交错与前后半）下的位置。</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>q, horizontal</source>
        <translation>q 的横坐标</translation>
    </message>
    <message>
        <source>q, vertical</source>
        <translation>q 的纵坐标</translation>
    </message>
    <message>
        <source>k, horizontal</source>
        <translation>k 的横坐标</translation>
    </message>
    <message>
        <source>k, vertical</source>
        <translation>k 的纵坐标</translation>
    </message>
    <message>
        <source>radians</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>Shift of both</source>
        <translation>两者的平移</translation>
    </message>
    <message>
        <source>Growth of the lengths</source>
        <translation>长度的增长率</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>破坏实验</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>遍数</translation>
    </message>
    <message>
        <source>Ask before showing</source>
        <translation>先问再显示</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>写法</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Bend at m</source>
        <translation>m 处的弯折</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦编码</translation>
    </message>
    <message>
        <source>Learned table</source>
        <translation>可学习位置编码（嵌入表）</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Relative bias</source>
        <translation>相对偏置</translation>
    </message>
    <message>
        <source>T5 bias</source>
        <translation>T5 偏置</translation>
    </message>
    <message>
        <source>Mean-pooled</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>As typed</source>
        <translation>原句</translation>
    </message>
    <message>
        <source>First two swapped</source>
        <translation>前两个互换</translation>
    </message>
    <message>
        <source>Last one first</source>
        <translation>末尾移到最前</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>a sentence of 2 to 12 tokens</source>
        <translation>2 到 12 个词元的句子</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Reordered</source>
        <translation>重排后</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较方式</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Tables in bfloat16 (cosines rounded by up to 0.002)</source>
        <translation>表用 bfloat16（余弦的舍入误差不超过 0.002）</translation>
    </message>
    <message>
        <source>Llama 4</source>
        <translation>Llama 4</translation>
    </message>
    <message>
        <source>Ministral 3</source>
        <translation>Ministral 3</translation>
    </message>
    <message>
        <source>Inkling</source>
        <translation>Inkling</translation>
    </message>
    <message>
        <source>log n</source>
        <translation>log n</translation>
    </message>
    <message>
        <source>ReRoPE</source>
        <translation>ReRoPE</translation>
    </message>
    <message>
        <source>Leaky ReRoPE</source>
        <translation>Leaky ReRoPE</translation>
    </message>
    <message>
        <source>Self-Extend</source>
        <translation>Self-Extend</translation>
    </message>
    <message>
        <source>Dual chunk attention</source>
        <translation>双块注意力（DCA）</translation>
    </message>
    <message>
        <source>StreamingLLM</source>
        <translation>StreamingLLM</translation>
    </message>
    <message>
        <source>LM-Infinite</source>
        <translation>LM-Infinite</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Query temperature</source>
        <translation>查询温度</translation>
    </message>
    <message>
        <source>Temperature scale</source>
        <translation>温度系数</translation>
    </message>
    <message>
        <source>Temperature length</source>
        <translation>温度长度</translation>
    </message>
    <message>
        <source>Position map</source>
        <translation>位置映射</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Leaky factor</source>
        <translation>Leaky 除数</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>组大小</translation>
    </message>
    <message>
        <source>Self-Extend: how many neighboring positions count as one beyond the window.</source>
        <translation>Self-Extend：窗口以外，多少个相邻位置算作一个。</translation>
    </message>
    <message>
        <source>Window in groups</source>
        <translation>窗口折合的组数</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>First keys</source>
        <translation>开头的键数</translation>
    </message>
    <message>
        <source>Last keys</source>
        <translation>末尾的键数</translation>
    </message>
    <message>
        <source>Distance limit</source>
        <translation>最大有效相对距离</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Attention sink</source>
        <translation>注意力汇聚（attention sink）</translation>
    </message>
    <message>
        <source>Sink logit</source>
        <translation>汇聚 logit</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Teaching example, four tokens</source>
        <translation>教学示例，四个词元</translation>
    </message>
    <message>
        <source>Teaching example, d = %1</source>
        <translation>教学示例，d = %1</translation>
    </message>
    <message>
        <source>Teaching example, %1 heads</source>
        <translation>教学示例，%1 个头</translation>
    </message>
    <message>
        <source>Teaching example, one pair</source>
        <translation>教学示例，一个维度对</translation>
    </message>
    <message>
        <source>Teaching example, ten words</source>
        <translation>教学示例，十个词</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>Shaw</source>
        <translation>Shaw</translation>
    </message>
    <message>
        <source>Transformer-XL</source>
        <translation>Transformer-XL</translation>
    </message>
    <message>
        <source>DeBERTa</source>
        <translation>DeBERTa</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Content–content</source>
        <translation>内容–内容</translation>
    </message>
    <message>
        <source>Content–position</source>
        <translation>内容–位置</translation>
    </message>
    <message>
        <source>Position–content</source>
        <translation>位置–内容</translation>
    </message>
    <message>
        <source>Global content</source>
        <translation>全局内容</translation>
    </message>
    <message>
        <source>Global position</source>
        <translation>全局位置</translation>
    </message>
    <message>
        <source>Cells shifted</source>
        <translation>已移位的格数</translation>
    </message>
    <message>
        <source>Learned relative bias</source>
        <translation>可学习相对偏置</translation>
    </message>
    <message>
        <source>T5 buckets</source>
        <translation>T5 分桶</translation>
    </message>
    <message>
        <source>Swin window</source>
        <translation>Swin 窗口</translation>
    </message>
    <message>
        <source>KERPLE</source>
        <translation>KERPLE</translation>
    </message>
    <message>
        <source>FIRE</source>
        <translation>FIRE</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sandwich</translation>
    </message>
    <message>
        <source>None (NoPE)</source>
        <translation>无（NoPE）</translation>
    </message>
    <message>
        <source>CoPE</source>
        <translation>CoPE</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>2-D sinusoidal</source>
        <translation>二维正弦</translation>
    </message>
    <message>
        <source>Flattened</source>
        <translation>展平为一维</translation>
    </message>
    <message>
        <source>Axial RoPE</source>
        <translation>轴向 RoPE</translation>
    </message>
    <message>
        <source>Mixed RoPE</source>
        <translation>混合 RoPE</translation>
    </message>
    <message>
        <source>SAM 2: column, then row</source>
        <translation>SAM 2：先列后行</translation>
    </message>
    <message>
        <source>Qwen2-VL: row, then column</source>
        <translation>Qwen2-VL：先行后列</translation>
    </message>
    <message>
        <source>Pixtral in halves: the same angles</source>
        <translation>Pixtral 前后半配对：角度相同</translation>
    </message>
    <message>
        <source>Wan 2.1: time, row, column</source>
        <translation>Wan 2.1：时间、行、列</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>图像块</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>图像高度</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>Trained grid</source>
        <translation>训练网格</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>可学习</translation>
    </message>
    <message>
        <source>Teaching example, 14 × 14</source>
        <translation>教学示例，14 × 14</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图</translation>
    </message>
    <message>
        <source>T5</source>
        <translation>T5</translation>
    </message>
    <message>
        <source>RoPE, extended</source>
        <translation>RoPE，扩展</translation>
    </message>
    <message>
        <source>Learned values</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>No vote</source>
        <translation>未投票</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>Holds in part</source>
        <translation>部分成立</translation>
    </message>
    <message>
        <source>Does not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>Depends</source>
        <translation>视情况而定</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>Extension of the last row</source>
        <translation>最后一行的扩展方法</translation>
    </message>
    <message>
        <source>Visible keys</source>
        <translation>可见的键数</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Seed of the words</source>
        <translation>词的种子</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Logit of the match</source>
        <translation>匹配键的 logit</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Rows compared by</source>
        <translation>两行的比较</translation>
    </message>
    <message>
        <source>xPos</source>
        <translation>xPos</translation>
    </message>
    <message>
        <source>Functional relative</source>
        <translation>函数式相对</translation>
    </message>
    <message>
        <source>Half-split</source>
        <translation>前后半</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一层</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两层</translation>
    </message>
    <message>
        <source>Last token</source>
        <translation>末词元</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Odometer</source>
        <translation>里程表</translation>
    </message>
    <message>
        <source>Four terms</source>
        <translation>四项</translation>
    </message>
    <message>
        <source>Radix</source>
        <translation>进制</translation>
    </message>
    <message>
        <source>Random share</source>
        <translation>随机份额</translation>
    </message>
    <message>
        <source>Adviser</source>
        <translation>选择建议</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>近处</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>×2</source>
        <translation>2 倍</translation>
    </message>
    <message>
        <source>×8</source>
        <translation>8 倍</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>少许</translation>
    </message>
    <message>
        <source>A lot</source>
        <translation>很多</translation>
    </message>
    <message>
        <source>Exact offsets</source>
        <translation>精确的相对距离</translation>
    </message>
    <message>
        <source>Beyond training length</source>
        <translation>超出训练长度</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴数</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>常见错误</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>All the same way</source>
        <translation>方向全都相同</translation>
    </message>
    <message>
        <source>Each its own way</source>
        <translation>各有各的方向</translation>
    </message>
    <message>
        <source>Agreeing at one distance</source>
        <translation>在一个相对距离处一致</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>词的顺序</translation>
    </message>
    <message>
        <source>the numbers 0 to 3, each once, as in 1 0 2 3</source>
        <translation>0 到 3 各一次，如 1 0 2 3</translation>
    </message>
    <message>
        <source>Colors of the cells</source>
        <translation>格子的颜色</translation>
    </message>
    <message>
        <source>One column of the query</source>
        <translation>查询的一列</translation>
    </message>
    <message>
        <source>The query&apos;s one number at positions 0 to 7.</source>
        <translation>查询在位置 0 到 7 的那一个数。</translation>
    </message>
    <message>
        <source>One column of the key</source>
        <translation>键的一列</translation>
    </message>
    <message>
        <source>The key&apos;s one number at positions 0 to 7.</source>
        <translation>键在位置 0 到 7 的那一个数。</translation>
    </message>
    <message>
        <source>Length of f_q</source>
        <translation>f_q 的长度</translation>
    </message>
    <message>
        <source>Angle of f_q</source>
        <translation>f_q 的角度</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>Length of f_k</source>
        <translation>f_k 的长度</translation>
    </message>
    <message>
        <source>Angle of f_k</source>
        <translation>f_k 的角度</translation>
    </message>
    <message>
        <source>Lengths of the query</source>
        <translation>查询的各个长度</translation>
    </message>
    <message>
        <source>Lengths of the key</source>
        <translation>键的各个长度</translation>
    </message>
    <message>
        <source>Angles at the positions</source>
        <translation>各位置的角度</translation>
    </message>
    <message>
        <source>Sketch of the score</source>
        <translation>分数的草图</translation>
    </message>
    <message>
        <source>Wavelengths between</source>
        <translation>中间的波长</translation>
    </message>
    <message>
        <source>The wavelengths of the second and third of four pairs, as powers of ten.</source>
        <translation>四个维度对中第二个与第三个的波长，以十的幂表示。</translation>
    </message>
    <message>
        <source>Sketch of the bound</source>
        <translation>上界的草图</translation>
    </message>
    <message>
        <source>Agreeing at distance</source>
        <translation>一致的相对距离</translation>
    </message>
    <message>
        <source>Sizes of the products</source>
        <translation>乘积的大小</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Teaching example, trained at %1</source>
        <translation>教学示例，训练长度 %1</translation>
    </message>
    <message>
        <source>Last value written</source>
        <translation>最后写入的值</translation>
    </message>
    <message>
        <source>Constants (no position)</source>
        <translation>常量（不需要位置）</translation>
    </message>
    <message>
        <source>Symbol at position 2</source>
        <translation>位置 2 的符号</translation>
    </message>
    <message>
        <source>Induction: what followed</source>
        <translation>归纳：上次后面的符号</translation>
    </message>
    <message>
        <source>Addition, ones first</source>
        <translation>加法，个位在前</translation>
    </message>
    <message>
        <source>Addition, ones last</source>
        <translation>加法，个位在后</translation>
    </message>
    <message>
        <source>Cross-entropy</source>
        <translation>交叉熵</translation>
    </message>
    <message>
        <source>Your ranking</source>
        <translation>你的排名</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>随机种子数</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Length doubled</source>
        <translation>长度加倍</translation>
    </message>
    <message>
        <source>times</source>
        <translation>次</translation>
    </message>
    <message>
        <source>each encoding once, as in rope alibi t5 and so on</source>
        <translation>每种编码各一次，例如 rope alibi t5 等等</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>Words on the ruler</source>
        <translation>标尺上的词</translation>
    </message>
    <message>
        <source>Asked first</source>
        <translation>先问</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>已给出</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>不问</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>一个例子</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>训练进度</translation>
    </message>
    <message>
        <source>Query of the example</source>
        <translation>例子中的查询</translation>
    </message>
    <message>
        <source>RoPE&apos;s pairs</source>
        <translation>RoPE 的维度对</translation>
    </message>
    <message>
        <source>Frozen pair</source>
        <translation>冻结的维度对</translation>
    </message>
    <message>
        <source>Exact (prefill)</source>
        <translation>精确（预填充）</translation>
    </message>
    <message>
        <source>Rounded down (decoding, paper)</source>
        <translation>向下取整（解码、论文）</translation>
    </message>
    <message>
        <source>Self-Extend: the window divided by the group size keeps its fraction in the released code&apos;s prefill; its decoding and the paper round it down.</source>
        <translation>Self-Extend：窗口除以组大小时，公开代码的预填充保留小数部分，其解码和论文都向下取整。</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>Steps of the first round of training, with eight sequences per step. A model with less than 90 % accuracy at L is then trained for as many steps again, at most twice; models of the addition tasks are not.</source>
        <translation>第一轮训练的步数，每步八个序列。此时在 L 处准确率不到 90 % 的模型，再训练与已有步数相同的步数，至多两次；加法任务除外。</translation>
    </message>
    <message>
        <source>Second RoPE line</source>
        <translation>RoPE 的第二条线</translation>
    </message>
    <message>
        <source>A second line for RoPE: the same models, evaluated on longer sequences with scaled frequencies. The ranking uses plain RoPE.</source>
        <translation>RoPE 的第二条线：同样的模型，在更长的序列上评估时缩放其频率。排名用的是普通 RoPE。</translation>
    </message>
    <message>
        <source>Exactly, then rounded once</source>
        <translation>精确计算，只舍入一次</translation>
    </message>
    <message>
        <source>As in PyTorch, powers in FP32</source>
        <translation>同 PyTorch，用 FP32 求幂</translation>
    </message>
    <message>
        <source>inv_freq computed</source>
        <translation>inv_freq 的计算</translation>
    </message>
    <message>
        <source>How the frequencies are computed before they are stored: exactly, or as in released PyTorch code, 1 / base ** (2i/d) with each step in FP32. Frequencies stored in FP64 are exact either way.</source>
        <translation>频率在保存之前如何计算：精确计算，或像公开的 PyTorch 代码那样计算 1 / base ** (2i/d)，每一步都用 FP32。以 FP64 保存的频率在两种情况下都是精确的。</translation>
    </message>
    <message>
        <source>Number of heads in the layer. Each head has its own slope.</source>
        <translation>这一层的头数。每个头有自己的斜率。</translation>
    </message>
    <message>
        <source>The head that the large matrix shows, counted from 1.</source>
        <translation>大矩阵显示哪个头，从 1 数起。</translation>
    </message>
    <message>
        <source>The flattest slope is 2 to the power of minus this number: 8 in the paper, alibi_bias_max in model files.</source>
        <translation>设此数为 x，最平缓的斜率是 2 的 −x 次方；论文中为 8，模型文件中为 alibi_bias_max。</translation>
    </message>
    <message>
        <source>The published rule and the plain geometric rule differ when the number of heads is not a power of two.</source>
        <translation>头数不是 2 的幂时，论文规则与单纯的等比规则不同。</translation>
    </message>
    <message>
        <source>Causal: a query attends only to keys up to its own position. Symmetric: it attends to all keys, and the distance is unsigned.</source>
        <translation>因果：查询只关注不晚于自己位置的键。对称：关注全部键，相对距离不分正负。</translation>
    </message>
    <message>
        <source>The bench shown in the window.</source>
        <translation>窗口中显示的实验台。</translation>
    </message>
    <message>
        <source>Position of the query token.</source>
        <translation>查询词元的位置。</translation>
    </message>
    <message>
        <source>Position of the key token.</source>
        <translation>键词元的位置。</translation>
    </message>
    <message>
        <source>Moving one position also moves the other, so the distance stays the same.</source>
        <translation>移动其中一个位置时，另一个随之移动，相对距离保持不变。</translation>
    </message>
    <message>
        <source>Number of positions shown in the pictures and on the ruler.</source>
        <translation>各图与标尺显示的位置数。</translation>
    </message>
    <message>
        <source>Number of positions the model was trained on; 0 shows no mark.</source>
        <translation>模型训练时的上下文长度（位置数）；0 表示不作标记。</translation>
    </message>
    <message>
        <source>Mismatched layout</source>
        <translation>错配的排列</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>自定义数值</translation>
    </message>
    <message>
        <source>All ones</source>
        <translation>全为 1</translation>
    </message>
    <message>
        <source>The base of the frequencies, rope_theta in model files. A larger base lowers the frequencies of the last pairs.</source>
        <translation>频率的底数，模型文件中为 rope_theta；越大，靠后的维度对频率越低。</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维数</translation>
    </message>
    <message>
        <source>Number of components in one head&apos;s query or key, d.</source>
        <translation>一个头的查询或键的分量个数 d。</translation>
    </message>
    <message>
        <source>The fraction of the dimensions that is rotated, partial_rotary_factor in model files. The other dimensions carry no position.</source>
        <translation>被旋转的维数所占比例，模型文件中为 partial_rotary_factor；其余各维不带位置信息。</translation>
    </message>
    <message>
        <source>Which two columns rotate together. The mismatched choice takes the columns of one convention and the angles of the other, so its score does not depend on the distance alone.</source>
        <translation>哪两列一同旋转。错配的排列取一种约定的列和另一种约定的角度，因此分数不只取决于相对距离。</translation>
    </message>
    <message>
        <source>Where the values of q and k come from.</source>
        <translation>q 和 k 的数值从何而来。</translation>
    </message>
    <message>
        <source>Seed of the random query and key.</source>
        <translation>随机查询与键的种子。</translation>
    </message>
    <message>
        <source>The selected pair; pair 0 has the highest frequency.</source>
        <translation>选中的维度对；第 0 对频率最高。</translation>
    </message>
    <message>
        <source>Number of columns in the table; two columns form a pair.</source>
        <translation>表的列数；每两列组成一个维度对。</translation>
    </message>
    <message>
        <source>The base of the frequencies. A larger base lowers the frequencies of the last pairs.</source>
        <translation>频率的底数；越大，靠后的维度对频率越低。</translation>
    </message>
    <message>
        <source>How sines and cosines are arranged in the table. tensor2tensor also extends the frequencies down to 1/base.</source>
        <translation>正弦与余弦在表中的排列方式；tensor2tensor 还把最低频率延伸到 1/底数。</translation>
    </message>
    <message>
        <source>Which values the code stores. Under the causal mask the forms differ by one constant per query, which softmax cancels.</source>
        <translation>代码保存哪些数值。在因果掩码下，各形式对每个查询只差一个常数，softmax 会把它消去。</translation>
    </message>
    <message>
        <source>Number of tokens that biases are stored for.</source>
        <translation>为多少个词元保存偏置。</translation>
    </message>
    <message>
        <source>Number of padding tokens before the text. They are not attended to, and BLOOM does not count them.</source>
        <translation>正文之前的填充词元数。它们不被关注，BLOOM 也不计入它们。</translation>
    </message>
    <message>
        <source>Divided by √d</source>
        <translation>除以 √d</translation>
    </message>
    <message>
        <source>Number of whole positions that can be counted; anything beyond stays at the last one.</source>
        <translation>可以数到的整数位置个数；超出的按最后一个计。</translation>
    </message>
    <message>
        <source>Gate from</source>
        <translation>门控取自</translation>
    </message>
    <message>
        <source>What opens a gate: the product of query and key, or that product divided by √d.</source>
        <translation>门控由什么打开：查询与键的点积，或点积除以 √d。</translation>
    </message>
    <message>
        <source>Seed of the table and of the queries and keys.</source>
        <translation>表以及查询和键的种子。</translation>
    </message>
    <message>
        <source>Logarithm continues</source>
        <translation>对数继续</translation>
    </message>
    <message>
        <source>Half the number of rows in the table of relative positions. Distances beyond it use the last row.</source>
        <translation>相对位置表行数的一半；更远的相对距离用最后一行。</translation>
    </message>
    <message>
        <source>Up to half this number, each distance has its own bucket. With 0 or 1, every distance has its own.</source>
        <translation>不超过桶数一半的相对距离各占一个桶；取 0 或 1 时每个相对距离各占一个桶。</translation>
    </message>
    <message>
        <source>The buckets reach this distance, max_relative_positions in model files.</source>
        <translation>桶一直延伸到这个相对距离，模型文件中为 max_relative_positions。</translation>
    </message>
    <message>
        <source>Microsoft&apos;s code clamps a distance before taking the logarithm; transformers does not.</source>
        <translation>微软的代码在取对数之前限制相对距离，transformers 不限制。</translation>
    </message>
    <message>
        <source>In the position-to-content term, the paper reads the row of the mirrored distance and the released code the row of the distance itself.</source>
        <translation>在位置到内容一项中，论文取相对距离变号后的那一行，公开的代码取相对距离本身的那一行。</translation>
    </message>
    <message>
        <source>Whether the position table uses the content&apos;s projections or its own, share_att_key in model files.</source>
        <translation>位置表用内容的投影层还是自己的投影层，模型文件中为 share_att_key。</translation>
    </message>
    <message>
        <source>Model dimension</source>
        <translation>模型维数</translation>
    </message>
    <message>
        <source>Number of components in a token&apos;s vector.</source>
        <translation>一个词元向量的分量个数。</translation>
    </message>
    <message>
        <source>Number of heads in the layer.</source>
        <translation>这一层的头数。</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>头维数</translation>
    </message>
    <message>
        <source>The head whose terms are shown, counted from 1.</source>
        <translation>显示哪个头的各项，从 1 数起。</translation>
    </message>
    <message>
        <source>Seed of the weights and tokens.</source>
        <translation>权重和词元的种子。</translation>
    </message>
    <message>
        <source>Distances are measured as ln(c · distance + 1). c is learned; it starts at 0.1.</source>
        <translation>相对距离按 ln(c·相对距离 + 1) 计量；c 可学习，初值 0.1。</translation>
    </message>
    <message>
        <source>A shorter context counts as this long. Learned; it starts at 512.</source>
        <translation>比它短的上下文按这个长度计；可学习，初值 512。</translation>
    </message>
    <message>
        <source>Added to the denominator</source>
        <translation>分母所加的数</translation>
    </message>
    <message>
        <source>The published code adds 0.000001 to the denominator; the paper&apos;s formula adds nothing.</source>
        <translation>公开的代码在分母上加 0.000001，论文公式不加。</translation>
    </message>
    <message>
        <source>Number of hidden units in the network from the ratio to the biases.</source>
        <translation>从比值到偏置的网络有多少个隐藏单元。</translation>
    </message>
    <message>
        <source>Seed of the network&apos;s weights.</source>
        <translation>网络权重的种子。</translation>
    </message>
    <message>
        <source>Number of components in a distance&apos;s vector; two form a pair.</source>
        <translation>一个相对距离的向量的分量个数；每两个组成一个维度对。</translation>
    </message>
    <message>
        <source>Which distances are positive: those of keys before the query, or those of keys after it.</source>
        <translation>哪些相对距离为正：在查询之前的键，还是在查询之后的键。</translation>
    </message>
    <message>
        <source>Number of frames in a video. An image always has one frame.</source>
        <translation>视频的帧数。图像始终只有一帧。</translation>
    </message>
    <message>
        <source>Height of the image in patches.</source>
        <translation>图像的高度（图像块数）。</translation>
    </message>
    <message>
        <source>Width of the image in patches.</source>
        <translation>图像的宽度（图像块数）。</translation>
    </message>
    <message>
        <source>The base of each axis&apos;s frequencies. A larger base lowers the frequencies of the last pairs.</source>
        <translation>每个轴的频率底数；越大，靠后的维度对频率越低。</translation>
    </message>
    <message>
        <source>Whose code sets the order of the axes and their channels.</source>
        <translation>按谁的代码排列各轴及其通道。</translation>
    </message>
    <message>
        <source>Number of channels in a patch&apos;s encoding.</source>
        <translation>一个图像块的编码的通道数。</translation>
    </message>
    <message>
        <source>A token before the patches whose encoding is zero; DETR has none.</source>
        <translation>图像块之前的一个词元，其编码为零；DETR 没有。</translation>
    </message>
    <message>
        <source>DETR: the last row and column of every image have the same coordinate, the scale.</source>
        <translation>DETR：每幅图像的最后一行和最后一列都落在同一处，即缩放值。</translation>
    </message>
    <message>
        <source>DETR: the coordinate of the last row and column.</source>
        <translation>DETR：最后一行和最后一列的坐标。</translation>
    </message>
    <message>
        <source>DETR: added to the number of rows or columns before dividing by it.</source>
        <translation>DETR：作除数之前加在行数或列数上的小量。</translation>
    </message>
    <message>
        <source>Whose code decides which pairs rotate with the row and which with the column.</source>
        <translation>按谁的代码决定哪些维度对随行旋转、哪些随列旋转。</translation>
    </message>
    <message>
        <source>EVA-02: patches per side in training. Other grids are interpolated to this size.</source>
        <translation>EVA-02：训练时每边的图像块数；其他网格插值到这个大小。</translation>
    </message>
    <message>
        <source>Qwen2-VL: patches per side of a merged block. Tokens are ordered block by block.</source>
        <translation>Qwen2-VL：一个合并块每边的图像块数；词元逐块排列。</translation>
    </message>
    <message>
        <source>Mixed: each head starts with its own direction.</source>
        <translation>混合：每个头从自己的方向开始。</translation>
    </message>
    <message>
        <source>Mixed: seed of the heads&apos; directions.</source>
        <translation>混合：各头方向的随机种子。</translation>
    </message>
    <message>
        <source>Logarithmic: −r₁ · ln(1 + r₂ · distance). Power: −r₁ · distance to the power r₂.</source>
        <translation>对数：−r₁·ln(1 + r₂·相对距离)。幂：−r₁·相对距离的 r₂ 次方。</translation>
    </message>
    <message>
        <source>The factor of the kernel; learned.</source>
        <translation>核函数的系数；可学习。</translation>
    </message>
    <message>
        <source>The rate inside the logarithm, or the exponent of the power (at most 2); learned.</source>
        <translation>对数中的系数，或幂的指数（至多为 2）；可学习。</translation>
    </message>
    <message>
        <source>No row</source>
        <translation>没有对应的行</translation>
    </message>
    <message>
        <source>Wraps around</source>
        <translation>从头循环</translation>
    </message>
    <message>
        <source>Resampled table</source>
        <translation>重采样整张表</translation>
    </message>
    <message>
        <source>Linear, ends aligned</source>
        <translation>线性（端点对齐）</translation>
    </message>
    <message>
        <source>Number of rows in the table, one per position.</source>
        <translation>表的行数，每个位置一行。</translation>
    </message>
    <message>
        <source>Number of columns in the table.</source>
        <translation>表的列数。</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>What a position beyond the training length gets: no row, the last row, the rows again from the start, or a row of the table resampled to the target length.</source>
        <translation>超过训练长度的位置得到什么：没有对应的行、最后一行、从头循环的行，或把整张表重采样到目标长度。</translation>
    </message>
    <message>
        <source>How a table is resampled. Bicubic and linear as in PyTorch; linear with aligned ends as in the original ViT.</source>
        <translation>怎样重采样。双三次和线性与 PyTorch 相同；端点对齐的线性是原始 ViT 的做法。</translation>
    </message>
    <message>
        <source>The length the table is resampled to.</source>
        <translation>重采样后的表所对应的长度。</translation>
    </message>
    <message>
        <source>Seed of the untrained values.</source>
        <translation>未经训练的数值的种子。</translation>
    </message>
    <message>
        <source>Fraction kept</source>
        <translation>保留小数</translation>
    </message>
    <message>
        <source>Number of pairs that rotate with the row. Time gets the pairs that height and width leave.</source>
        <translation>有多少个维度对随行旋转；时间得到高度和宽度剩下的维度对。</translation>
    </message>
    <message>
        <source>Number of pairs that rotate with the column.</source>
        <translation>有多少个维度对随列旋转。</translation>
    </message>
    <message>
        <source>Whether an axis&apos;s pairs are contiguous, as in Qwen2-VL, or interleaved with those of the other axes, as in Qwen3-VL.</source>
        <translation>同一个轴的维度对是连在一起（如 Qwen2-VL），还是各轴轮流交错（如 Qwen3-VL）。</translation>
    </message>
    <message>
        <source>Whose rule numbers the frames of a video: one by one, by seconds, or each as an image after its timestamp.</source>
        <translation>按谁的规则给视频帧编号：逐帧加一、按秒数，或把每帧当作一幅图像，前面写出它的时间戳。</translation>
    </message>
    <message>
        <source>Numbers per second</source>
        <translation>每秒编号数</translation>
    </message>
    <message>
        <source>Qwen2.5-VL: how much the time number grows per second, tokens_per_second in model files.</source>
        <translation>Qwen2.5-VL：每过一秒，时间编号增加多少；模型文件中的 tokens_per_second。</translation>
    </message>
    <message>
        <source>Seconds per frame</source>
        <translation>每帧秒数</translation>
    </message>
    <message>
        <source>Qwen2.5-VL: released code truncates the seconds, so half a second adds nothing; the paper keeps the fraction.</source>
        <translation>Qwen2.5-VL：公开的代码把秒数截断为整数，因此半秒不增加编号；论文保留小数。</translation>
    </message>
    <message>
        <source>Qwen2.5-VL: time from one frame of the video to the next.</source>
        <translation>Qwen2.5-VL：视频中一帧到下一帧的时间。</translation>
    </message>
    <message>
        <source>Qwen3-VL: number of tokens in the timestamp before each frame.</source>
        <translation>Qwen3-VL：每帧之前的时间戳占多少个词元。</translation>
    </message>
    <message>
        <source>Number of text tokens before the image.</source>
        <translation>图像之前有多少个文本词元。</translation>
    </message>
    <message>
        <source>Height of the image in tokens; 0 means no image.</source>
        <translation>图像的高度有多少个词元；0 表示没有图像。</translation>
    </message>
    <message>
        <source>Width of the image in tokens.</source>
        <translation>图像的宽度有多少个词元。</translation>
    </message>
    <message>
        <source>Number of frames in the video; 0 means no video.</source>
        <translation>视频有多少帧；0 表示没有视频。</translation>
    </message>
    <message>
        <source>Height of a frame in tokens.</source>
        <translation>一帧的高度有多少个词元。</translation>
    </message>
    <message>
        <source>Width of a frame in tokens.</source>
        <translation>一帧的宽度有多少个词元。</translation>
    </message>
    <message>
        <source>Number of text tokens after the image and video.</source>
        <translation>图像和视频之后有多少个文本词元。</translation>
    </message>
    <message>
        <source>Causal: a query attends only to keys up to its own position. All keys: nothing is masked.</source>
        <translation>因果：查询只关注不晚于自己位置的键。所有键：不遮蔽任何键。</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>Positions in</source>
        <translation>位置的数值格式</translation>
    </message>
    <message>
        <source>The format of the position. bfloat16 represents every whole number only up to 256.</source>
        <translation>位置所用的数值格式；bfloat16 只在 256 以内能表示每个整数。</translation>
    </message>
    <message>
        <source>Frequencies in</source>
        <translation>频率的数值格式</translation>
    </message>
    <message>
        <source>The format of inv_freq. Its error grows with the position.</source>
        <translation>inv_freq 所用的数值格式；其误差随位置增大。</translation>
    </message>
    <message>
        <source>Angles in</source>
        <translation>角度的数值格式</translation>
    </message>
    <message>
        <source>The format of position times frequency, before taking cosine and sine.</source>
        <translation>位置乘以频率所得角度的数值格式（取余弦和正弦之前）。</translation>
    </message>
    <message>
        <source>Cosines and sines in</source>
        <translation>余弦和正弦的数值格式</translation>
    </message>
    <message>
        <source>The format of the cosine and sine tables. Its error is the same at every position.</source>
        <translation>余弦、正弦表所用的数值格式；其误差与位置无关。</translation>
    </message>
    <message>
        <source>Products in</source>
        <translation>乘积的数值格式</translation>
    </message>
    <message>
        <source>The format of each component times its cosine or sine.</source>
        <translation>向量的每个分量与余弦或正弦相乘所得乘积的数值格式。</translation>
    </message>
    <message>
        <source>Sums in</source>
        <translation>和的数值格式</translation>
    </message>
    <message>
        <source>The format of the rotated vector, the sum of two products.</source>
        <translation>旋转后的向量（两个乘积之和）所用的数值格式。</translation>
    </message>
    <message>
        <source>Number of heads in the layer. Each head learns its own biases.</source>
        <translation>这一层的头数。每个头学习自己的偏置。</translation>
    </message>
    <message>
        <source>The last distance with its own value. All larger distances share it.</source>
        <translation>最后一个有自己数值的相对距离；更远的都共用这个数值。</translation>
    </message>
    <message>
        <source>The base of the frequencies. The last frequency is 1/base.</source>
        <translation>频率的底数；最后一个频率是 1/底数。</translation>
    </message>
    <message>
        <source>Twice the number of cosines in the sum. It need not equal the model dimension.</source>
        <translation>相加的余弦个数的两倍；不必等于模型维数。</translation>
    </message>
    <message>
        <source>Factor of the sum of cosines in this head.</source>
        <translation>这个头的余弦和所乘的数。</translation>
    </message>
    <message>
        <source>How RoPE is extended beyond its training length.</source>
        <translation>RoPE 怎样扩展到训练长度之外。</translation>
    </message>
    <message>
        <source>Scaling factor</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>How many times as long texts may become. Position interpolation divides every frequency by this number.</source>
        <translation>文本可以变为原来的多少倍长；位置插值把每个频率都除以它。</translation>
    </message>
    <message>
        <source>The length before extension, original_max_position_embeddings in model files.</source>
        <translation>扩展之前的长度，模型文件中的 original_max_position_embeddings。</translation>
    </message>
    <message>
        <source>The length of the current text. Beyond the original length, dynamic NTK and LongRoPE change their frequencies.</source>
        <translation>当前文本的长度：超过原始长度后，动态 NTK 与 LongRoPE 的频率随之改变。</translation>
    </message>
    <message>
        <source>Fast rotations</source>
        <translation>快端圈数</translation>
    </message>
    <message>
        <source>YaRN, beta_fast in model files: a pair that makes at least this many full rotations within the original length is kept.</source>
        <translation>YaRN，模型文件中的 beta_fast：在原始长度内至少转这么多圈的维度对保持不变。</translation>
    </message>
    <message>
        <source>rotations</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>Slow rotations</source>
        <translation>慢端圈数</translation>
    </message>
    <message>
        <source>YaRN, beta_slow in model files: a pair that makes at most this many full rotations within the original length is interpolated (÷s).</source>
        <translation>YaRN，模型文件中的 beta_slow：在原始长度内至多转这么多圈的维度对全部插值（÷s）。</translation>
    </message>
    <message>
        <source>YaRN: what the ramp from kept to interpolated pairs follows. Released code uses the pair index, the paper the number of rotations.</source>
        <translation>YaRN：从不变到完全插值（÷s）的斜坡依据什么计算；公开的代码用维度对序号，论文用圈数。</translation>
    </message>
    <message>
        <source>YaRN along the pair index: rounded outward to whole pairs, or exact (truncate: false in model files).</source>
        <translation>YaRN 沿维度对序号时：端点向外取整，或取精确值（模型文件中 truncate 为 false）。</translation>
    </message>
    <message>
        <source>YaRN and LongRoPE: multiplies cosines and sines; 0 uses the method&apos;s own value.</source>
        <translation>YaRN 与 LongRoPE：余弦和正弦都乘以它；0 表示取该方法自己的值。</translation>
    </message>
    <message>
        <source>YaRN: mscale in model files, how strongly the vectors grow with the scaling factor.</source>
        <translation>YaRN：模型文件中的 mscale，向量随缩放因子变长的强度。</translation>
    </message>
    <message>
        <source>YaRN: mscale_all_dim in model files, the part that moves into the softmax scale (DeepSeek).</source>
        <translation>YaRN：模型文件中的 mscale_all_dim，其中移入 softmax 缩放的部分（DeepSeek）。</translation>
    </message>
    <message>
        <source>Low-frequency rotations</source>
        <translation>低频圈数</translation>
    </message>
    <message>
        <source>Llama 3, low_freq_factor in model files: a pair that makes at most this many full rotations within the original length is interpolated (÷s).</source>
        <translation>Llama 3，模型文件中的 low_freq_factor：在原始长度内至多转这么多圈的维度对全部插值（÷s）。</translation>
    </message>
    <message>
        <source>High-frequency rotations</source>
        <translation>高频圈数</translation>
    </message>
    <message>
        <source>Llama 3, high_freq_factor in model files: a pair that makes at least this many full rotations within the original length is kept.</source>
        <translation>Llama 3，模型文件中的 high_freq_factor：在原始长度内至少转这么多圈的维度对保持不变。</translation>
    </message>
    <message>
        <source>Interpolation ramp, start</source>
        <translation>插值斜坡起点（圈）</translation>
    </message>
    <message>
        <source>NTK-by-parts: the number of rotations where NTK-aware starts to give way to full interpolation (÷s).</source>
        <translation>NTK-by-parts：从这个圈数往下，NTK-aware 开始让位于完全插值（÷s）的频率。</translation>
    </message>
    <message>
        <source>Interpolation ramp, end</source>
        <translation>插值斜坡终点（圈）</translation>
    </message>
    <message>
        <source>NTK-by-parts: the number of rotations where only full interpolation is left.</source>
        <translation>NTK-by-parts：到这个圈数，只剩下完全插值（÷s）的频率。</translation>
    </message>
    <message>
        <source>Plain RoPE ramp, start</source>
        <translation>让位斜坡起点（圈）</translation>
    </message>
    <message>
        <source>NTK-by-parts: the number of rotations where plain RoPE starts to give way.</source>
        <translation>NTK-by-parts：普通 RoPE 开始让位的圈数。</translation>
    </message>
    <message>
        <source>Plain RoPE ramp, end</source>
        <translation>让位斜坡终点（圈）</translation>
    </message>
    <message>
        <source>NTK-by-parts: the number of rotations where plain RoPE no longer contributes.</source>
        <translation>NTK-by-parts：普通 RoPE 完全让位的圈数。</translation>
    </message>
    <message>
        <source>NTK-by-parts: the weight of the NTK-aware frequency in the mixture.</source>
        <translation>NTK-by-parts：混合中 NTK-aware 频率所占的比例。</translation>
    </message>
    <message>
        <source>NTK-by-parts: the weight of the plain frequency in the mixture.</source>
        <translation>NTK-by-parts：混合中普通频率所占的比例。</translation>
    </message>
    <message>
        <source>The base that replaces the original one.</source>
        <translation>取代原底数的底数。</translation>
    </message>
    <message>
        <source>Share of rotated pairs</source>
        <translation>旋转的维度对比例</translation>
    </message>
    <message>
        <source>p-RoPE: the share of pairs that rotate; the slowest do not.</source>
        <translation>p-RoPE：旋转的维度对所占比例；最慢的不旋转。</translation>
    </message>
    <message>
        <source>The last distance with its own vector. All larger distances share it.</source>
        <translation>最后一个有自己向量的相对距离；更远的都共用这个向量。</translation>
    </message>
    <message>
        <source>Number of components in each vector of a head.</source>
        <translation>头的每个向量的分量个数。</translation>
    </message>
    <message>
        <source>The window size Swin-V2 was trained with, used as the unit for larger windows; below 2, the window itself.</source>
        <translation>Swin-V2 训练时的窗口，换到更大的窗口时仍以它为尺度；小于 2 时取窗口本身。</translation>
    </message>
    <message>
        <source>Height of the window in patches.</source>
        <translation>窗口高多少个图像块。</translation>
    </message>
    <message>
        <source>Width of the window in patches.</source>
        <translation>窗口宽多少个图像块。</translation>
    </message>
    <message>
        <source>Trained height</source>
        <translation>训练时的高度</translation>
    </message>
    <message>
        <source>Trained width</source>
        <translation>训练时的宽度</translation>
    </message>
    <message>
        <source>Number of heads in the layer, with one bias per head and offset.</source>
        <translation>这一层有多少个头；每个头每个偏移一个偏置。</translation>
    </message>
    <message>
        <source>Hidden units of the network that computes Swin-V2&apos;s biases from the coordinates; 512 in the paper.</source>
        <translation>由坐标算出 Swin-V2 偏置的网络的隐藏单元数；原文为 512。</translation>
    </message>
    <message>
        <source>Seed of the bias table and of the network.</source>
        <translation>偏置表和网络的随机种子。</translation>
    </message>
    <message>
        <source>Bidirectional: half of the buckets are for keys after the query. Causal: all are for keys before it.</source>
        <translation>双向：一半的桶用于查询之后的键。因果：所有的桶都用于查询之前的键。</translation>
    </message>
    <message>
        <source>Number of buckets that the distances are sorted into, with one learned bias per bucket and head.</source>
        <translation>相对距离分成多少个桶；每个桶每个头有一个可学习的偏置。</translation>
    </message>
    <message>
        <source>The bucket edges grow logarithmically up to here. The last bucket begins before it, or at it if there are few distances.</source>
        <translation>桶的边界按对数增长到这里为止。最后一个桶在它之前开始；相对距离很少时，正好从它开始。</translation>
    </message>
    <message>
        <source>Number of heads in the layer, with one bias per head and bucket.</source>
        <translation>这一层有多少个头；每个头每个桶一个偏置。</translation>
    </message>
    <message>
        <source>Standard deviation of the biases before training. T5 uses one over the square root of the model dimension.</source>
        <translation>训练前偏置的标准差；T5 取模型维数平方根的倒数。</translation>
    </message>
    <message>
        <source>Seed of the bias table.</source>
        <translation>偏置表的随机种子。</translation>
    </message>
    <message>
        <source>The base of the fixed sinusoids&apos; frequencies.</source>
        <translation>固定正弦的频率所用的底数。</translation>
    </message>
    <message>
        <source>Larger distances count as this one, clamp_len in the published code; 0 clamps nothing.</source>
        <translation>更大的相对距离按这个相对距离计（公开的代码中的 clamp_len）；0 表示不作限制。</translation>
    </message>
    <message>
        <source>Number of queries in the shifted matrix.</source>
        <translation>移位矩阵有多少个查询。</translation>
    </message>
    <message>
        <source>Number of keys from earlier segments before those of the shifted matrix.</source>
        <translation>在移位矩阵自己的键之前，有多少个来自先前片段的键。</translation>
    </message>
    <message>
        <source>The base of the rotation&apos;s frequencies.</source>
        <translation>旋转频率所用的底数。</translation>
    </message>
    <message>
        <source>Which columns form a pair that rotates together.</source>
        <translation>哪两列组成一起旋转的维度对。</translation>
    </message>
    <message>
        <source>Number of positions over which a pair shrinks once by its factor ζ; 512 in the paper.</source>
        <translation>每过这么多个位置，维度对就乘一次系数 ζ 而缩小；论文取 512。</translation>
    </message>
    <message>
        <source>How close the factors ζ of all pairs are to 1: 0.4 in the paper; a large value gives plain RoPE.</source>
        <translation>各维度对的系数 ζ 有多接近 1；论文取 0.4，很大时就是普通 RoPE。</translation>
    </message>
    <message>
        <source>Seed of the query and the key.</source>
        <translation>查询和键的种子。</translation>
    </message>
    <message>
        <source>Number of positions the model was trained on. The methods&apos; original length and scaling factor follow it.</source>
        <translation>模型的训练上下文长度（位置数）；各方法的原始长度和缩放因子随之改变。</translation>
    </message>
    <message>
        <source>Number of positions you need. The methods&apos; current length and scaling factor follow it.</source>
        <translation>需要的上下文长度（位置数）；各方法的当前长度和缩放因子随之改变。</translation>
    </message>
    <message>
        <source>Positions in FP16</source>
        <translation>位置用 FP16</translation>
    </message>
    <message>
        <source>Which value is compared with the exact one: the angle and its cosine in the worst pair, or the score.</source>
        <translation>把哪个数与精确值比较：最差维度对的角度、其余弦，或分数。</translation>
    </message>
    <message>
        <source>One format for every step of the rotation; “mixed” when the steps differ.</source>
        <translation>旋转的每一步都用同一种数值格式；各步不同时显示“混合”。</translation>
    </message>
    <message>
        <source>The formats of a mistake in published code: FP32 everywhere except in the step named.</source>
        <translation>公开的代码犯过的错误所用的数值格式：除所指步骤外均为 FP32。</translation>
    </message>
    <message>
        <source>The distance at which the aligned query and key point the same way in every pair. The query is the key rotated back by this many positions.</source>
        <translation>在这个相对距离处，对准的查询与键在每个维度对上方向一致；查询就是把键往回旋转这么多个位置。</translation>
    </message>
    <message>
        <source>Whether the method&apos;s curve is shown in the pictures. The chosen method&apos;s curve always is.</source>
        <translation>该方法的曲线是否画在图中；所选方法的曲线总会画出。</translation>
    </message>
    <message>
        <source>The query&apos;s horizontal coordinate in the plane.</source>
        <translation>查询在平面上的横坐标。</translation>
    </message>
    <message>
        <source>The query&apos;s vertical coordinate in the plane.</source>
        <translation>查询在平面上的纵坐标。</translation>
    </message>
    <message>
        <source>The key&apos;s horizontal coordinate in the plane.</source>
        <translation>键在平面上的横坐标。</translation>
    </message>
    <message>
        <source>The key&apos;s vertical coordinate in the plane.</source>
        <translation>键在平面上的纵坐标。</translation>
    </message>
    <message>
        <source>Angle per position</source>
        <translation>每个位置的转角</translation>
    </message>
    <message>
        <source>The angle that one position rotates a vector by.</source>
        <translation>一个位置使向量转过的角度。</translation>
    </message>
    <message>
        <source>How many positions query and key move together.</source>
        <translation>查询和键一起平移多少个位置。</translation>
    </message>
    <message>
        <source>The query&apos;s length grows as e^(c·m); the key&apos;s shrinks as e^(−c·n).</source>
        <translation>查询的长度按 e^(c·m) 增长，键的长度按 e^(−c·n) 缩短。</translation>
    </message>
    <message>
        <source>Revealed page</source>
        <translation>直接显示的页</translation>
    </message>
    <message>
        <source>How far the angle at the query&apos;s position is dragged off the straight line.</source>
        <translation>查询位置处的角偏离直线多少。</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>逐词元</translation>
    </message>
    <message>
        <source>Per position</source>
        <translation>逐位置</translation>
    </message>
    <message>
        <source>Spaces separate the tokens; each Chinese character is a token. The same word has the same vector.</source>
        <translation>空格分开词元，一个汉字自成一个词元。同一个词有同一个向量。</translation>
    </message>
    <message>
        <source>Which token is at position 0, 1, 2 and so on. Tokens are counted from 0 in the order typed.</source>
        <translation>位置 0、1、2……上各是哪个词元；词元按输入的先后从 0 数起。</translation>
    </message>
    <message>
        <source>each token&apos;s number once, from 0, as in 1 0 2 3</source>
        <translation>每个词元的编号各一次，从 0 起，如 1 0 2 3</translation>
    </message>
    <message>
        <source>How the tokens were reordered.</source>
        <translation>词元怎样重排。</translation>
    </message>
    <message>
        <source>How positions enter the layer: a vector added to the embedding, a rotation of query and key, or a number added to the logit.</source>
        <translation>位置怎样进入这一层：向量加到词嵌入上，旋转查询和键，或把一个数加到 logit 上。</translation>
    </message>
    <message>
        <source>A query attends only to keys up to its own position, as in a decoder.</source>
        <translation>查询只关注不晚于自己位置的键，如同解码器。</translation>
    </message>
    <message>
        <source>The token whose attention is drawn, counted from 0 in the order typed.</source>
        <translation>画出哪个词元的注意力，按原句从 0 数起。</translation>
    </message>
    <message>
        <source>Seed of the layer&apos;s untrained weights.</source>
        <translation>这一层未经训练的权重的种子。</translation>
    </message>
    <message>
        <source>An upper bound for every score, by summation by parts, shown with the mean score. Scores may be far below it.</source>
        <translation>用 Abel 分部求和得到的、任何分数都不会超过的上界，画在平均分数旁边；分数可以远低于它。</translation>
    </message>
    <message>
        <source>How far the key is after the query: p + t compared with p. The distance m − n is the same number with the opposite sign.</source>
        <translation>键在查询之后多远：p + t 相对于 p。相对距离 m − n 是同一个数，符号相反。</translation>
    </message>
    <message>
        <source>A factor for the query that grows with its position. Llama 4 uses it only in layers without positions, Inkling only in those with full attention.</source>
        <translation>查询所乘的因子，随其位置增大。Llama 4 只在不带位置编码的层使用，Inkling 只在全注意力层使用。</translation>
    </message>
    <message>
        <source>The factor of the logarithm: attn_scale, llama_4_scaling_beta or log_scaling_alpha in model files; log n has none.</source>
        <translation>对数所乘的系数：模型文件中的 attn_scale、llama_4_scaling_beta 或 log_scaling_alpha；log n 没有此系数。</translation>
    </message>
    <message>
        <source>The number of positions after which the factor grows: floor_scale, original_max_position_embeddings or log_scaling_n_floor in model files; for log n, the training length.</source>
        <translation>因子从多少个位置起开始增大：模型文件中的 floor_scale、original_max_position_embeddings 或 log_scaling_n_floor；对 log n 则为训练长度。</translation>
    </message>
    <message>
        <source>Which distance the rotation uses for a query and a key, and which keys are visible.</source>
        <translation>对一个查询和一个键，旋转采用的相对距离是多少，以及哪些键可见。</translation>
    </message>
    <message>
        <source>ReRoPE and Self-Extend leave distances below it unchanged. In a causal sliding window, this many keys are visible, including the query&apos;s own.</source>
        <translation>ReRoPE 和 Self-Extend 保持小于它的相对距离不变；因果滑动窗口可见这么多个键，包括查询自身位置的键。</translation>
    </message>
    <message>
        <source>Leaky ReRoPE: distances beyond the window are divided by this.</source>
        <translation>Leaky ReRoPE：窗口以外的相对距离除以此数。</translation>
    </message>
    <message>
        <source>Dual chunk attention: the largest distance, chunk_size in model files. Chunks: number of keys per chunk, attention_chunk_size.</source>
        <translation>双块注意力：最大的相对距离，模型文件中的 chunk_size。分块：每块有多少个键，attention_chunk_size。</translation>
    </message>
    <message>
        <source>Dual chunk attention: up to where distances stay exact across a chunk border, local_size in model files. A chunk holds the chunk size minus this many keys.</source>
        <translation>双块注意力：跨越块边界时，多远以内的相对距离保持真实，模型文件中的 local_size；每块的键数等于块大小减去此数。</translation>
    </message>
    <message>
        <source>StreamingLLM and LM-Infinite: number of initial keys that stay visible.</source>
        <translation>StreamingLLM 和 LM-Infinite：开头有多少个键始终可见。</translation>
    </message>
    <message>
        <source>StreamingLLM and LM-Infinite: number of most recent keys that are visible, the query&apos;s own included.</source>
        <translation>StreamingLLM 和 LM-Infinite：末尾有多少个键可见，包括查询自身位置的键。</translation>
    </message>
    <message>
        <source>LM-Infinite: larger distances count as this one.</source>
        <translation>LM-Infinite：超过它的相对距离都按它计算。</translation>
    </message>
    <message>
        <source>Chunks: number of padding tokens on the left. The first chunk begins after them.</source>
        <translation>分块：左侧填充的词元数；第一块从它们之后开始。</translation>
    </message>
    <message>
        <source>Applies without a position map and to a sliding window. Causal: a query sees keys up to its own position, in a window only as many as the window holds. All keys: it sees keys on both sides, in a window that many on each side plus its own, as in transformers&apos; encoders.</source>
        <translation>用于没有位置映射时和滑动窗口。因果：查询可见不晚于自己位置的键，有窗口时只见窗口大小那么多个。所有键：两侧的键都可见，有窗口时两侧各见窗口大小那么多个，再加上自己位置的键，与 transformers 中的编码器相同。</translation>
    </message>
    <message>
        <source>Whether a learned logit joins the softmax and is then dropped, so that the weights add up to less than 1.</source>
        <translation>是否让一个可学习的 logit 参与 softmax、随后舍去，使各权重之和小于 1。</translation>
    </message>
    <message>
        <source>The logit of the attention sink, one per head; 0 gives softmax-one.</source>
        <translation>注意力汇聚的 logit，每个头一个；取 0 即为 softmax one。</translation>
    </message>
    <message>
        <source>Which layers of the model the numbers belong to, if its layers differ. Choosing others sets their base, dimension, rotary fraction, context extension, and window or chunks.</source>
        <translation>各层不同时，所示数值属于模型的哪些层；选择其他层会设为它们的底数、维数、旋转比例、上下文扩展，以及窗口或分块。</translation>
    </message>
    <message>
        <source>one of the model&apos;s layer types</source>
        <translation>该模型具有的层类型之一</translation>
    </message>
    <message>
        <source>Which encoding with a vector per distance is shown. They differ in the terms that they add up.</source>
        <translation>显示哪种编码。它们都为每个相对距离设一个向量，但相加的各项不同。</translation>
    </message>
    <message>
        <source>The tokens&apos; names, starting at position 0. The same word has the same vector.</source>
        <translation>从位置 0 起各词元的名字。同一个词有同一个向量。</translation>
    </message>
    <message>
        <source>The logit includes q·k, word with word.</source>
        <translation>logit 包含 q·k：词对词。</translation>
    </message>
    <message>
        <source>The logit includes the product of the query and the distance&apos;s vector.</source>
        <translation>logit 包含查询与相对距离向量的点积。</translation>
    </message>
    <message>
        <source>The logit includes the product of the key and the distance&apos;s vector (DeBERTa).</source>
        <translation>logit 包含键与相对距离向量的点积（DeBERTa）。</translation>
    </message>
    <message>
        <source>The logit includes u·k: the key&apos;s word alone, the same for every query (Transformer-XL).</source>
        <translation>logit 包含 u·k：只取决于键的词，对每个查询都一样（Transformer-XL）。</translation>
    </message>
    <message>
        <source>The logit includes v·Wr: the distance alone, the same for every query (Transformer-XL).</source>
        <translation>logit 包含 v·Wr：只取决于相对距离，对每个查询都一样（Transformer-XL）。</translation>
    </message>
    <message>
        <source>How many cells of the matrix by key are already filled from the matrix by distance.</source>
        <translation>按键排列的矩阵中，有多少格已从按相对距离排列的矩阵得到数值。</translation>
    </message>
    <message>
        <source>What is added to the logit of a query and a key: a number that depends on their distance or, in CoPE, on the words between them.</source>
        <translation>加到查询与键的 logit 上的数：由相对距离决定，CoPE 则由两者之间的词决定。</translation>
    </message>
    <message>
        <source>EVA-02: row, then column, interpolated</source>
        <translation>EVA-02：先行后列，插值</translation>
    </message>
    <message>
        <source>Pixtral: one set of frequencies, alternating</source>
        <translation>Pixtral：同一频率序列交替分配</translation>
    </message>
    <message>
        <source>How the row and column of an image patch are encoded.</source>
        <translation>怎样对图像块的行与列编码。</translation>
    </message>
    <message>
        <source>Side length of a patch. Pixels left over at the edges belong to no patch.</source>
        <translation>图像块的边长。图像边缘剩下的部分不属于任何一块。</translation>
    </message>
    <message>
        <source>Height of the image in pixels.</source>
        <translation>图像高多少像素。</translation>
    </message>
    <message>
        <source>Width of the image in pixels.</source>
        <translation>图像宽多少像素。</translation>
    </message>
    <message>
        <source>Height of the image in patches. The image size follows.</source>
        <translation>图像纵向有多少块；图像大小随之改变。</translation>
    </message>
    <message>
        <source>Width of the image in patches. The image size follows.</source>
        <translation>图像横向有多少块；图像大小随之改变。</translation>
    </message>
    <message>
        <source>Number of components in a patch&apos;s encoding, or in a rotated query or key.</source>
        <translation>一个图像块的编码的分量个数，或被旋转的查询、键的分量个数。</translation>
    </message>
    <message>
        <source>Pair order from</source>
        <translation>维度对的排列依据</translation>
    </message>
    <message>
        <source>Patches per side in training. The learned table and EVA-02&apos;s coordinates are interpolated from this grid to the image.</source>
        <translation>训练时每边的图像块数。可学习的表和 EVA-02 的坐标都由它插值到图像大小。</translation>
    </message>
    <message>
        <source>An image whose patches have a row and a column, or a video within a text, whose tokens have three position numbers.</source>
        <translation>一张图像，其图像块有行和列；或者文本中的一段视频，其词元有三个位置编号。</translation>
    </message>
    <message>
        <source>Both shifted</source>
        <translation>一起平移</translation>
    </message>
    <message>
        <source>Growing distance</source>
        <translation>相对距离增大</translation>
    </message>
    <message>
        <source>Distinct below</source>
        <translation>区分范围</translation>
    </message>
    <message>
        <source>Vector length</source>
        <translation>向量长度</translation>
    </message>
    <message>
        <source>Your vote on a claim, before you see the verdict.</source>
        <translation>看到结论之前，你对一条说法的投票。</translation>
    </message>
    <message>
        <source>Number of the claim shown.</source>
        <translation>显示第几条说法。</translation>
    </message>
    <message>
        <source>The row of the selected cell.</source>
        <translation>所选格所在的行。</translation>
    </message>
    <message>
        <source>The column of the selected cell.</source>
        <translation>所选格所在的列。</translation>
    </message>
    <message>
        <source>The method that extends RoPE in the last row, with the settings of the Base bench.</source>
        <translation>最后一行用哪种方法扩展 RoPE，设置取自实验台“底数”。</translation>
    </message>
    <message>
        <source>Dimension of each head in the layer.</source>
        <translation>这一层每个头的维数。</translation>
    </message>
    <message>
        <source>Number of heads in the layer. The model dimension is this number times the head dimension.</source>
        <translation>这一层的头数；模型维数等于头数乘以每头的维数。</translation>
    </message>
    <message>
        <source>Number of keys visible to the token whose operations are counted, itself included.</source>
        <translation>计算运算次数的词元能看到多少个键，包括它自己。</translation>
    </message>
    <message>
        <source>How far query and key are shifted together, sampled at 120 steps.</source>
        <translation>查询与键一起平移多远，分 120 步取样。</translation>
    </message>
    <message>
        <source>The largest distance that the key falls behind the query.</source>
        <translation>键最多落后查询多远。</translation>
    </message>
    <message>
        <source>Seed of the two words and of the untrained layer.</source>
        <translation>两个词和未经训练的这一层的种子。</translation>
    </message>
    <message>
        <source>Key distance</source>
        <translation>键落后多远</translation>
    </message>
    <message>
        <source>Effective distances</source>
        <translation>有效相对距离</translation>
    </message>
    <message>
        <source>The fourth picture: mean score against distance, smallest base for a context length, effect of a method as the text grows, effect of a query&apos;s temperature on its attention weights, or the effective distances that the rotation uses.</source>
        <translation>第四幅图的内容：平均分数随相对距离的变化、某一上下文长度所需的最小底数、文本变长时方法的作用、查询温度对注意力权重的作用，或旋转采用的有效相对距离。</translation>
    </message>
    <message>
        <source>The logit of the one matching key; all others have 0. At 0 all keys are equal.</source>
        <translation>唯一匹配的键的 logit，其余的键都是 0。取 0 时各键相等。</translation>
    </message>
    <message>
        <source>What is plotted for two rows against their shift: their dot product, or the length of their difference with a proportional line for comparison.</source>
        <translation>两行随平移量变化的图画什么：它们的点积，或它们之差的长度，旁边是与平移量成正比时的样子。</translation>
    </message>
    <message>
        <source>Which columns rotate together: neighbors, or column i and column i + 4.</source>
        <translation>哪两列一起旋转：相邻的两列，或第 i 列与第 i + 4 列。</translation>
    </message>
    <message>
        <source>Two: the second layer takes the tokens plus the first layer&apos;s outputs; its weights and outputs are shown.</source>
        <translation>两层：第二层的输入是词元加上第一层的输出，显示的是第二层的权重和输出。</translation>
    </message>
    <message>
        <source>Per token: each output is compared with that of the same token before reordering. Per position: with the earlier output at the same position. Mean-pooled: the means of all outputs are compared. Last token: its output when only earlier tokens are reordered.</source>
        <translation>逐词元：与同一词元重排前的输出比较。逐位置：与同一位置重排前的输出比较。平均：比较所有输出的平均值。末词元：只重排它之前的词元时它的输出。</translation>
    </message>
    <message>
        <source>An encoding&apos;s table; the wheels of an odometer next to the pairs&apos; dials; or the four terms of a score after positions were added.</source>
        <translation>一种编码的表；里程表的轮子与各维度对的表盘；或者加入位置之后分数的四项。</translation>
    </message>
    <message>
        <source>Sines and cosines of the position, a learned row per position, or sines and cosines of the distance between two positions.</source>
        <translation>位置的正弦与余弦，每个位置一行可学习的数，或者两个位置的相对距离的正弦与余弦。</translation>
    </message>
    <message>
        <source>Number of digits on a wheel of the odometer: 2 counts in binary, 10 in decimal.</source>
        <translation>里程表每个轮子的数字个数：2 为二进制，10 为十进制。</translation>
    </message>
    <message>
        <source>How random the matrix between query and key is: 0 is the identity, 1 is random.</source>
        <translation>查询与键之间的矩阵有多随机：0 为单位矩阵，1 为随机矩阵。</translation>
    </message>
    <message>
        <source>By how many positions both words are shifted. Their distance stays the same.</source>
        <translation>两个词一起平移多少个位置；相对距离不变。</translation>
    </message>
    <message>
        <source>Seed of the two words and of the random matrix.</source>
        <translation>两个词和随机矩阵的种子。</translation>
    </message>
    <message>
        <source>Which offsets the task must distinguish anywhere in the text: the nearest few, or all up to the training length.</source>
        <translation>任务要区分哪些相对距离，无论在文本何处：最近的几个，还是直到训练长度的全部。</translation>
    </message>
    <message>
        <source>Length of the texts: a multiple of the training length in the Base bench, or the target length there.</source>
        <translation>文本的长度，以实验台“底数”的训练长度为单位，或取其目标长度。</translation>
    </message>
    <message>
        <source>Absolute positions</source>
        <translation>绝对位置</translation>
    </message>
    <message>
        <source>Whether the task asks for an absolute position, such as the second word.</source>
        <translation>任务是否要求绝对位置，例如第二个词。</translation>
    </message>
    <message>
        <source>Number of coordinates per position: 1 for text, 2 for images, 3 for video.</source>
        <translation>一个位置有几个坐标：文本 1 个，图像 2 个，视频 3 个。</translation>
    </message>
    <message>
        <source>Cost limit</source>
        <translation>允许的代价</translation>
    </message>
    <message>
        <source>What the encoding may learn and compute on top of attention: none (at most a hundredth of its operations), a little (at most a tenth of its parameters and operations), or a lot.</source>
        <translation>编码在注意力之外可以学习和计算多少：没有（至多其运算量的百分之一）、少许（至多其参数和运算量的十分之一）、很多。</translation>
    </message>
    <message>
        <source>First is correct</source>
        <translation>第一行正确</translation>
    </message>
    <message>
        <source>Second is correct</source>
        <translation>第二行正确</translation>
    </message>
    <message>
        <source>Both are correct</source>
        <translation>两行都正确</translation>
    </message>
    <message>
        <source>Neither is correct</source>
        <translation>两行都不正确</translation>
    </message>
    <message>
        <source>Correct line</source>
        <translation>正确的一行</translation>
    </message>
    <message>
        <source>The line that you think is correct, before you see the verdict.</source>
        <translation>看到结论之前，你认为哪一行正确。</translation>
    </message>
    <message>
        <source>Number of the mistake shown.</source>
        <translation>显示第几个常见错误。</translation>
    </message>
    <message>
        <source>Properties: encodings and their computed properties. Adviser: which encodings fit your needs, and why the others do not. Claims: published statements to vote on and check. Mistakes: two published lines, and the number that shows which is correct.</source>
        <translation>性质：各编码及其计算出的性质。选择建议：哪些编码符合需要，其余为何不符合。说法：已发表的说法，先投票再核对。常见错误：两行都曾发表过，由一个数判定哪行正确。</translation>
    </message>
    <message>
        <source>Number of positions you need; 0 shows no mark. Base then uses the training length times the scaling factor, or with p-RoPE the training length.</source>
        <translation>需要的位置数；0 表示不作标记，此时“底数”取训练长度乘以缩放因子，p-RoPE 取训练长度。</translation>
    </message>
    <message>
        <source>as many numbers as the list has, separated by spaces, each within the range of its picture</source>
        <translation>与列表同样多的数，以空格分开，每个都在图的两端之内</translation>
    </message>
    <message>
        <source>Which of the four words is at position 0, 1, 2 and 3, counted from 0 in the order typed.</source>
        <translation>四个词中哪一个在位置 0、1、2、3；按输入的顺序从 0 数起。</translation>
    </message>
    <message>
        <source>Which cells of an 8 × 8 score table must agree: those with the same number from 1 to 15, row by row; 0 is uncolored.</source>
        <translation>8 × 8 分数表中哪些格子必须相同：编号 1 到 15 中同号的格子，逐行列出；0 表示未着色。</translation>
    </message>
    <message>
        <source>Marks of the six schemes</source>
        <translation>六种办法的标记</translation>
    </message>
    <message>
        <source>Whether the score stays when both positions shift, for each of the six schemes: 0 not marked, 1 stays, 2 changes.</source>
        <translation>对六种加入位置信息的办法，两者一起平移时分数是否不变：0 未标记，1 不变，2 变。</translation>
    </message>
    <message>
        <source>Length of the query at its position.</source>
        <translation>查询在其位置上的长度。</translation>
    </message>
    <message>
        <source>Direction of the query at its position.</source>
        <translation>查询在其位置上的方向。</translation>
    </message>
    <message>
        <source>Length of the key at its position.</source>
        <translation>键在其位置上的长度。</translation>
    </message>
    <message>
        <source>Direction of the key at its position.</source>
        <translation>键在其位置上的方向。</translation>
    </message>
    <message>
        <source>Length of the query at positions 0 to 20. At position 1 it is 1.1 times the length at position 0.</source>
        <translation>查询在位置 0 到 20 的长度；位置 1 处是位置 0 处的 1.1 倍。</translation>
    </message>
    <message>
        <source>Length of the key at positions 0 to 20.</source>
        <translation>键在位置 0 到 20 的长度。</translation>
    </message>
    <message>
        <source>Rotation of the query</source>
        <translation>查询的转角</translation>
    </message>
    <message>
        <source>The angle by which the query&apos;s position rotates it.</source>
        <translation>查询的位置使查询旋转的角度。</translation>
    </message>
    <message>
        <source>Rotation of the key</source>
        <translation>键的转角</translation>
    </message>
    <message>
        <source>The angle by which the same position rotates the key.</source>
        <translation>同一位置使键旋转的角度。</translation>
    </message>
    <message>
        <source>The angle, in radians, by which each position from 0 to 20 rotates a vector. The first two are always 0 and θ.</source>
        <translation>位置 0 到 20 各使向量旋转的角度，以弧度计；前两个始终是 0 与 θ。</translation>
    </message>
    <message>
        <source>The score you expect at distances 0, 5 … 40.</source>
        <translation>你预期的在相对距离 0、5……40 处的分数。</translation>
    </message>
    <message>
        <source>Number of frequencies</source>
        <translation>频率的个数</translation>
    </message>
    <message>
        <source>How many of four pairs have their own frequency.</source>
        <translation>四个维度对中有几个有自己的频率。</translation>
    </message>
    <message>
        <source>The bound you expect at distances 0, 1000 … 5000, as powers of ten.</source>
        <translation>你预期的在相对距离 0、1000……5000 处的上界，以十的幂表示。</translation>
    </message>
    <message>
        <source>Directions of the pairs&apos; products</source>
        <translation>各维度对的乘积指向</translation>
    </message>
    <message>
        <source>Directions of the 64 pairs&apos; query–key products at distance 0: all to the right, random, or such that all point right at one distance.</source>
        <translation>64 个维度对的查询–键乘积在相对距离 0 处的方向：全部向右、随机，或者使它们在某个相对距离处全部向右。</translation>
    </message>
    <message>
        <source>The distance at which all pairs&apos; products point the same way.</source>
        <translation>所有维度对的乘积指向同一方向的相对距离。</translation>
    </message>
    <message>
        <source>Size of the query–key product in each of the 64 pairs.</source>
        <translation>64 个维度对各自的查询–键乘积的大小。</translation>
    </message>
    <message>
        <source>The open page of the derivation, counted from 0.</source>
        <translation>推导中打开的那一页，从 0 起。</translation>
    </message>
    <message>
        <source>Query&apos;s rotation at position 0</source>
        <translation>查询在位置 0 的转角</translation>
    </message>
    <message>
        <source>The angle by which position 0 rotates a query.</source>
        <translation>位置 0 使查询旋转的角度。</translation>
    </message>
    <message>
        <source>Key&apos;s rotation at position 0</source>
        <translation>键在位置 0 的转角</translation>
    </message>
    <message>
        <source>The angle by which position 0 rotates a key.</source>
        <translation>位置 0 使键旋转的角度。</translation>
    </message>
    <message>
        <source>The break that is applied to the open page, counted from 1; 0 applies none.</source>
        <translation>对打开的这一页作哪种破坏实验，从 1 起；0 表示不作。</translation>
    </message>
    <message>
        <source>Equation, reason, check and breaks are hidden until you answer the page&apos;s question.</source>
        <translation>回答这一页的问题之前，等式、理由、核对和破坏实验都隐藏。</translation>
    </message>
    <message>
        <source>The page whose equation, reason and check are shown without its question; −1 for none.</source>
        <translation>不必回答问题就显示等式、理由和核对的那一页；−1 表示没有。</translation>
    </message>
    <message>
        <source>The page&apos;s equation in symbols, its check in numbers, or NumPy code.</source>
        <translation>这一页的等式（符号）、代入数值的核对，或 NumPy 代码。</translation>
    </message>
    <message>
        <source>Three positions back</source>
        <translation>往前第三个符号</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>能说明什么</translation>
    </message>
    <message>
        <source>Whether models with this encoding are trained. At least one must be.</source>
        <translation>是否训练带这种编码的模型；至少训练一种。</translation>
    </message>
    <message>
        <source>What the models answer: the last value written to a name, the symbol three positions back, values that never change, the symbol at position 2, what followed a symbol&apos;s earlier occurrence, or the digits of a sum column by column, ones first or ones last. Each task has its own training recipe.</source>
        <translation>模型要回答什么：某个名字最后写入的值、往前第三个位置的符号、从不改变的值、位置 2 的符号、符号上次出现时后面跟的符号，或者逐列给出和的各位数字，从个位开始或到个位为止。每项任务有自己的训练方案。</translation>
    </message>
    <message>
        <source>Length of the training sequences. Models are also evaluated on longer ones.</source>
        <translation>训练序列的长度。评估时也用更长的序列。</translation>
    </message>
    <message>
        <source>Number of attention layers in each model.</source>
        <translation>每个模型的注意力层数。</translation>
    </message>
    <message>
        <source>Number of models trained per encoding, each with different initial weights and sequences.</source>
        <translation>每种编码训练多少个模型，各自的初始权重和序列都不同。</translation>
    </message>
    <message>
        <source>Accuracy, or cross-entropy, which shows how confident a model is in a wrong answer.</source>
        <translation>准确率，或者交叉熵：后者显示模型对错误答案有多自信。</translation>
    </message>
    <message>
        <source>Second picture</source>
        <translation>第二幅图</translation>
    </message>
    <message>
        <source>Bundled results</source>
        <translation>内置结果</translation>
    </message>
    <message>
        <source>The encoding whose answers are shown.</source>
        <translation>查看哪种编码的结果。</translation>
    </message>
    <message>
        <source>How many times the training length is doubled to give the length shown.</source>
        <translation>训练长度加倍多少次得到所查看的长度。</translation>
    </message>
    <message>
        <source>Your predicted ranking of the encodings at the length shown, best first.</source>
        <translation>你预测的各编码在所查看长度上的排名，最好的在前。</translation>
    </message>
    <message>
        <source>Shows the tokens of Order&apos;s sentence under the ruler, starting at position 0, if there is space for all of them.</source>
        <translation>“顺序”里句子的词元排在标尺下方，第一个在位置 0；放得下所显示的全部词元时才显示。</translation>
    </message>
    <message>
        <source>On the first pass each page asks for a number, on the second for the principle behind its equation, on the third for the equations themselves, starting with the last.</source>
        <translation>第一遍每一页问一个数，第二遍问等式依据的原理，第三遍填写等式本身，从最后一个开始。</translation>
    </message>
    <message>
        <source>Blank equations</source>
        <translation>空白等式数</translation>
    </message>
    <message>
        <source>How many equations you fill in on the third pass, counted from the last page.</source>
        <translation>第三遍中要填写多少个等式，从最后一页数起。</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>你的预测</translation>
    </message>
    <message>
        <source>If asked first, the answers are hidden until you lock in the ranking as your prediction or start training; each task asks again. If not asked, they are shown at once.</source>
        <translation>选“先问”时，在你确认排名作为预测或开始训练之前，结果一直隐藏；每项任务都重新问。选“不问”时，结果直接显示。</translation>
    </message>
    <message>
        <source>Eight models per encoding, trained in advance with a task&apos;s default settings.</source>
        <translation>每种编码八个模型，事先用该任务的默认设置训练好。</translation>
    </message>
    <message>
        <source>How far training has progressed in the model that answers the example: 0 is before the first step, 32 the end.</source>
        <translation>回答这个例子的模型训练到了哪里：0 是第一步之前，32 是结束时。</translation>
    </message>
    <message>
        <source>The position in the example whose attention is shown during training.</source>
        <translation>例子中的哪个位置，查看它在训练过程中的注意力。</translation>
    </message>
    <message>
        <source>Your predicted ranking; an example whose answers become correct while a model trains; which pairs RoPE uses, and the effect of freezing one; or what such small models can and cannot show.</source>
        <translation>你预测的排名；一个例子，它的回答随训练逐渐变对；RoPE 用哪些维度对，冻结其中一个会怎样；或这样的小模型能说明什么、不能说明什么。</translation>
    </message>
    <message>
        <source>The RoPE pair that is no longer rotated when the trained models are evaluated. What they lose shows what they used it for.</source>
        <translation>评估训练好的模型时，这个 RoPE 维度对不再旋转；准确率的损失说明模型原来用它做什么。</translation>
    </message>
    <message>
        <source>untrained, variables or back, or all numbers of a table taken from Experiment</source>
        <translation>untrained、variables 或 back，或者取自“实验”的一张表的全部数</translation>
    </message>
    <message>
        <source>Untrained numbers drawn from the seed, or what a small model of Experiment has learned. The learned table sets its own sizes; changing a size, the direction or the mask restores the untrained numbers. Compare, Grids and Order keep untrained ones.</source>
        <translation>由种子生成的未经训练的数，或“实验”中的小模型学到的数。学到的表带有自己的大小；改变大小、方向或掩码会恢复未经训练的数。“比较”“网格”和“顺序”仍用未经训练的数。</translation>
    </message>
    <message>
        <source>Shared base</source>
        <translation>共用底数</translation>
    </message>
    <message>
        <source>All sinusoids and rotations have one base: changing it in one bench changes it in all.</source>
        <translation>所有正弦编码和 RoPE 共用一个底数：在一个实验台中更改，其他实验台随之改变。</translation>
    </message>
    <message>
        <source>Shared dimension</source>
        <translation>共用维数</translation>
    </message>
    <message>
        <source>All sinusoids, rotations and untrained tables have one dimension: changing it in one bench changes it in all.</source>
        <translation>所有正弦编码、RoPE 和未训练的表共用一个维数：在一个实验台中更改，其他实验台随之改变。</translation>
    </message>
</context>
</TS>
