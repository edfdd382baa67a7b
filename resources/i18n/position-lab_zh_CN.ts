<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CardFileWords</name>
    <message>
        <source>The file needs 1 to %1 cards in &quot;%2&quot;.</source>
        <translation>文件的 &quot;%2&quot; 中需要 1 到 %1 张卡片。</translation>
    </message>
    <message>
        <source>Card %1: &quot;%2&quot; is missing or is no valid value.</source>
        <translation>卡片 %1：缺少 &quot;%2&quot;，或其值无效。</translation>
    </message>
</context>
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
        <translation>第 %1 个说法，共 %2 个</translation>
    </message>
    <message>
        <source>Mistake %1 of %2 · both lines are in published code</source>
        <translation>第 %1 个错误，共 %2 个 · 两行都出自公开的代码</translation>
    </message>
    <message>
        <source>Mistake %1 of %2 · both are said in published texts</source>
        <translation>第 %1 个错误，共 %2 个 · 两种说法都出自公开的文章</translation>
    </message>
    <message>
        <source>No value here</source>
        <translation>此处没有值</translation>
    </message>
    <message>
        <source>with the numbers of its test: %1</source>
        <translation>按检验时的数：%1</translation>
    </message>
    <message>
        <source>Vote first: the verdict is covered.</source>
        <translation>先投票，结论随后揭开。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>In the models you trained, to length %1: %2. By the same thresholds: %3.</source>
        <translation>在你训练到长度 %1 的模型中：%2。按同样的阈值：%3。</translation>
    </message>
    <message>
        <source>In your run “%1”, trained to length %2: %3. By the same thresholds: %4.</source>
        <translation>在你的训练“%1”（训练到长度 %2）中：%3。按同样的阈值：%4。</translation>
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
</context>
<context>
    <name>CompareTable</name>
    <message>
        <source>Added to the token</source>
        <translation>加在词元上</translation>
    </message>
    <message>
        <source>Turned by position</source>
        <translation>按位置旋转</translation>
    </message>
    <message>
        <source>Added to the score</source>
        <translation>加在分数上</translation>
    </message>
    <message>
        <source>score, by 0…%1</source>
        <translation>分数，移动 0…%1</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>变化幅度</translation>
    </message>
    <message>
        <source>score, 0…%1</source>
        <translation>分数，0…%1</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>distance, to 10 M</source>
        <translation>相对距离，至 1000 万</translation>
    </message>
    <message>
        <source>× before</source>
        <translation>前后之比</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学习的</translation>
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
        <source>%1; words and rows of a learned table of deviation 1, all else as the benches have it</source>
        <translation>%1；词和可学习表的行的标准差为 1，其余各数取自各实验台</translation>
    </message>
    <message>
        <source>%1; words and learned rows of deviation 1</source>
        <translation>%1；词和可学习表的行的标准差为 1</translation>
    </message>
    <message>
        <source>1 head of width %1, untrained</source>
        <translation>1 个头，%1 列，未经训练</translation>
    </message>
    <message>
        <source>%1 heads of width %2, untrained</source>
        <translation>%1 个头，每头 %2 列，未经训练</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>RoPE + %1</source>
        <translation>RoPE 加 %1</translation>
    </message>
    <message>
        <source>%1, both moved on by 0…%2: a value at %3 of %4 places, none past the end of the table</source>
        <translation>%1，两者一起移动 0…%2：%4 处中有 %3 处有值，超出表后没有值</translation>
    </message>
    <message>
        <source>%1, both moved on by 0…%2: only the distance counts</source>
        <translation>%1，两者一起移动 0…%2：只有相对距离起作用</translation>
    </message>
    <message>
        <source>%1, both moved on by 0…%2: the places count too</source>
        <translation>%1，两者一起移动 0…%2：位置本身也起作用</translation>
    </message>
    <message>
        <source>%1: each distance has a value of its own, however far</source>
        <translation>%1：每个相对距离都有自己的值，无论多远</translation>
    </message>
    <message>
        <source>%1: a row for each position of the table, none after it</source>
        <translation>%1：表中每个位置一行，超出后没有</translation>
    </message>
    <message>
        <source>%1: farther distances share values, ever more of them one</source>
        <translation>%1：更远的相对距离共用一个值，越远共用的越多</translation>
    </message>
    <message>
        <source>%1: nothing tells one distance from another</source>
        <translation>%1：无从区分不同的相对距离</translation>
    </message>
    <message>
        <source>%1: what is counted further shares one value; with all gates open</source>
        <translation>%1：数到更多时共用一个值（所有门全开时）</translation>
    </message>
    <message>
        <source>%1: all farther distances share one value</source>
        <translation>%1：更远的相对距离全部共用一个值</translation>
    </message>
    <message>
        <source>%1, then nothing</source>
        <translation>%1，之后没有</translation>
    </message>
    <message>
        <source>%1, then shared</source>
        <translation>%1，之后共用</translation>
    </message>
    <message>
        <source>%1, by ratio to %2</source>
        <translation>%1，按比例至 %2</translation>
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
        <source>every distance</source>
        <translation>每个相对距离</translation>
    </message>
    <message>
        <source>%1, the key falls behind by 0…%2: the score goes from %3 to %4</source>
        <translation>%1，键落后 0…%2：分数从 %3 变到 %4</translation>
    </message>
    <message>
        <source>%1, length of a vector with its position over that without, mean</source>
        <translation>%1，加入位置后与加入前的向量长度之比，取平均</translation>
    </message>
    <message>
        <source>%1, numbers that are learned for the position</source>
        <translation>%1，为位置学习的数</translation>
    </message>
    <message>
        <source>%1, operations of one more token for its position in one layer; numbers kept: %2 bytes</source>
        <translation>%1，再多一个词元时一层为位置所做的运算；保存的数占 %2 字节</translation>
    </message>
    <message>
        <source>rises: %1</source>
        <translation>上升步数：%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>distances</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Own below</source>
        <comment>a distance</comment>
        <translation>独有（小于）</translation>
    </message>
    <message>
        <source>Learned numbers</source>
        <translation>学习的数</translation>
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
        <source>the ruler is past the patches: the last one is taken</source>
        <translation>标尺超出了图像块：取最后一块</translation>
    </message>
    <message>
        <source>row down, column across</source>
        <translation>纵向为行，横向为列</translation>
    </message>
    <message>
        <source>All encodings</source>
        <translation>所有编码</translation>
    </message>
    <message>
        <source>one colour scale for all</source>
        <translation>共用一个色标</translation>
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
        <source>past the patches: the last one</source>
        <translation>超出图像块：取最后一块</translation>
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
        <source>each divided by √%1, one colour scale</source>
        <translation>各除以 √%1，同一色标</translation>
    </message>
    <message>
        <source>each divided by √%1</source>
        <translation>各除以 √%1</translation>
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
        <translation>加上相对距离的</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>of “%1”</source>
        <translation>“%1”的</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>勾选的</translation>
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
        <source>Sum of the ticked terms</source>
        <translation>勾选各项之和</translation>
    </message>
    <message>
        <source>Score, the sum of the ticked terms</source>
        <translation>分数：勾选各项之和</translation>
    </message>
    <message>
        <source>query down, key across</source>
        <translation>查询向下，键向右</translation>
    </message>
    <message>
        <source>the ruler is past the words: the last one is taken</source>
        <translation>标尺超出了词：取最后一个词</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>A or before, and a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of the score</source>
        <comment>difference</comment>
        <translation>分数的 %1</translation>
    </message>
</context>
<context>
    <name>SequenceWords</name>
    <message>
        <source>words</source>
        <translation>文字</translation>
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
        <source>The shift</source>
        <translation>移位</translation>
    </message>
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
        <source>The prompt has %1 tokens; %2 can be drawn. Take fewer frames, rows or columns.</source>
        <translation>提示有 %1 个词元，最多能画 %2 个。请减少帧数、行数或列数。</translation>
    </message>
    <message>
        <source>No picture: set at least one frame of the video, or rows of the image.</source>
        <translation>没有图像：请至少设置一帧视频，或设置图像的行数。</translation>
    </message>
    <message>
        <source>the ruler is past the prompt: its last token is taken</source>
        <translation>标尺已超出提示：取其最后一个词元</translation>
    </message>
    <message>
        <source>past the prompt: the last token</source>
        <translation>超出提示：取最后一个词元</translation>
    </message>
    <message>
        <source>%1 of %2, around the query</source>
        <translation>%2 帧中查询附近的 %1 帧</translation>
    </message>
    <message>
        <source>row down, column across</source>
        <translation>纵向为行，横向为列</translation>
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
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, turns nothing here</source>
        <translation>%1，%2，在这里不转动任何东西</translation>
    </message>
    <message>
        <source>%1, %2, still</source>
        <comment>an axis of one cell turns nothing</comment>
        <translation>%1，%2，不旋转</translation>
    </message>
    <message>
        <source>arrow: which way of the image turns the pair most; length: by how much, logarithmic</source>
        <translation>箭头：沿图像的哪个方向转得最多；长度：转多少，对数刻度</translation>
    </message>
    <message>
        <source>all turn with the patch&apos;s number; one row down is %1 numbers</source>
        <translation>都随图像块的编号转动；下一行相差 %1 个编号</translation>
    </message>
    <message>
        <source>all turn with the patch&apos;s number; one row down is %1 number</source>
        <translation>都随图像块的编号转动；下一行相差 %1 个编号</translation>
    </message>
    <message>
        <source>bar: angle from one patch to the next, %1 to %2 rad, logarithmic</source>
        <translation>条：从一块到下一块的角度，%1 到 %2 弧度，对数刻度</translation>
    </message>
    <message>
        <source>%1 to %2 rad a patch</source>
        <translation>每块 %1 到 %2 弧度</translation>
    </message>
    <message>
        <source>Which columns belong to each axis</source>
        <translation>各轴有哪些列</translation>
    </message>
    <message>
        <source>Which pairs each axis turns</source>
        <translation>各轴转动哪些维度对</translation>
    </message>
    <message>
        <source>No pairs: each patch has a row of its own. Past the trained grid the rows are stretched.</source>
        <translation>没有维度对：每个图像块各有一行。超出训练网格时，各行由插值拉伸得到。</translation>
    </message>
    <message>
        <source>bar: angle of one step of its number, %1 to %2 rad, logarithmic</source>
        <translation>条：编号每加一转过的角度，%1 到 %2 弧度，对数刻度</translation>
    </message>
    <message>
        <source>%1 to %2 rad a step</source>
        <translation>每步 %1 到 %2 弧度</translation>
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
        <source>left out: the distance alone, the same for all words</source>
        <translation>省去：只看相对距离，对所有词都一样</translation>
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
        <translation>可学习的绝对位置编码</translation>
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
        <translation>可学习的相对偏置</translation>
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
        <source>%1 does not fit these needs: %2. No encoding fits them.</source>
        <translation>%1 不符合这些需要：%2。没有编码符合。</translation>
    </message>
    <message>
        <source>%1 does not fit these needs: %2. These do: %3.</source>
        <translation>%1 不符合这些需要：%2。符合的有：%3。</translation>
    </message>
    <message>
        <source>max_seq_len is the wanted length; no key holds the training length, %1.</source>
        <translation>max_seq_len 是所需的长度；没有键存放训练长度 %1。</translation>
    </message>
    <message>
        <source>The class takes the published slopes, whatever the number of heads.</source>
        <translation>无论有多少个头，模型类都取公开发表的斜率。</translation>
    </message>
    <message>
        <source>No key limits the length: the last bucket holds all larger distances.</source>
        <translation>没有键限制长度：所有更大的相对距离都归最后一个桶。</translation>
    </message>
    <message>
        <source>The class has a row for each bucket and sign: half the rows are %1 there, not %2.</source>
        <translation>模型类为每个桶和每个符号各有一行：那里一半的行数是 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Texts as long as in training need no extension: this is plain RoPE.</source>
        <translation>与训练时一样长的文本不需要扩展：这是普通 RoPE。</translation>
    </message>
    <message>
        <source>A block is of one axis; the turns of %1 axes stand in the code of a model&apos;s class.</source>
        <translation>配置块只说一个轴；%1 个轴的旋转写在模型类的代码中。</translation>
    </message>
    <message>
        <source>There is no block for %1: no key that Position Lab reads chooses it.</source>
        <translation>%1 没有配置块：Position Lab 读取的键都不能选用它。</translation>
    </message>
</context>
<context>
    <name>lab::app::AnswersCommand</name>
    <message>
        <source>%1 holds no answers to lessons: its first line must be %2, as Lessons › Answers as CSV of this version writes it.</source>
        <translation>%1 里没有对课程的回答：第一行必须是 %2，如本版本的“课程 › 把回答存为 CSV”所写。</translation>
    </message>
    <message>
        <source>lesson answers: the files that Answers as CSV has written are wanted.</source>
        <translation>lesson answers：需要“把回答存为 CSV”写出的文件。</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>it has %1 cells in place of %2</source>
        <translation>有 %1 个单元格，应为 %2 个</translation>
    </message>
    <message>
        <source>it names no lesson</source>
        <translation>没有写课程的名称</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1 第 %2 行：%3。</translation>
    </message>
    <message>
        <source>%1 The file is left out.</source>
        <translation>%1这个文件没有合并。</translation>
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
        <translation>读作：</translation>
    </message>
    <message>
        <source>Layers:</source>
        <translation>各层：</translation>
    </message>
    <message>
        <source>check: the file is missing; give a config.json, a part of one, or a scene.</source>
        <translation>check：缺少文件；请给出 config.json、它的一部分，或一个场景。</translation>
    </message>
    <message>
        <source>%1: something was guessed or left out, as the text says.</source>
        <translation>%1：有猜测或略去的内容，详见上文。</translation>
    </message>
</context>
<context>
    <name>lab::app::ClipboardText</name>
    <message>
        <source>The clipboard holds the name of a file; drop the file on the window, or open it.</source>
        <translation>剪贴板里是一个文件的名字；请把文件拖到窗口上，或者打开它。</translation>
    </message>
    <message>
        <source>The clipboard holds no text; it should hold a JSON object.</source>
        <translation>剪贴板里没有文字；应当是一个 JSON 对象。</translation>
    </message>
</context>
<context>
    <name>lab::app::CommandLine</name>
    <message>
        <source>%1: %2=%3 holds, and not %4=%5; without %2 that would hold.</source>
        <translation>%1：以 %2=%3 为准，而不是 %4=%5；不给 %2 时以后者为准。</translation>
    </message>
    <message>
        <source>%1: scaling.factor=%2 holds, and not the ratio of the lengths %3 and %4, which is %5; without scaling.factor the ratio would hold.</source>
        <translation>%1：以 scaling.factor=%2 为准，而不是长度 %3 与 %4 之比 %5；不给 scaling.factor 时以该比值为准。</translation>
    </message>
    <message>
        <source>The chosen picture has no code of its own; these are other numbers of the bench.</source>
        <translation>所选的图没有自己的代码；这是本实验台的另一些数。</translation>
    </message>
    <message>
        <source>rope-block: --server is for the RoPE of the state, --advised for the encoding of Compare; give one of them.</source>
        <translation>rope-block：--server 用于当前状态的 RoPE，--advised 用于比较中所选的编码；请只给一个。</translation>
    </message>
    <message>
        <source>--%1: %2 is not known; it must be one of %3.</source>
        <translation>--%1：没有 %2；只能是 %3 之一。</translation>
    </message>
    <message>
        <source>--%1 is empty; it must be one of %2.</source>
        <translation>--%1 是空的；只能是 %2 之一。</translation>
    </message>
    <message>
        <source>table: --encoding is missing.</source>
        <translation>table：缺少 --encoding。</translation>
    </message>
    <message>
        <source>--positions: %1 is no range; give FROM:END, two whole numbers from 0 to %2, such as 0:16, or of a table that has distances with a sign -16:16.</source>
        <translation>--positions：%1 不是范围；请写成 FROM:END，即 0 到 %2 之间的两个整数，例如 0:16；相对距离带符号的表也可以是 -16:16。</translation>
    </message>
    <message>
        <source>--positions: %1 ends where it begins or before; of FROM:END, FROM must be below END, which is not included.</source>
        <translation>--positions：%1 的终点不在起点之后；FROM:END 中 FROM 必须小于 END，END 不包含在内。</translation>
    </message>
    <message>
        <source>render: --output is missing.</source>
        <translation>render：缺少 --output。</translation>
    </message>
    <message>
        <source>--size: %1 is no size; give WIDTHxHEIGHT, 16 to 16384 pixels each, such as 1280x800.</source>
        <translation>--size：%1 不是尺寸；请写成 WIDTHxHEIGHT，每边 16 到 16384 像素，例如 1280x800。</translation>
    </message>
    <message>
        <source>--size: %1 is less than a bench has in the smallest window, %2; texts of the picture may be cut or lie over each other.</source>
        <translation>--size：%1 小于最小窗口中实验台的大小 %2；图中的文字可能被截断或互相重叠。</translation>
    </message>
    <message>
        <source>--scale: %1 must be a number from 1 to 4.</source>
        <translation>--scale：%1 必须是 1 到 4 之间的数。</translation>
    </message>
    <message>
        <source>There is no display for a window; `position-lab render` draws into files.</source>
        <translation>没有可显示窗口的屏幕；`position-lab render` 可以画到文件里。</translation>
    </message>
    <message>
        <source>%1: %2 must have the form KEY=VALUE.</source>
        <translation>%1：%2 必须写成 KEY=VALUE。</translation>
    </message>
    <message>
        <source>lesson: `lesson check FILE` looks through a file, `lesson list` lists those that come with the program, `lesson worksheet LESSON -o OUT.pdf` prints one, `lesson answers FILE…` puts the answers of several people into one table.</source>
        <translation>lesson：`lesson check FILE` 检查一个文件，`lesson list` 列出程序自带的课程，`lesson worksheet LESSON -o OUT.pdf` 打印其中一课，`lesson answers FILE…` 把几个人的回答合成一张表。</translation>
    </message>
    <message>
        <source>%1 takes nothing, and %2 was given.</source>
        <translation>%1 不带参数，却给了 %2。</translation>
    </message>
    <message>
        <source>One file can be opened, and %1 were given: %2.</source>
        <translation>只能打开一个文件，却给了 %1 个：%2。</translation>
    </message>
    <message>
        <source>The window does not read standard input; give the name of a file.</source>
        <translation>窗口不读取标准输入；请给出文件名。</translation>
    </message>
    <message>
        <source>There is no option --%1; did you mean --%2?</source>
        <translation>没有选项 --%1；是否想用 --%2？</translation>
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
        <source>Position Lab: a laboratory for the position encodings of Transformers.

  position-lab [FILE]      opens the window; FILE is a scene, a lesson, a lecture or a model&apos;s config.json
  position-lab render      draws a bench or one of its pictures into a file; needs no display
  position-lab series      lists or exports the states of a scene&apos;s series, or of one parameter
                           over a range; needs no display
  position-lab table       writes the numbers of an encoding to standard output
  position-lab code        writes the code of a bench, in NumPy or PyTorch, to standard output
  position-lab rope-block  writes the RoPE part of a config.json to standard output
  position-lab check       says what was read of a model&apos;s file, what was assumed and from where,
                           and what is not computed
  position-lab diff        tells two models or scenes apart: parameters, layers, pair by pair
  position-lab experiment  trains small models, one for each encoding, and writes how well they
                           answer at lengths beyond the trained one
  position-lab permutation writes the code that reorders the rows of query and key weights
                           for the other layout of RoPE&apos;s columns, with a check
  position-lab lesson      `lesson check FILE` looks through a lesson&apos;s file (or a lecture&apos;s, or
                           a scene&apos;s with a series), `lesson list` lists those of the program;
                           `lesson worksheet FILE -o OUT.pdf` prints one to write on;
                           `lesson answers FILE…` puts the answers of several people into one
                           table
  position-lab derivation  `derivation check FILE` checks a file of the derivation&apos;s pages;
                           `derivation print -o OUT.pdf [FILE]` prints all its lines on one
                           page, with the numbers of a scene
  position-lab parameters  lists every parameter: key, range, default, meaning
  position-lab benches     lists the benches
  position-lab encodings   lists the encodings, their tables and their sources
  position-lab help        writes this text, or with a command&apos;s name what it has on that
  position-lab version     writes the version&apos;s number

FILE is a scene or a model&apos;s config.json; every command that reads one takes it alone or as
--file FILE. What it leaves out of a model&apos;s file or assumes goes to standard error.
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
  --over KEY=FROM:TO:COUNT in place of the file&apos;s series: one parameter over a range, as
                           rope.base=100:1000000:25, or --over KEY over all there are of a choice
  --bench BENCH, --set KEY=VALUE   what it starts from; it may do without a FILE then
  --size 1280x800          of the bench, in pixels
  --speed 0.25 … 4         at which the states follow one another
  --theme light|dark
  --language %1

lesson check FILE, lesson list:
  FILE                     a lesson&apos;s file, or a lecture&apos;s, or a scene&apos;s with a series
  --language %1

lesson worksheet FILE:
  FILE                     a lesson&apos;s file, the key of a lesson, or a lecture&apos;s file for all its
                           lessons: first the pages to write on, then those with the answers
  -o, --output FILE        .pdf
  --language %1

lesson answers FILE…:
  FILE…                    what Lessons › Answers as CSV has written, one file a person; the table
                           has a row an answer, with the file&apos;s name before it
  -o, --output FILE        .csv, instead of standard output
  --language %1      of its sentences

derivation print:
  FILE                     starts from a scene or config.json
  --set KEY=VALUE          a parameter; the derivation&apos;s own need no prefix: --set theta=0.3
  -o, --output FILE        .pdf
  --language %1

table:
  --encoding NAME          one of those that `position-lab encodings` lists
  --quantity NAME          which of its tables; without it, the first
  FILE                     starts from a scene or config.json
  --positions 0:16         from, and the end that is not included; of tables that have
                           positions or distances
  --set KEY=VALUE          a parameter; the encoding&apos;s own need no prefix: --set width=8
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
                           heads make of each pair of RoPE&apos;s columns, or the tables that the first
                           model of learned, shaw, deberta and t5 has learned
  --format csv|json
  -o, --output FILE        instead of standard output; it appears when all is done
  --threads 1 … 64         without it, as many as the processor has; the numbers are the same
  --length, --longest, --steps, --rounds, --batch, --width, --heads, --layers, --hidden, --rate,
  --base, --tuning         of the training, in place of the task&apos;s own: the trained length L, the
                           longest asked in L, steps of the first round, the most rounds (each as
                           long as all before it) until 90 % at L are right, …, steps of RoPE at 8 L
                           after training
  Progress goes to standard error; Ctrl+C ends the threads.

permutation FILE:
  --from interleaved|halves   the layout of the weights that there are
  --to interleaved|halves     the layout that is wanted; without it, the other one
  --library numpy|pytorch
  --json                   the index list, the check&apos;s numbers and the code as one object
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
</source>
        <translation>Position Lab：Transformer 位置编码实验室。

  position-lab [FILE]      打开窗口；FILE 是场景、课程、讲座或模型的 config.json
  position-lab render      把实验台或其中一幅图画到文件里；不需要屏幕
  position-lab series      列出或导出场景中序列的各个状态，或一个参数在某个范围内的
                           各个状态；不需要屏幕
  position-lab table       把一种编码的数值写到标准输出
  position-lab code        把实验台的代码（NumPy 或 PyTorch）写到标准输出
  position-lab rope-block  把 config.json 中的 RoPE 部分写到标准输出
  position-lab check       说明从模型文件中读到了什么、假定了什么及其依据、什么没有计算
  position-lab diff        比较两个模型或场景：参数、各层、逐个维度对
  position-lab experiment  为每种编码训练小模型，写出它们在超出训练长度的各长度上
                           回答得如何
  position-lab permutation 写出重排查询与键的权重各行的代码，使之适合 RoPE 的
                           另一种列排列方式，并带有自查
  position-lab lesson      `lesson check FILE` 检查一个课程文件（或讲座文件，或带序列的场景
                           文件），`lesson list` 列出程序自带的课程；
                           `lesson worksheet FILE -o OUT.pdf` 打印供书写的学习单；
                           `lesson answers FILE…` 把几个人的回答合成一张表
  position-lab derivation  `derivation check FILE` 检查推导的页面文件；
                           `derivation print -o OUT.pdf [FILE]` 把所有的行连同
                           一个场景的数印在一页上
  position-lab parameters  列出每个参数：键、范围、默认值、含义
  position-lab benches     列出实验台
  position-lab encodings   列出各种编码、它们的数值表和出处
  position-lab help        写出本文；后面给出命令名时写出关于该命令的部分
  position-lab version     写出版本号

FILE 是场景或模型的 config.json；凡读取它的命令，直接写文件名或写 --file FILE 都可以。
模型文件中没有采用的内容和代为假设的数会写到标准错误。
FILE 写作 - 时读取标准输入；-o - 把单个文件的内容写到标准输出，render 写的是 PNG。
选项可以写在命令之前。

窗口与 render：
  --set KEY=VALUE          设置参数，例如 --set rope.base=500000；可重复
  --pin KEY=VALUE          把作了这一设置的同一状态固定为 A，以便比较；可重复
  --theme light|dark|desktop
  --language %1

窗口：
  --present                以演示模式打开，与 F11 相同；讲座从第一部分开始

render：
  --bench BENCH            哪个实验台；不给则取文件中的或默认的
  FILE                     从场景或 config.json 开始
  --picture NAME           实验台中的一幅图，而不是整个实验台；需要在其中选出的图也可以，
                           例如“比较”的说法
  --size 1280x800          实验台的像素大小；文字需要 640x576 或更大
  --scale 1 … 4            尺寸的每个像素在 PNG 中占几个像素
  --digits few|all         读数栏的数位
  --compare a|both|b|difference   有固定状态时显示两者中的什么；不给时为两者
  -o, --output FILE        .png、.svg、.pdf，或 .csv（图背后的数据）

series FILE：
  --export OUT             .html 带滑块的网页、.gif、.webp，或存放编号 PNG 的文件夹；
                           不给则列出
  --over KEY=FROM:TO:COUNT 代替文件中的序列：一个参数走过一个范围，例如
                           rope.base=100:1000000:25；选项类参数用 --over KEY 走过全部选项
  --bench BENCH, --set KEY=VALUE   起始状态；这时可以没有 FILE
  --size 1280x800          实验台的像素大小
  --speed 0.25 … 4         各状态依次播放的速度
  --theme light|dark
  --language %1

lesson check FILE, lesson list：
  FILE                     课程文件、讲座文件，或带序列的场景文件
  --language %1

lesson worksheet FILE：
  FILE                     课程文件、课程的键，或讲座文件（打印其中所有的课）：先是供书写的各页，
                           然后是答案的各页
  -o, --output FILE        .pdf
  --language %1

lesson answers FILE…：
  FILE…                    “课程 › 把回答存为 CSV”写出的文件，每人一个；表里每个回答一行，
                           前面是文件名
  -o, --output FILE        .csv，写到文件而不是标准输出
  --language %1      其语句的语言

derivation print：
  FILE                     从场景或 config.json 开始
  --set KEY=VALUE          参数；推导自己的参数不需前缀：--set theta=0.3
  -o, --output FILE        .pdf
  --language %1

table：
  --encoding NAME          `position-lab encodings` 列出的编码之一
  --quantity NAME          该编码的哪个表；不给则取第一个
  FILE                     从场景或 config.json 开始
  --positions 0:16         起点与终点，不含终点；用于按位置或相对距离排列的表
  --set KEY=VALUE          参数；本编码自己的参数不需前缀：--set width=8
  --format csv|json
  -o, --output FILE        写到文件而不是标准输出；写完整之后文件才出现
  长表逐行写出，不占内存。

code：
  --bench BENCH            哪个实验台；不给时为文件中的或默认的
  --library numpy|pytorch
  FILE                     从场景或 config.json 开始
  --set KEY=VALUE          一个参数，例如 --set scaling.method=yarn
  --language %1      注释的语言

check FILE：
  --json                   把同样的内容写成一个对象
  --strict                 有猜测或略去的内容时退出码为 1
  --language %1

diff A B：
  --format text|csv|json   csv 只写各维度对
  --language %1

experiment：
  --task NAME              variables、back、constants、token、induction、
                           addition 或 addition_last（个位在后）
  --encodings LIST         例如 rope,alibi，或 all；不给时为其中六种
  --seeds 1 … 32           每种编码训练几个模型
  --rows means|seeds|pairs|tables
                           对随机种子的均值与 95 % 区间，或每个模型，或其各头怎样使用
                           RoPE 的每个维度对，或 learned、shaw、deberta 和 t5 的第一个模型学到的表
  --format csv|json
  -o, --output FILE        写到文件而不是标准输出；全部完成之后文件才出现
  --threads 1 … 64         不给时与处理器的核数相同；数值不因此改变
  --length、--longest、--steps、--rounds、--batch、--width、--heads、--layers、--hidden、--rate、
  --base、--tuning         训练的各项，代替任务自己的：训练长度 L、最长问到几个 L、第一轮的步数、
                           在 L 处答对 90 % 之前最多几轮（每轮与之前各轮的总和一样长）、……、
                           训练之后 RoPE 在 8 L 处再训练的步数
  进度写到标准错误；Ctrl+C 结束各线程。

permutation FILE：
  --from interleaved|halves   现有权重的列排列方式
  --to interleaved|halves     想要的列排列方式；不给时为另一种
  --library numpy|pytorch
  --json                   把行号表、自查的数和代码写成一个对象
  --set KEY=VALUE          一个参数，例如 --set rope.rotated_share=0.5
  --language %1      注释的语言

rope-block：
  FILE                     从场景或 config.json 开始
  --set KEY=VALUE          设置参数，例如 --set scaling.method=yarn
  --keys present|older     rope_parameters，或 rope_theta 在外的 rope_scaling
  --server NAME            以同样的 RoPE 和长度启动服务器的命令：vllm、llama.cpp 或 sglang；
                           服务器做不到时退出码为 1
  --advised                比较中所选编码的配置块（--set compare.encoding=alibi），
                           它须符合选择建议所问的需要，长度也按这些需要写出
                           （--set needs.offsets=none --set needs.length=twice）

parameters、benches、encodings：
  --language %1

  --help、--version

退出码：0 完成；1 文件无法读写或内容有误；
2 未知的命令、选项、键或值。错误以一句话写到标准错误。
</translation>
    </message>
    <message>
        <source>There is no command %1; `position-lab help` lists all.</source>
        <translation>没有命令 %1；`position-lab help` 列出全部命令。</translation>
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
        <source>This answer was not kept. %1 Move that file away to begin with a new one.</source>
        <translation>这个回答没有保存。%1移走该文件，即可从新文件开始。</translation>
    </message>
    <message>
        <source>This answer was not kept. %1</source>
        <translation>这个回答没有保存。%1</translation>
    </message>
</context>
<context>
    <name>lab::app::DerivationCommand</name>
    <message>
        <source>derivation: `derivation check FILE` looks through a file of pages, `derivation print -o OUT.pdf` prints all of them on one.</source>
        <translation>derivation：`derivation check FILE` 检查一个页面文件，`derivation print -o OUT.pdf` 把全部页面印在一页上。</translation>
    </message>
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
        <source>%1: %2 pages, %3 of them with a line that is chosen; %4 breaks, %5 of them on cards.</source>
        <translation>%1：%2 页，其中 %3 页的那一行是选择的；%4 种改坏，其中 %5 种有卡片。</translation>
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
        <source>b to a</source>
        <translation>B 与 A 之比</translation>
    </message>
    <message>
        <source>turns in training a</source>
        <translation>A 训练长度内的圈数</translation>
    </message>
    <message>
        <source>turns in training b</source>
        <translation>B 训练长度内的圈数</translation>
    </message>
    <message>
        <source>slowed by a</source>
        <translation>A 减慢的倍数</translation>
    </message>
    <message>
        <source>slowed by b</source>
        <translation>B 减慢的倍数</translation>
    </message>
    <message>
        <source>No parameter differs.</source>
        <translation>没有不同的参数。</translation>
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
        <source>diff: two files are wanted, and %1 were given; each is a config.json, a part of one, or a scene.</source>
        <translation>diff：需要两个文件，给出了 %1 个；每个可以是 config.json、它的一部分，或一个场景。</translation>
    </message>
</context>
<context>
    <name>lab::app::ExperimentCommand</name>
    <message>
        <source>--encodings: %1 cannot be trained; it must be some of %2, or all.</source>
        <translation>--encodings：%1 不能训练；它必须是 %2 中的若干个，或 all。</translation>
    </message>
    <message>
        <source>--encodings: a name is empty; it must be some of %1, or all.</source>
        <translation>--encodings：有一个名称是空的；它必须是 %1 中的若干个，或 all。</translation>
    </message>
    <message>
        <source>--task: %1 is not known; it must be one of %2.</source>
        <translation>--task：没有 %1；它必须是 %2 之一。</translation>
    </message>
    <message>
        <source>--task is empty; it must be one of %1.</source>
        <translation>--task 是空的；它必须是 %1 之一。</translation>
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
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>fewer of everything would fit.</source>
        <translation>各项都需减少才放得下。</translation>
    </message>
    <message>
        <source>--%1 %2 would fit.</source>
        <translation>--%1 %2 可以。</translation>
    </message>
    <message>
        <source>--width: %1 must be a multiple of %2, an even number for each head.</source>
        <translation>--width：%1 必须是 %2 的倍数，使头维度为偶数。</translation>
    </message>
    <message>
        <source>--longest: %1 must be a power of two: 1, 2, 4, … 64.</source>
        <translation>--longest：%1 必须是 2 的幂：1、2、4、…… 64。</translation>
    </message>
    <message>
        <source>A model of this experiment would take %1 MB of memory, more than the %2 MB that one may; %3</source>
        <translation>这个实验的一个模型要占 %1 MB 内存，超过允许的 %2 MB；%3</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 of %4 models; about %5 left</source>
        <translation>%1，种子 %2：%3 / %4 个模型；约剩 %5</translation>
    </message>
    <message>
        <source>Interrupted after %1 of %2 models; nothing was written.</source>
        <translation>在 %1 / %2 个模型之后中断；什么也没有写出。</translation>
    </message>
    <message>
        <source>experiment reads no file, and %1 was given.</source>
        <translation>experiment 不读取文件，却给出了 %1。</translation>
    </message>
    <message>
        <source>--threads: %1 must be a whole number from 1 to %2.</source>
        <translation>--threads：%1 必须是 1 到 %2 之间的整数。</translation>
    </message>
    <message>
        <source>--rows: only RoPE has pairs, and --encodings is without rope.</source>
        <translation>--rows：只有 RoPE 有维度对，而 --encodings 中没有 rope。</translation>
    </message>
    <message>
        <source>--rows: only learned, shaw, deberta and t5 learn a table, and --encodings is without them.</source>
        <translation>--rows：只有 learned、shaw、deberta 和 t5 学到表，而 --encodings 中没有它们。</translation>
    </message>
    <message>
        <source>This experiment may take %1 of processor time, more than the %2 that one may; %3</source>
        <translation>这个实验最多可能需要 %1 的处理器时间，超过允许的 %2；%3</translation>
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
        <source>A name is wanted that ends in .html, .gif or .webp, or that of a folder for numbered PNGs.</source>
        <translation>需要一个以 .html、.gif 或 .webp 结尾的名字，或存放编号 PNG 的文件夹的名字。</translation>
    </message>
    <message>
        <source>%1: %2 is there, and this series ends with %3; give another folder, or take the pictures of the longer series away. Nothing was changed.</source>
        <translation>%1：里面已有 %2，而这个序列到 %3 为止；请另选一个文件夹，或先移走较长序列的图。没有任何改动。</translation>
    </message>
    <message>
        <source>a GIF has at most %1 pixels a side</source>
        <translation>GIF 每边最多 %1 像素</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Nothing was changed.</source>
        <translation>无法写入 %1：%2。没有任何改动。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. The pictures from %3 to %4 are new already.</source>
        <translation>无法写入 %1：%2。%3 到 %4 的图已经换成新的。</translation>
    </message>
    <message>
        <source>a WebP has at most %1 pixels a side</source>
        <translation>WebP 每边最多 %1 像素</translation>
    </message>
    <message>
        <source>%1: the name must end in .html, .gif or .webp, or be a folder for numbered PNGs.</source>
        <translation>%1：文件名必须以 .html、.gif 或 .webp 结尾，或者是存放编号 PNG 的文件夹。</translation>
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
        <translation>文字不是 UTF-8</translation>
    </message>
    <message>
        <source>the text is UTF-16, not UTF-8</source>
        <translation>文字是 UTF-16，不是 UTF-8</translation>
    </message>
    <message>
        <source>a text has no closing quotation mark</source>
        <translation>有一段文字缺少后引号</translation>
    </message>
    <message>
        <source>a closing bracket is missing</source>
        <translation>缺少后括号</translation>
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
        <source>a number is not written as JSON writes numbers</source>
        <translation>有一个数不符合 JSON 的写法</translation>
    </message>
    <message>
        <source>there is more text after the end</source>
        <translation>结尾之后还有文字</translation>
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
        <source>%1 is not a plain file; a JSON file is wanted.</source>
        <translation>%1 不是普通文件；需要 JSON 文件。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has %2 MB; at most %3 MB are read.</source>
        <translation>%1 有 %2 MB；最多读取 %3 MB。</translation>
    </message>
    <message>
        <source>%1 has more than the %2 MB that are read.</source>
        <translation>%1 超过了最多读取的 %2 MB。</translation>
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
        <source>%1 cannot be written: %2. Nothing was changed.</source>
        <translation>无法写入 %1：%2。没有改动任何内容。</translation>
    </message>
    <message>
        <source>JSON knows numbers, true, false and null, but no %1</source>
        <translation>JSON 只认识数、true、false 和 null，没有 %1</translation>
    </message>
    <message>
        <source>a number begins with no 0; write %1, not %2</source>
        <translation>数不能以 0 开头；请写 %1，不要写 %2</translation>
    </message>
    <message>
        <source>%1 is too large a number; the largest is about 1.8e308</source>
        <translation>%1 这个数太大；最大约为 1.8e308</translation>
    </message>
    <message>
        <source>a decimal has a point, not a comma: %1</source>
        <translation>小数要用小数点，不用逗号：%1</translation>
    </message>
    <message>
        <source>names and texts need double quotation marks</source>
        <translation>名称和文本要用双引号括起来</translation>
    </message>
    <message>
        <source>names and texts need straight quotation marks, &quot;, not %1</source>
        <translation>名称和文字需要直的双引号 &quot;，而不是 %1</translation>
    </message>
    <message>
        <source>JSON has no comments</source>
        <translation>JSON 没有注释</translation>
    </message>
    <message>
        <source>a comma has nothing after it</source>
        <translation>有一个逗号后面没有内容</translation>
    </message>
    <message>
        <source>the %1 of line %2 is not closed</source>
        <translation>第 %2 行的 %1 没有闭合</translation>
    </message>
    <message>
        <source>the %1 of line %2 needs another closing bracket than %3</source>
        <translation>第 %2 行的 %1 不能用 %3 闭合</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; stands twice, in line %3 and in line %4, and only one of them can hold; remove the other.</source>
        <translation>%1：“%2”出现了两次，在第 %3 行和第 %4 行，而只能有一个生效；请删去另一个。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; stands twice in line %3, and only one of them can hold; remove the other.</source>
        <translation>%1：“%2”在第 %3 行出现了两次，而只能有一个生效；请删去另一个。</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>它已关闭</translation>
    </message>
</context>
<context>
    <name>lab::app::LayerList</name>
    <message>
        <source>%1 holds %2; it must be a list of 1, a layer with RoPE, and 0, a layer without.</source>
        <translation>%1 含有 %2；它必须由 1（该层用 RoPE）和 0（该层不用）组成。</translation>
    </message>
</context>
<context>
    <name>lab::app::LayerPatterns</name>
    <message>
        <source>%1 is %2; it must be a whole number of layers, such as 4, or a text of L, a layer with a window, and G, a layer without, such as &quot;LLLG&quot;.</source>
        <translation>%1 是 %2；它必须是层数（整数，例如 4），或由 L（有窗口的层）和 G（无窗口的层）组成的文本，例如 &quot;LLLG&quot;。</translation>
    </message>
</context>
<context>
    <name>lab::app::LectureFile</name>
    <message>
        <source>%1 is a sound scene with a series of 1 state.</source>
        <translation>%1 是一个没有问题的场景，序列有 1 个状态。</translation>
    </message>
    <message>
        <source>%1 is a sound scene with a series of %2 states.</source>
        <translation>%1 是一个没有问题的场景，序列有 %2 个状态。</translation>
    </message>
    <message>
        <source>%1: this is too much; the lessons of your own in a lecture may have %2 kB in all.</source>
        <translation>%1：太多了；讲座中自己的课程总共最多 %2 kB。</translation>
    </message>
    <message>
        <source>%1: this lesson is too much beside those of your own that the lecture has: in all their formulas may take %2 steps, and they may have %3 kB.</source>
        <translation>%1：加上讲座里已有的自己的课程，这一课超出了限度：它们的公式总共最多计算 %2 步，文件总共最多 %3 kB。</translation>
    </message>
    <message>
        <source>%1: this lesson is too much work beside those before it; the formulas of all lessons of your own in a lecture may take %2 steps.</source>
        <translation>%1：加上前面的课程，这一课的计算量太大；讲座中自己的全部课程的公式总共最多计算 %2 步。</translation>
    </message>
    <message>
        <source>%1: the parts from %2 on were not read.</source>
        <translation>%1：从第 %2 部分起没有读。</translation>
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
        <source>%1 is a sound lecture of 1 part.</source>
        <translation>%1 是一份没有问题的讲座，有 1 个部分。</translation>
    </message>
    <message>
        <source>Part %1: %2</source>
        <translation>第 %1 部分：%2</translation>
    </message>
    <message>
        <source>%1 is a sound lecture of %2 parts.</source>
        <translation>%1 是一份没有问题的讲座，有 %2 个部分。</translation>
    </message>
    <message>
        <source>%1: it must be an object with either a &quot;lesson&quot; or a &quot;scene&quot;.</source>
        <translation>%1：必须是一个对象，其中有 &quot;lesson&quot; 或 &quot;scene&quot; 之一。</translation>
    </message>
    <message>
        <source>%1: there is no entry &quot;%2&quot; here; a part has a &quot;lesson&quot;, or a &quot;scene&quot; and its &quot;name&quot;.</source>
        <translation>%1：这里没有 &quot;%2&quot; 这一项；一个部分有 &quot;lesson&quot;，或 &quot;scene&quot; 及其 &quot;name&quot;。</translation>
    </message>
    <message>
        <source>%1: &quot;lesson&quot; must be the whole object of a lesson&apos;s file, or one of %2.</source>
        <translation>%1：&quot;lesson&quot; 必须是课程文件的整个对象，或以下之一：%2。</translation>
    </message>
    <message>
        <source>%1: there is no lesson &quot;%2&quot;; %3 is spelled alike.</source>
        <translation>%1：没有课程 &quot;%2&quot;；%3 的拼写相近。</translation>
    </message>
    <message>
        <source>%1: &quot;scene&quot; must be the whole object of a scene&apos;s file, and &quot;name&quot; a text.</source>
        <translation>%1：&quot;scene&quot; 必须是场景文件的整个对象，&quot;name&quot; 必须是文字。</translation>
    </message>
    <message>
        <source>%1 is no lecture of Position Lab: its &quot;format&quot; is not &quot;%2&quot;.</source>
        <translation>%1 不是 Position Lab 的讲座：其 &quot;format&quot; 不是 &quot;%2&quot;。</translation>
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
        <source>%1, line %2: there is no entry &quot;%3&quot; in a lecture; it has &quot;format&quot;, &quot;version&quot; and &quot;parts&quot;.</source>
        <translation>%1 第 %2 行：讲座里没有 &quot;%3&quot; 这一项；它有 &quot;format&quot;、&quot;version&quot; 和 &quot;parts&quot;。</translation>
    </message>
    <message>
        <source>%1, line %2: &quot;parts&quot; must be a list of 1 to %3 lessons and scenes.</source>
        <translation>%1 第 %2 行：&quot;parts&quot; 必须是由 1 到 %3 个课程和场景组成的列表。</translation>
    </message>
    <message>
        <source>%1 is neither a lesson nor a scene; a lecture is made of these.</source>
        <translation>%1 既不是课程也不是场景；讲座由这两者组成。</translation>
    </message>
</context>
<context>
    <name>lab::app::LessonAnswers</name>
    <message>
        <source>%1 holds no answers to lessons: its &quot;format&quot; is not &quot;%2&quot;.</source>
        <translation>%1 里没有课程的回答：它的 &quot;format&quot; 不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 was saved by a newer Position Lab (version %2 of answers; this one reads %3).</source>
        <translation>%1 由更新的 Position Lab 保存（回答的版本为 %2，本程序能读 %3）。</translation>
    </message>
    <message>
        <source>%1: &quot;version&quot; must be %2.</source>
        <translation>%1：&quot;version&quot; 必须是 %2。</translation>
    </message>
    <message>
        <source>%1: &quot;answers&quot; must be a list.</source>
        <translation>%1：&quot;answers&quot; 必须是列表。</translation>
    </message>
    <message>
        <source>This answer was not kept. %1 Move that file away to begin with a new one.</source>
        <translation>这个回答没有保存。%1移走该文件，即可从新文件开始。</translation>
    </message>
    <message>
        <source>This answer was not kept. %1</source>
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
        <source>there is no function %1; %2 is spelled alike</source>
        <translation>没有函数 %1；%2 的拼写相近</translation>
    </message>
    <message>
        <source>%1, part %2: these are %3 of %4 faults; the others are told once these are mended.</source>
        <translation>%1，第 %2 部分：这是 %4 处错误中的 %3 处；改正后会指出其余的。</translation>
    </message>
    <message>
        <source>%1: these are %2 of %3 faults; the others are told once these are mended.</source>
        <translation>%1：这是 %3 处错误中的 %2 处；改正后会指出其余的。</translation>
    </message>
    <message>
        <source>Not all values of &quot;again&quot; have been tried: there are too many.</source>
        <translation>“again”的取值没有全部试过：数量太多。</translation>
    </message>
    <message>
        <source>%1 has parameters with a value for each language, which this form cannot hold.</source>
        <translation>%1 中有参数为每种语言各给一个值，此表单容纳不下。</translation>
    </message>
    <message>
        <source>the end of the formula</source>
        <translation>公式的末尾</translation>
    </message>
    <message>
        <source>%1 cannot stand where it stands</source>
        <translation>%1 不能出现在这里</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot;; of two conditions both hold in (a &gt; b)*(c &gt; d), and one at least in max(a &gt; b, c &gt; d)</source>
        <translation>没有“%1”；两个条件都成立写作 (a &gt; b)*(c &gt; d)，至少一个成立写作 max(a &gt; b, c &gt; d)</translation>
    </message>
    <message>
        <source>two values are compared with ==, not with =</source>
        <translation>比较两个值用 ==，而不是 =</translation>
    </message>
    <message>
        <source>there is no sign !; two values differ where 1 - (a == b) is 1</source>
        <translation>没有符号 !；两个值不相等写作 1 - (a == b)</translation>
    </message>
    <message>
        <source>there is no %1; where a is 1 or 0, 1 - a is 1 where it does not hold</source>
        <translation>没有 %1；a 为 1 或 0 时，a 不成立写作 1 - a</translation>
    </message>
    <message>
        <source>there is no sign %; a remainder is mod(a, b), and a hundredth is 0.01</source>
        <translation>没有符号 %；余数写作 mod(a, b)，百分之一写作 0.01</translation>
    </message>
    <message>
        <source>a comma stands only between the values of a function; a number has none, and its fraction stands behind a point: 10000, 0.5</source>
        <translation>逗号只能出现在函数的各个值之间；数里没有逗号，小数用点：10000、0.5</translation>
    </message>
    <message>
        <source>between %1 and what is before it a sign is missing; a product is written with *</source>
        <translation>%1 与它前面的内容之间缺一个符号；乘积用 * 表示</translation>
    </message>
    <message>
        <source>a formula has no &quot;=&quot; before it; only those of &quot;reveal&quot; have one</source>
        <translation>公式前面没有“=”；只有 &quot;reveal&quot; 里的公式才有</translation>
    </message>
    <message>
        <source>a power is written with ^, not with %1</source>
        <translation>乘方写作 ^，而不是 %1</translation>
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
        <source>the formula is too long; at most %1 bytes are read</source>
        <translation>公式过长；最多读取 %1 字节</translation>
    </message>
    <message>
        <source>there is no function %1; a lesson has cell, cell_at_start, at_start and phi beside those of every formula</source>
        <translation>没有函数 %1；除每个公式都有的函数外，课程有 cell、cell_at_start、at_start 和 phi</translation>
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
        <source>%1 is no number; what holds is 1, and what does not is 0</source>
        <translation>%1 不是数；成立为 1，不成立为 0</translation>
    </message>
    <message>
        <source>the name of a table stands in quotes: &apos;%1&apos;</source>
        <translation>表的名称写在引号里：&apos;%1&apos;</translation>
    </message>
    <message>
        <source>the name of a column stands in quotes: &apos;%1&apos;</source>
        <translation>列的名称写在引号里：&apos;%1&apos;</translation>
    </message>
    <message>
        <source>the name stands in quotes: at_start(&apos;%1&apos;)</source>
        <translation>名称写在引号里：at_start(&apos;%1&apos;)</translation>
    </message>
    <message>
        <source>the text %1 stands where a number is wanted</source>
        <translation>此处需要一个数，却写了文字 %1</translation>
    </message>
    <message>
        <source>%1 is no real number at x = %2: roots, fractional powers and logarithms of less than 0 are complex, and i is imaginary</source>
        <translation>在 x = %2 处 %1 不是实数：负数的根、分数次幂和对数是复数，而 i 是虚数</translation>
    </message>
    <message>
        <source>%1 is no real number: roots, fractional powers and logarithms of less than 0 are complex, and i is imaginary</source>
        <translation>%1 不是实数：负数的根、分数次幂和对数是复数，而 i 是虚数</translation>
    </message>
    <message>
        <source>no table has the row %1; rows go up to %2</source>
        <translation>没有哪张表有第 %1 行；行号最多到 %2</translation>
    </message>
    <message>
        <source>%1 does not fit; cell wants a table that `position-lab encodings` lists, one of its rows and the name of a column, such as cell(&quot;rope.score&quot;, 5, &quot;score&quot;)</source>
        <translation>%1 不合适；cell 需要 `position-lab encodings` 列出的一张表、表中的一行和一列的名称，例如 cell(&quot;rope.score&quot;, 5, &quot;score&quot;)</translation>
    </message>
    <message>
        <source>there is no table &quot;%1&quot;; `position-lab encodings` lists them</source>
        <translation>没有表“%1”；`position-lab encodings` 列出所有的表</translation>
    </message>
    <message>
        <source>there is no table &quot;%1&quot;; %2 is spelled alike</source>
        <translation>没有表“%1”；%2 的拼写相近</translation>
    </message>
    <message>
        <source>the table %1 has no column &quot;%2&quot;; it has %3</source>
        <translation>表 %1 没有列“%2”；它有 %3</translation>
    </message>
    <message>
        <source>the table %1 has no row %2; its rows begin at %3</source>
        <translation>表 %1 没有第 %2 行；它的行从 %3 开始</translation>
    </message>
    <message>
        <source>the table %1 has no row %2; its rows go from %3 to %4</source>
        <translation>表 %1 没有第 %2 行；它的行从 %3 到 %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the wrong number of values: it has %2, and %3 takes %4</source>
        <translation>“%1”的值的个数不对：写了 %2 个，而 %3 需要 %4 个</translation>
    </message>
    <message>
        <source>the first of %1 is a name without quotes, and the others are numbers: %1(k, 0, 9, k^2)</source>
        <translation>%1 的第一项是不带引号的名称，其余是数：%1(k, 0, 9, k^2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is called with something else than %2 takes</source>
        <translation>“%1”里的值不是 %2 所要的种类</translation>
    </message>
    <message>
        <source>%1 wants a whole number</source>
        <translation>%1 需要一个整数</translation>
    </message>
    <message>
        <source>there is no parameter %1; `position-lab parameters` lists them</source>
        <translation>没有参数 %1；`position-lab parameters` 列出所有参数</translation>
    </message>
    <message>
        <source>there is no parameter %1; %2 is spelled alike</source>
        <translation>没有参数 %1；%2 的拼写相近</translation>
    </message>
    <message>
        <source>%1 is a number, and a curve is answered by none</source>
        <translation>%1 是一个数，而曲线不是用数来回答的</translation>
    </message>
    <message>
        <source>%1 is known only after the question: in %2</source>
        <translation>%1 在问题之后才知道：用在 %2 里</translation>
    </message>
    <message>
        <source>x is known only in the formulas of a curve: &quot;answer&quot; and each &quot;value&quot;</source>
        <translation>x 只在曲线的公式里才有：即 &quot;answer&quot; 和各个 &quot;value&quot;</translation>
    </message>
    <message>
        <source>it is %1; it must be %2</source>
        <translation>它是 %1；它必须是 %2</translation>
    </message>
    <message>
        <source>it stands in quotes; without them it is read: %1</source>
        <translation>它在引号里；去掉引号就能读：%1</translation>
    </message>
    <message>
        <source>it is %1; a formula begins with &quot;=&quot; here: &quot;=%1&quot;</source>
        <translation>它是 %1；这里的公式以“=”开头：&quot;=%1&quot;</translation>
    </message>
    <message>
        <source>the formula has no finite value at the lesson&apos;s start</source>
        <translation>公式在课程的起点没有有限的值</translation>
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
        <source>%1, where again/%2 gives %3</source>
        <translation>%1，出现在 again/%2 给出 %3 时</translation>
    </message>
    <message>
        <source>this wrong model gives the right answer</source>
        <translation>这个错误模型给出了正确答案</translation>
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
        <source>the file is %1 and no lesson, whose format is &quot;%2&quot;</source>
        <translation>这个文件是%1，不是课程；课程的格式是 &quot;%2&quot;</translation>
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
        <source>there is no such entry; there may be %1</source>
        <translation>没有这个条目；可以有 %1</translation>
    </message>
    <message>
        <source>it must be a list in square brackets</source>
        <translation>它必须是方括号中的列表</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>它缺失了</translation>
    </message>
    <message>
        <source>there are %1; at most %2 keep the eyes on the question</source>
        <translation>有 %1 个；至多 %2 个才能让目光留在问题上</translation>
    </message>
    <message>
        <source>there are %1; at most %2 are read</source>
        <translation>有 %1 个；最多读取 %2 个</translation>
    </message>
    <message>
        <source>%1: the lesson has %2 kB; at most %3 kB are read.</source>
        <translation>%1：这一课有 %2 kB；最多读取 %3 kB。</translation>
    </message>
    <message>
        <source>%1, part %2: the lesson has %3 kB; at most %4 kB are read.</source>
        <translation>%1，第 %2 部分：这一课有 %3 kB；最多读取 %4 kB。</translation>
    </message>
    <message>
        <source>there is one; two at least make a choice</source>
        <translation>只有一个；至少两个才成选择</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>它必须是 true 或 false</translation>
    </message>
    <message>
        <source>a question with options says what is wrong in each option&apos;s &quot;says&quot;</source>
        <translation>有选项的问题在每个选项的 &quot;says&quot; 中说明错在哪里</translation>
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
        <source>it must be more than &quot;lowest&quot;</source>
        <translation>它必须大于 &quot;lowest&quot;</translation>
    </message>
    <message>
        <source>it is %1; it must be 0 or more, or nothing would be right</source>
        <translation>它是 %1；它必须不小于 0，否则什么答案都不算对</translation>
    </message>
    <message>
        <source>Option %1 can be wrong and has no sentence of its own (&quot;says&quot;): whoever chooses it is not told why.</source>
        <translation>第 %1 个选项可能是错的，却没有自己的一句话（&quot;says&quot;）：选它的人不知道为什么错。</translation>
    </message>
    <message>
        <source>%1 is sound; its answer is a curve.</source>
        <translation>%1 没有问题；它的答案是一条曲线。</translation>
    </message>
    <message>
        <source>Options %1 and %2 have the same words.</source>
        <translation>第 %1 个和第 %2 个选项的文字相同。</translation>
    </message>
    <message>
        <source>Wrong answers %1 and %2 have the same value: what the second says is never said.</source>
        <translation>第 %1 个和第 %2 个错误答案的值相同：后一个的话永远不会说出来。</translation>
    </message>
    <message>
        <source>The true curve leaves its axis, which goes from %1 to %2: it is %3 at x = %4. What lies outside cannot be drawn.</source>
        <translation>真实曲线超出了它的轴：轴从 %1 到 %2，而在 x = %4 处它是 %3。轴外的部分画不出来。</translation>
    </message>
    <message>
        <source>The true curve drawn by hand, half a hundredth of its axis off, would not be right: its tolerance is too small.</source>
        <translation>手画的真实曲线若偏离纵轴长度的两百分之一，就不算正确：容差太小。</translation>
    </message>
    <message>
        <source>The true curve has no peak for a hand to draw: half a hundredth of its axis off it would not be right.</source>
        <translation>真实曲线没有手能画出的峰：若偏离纵轴长度的两百分之一，就不算正确。</translation>
    </message>
    <message>
        <source>The answer is shown as %1: whoever gives that is not right, so small is the tolerance.</source>
        <translation>答案显示为 %1；容差太小，照此回答不算正确。</translation>
    </message>
    <message>
        <source>The answer is %1, and a 0 is right within the tolerance. Where it is more than rounding, give a smaller one.</source>
        <translation>答案是 %1，而在容差之内回答 0 也算正确。若它不只是舍入误差，请给出更小的容差。</translation>
    </message>
    <message>
        <source>Nothing on the lesson&apos;s bench depends on the control %1.</source>
        <translation>本课实验台上没有什么取决于参数 %1。</translation>
    </message>
    <message>
        <source>%1 is sound; the answer at its start is %2.</source>
        <translation>%1 没有问题；起点处的答案是 %2。</translation>
    </message>
    <message>
        <source>%1 is the key of a lesson of the program: answers to this one are kept under %2. Give it a key of its own.</source>
        <translation>%1 是程序自带课程的键：这一课的答案记在 %2 之下。请给它一个自己的键。</translation>
    </message>
    <message>
        <source>A choice has no use for %1.</source>
        <translation>选择题用不到 %1。</translation>
    </message>
    <message>
        <source>A curve has no use for %1.</source>
        <translation>曲线题用不到 %1。</translation>
    </message>
    <message>
        <source>A key of letters, digits, _ and - alone would do for the name of a file too.</source>
        <translation>键若只用字母、数字、_ 和 -，也可以用作文件名。</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; must be numbers, the smaller first</source>
        <translation>&quot;from&quot; 和 &quot;to&quot; 必须是数，小的在前</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; are for numbers; here stands a list of values to draw from, each of them %1</source>
        <translation>&quot;from&quot; 和 &quot;to&quot; 用于数；这里要一个可供抽取的值的列表，每个值是%1</translation>
    </message>
    <message>
        <source>the list has no value to draw</source>
        <translation>列表里没有可供抽取的值</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; must be whole numbers from 0, the smaller first</source>
        <translation>&quot;from&quot; 和 &quot;to&quot; 必须是从 0 起的整数，小的在前</translation>
    </message>
    <message>
        <source>a question has options or a curve, not both</source>
        <translation>一个问题要么有选项，要么有曲线，不能兼有</translation>
    </message>
    <message>
        <source>%1 is too much work: the formulas of a lesson may take %2 steps in all, a term of a sum counting each time, and a cell at least %3 of them</source>
        <translation>%1 的计算量太大：一课的公式合计最多 %2 步，求和的每一项都要计入，一个 cell 至少算 %3 步</translation>
    </message>
    <message>
        <source>Words in %1 are missing from %2 of its %3 texts, first from %4; those of another language stand there.</source>
        <translation>%3 段文字中有 %2 段缺少 %1 的文字，第一处是 %4；那里用另一种语言代替。</translation>
    </message>
    <message>
        <source>it must be words in one language at least: %1</source>
        <translation>它必须至少有一种语言的文字：%1</translation>
    </message>
    <message>
        <source>the lesson&apos;s bench has no picture &quot;%1&quot;; it must be one of %2</source>
        <translation>课程的实验台没有图“%1”；必须是下列之一：%2</translation>
    </message>
    <message>
        <source>it is missing; without it the bench is %1, which has no picture &quot;%2&quot;</source>
        <translation>它缺失了；没有它时实验台是 %1，那里没有图“%2”</translation>
    </message>
    <message>
        <source>That is the first of %1 things that are wrong; Lessons › Check a file has them all.</source>
        <translation>这是 %1 处错误中的第一处；“课程 › 检查文件”列出全部。</translation>
    </message>
    <message>
        <source>Lessons › Check a file says more.</source>
        <translation>更多内容见“课程 › 检查文件”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands there twice</source>
        <translation>“%1”出现了两次</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; to hide; it must be a picture of the lesson&apos;s bench (%2), &quot;%3&quot; for the reading line, or the key of a parameter</source>
        <translation>没有可以隐藏的“%1”；必须是本课实验台的图（%2）、代表读数栏的“%3”，或参数的键</translation>
    </message>
    <message>
        <source>it must be a text in quotes</source>
        <translation>它必须是引号中的文字</translation>
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
        <translation>预测之后改变 %1，不影响所显示的内容和答案。</translation>
    </message>
    <message>
        <source>The reveal changes nothing: the lesson starts with these values.</source>
        <translation>预测之后没有任何变化：课程开始时就是这些值。</translation>
    </message>
    <message>
        <source>Other numbers, entry %1: %2 changes nothing that is shown or answered.</source>
        <translation>再次提问的第 %1 组数值：%2 不影响所显示的内容和答案。</translation>
    </message>
    <message>
        <source>Nothing on the lesson&apos;s bench depends on %1, which is hidden.</source>
        <translation>课程的实验台上没有任何内容取决于隐藏的 %1。</translation>
    </message>
</context>
<context>
    <name>lab::app::ModelFile</name>
    <message>
        <source>hidden_size %1 is no multiple of the %2 heads, and there is no head_dim; give one.</source>
        <translation>hidden_size %1 不是头数 %2 的倍数，又没有 head_dim；请给出 head_dim。</translation>
    </message>
    <message>
        <source>an ALiBi model needs num_attention_heads from 1 to 128.</source>
        <translation>ALiBi 模型需要 1 到 128 之间的 num_attention_heads。</translation>
    </message>
</context>
<context>
    <name>lab::app::ModelSchemes</name>
    <message>
        <source>dim and n_heads are keys of a params.json; what is read is the config.json of the same model in transformers, where they are called hidden_size and num_attention_heads.</source>
        <translation>dim 和 n_heads 是 params.json 的键；这里读取的是同一模型在 transformers 中的 config.json，它们在那里叫 hidden_size 和 num_attention_heads。</translation>
    </message>
    <message>
        <source>%1 is a key of a GGUF file; what is read is the config.json of the same model in transformers, where it is called rope_theta, rope_parameters and so on.</source>
        <translation>%1 是 GGUF 文件的键；这里读的是同一模型在 transformers 中的 config.json，其中相应的键叫 rope_theta、rope_parameters 等。</translation>
    </message>
    <message>
        <source>rel_extent tells of a bias that each query makes for the distances to its keys, as in Inkling; there is no RoPE, and this bias is not computed here.</source>
        <translation>rel_extent 表明偏置由各个查询按它到键的相对距离生成，如 Inkling；其中没有 RoPE，这里不计算这种偏置。</translation>
    </message>
    <message>
        <source>Swin-V2 has a bias that a small network makes from the logarithm of the distances in a window; its weights are not in this file, so it is not computed here.</source>
        <translation>Swin-V2 的偏置由一个小网络根据窗口内相对距离的对数算出；网络的权重不在这个文件里，因此这里不计算。</translation>
    </message>
    <message>
        <source>nothing here tells a position encoding: there is no rope_theta, rope_parameters, alibi or known model_type.</source>
        <translation>这里看不出位置编码：没有 rope_theta、rope_parameters、alibi，也没有已知的 model_type。</translation>
    </message>
    <message>
        <source>this is a part of an image or video model in diffusers (%1), and it has no key for positions.</source>
        <translation>这是 diffusers 中图像或视频模型的一部分（%1），其中没有关于位置的键。</translation>
    </message>
    <message>
        <source>this is a part of an image or video model in diffusers (%1). Its keys for positions are not read yet: %2.</source>
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
        <source>Picture before</source>
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
        <source>%1 whole numbers from %2 to %3, parted by blanks</source>
        <translation>%1 个 %2 到 %3 之间的整数，以空格分开</translation>
    </message>
    <message>
        <source>%1 numbers from %2 to %3, parted by blanks</source>
        <translation>%1 个 %2 到 %3 之间的数，以空格分开</translation>
    </message>
    <message>
        <source>%1: there is no parameter %2; `position-lab parameters` lists them.</source>
        <translation>%1：没有参数 %2；`position-lab parameters` 会列出全部参数。</translation>
    </message>
    <message>
        <source>%1: there is no parameter %2; did you mean %3?</source>
        <translation>%1：没有参数 %2；是不是 %3？</translation>
    </message>
    <message>
        <source>%1: %2 is %3; it must be %4.</source>
        <translation>%1：%2 是 %3；它必须是 %4。</translation>
    </message>
    <message>
        <source>%1: %2 is empty; it must be %3.</source>
        <translation>%1：%2 是空的；它必须是 %3。</translation>
    </message>
</context>
<context>
    <name>lab::app::PermutationCommand</name>
    <message>
        <source>permutation: --from is missing; it must be one of %1.</source>
        <translation>permutation：缺少 --from；只能是 %1 之一。</translation>
    </message>
    <message>
        <source>permutation: --from and --to are both %1; nothing is to be done.</source>
        <translation>permutation：--from 和 --to 都是 %1，无需转换。</translation>
    </message>
    <message>
        <source>%1: kv_lora_rank tells of latent attention (MLA), whose rows lie otherwise; only its qk_rope_head_dim rows turn. Only weights with heads of one width can be reordered.</source>
        <translation>%1：kv_lora_rank 表明这是潜在注意力（MLA），它的行另有排法，只有 qk_rope_head_dim 行旋转；这里只能重排各头维度相同的权重。</translation>
    </message>
    <message>
        <source>%1: num_attention_heads is missing; a whole config.json is wanted.</source>
        <translation>%1：缺少 num_attention_heads；需要完整的 config.json。</translation>
    </message>
    <message>
        <source>%1: %2 query heads cannot share %3 key heads evenly.</source>
        <translation>%1：%2 个查询头无法平均分用 %3 个键头。</translation>
    </message>
    <message>
        <source>permutation: a file is missing; a model&apos;s config.json is wanted.</source>
        <translation>permutation：缺少文件；需要模型的 config.json。</translation>
    </message>
    <message>
        <source>%1 is no model&apos;s file; a config.json is wanted.</source>
        <translation>%1 不是模型文件；需要 config.json。</translation>
    </message>
    <message>
        <source>%1: %2 may give some layers other heads; the program is for layers with %3 query heads and %4 key heads of width %5.</source>
        <translation>%1：%2 可能使一些层的头另有数目或维度；程序适用于有 %3 个查询头、%4 个键头、每头 %5 维的层。</translation>
    </message>
</context>
<context>
    <name>lab::app::ReadingNotes</name>
    <message>
        <source>In the file, and used:</source>
        <translation>文件中有，并已采用：</translation>
    </message>
    <message>
        <source>Not in the file; the class in transformers sets it:</source>
        <translation>文件中没有，由 transformers 中的类设定：</translation>
    </message>
    <message>
        <source>Not in the file, and set by no class that is known; a guess:</source>
        <translation>文件中没有，也没有已知的类设定它，只是猜测：</translation>
    </message>
    <message>
        <source>In the file, and used as it stands; transformers warns of it:</source>
        <translation>文件中有，照原样采用；transformers 会给出警告：</translation>
    </message>
    <message>
        <source>In the file, and not computed:</source>
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
        <source>This block is of some of the model&apos;s layers only (%1); the others turn by ladders that it does not hold (%2): keep theirs.</source>
        <translation>此配置块只属于模型的一部分层（%1）；其余各层按另外的频率旋转，这些频率不在其中（%2）：请保留它们原有的配置。</translation>
    </message>
    <message>
        <source>transformers passes over position_lab: it is what Position Lab reads back.</source>
        <translation>transformers 会略过 position_lab：它供 Position Lab 读回。</translation>
    </message>
    <message>
        <source>transformers has no rope_type for NTK-by-parts: it reads plain RoPE here.</source>
        <translation>transformers 没有 NTK-by-parts 的 rope_type：这里会读成普通 RoPE。</translation>
    </message>
    <message>
        <source>transformers has no block for these numbers: it reads plain RoPE here.</source>
        <translation>transformers 没有能表示这些数值的配置块：这里会读成普通 RoPE。</translation>
    </message>
    <message>
        <source>transformers has no rope_type for NTK-aware: a larger rope_theta turns the pairs as it does.</source>
        <translation>transformers 没有 NTK-aware 的 rope_type：换一个更大的 rope_theta，各维度对转得与它一样。</translation>
    </message>
    <message>
        <source>The adjusted base is just another rope_theta.</source>
        <translation>调整基频就是换一个 rope_theta。</translation>
    </message>
    <message>
        <source>proportional came with rope_parameters: older releases of transformers do not know it.</source>
        <translation>proportional 与 rope_parameters 一同出现：较早的 transformers 不认识它。</translation>
    </message>
    <message>
        <source>max_position_embeddings stays the training length: the base grows with the text beyond it.</source>
        <translation>max_position_embeddings 保持训练长度：超过它之后，基数随文本变大。</translation>
    </message>
    <message>
        <source>transformers runs YaRN&apos;s ramp along the pair index; a ramp along turns has no key.</source>
        <translation>transformers 的 YaRN 斜坡沿维度对序号；沿圈数的斜坡没有对应的键。</translation>
    </message>
    <message>
        <source>transformers warns that the factor is not max_position_embeddings divided by the original length.</source>
        <translation>transformers 会警告：扩展倍数不等于 max_position_embeddings 除以原始长度。</translation>
    </message>
    <message>
        <source>transformers warns unless the original length is below max_position_embeddings.</source>
        <translation>原始长度不小于 max_position_embeddings 时，transformers 会警告。</translation>
    </message>
    <message>
        <source>No lists are loaded: ones stand for them and divide nothing.</source>
        <translation>没有载入列表：用 1 代替，什么都不除。</translation>
    </message>
    <message>
        <source>transformers takes the whole part of %1 times %2, %3, as the width in its exponents 2i/%3 and has %4 columns turn, where Position Lab has %5 for both.</source>
        <translation>transformers 取 %1 乘以 %2 的整数部分 %3 作为指数 2i/%3 中的维度，旋转 %4 列；Position Lab 两者都取 %5。</translation>
    </message>
    <message>
        <source>max_position_embeddings is longer than in training, and nothing stretches RoPE to it.</source>
        <translation>max_position_embeddings 大于训练长度，而没有任何方法把 RoPE 扩展到它。</translation>
    </message>
    <message>
        <source>Only multi-head latent attention, DeepSeek&apos;s and its relatives&apos;, scales the softmax by mscale_all_dim.</source>
        <translation>只有多头潜在注意力（DeepSeek 及其同类）按 mscale_all_dim 缩放 softmax。</translation>
    </message>
    <message>
        <source>Remove rope_scaling from the file if it has one: transformers reads it in place of rope_parameters.</source>
        <translation>如果文件里有 rope_scaling，请删去它：transformers 会读取它，而不读 rope_parameters。</translation>
    </message>
</context>
<context>
    <name>lab::app::RopeConfig</name>
    <message>
        <source>rope_theta %1 and alpha %2 make a base of %3; it must be at most %4.</source>
        <translation>rope_theta %1 与 alpha %2 得出的基数是 %3；它最大只能是 %4。</translation>
    </message>
    <message>
        <source>%1 is %2; it must be three numbers of pairs, for time, height and width, that add up to half the head width, such as [16, 24, 24].</source>
        <translation>%1 是 %2；它必须是时间、高度、宽度三个方向的维度对数，其和为头维度的一半，例如 [16, 24, 24]。</translation>
    </message>
    <message>
        <source>there is no head_dim, and no hidden_size with num_attention_heads to work it out; give one of them.</source>
        <translation>没有 head_dim，也没有可用来推算它的 hidden_size 与 num_attention_heads；请给出其一。</translation>
    </message>
    <message>
        <source>the head width is %1; the pictures take an even width from 2 to %2.</source>
        <translation>头维度是 %1；图中只能用 2 到 %2 之间的偶数。</translation>
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
        <source>%1: %2.%3 is no number of RoPE; it must be one of rope.… and scaling.…, such as scaling.factor.</source>
        <translation>%1：%2.%3 不是 RoPE 的数值；必须是 rope.… 或 scaling.… 之一，例如 scaling.factor。</translation>
    </message>
    <message>
        <source>%1: %2 says other numbers than %3 beside it; remove it, or copy the block anew.</source>
        <translation>%1：%2 与旁边的 %3 数值不符；请删去它，或重新复制配置块。</translation>
    </message>
    <message>
        <source>%1 holds %2 MB of text; at most %3 MB are read.</source>
        <translation>%1里有 %2 MB 文本；最多读取 %3 MB。</translation>
    </message>
    <message>
        <source>%1 holds a scene; open it as a file.</source>
        <translation>%1里是一个场景；请作为文件打开。</translation>
    </message>
    <message>
        <source>%1 has no RoPE block in it: the model&apos;s positions are %2.</source>
        <translation>%1里没有 RoPE 配置块：这个模型的位置编码是 %2。</translation>
    </message>
</context>
<context>
    <name>lab::app::SceneFile</name>
    <message>
        <source>%1: %2 must give numbers from −%3 to %3 by whole-number keys from 0 to %4.</source>
        <translation>%1：%2 必须以 0 到 %4 的整数为键，给出 −%3 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1 is no scene of Position Lab: its &quot;format&quot; is not &quot;%2&quot;.</source>
        <translation>%1 不是 Position Lab 的场景：它的 &quot;format&quot; 不是 &quot;%2&quot;。</translation>
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
        <source>%1: there is no entry &quot;%2&quot; in a scene; did you mean &quot;%3&quot;?</source>
        <translation>%1：场景中没有 &quot;%2&quot; 这一项；是不是 &quot;%3&quot;？</translation>
    </message>
    <message>
        <source>%1: %2 stands in quotes; without them it is read: %3</source>
        <translation>%1：%2 的值在引号里；去掉引号就能读：%3</translation>
    </message>
    <message>
        <source>%1 was saved by a newer Position Lab (scene version %2; this one reads up to %3).</source>
        <translation>%1 由更新的 Position Lab 保存（场景版本 %2；本程序最高读到 %3）。</translation>
    </message>
    <message>
        <source>%1: there is no entry &quot;%2&quot; in a scene; it may have %3.</source>
        <translation>%1：场景中没有 &quot;%2&quot; 这一项；可以有 %3。</translation>
    </message>
    <message>
        <source>%1: &quot;parameters&quot; must be an object of keys and values.</source>
        <translation>%1：&quot;parameters&quot; 必须是由键和值组成的对象。</translation>
    </message>
    <message>
        <source>%1: %2 must be a list of at most %3 numbers from %4 to %5, one a pair.</source>
        <translation>%1：%2 必须是至多 %3 个数的列表，每对一个，取值 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1: &quot;pinned&quot; must be an object of its own &quot;parameters&quot;.</source>
        <translation>%1：&quot;pinned&quot; 必须是含有自己的 &quot;parameters&quot; 的对象。</translation>
    </message>
    <message>
        <source>%1: model must give a name, and lists of remarks and of kinds of layers as a scene has them.</source>
        <translation>%1：model 必须给出 name，以及场景所用格式的 remarks 和 kinds 列表。</translation>
    </message>
    <message>
        <source>%1: %2 must give lists of the numbers %3 by whole-number keys from 0 to %4.</source>
        <translation>%1：%2 必须以 0 到 %4 的整数为键，给出由这些数组成的列表：%3。</translation>
    </message>
    <message>
        <source>%1: derivation.card must be a whole number from 0 to %2.</source>
        <translation>%1：derivation.card 必须是 0 到 %2 的整数。</translation>
    </message>
</context>
<context>
    <name>lab::app::SeriesCommand</name>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>无法写入标准输出。</translation>
    </message>
    <message>
        <source>--speed: %1 must be a number from 0.25 to 4.</source>
        <translation>--speed：%1 必须是 0.25 到 4 之间的数。</translation>
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
        <source>series: one scene with a series is wanted, or --over KEY=FROM:TO:COUNT.</source>
        <translation>series：需要一个带有序列的场景，或 --over KEY=FROM:TO:COUNT。</translation>
    </message>
    <message>
        <source>--%1 changes nothing without --export.</source>
        <translation>没有 --export 时，--%1 不起作用。</translation>
    </message>
</context>
<context>
    <name>lab::app::SeriesFile</name>
    <message>
        <source>%1: the states from %2 on were not read.</source>
        <translation>%1：从第 %2 个状态起没有读。</translation>
    </message>
    <message>
        <source>%1: &quot;caption&quot; must be an object of texts, by language: %2.</source>
        <translation>%1：&quot;caption&quot; 必须是按语言给出文本的对象：%2。</translation>
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
        <source>%1: &quot;pictures&quot; has &quot;%2&quot;, which is none of the pictures of the state&apos;s bench: %3.</source>
        <translation>%1：&quot;pictures&quot; 中的 &quot;%2&quot; 不是该状态所在实验台的图：%3。</translation>
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
        <source>%1 cannot be written whole: %2.</source>
        <translation>%1 无法写完：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Nothing was changed.</source>
        <translation>无法写入 %1：%2。没有任何改动。</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>它已关闭</translation>
    </message>
</context>
<context>
    <name>lab::app::TableCommand</name>
    <message>
        <source>--encoding: there is no encoding %1; it must be one of %2.</source>
        <translation>--encoding：没有编码 %1；只能是 %2 之一。</translation>
    </message>
    <message>
        <source>--quantity: %1 has no %2; it must be one of %3.</source>
        <translation>--quantity：%1 没有 %2；只能是 %3 之一。</translation>
    </message>
    <message>
        <source>--positions: %1 of %2 has rows of its own, and no positions to choose.</source>
        <translation>--positions：%2 的 %1 有自己的行，没有位置可选。</translation>
    </message>
    <message>
        <source>--positions: %1 of %2 begins at 0; give FROM:END from 0 to %3, such as 0:16, and not %4:%5.</source>
        <translation>--positions：%2 的 %1 从 0 开始；请写成 0 到 %3 之间的 FROM:END，例如 0:16，而不是 %4:%5。</translation>
    </message>
</context>
<context>
    <name>lab::app::UnsavedWork</name>
    <message>
        <source>%1 is no unsaved lecture that this version of Position Lab can read; it stays where it is.</source>
        <translation>%1 不是本版本 Position Lab 能读取的未保存讲座；它留在原处。</translation>
    </message>
    <message>
        <source>%1 is no unsaved lesson that this version of Position Lab can read; it stays where it is.</source>
        <translation>%1 不是本版本 Position Lab 能读取的未保存课程；它留在原处。</translation>
    </message>
    <message>
        <source>%1 is no unsaved scene that this version of Position Lab can read; it stays where it is.</source>
        <translation>%1 不是本版本 Position Lab 能读取的未保存场景；它留在原处。</translation>
    </message>
    <message>
        <source>What was kept of an unsaved lecture is damaged: %1 The file is called %2 from now on.</source>
        <translation>备存的未保存讲座已损坏：%1该文件从此名为 %2。</translation>
    </message>
    <message>
        <source>What was kept of an unsaved lesson is damaged: %1 The file is called %2 from now on.</source>
        <translation>备存的未保存课程已损坏：%1该文件从此名为 %2。</translation>
    </message>
    <message>
        <source>What was kept of an unsaved scene is damaged: %1 The file is called %2 from now on.</source>
        <translation>备存的未保存场景已损坏：%1该文件从此名为 %2。</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept. %1 Save it yourself.</source>
        <translation>未保存的工作无法备存。%1请自行保存。</translation>
    </message>
    <message>
        <source>Nothing can be written in %1: %2.</source>
        <translation>%1 中不能写入：%2。</translation>
    </message>
    <message>
        <source>no lock can be made</source>
        <translation>无法建立锁文件</translation>
    </message>
</context>
<context>
    <name>lab::app::WholeFile</name>
    <message>
        <source>you have no right to change it</source>
        <translation>没有修改它的权限</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>%1 is no folder</source>
        <translation>%1 不是文件夹</translation>
    </message>
    <message>
        <source>you have no right to make a new file in the folder %1</source>
        <translation>没有在文件夹 %1 中新建文件的权限</translation>
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
        <source>What else is answered, and why it is wrong</source>
        <translation>其他常见的回答，以及错在哪里</translation>
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
</context>
<context>
    <name>lab::app::WorksheetCommand</name>
    <message>
        <source>lesson worksheet: one lesson or lecture and --output are wanted.</source>
        <translation>lesson worksheet：需要一课或一个讲座，以及 --output。</translation>
    </message>
    <message>
        <source>%1: this lecture has scenes alone, and a sheet is that of a lesson.</source>
        <translation>%1：这个讲座里只有场景，而学习单是课程的。</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a lesson that comes with the program; `lesson list` lists these.</source>
        <translation>%1 既不是文件，也不是程序自带的课程；`lesson list` 列出这些课程。</translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf.</source>
        <translation>%1：文件名必须以 .pdf 结尾。</translation>
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
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
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
        <source>Copies the RoPE block of the present state, rope_parameters for a config.json.</source>
        <translation>复制当前状态的 RoPE 配置块，即 config.json 中的 rope_parameters。</translation>
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
        <source>Every pair of RoPE in numbers, to sort, to copy and to save.</source>
        <translation>以数字列出 RoPE 的每个维度对，可排序、复制和保存。</translation>
    </message>
    <message>
        <source>Length &amp;calculator…</source>
        <translation>长度计算器(&amp;C)…</translation>
    </message>
    <message>
        <source>Calculator…</source>
        <translation>计算器…</translation>
    </message>
    <message>
        <source>What each method changes to get from the training length to the target length.</source>
        <translation>从训练长度到目标长度，各方法分别改变什么。</translation>
    </message>
    <message>
        <source>&amp;Code…</source>
        <translation>代码(&amp;C)…</translation>
    </message>
    <message>
        <source>The same numbers in NumPy or PyTorch, and what people get wrong.</source>
        <translation>用 NumPy 或 PyTorch 得到同样的数，以及常见的错误。</translation>
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
        <source>Fills the screen with the main pictures, for a room (F11).</source>
        <translation>用主要的图填满屏幕，用于课堂演示（F11）。</translation>
    </message>
    <message>
        <source>Back to the prepared &amp;start</source>
        <translation>回到备好的起点(&amp;S)</translation>
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
        <source>Spea&amp;ker&apos;s window…</source>
        <translation>讲者窗口(&amp;K)…</translation>
    </message>
    <message>
        <source>Notes, time, the next question and a show of hands; not for the room.</source>
        <translation>备注、时间、下一个问题和举手统计；只有讲者可见。</translation>
    </message>
    <message>
        <source>O&amp;pen as A…</source>
        <translation>打开为 A(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>Block of the &amp;suggestion…</source>
        <translation>建议的配置块(&amp;S)…</translation>
    </message>
    <message>
        <source>Block…</source>
        <translation>配置块…</translation>
    </message>
    <message>
        <source>The part of a config.json for the encoding chosen in Compare, with the lengths that are needed.</source>
        <translation>config.json 中用于“比较”里所选编码的部分，长度按所提的需要写出。</translation>
    </message>
    <message>
        <source>L&amp;ecture…</source>
        <translation>讲座(&amp;E)…</translation>
    </message>
    <message>
        <source>Lessons and series in the order in which a room is to see them.</source>
        <translation>课程和序列，按课堂上要看的顺序排列。</translation>
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
        <source>The page of the derivation before this one.</source>
        <translation>推导中这一页之前的一页。</translation>
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
        <source>The page of the derivation after this one.</source>
        <translation>推导中这一页之后的一页。</translation>
    </message>
    <message>
        <source>&amp;Words here</source>
        <translation>此处用语(&amp;W)</translation>
    </message>
    <message>
        <source>What the words mean in the part that has the keyboard (Shift+F1).</source>
        <translation>键盘焦点所在部分的符号与术语是什么意思（Shift+F1）。</translation>
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
        <source>The words of Order&apos;s sentence at their positions, the first at 0.</source>
        <translation>“顺序”里句子的词在各自的位置上，第一个在 0。</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>Texts and lines stand out more, in the light and the dark theme.</source>
        <translation>文字和线条更醒目，浅色和深色主题都可以用。</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>What plays goes on in steps; nothing leaves a trail, glides or folds.</source>
        <translation>播放时一步一步地变，没有尾迹、滑动和折叠的动画。</translation>
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
        <source>There is no space for larger text: make the window larger first.</source>
        <translation>窗口容不下更大的文字：请先放大窗口。</translation>
    </message>
    <message>
        <source>Kept &amp;runs of Experiment…</source>
        <translation>实验中保留的训练(&amp;R)…</translation>
    </message>
    <message>
        <source>Kept runs…</source>
        <translation>保留的训练…</translation>
    </message>
    <message>
        <source>Trained models that you keep under a name, to lay over others, to save and to delete.</source>
        <translation>你命名保留的已训练模型：可叠在其他结果上，可保存和删除。</translation>
    </message>
    <message>
        <source>Take a learned ta&amp;ble to its bench</source>
        <translation>把学到的表取到其实验台(&amp;B)</translation>
    </message>
    <message>
        <source>Take the table</source>
        <translation>取走这张表</translation>
    </message>
    <message>
        <source>Opens Waves, Biases or Relative with what the model looked at in Experiment has learned of positions, in place of untrained numbers.</source>
        <translation>打开“正弦波形”“偏置”或“相对”，用“实验”中所查看的模型学到的位置的数代替未经训练的数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::AdvisedWindow</name>
    <message>
        <source>Block of the suggestion — Position Lab</source>
        <translation>建议的配置块 — Position Lab</translation>
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
        <source>Which names of keys the block has: those of transformers 5, or those before it.</source>
        <translation>配置块用哪一套键名：transformers 5 的，或更早的。</translation>
    </message>
    <message>
        <source>Block of the suggestion</source>
        <translation>建议的配置块</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the block, to be put into a config.json or pasted here.</source>
        <translation>复制配置块，可放进 config.json，也可粘贴回这里。</translation>
    </message>
    <message>
        <source>Block of %1</source>
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
        <source>nothing is learned</source>
        <translation>没有要学习的数</translation>
    </message>
    <message>
        <source>%1 numbers are learned</source>
        <translation>要学习 %1 个数</translation>
    </message>
    <message>
        <source>each distance has a value of its own</source>
        <translation>每个相对距离都有自己的值</translation>
    </message>
    <message>
        <source>distances with a value of their own: %1</source>
        <translation>有自己的值的相对距离：%1</translation>
    </message>
    <message>
        <source>no version for %1 axes here</source>
        <translation>这里没有用于 %1 个轴的版本</translation>
    </message>
    <message>
        <source>tells no token its place</source>
        <translation>不告诉词元它自己的位置</translation>
    </message>
    <message>
        <source>nothing in its score depends on a distance</source>
        <translation>它的分数与相对距离毫无关系</translation>
    </message>
    <message>
        <source>the score of one distance changes by %1 from place to place</source>
        <translation>同一相对距离的分数会随位置变化，变化幅度 %1</translation>
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
        <source>it counts what its gates let pass, not places</source>
        <translation>它数的是门放行的词元，而不是位置</translation>
    </message>
    <message>
        <source>from distance %1 on values are shared</source>
        <translation>从相对距离 %1 起，相邻的相对距离共用值</translation>
    </message>
    <message>
        <source>no row past %1 positions</source>
        <translation>超过 %1 个位置就没有行</translation>
    </message>
    <message>
        <source>no row past %1 position</source>
        <translation>超过 %1 个位置就没有行</translation>
    </message>
    <message>
        <source>learns %1 of what the attention itself learns</source>
        <translation>要学习的数相当于注意力自身参数的 %1</translation>
    </message>
    <message>
        <source>the causal mask alone tells of order</source>
        <translation>只有因果掩码透露顺序</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between reasons</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>fits, but costs more than allowed</source>
        <translation>符合，但代价超出所允许的</translation>
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
        <source>fit: %1 · cost more than allowed: %2</source>
        <translation>%1 个符合 · %2 个代价超出所允许的</translation>
    </message>
    <message>
        <source>Open in %1 →</source>
        <translation>在“%1”中打开 →</translation>
    </message>
    <message>
        <source>pairs that turn past the angles of %1 positions: %2 of %3</source>
        <translation>转到 %1 个位置以外新角度的维度对：%3 个中的 %2 个</translation>
    </message>
    <message>
        <source>pairs that turn past the angles of %1 position: %2 of %3</source>
        <translation>转到 %1 个位置以外新角度的维度对：%3 个中的 %2 个</translation>
    </message>
    <message>
        <source>takes %1 of the operations of the attention itself</source>
        <translation>运算量相当于注意力自身的 %1</translation>
    </message>
    <message>
        <source>%1, and more</source>
        <comment>a reason</comment>
        <translation>%1；另有其他原因</translation>
    </message>
    <message>
        <source>one distance, scores apart by %1</source>
        <translation>同一相对距离，分数相差 %1</translation>
    </message>
    <message>
        <source>pairs at angles not seen: %1 of %2</source>
        <translation>遇到未见过的角度的维度对：%2 个中的 %1 个</translation>
    </message>
    <message>
        <source>learns %1 of the attention&apos;s numbers</source>
        <translation>学习的数是注意力的 %1</translation>
    </message>
    <message>
        <source>%1 of the attention&apos;s operations</source>
        <translation>运算是注意力的 %1</translation>
    </message>
    <message>
        <source>shipped small models, “%1”, at %2 L: %3 % right</source>
        <translation>自带的小模型，“%1”，在 %2 L 处：答对 %3 %</translation>
    </message>
    <message>
        <source>models you trained, “%1”, at %2 L: %3 % right</source>
        <translation>你训练的模型，“%1”，在 %2 L 处：答对 %3 %</translation>
    </message>
    <message>
        <source>your run “%1”, “%2”, at %3 L: %4 % right</source>
        <translation>你的训练“%1”，“%2”，在 %3 L 处：答对 %4 %</translation>
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
        <translation>%1 %2：%3。方向键移动所选的行，回车打开实验台。</translation>
    </message>
</context>
<context>
    <name>lab::ui::BaseBoundView</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop the search for smallest bases</source>
        <translation>停止搜索最小基数</translation>
    </message>
    <message>
        <source>Continue the search for smallest bases</source>
        <translation>继续搜索最小基数</translation>
    </message>
</context>
<context>
    <name>lab::ui::Bench</name>
    <message>
        <source>This is A, as it was pinned: choose Both or B to change anything.</source>
        <translation>这是固定时的 A：选“两者”或“B”才能改动。</translation>
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
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>What</source>
        <translation>有哪些</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>能到多远</translation>
    </message>
    <message>
        <source>How found</source>
        <translation>怎样得出</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>选哪个</translation>
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
        <translation>查询 %1 的偏置与相对距离</translation>
    </message>
    <message>
        <source>Bias of head %1 against distance</source>
        <translation>头 %1 的偏置与相对距离</translation>
    </message>
    <message>
        <source>Bias of head %1 by step down and across</source>
        <translation>头 %1 的偏置，按纵横步数</translation>
    </message>
    <message>
        <source>Counted from each key to query %1</source>
        <translation>从每个键数到查询 %1</translation>
    </message>
    <message>
        <source>Cost of token %1: %2 · %3 + %4 = %5, %6 bytes kept</source>
        <translation>词元 %1 的代价：%2 · %3 + %4 = %5，保存 %6 字节</translation>
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
        <source>Cost of token %1: %2 · %3 = %4, %5 bytes kept</source>
        <translation>词元 %1 的代价：%2 · %3 = %4，保存 %5 字节</translation>
    </message>
    <message>
        <source>%1 · %2 = %3, %4 bytes</source>
        <translation>%1 · %2 = %3，%4 字节</translation>
    </message>
    <message>
        <source>Gate of key %1</source>
        <translation>键 %1 的门</translation>
    </message>
    <message>
        <source>logarithmic, both ways; edges are dragged</source>
        <translation>两侧都取对数；边界可以拖动</translation>
    </message>
    <message>
        <source>a step is a gate: drag it</source>
        <translation>每级台阶是一个门，可以拖动</translation>
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
        <source>By step down and across</source>
        <translation>按向下与向右的步数</translation>
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
        <translation>向下为查询位置，向右为键位置</translation>
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
        <source>The difference cannot be taken: one of the two has no head %1.</source>
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
        <source>ALiBi takes nothing but a straight penalty: the farther the key, the lower the score, more steeply in some heads.</source>
        <translation>ALiBi 只用一条直线作惩罚：键越远，分数越低，有的头更陡。</translation>
    </message>
    <message>
        <source>A has %1 heads and B has %2: heads are compared by their numbers.</source>
        <translation>A 有 %1 个头，B 有 %2 个：按头的编号比较。</translation>
    </message>
    <message>
        <source>A has 1 head and B has %1: heads are compared by their numbers.</source>
        <translation>A 有 1 个头，B 有 %1 个：按头的编号比较。</translation>
    </message>
    <message>
        <source>A cannot lie under a matrix: choose Difference to see B − A in its place.</source>
        <translation>矩阵下面无法再画 A：选“差”可在原处看 B − A。</translation>
    </message>
    <message>
        <source>One learned number for each distance up to K; all that lies beyond shares the last.</source>
        <translation>不超过 K 的每个相对距离各有一个可学习的数；更远的都共用最后一个。</translation>
    </message>
    <message>
        <source>T5 sorts distances into buckets, fine near the query and coarse far away. One learned number each.</source>
        <translation>T5 把相对距离分进桶里，近处细，远处粗，每个桶一个可学习的数。</translation>
    </message>
    <message>
        <source>Tokens are patches of a window, row by row. One learned number for each step down and across.</source>
        <translation>词元是窗口中逐行编号的图像块；每个纵横步数各有一个可学习的数。</translation>
    </message>
    <message>
        <source>Of sinusoidal rows Sandwich keeps their product with each other alone: a sum of cosines of the distance.</source>
        <translation>Sandwich 只保留正弦编码各行彼此的点积：相对距离的余弦之和。</translation>
    </message>
    <message>
        <source>Nothing is added. What is left of order is the mask: the bias is 0 wherever the key is seen.</source>
        <translation>什么也不加。顺序只剩下掩码：凡是看得见的键，偏置都是 0。</translation>
    </message>
    <message>
        <source>CoPE counts: each key says by a gate whether it counts, and the position is the sum of the gates.</source>
        <translation>CoPE 在数数：每个键用一个门表示自己算不算数，位置就是门之和。</translation>
    </message>
    <message>
        <source>KERPLE can bend the penalty of ALiBi: two learned numbers say how strong it is and how it bends.</source>
        <translation>KERPLE 可以把 ALiBi 的惩罚弯曲：两个学到的数决定它有多强、怎样弯曲。</translation>
    </message>
    <message>
        <source>FIRE reads how far back the key lies as a share, which is never above 1 however long the text.</source>
        <translation>FIRE 把键在查询之前多远读成一个份额，无论文本多长，它都不超过 1。</translation>
    </message>
    <message>
        <source>Nothing is added and no key is masked: order leaves no trace.</source>
        <translation>什么都不加，也不遮蔽任何键：次序不留痕迹。</translation>
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
        <translation>键在查询之后：被遮住</translation>
    </message>
    <message>
        <source>key after the query</source>
        <translation>键在查询之后</translation>
    </message>
    <message>
        <source>The text ends before query %1: move the query.</source>
        <translation>文本在查询 %1 之前就结束了：请移动查询。</translation>
    </message>
    <message>
        <source>gate of key %1: %2, counted %3</source>
        <translation>键 %1 的门：%2，数到 %3</translation>
    </message>
    <message>
        <source>half of the share</source>
        <translation>份额的一半</translation>
    </message>
    <message>
        <source>key %1: %2, counted %3</source>
        <translation>键 %1：%2，数到 %3</translation>
    </message>
    <message>
        <source>%1, counted %2</source>
        <translation>%1，数到 %2</translation>
    </message>
    <message>
        <source>%1, taken as %2</source>
        <comment>a sum of gates beyond the last position</comment>
        <translation>%1，取 %2</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>all gates open, one for each key</source>
        <translation>所有门全开，每个键计 1</translation>
    </message>
    <message>
        <source>all gates open</source>
        <translation>所有门全开</translation>
    </message>
</context>
<context>
    <name>lab::ui::BlankScreen</name>
    <message>
        <source>Blank screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Any key brings the picture back.</source>
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
        <source>Length calculator — Position Lab</source>
        <translation>长度计算器 — Position Lab</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>采用 %1</translation>
    </message>
    <message>
        <source>Makes this the method of all pictures, and the block its own.</source>
        <translation>所有图和配置块都采用这一方法。</translation>
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
        <source>Which names of keys the block has: those of transformers 5, or those before it.</source>
        <translation>配置块用哪一套键名：transformers 5 的，或更早的。</translation>
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
        <source>Copies the block, to be put into a config.json or pasted here.</source>
        <translation>复制配置块，可放进 config.json，也可粘贴回这里。</translation>
    </message>
    <message>
        <source>Copies the command, to be put into a shell with the model&apos;s name.</source>
        <translation>复制命令，填上模型名后即可在 shell 中运行。</translation>
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
        <source>Block of %1</source>
        <comment>a method</comment>
        <translation>%1 的配置块</translation>
    </message>
    <message>
        <source>Command of %1</source>
        <comment>a method</comment>
        <translation>%1 的命令</translation>
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
        <source>Pasted: all numbers were so already.</source>
        <translation>已粘贴：各项数值原本就是如此，没有变化。</translation>
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
</context>
<context>
    <name>lab::ui::CalculatorWords</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Changes nothing: every pair turns at least once in %1 positions.</source>
        <translation>什么都不改：每个维度对在 %1 个位置内至少转一圈。</translation>
    </message>
    <message>
        <source>Changes nothing: no pair turns once in 1 position, and all meet new angles beyond.</source>
        <translation>什么都不改：没有维度对在 1 个位置内转满一圈，再往后都会遇到新的角度。</translation>
    </message>
    <message>
        <source>Changes nothing: the one pair turns less than once in %1 positions and meets new angles beyond.</source>
        <translation>什么都不改：唯一的维度对在 %1 个位置内转不满一圈，再往后会遇到新的角度。</translation>
    </message>
    <message>
        <source>Changes nothing: %1 of %2 pairs turn less than once in %3 positions and meet new angles beyond.</source>
        <translation>什么都不改：%2 个维度对中有 %1 个在 %3 个位置内转不满一圈，再往后会遇到新的角度。</translation>
    </message>
    <message>
        <source>Changes nothing: 1 of %1 pairs turns less than once in %2 positions and meets new angles beyond.</source>
        <translation>什么都不改：%1 个维度对中有 1 个在 %2 个位置内转不满一圈，再往后会遇到新的角度。</translation>
    </message>
    <message>
        <source>Changes nothing up to %1 positions, and the text at hand has %2; beyond, the base grows with the text.</source>
        <translation>%1 个位置以内什么都不改，而当前文本有 %2 个；再往后，基数随文本变大。</translation>
    </message>
    <message>
        <source>Keys cached at a shorter length no longer fit.</source>
        <translation>较短时缓存的键已失效。</translation>
    </message>
    <message>
        <source>Changes nothing up to %1 positions; at %2 the base has grown from %3 to %4, and the last pair is divided by %5.</source>
        <translation>%1 个位置以内什么都不改；到 %2 时，基数已从 %3 增到 %4，最后一个维度对除以 %5。</translation>
    </message>
    <message>
        <source>With a factor of 1 it would be by %1.</source>
        <translation>扩展倍数取 1 时则除以 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs kept, %3 blended, %4 divided by %5</source>
        <translation>%2 个维度对中 %1 个不变，%3 个混合，%4 个全部插值（÷%5）</translation>
    </message>
    <message>
        <source>%1 of %2 pair kept, %3 blended, %4 divided by %5</source>
        <translation>%2 个维度对中 %1 个不变，%3 个混合，%4 个全部插值（÷%5）</translation>
    </message>
    <message>
        <source>Two ramps over the turns in %1 positions: plain gives way from %2 to %3, NTK-aware from %4 to %5. %6.</source>
        <translation>按 %1 个位置内的圈数用两段斜坡：普通 RoPE 从 %2 到 %3 圈让位，NTK-aware 从 %4 到 %5 圈让位。%6。</translation>
    </message>
    <message>
        <source>Cosines and sines ×&#xa0;%1, so scores ×&#xa0;%2.</source>
        <translation>余弦和正弦 ×&#xa0;%1，因此分数 ×&#xa0;%2。</translation>
    </message>
    <message>
        <source>Ramp from %1 down to %2 turns in %3 positions: %4.</source>
        <translation>斜坡从 %3 个位置内的 %1 圈降到 %2 圈：%4。</translation>
    </message>
    <message>
        <source>Ramp from %1 down to %2 turn in %3 positions: %4.</source>
        <translation>斜坡从 %3 个位置内的 %1 圈降到 %2 圈：%4。</translation>
    </message>
    <message>
        <source>Step at %1 turns in %2 positions: %3.</source>
        <translation>在 %2 个位置内转 %1 圈处为阶跃：%3。</translation>
    </message>
    <message>
        <source>Step at %1 turn in %2 positions: %3.</source>
        <translation>在 %2 个位置内转 %1 圈处为阶跃：%3。</translation>
    </message>
    <message>
        <source>Softmax scale ×&#xa0;%1.</source>
        <translation>softmax 缩放 ×&#xa0;%1。</translation>
    </message>
    <message>
        <source>Needs two lists of divisors from a model&apos;s file; none is loaded, so no pair is divided.</source>
        <translation>需要模型文件中的两个除数列表；没有载入，所以各维度对都不变。</translation>
    </message>
    <message>
        <source>Beyond %1 positions the long list divides the pairs by %2 to %3.</source>
        <translation>超过 %1 个位置时，长列表把各维度对除以 %2 到 %3。</translation>
    </message>
    <message>
        <source>Up to %1 positions the short list divides the pairs by %2 to %3.</source>
        <translation>%1 个位置以内，短列表把各维度对除以 %2 到 %3。</translation>
    </message>
    <message>
        <source>Divides all %1 frequencies by %2; the base stays.</source>
        <translation>全部 %1 个频率都除以 %2；基数不变。</translation>
    </message>
    <message>
        <source>Changes nothing: the target is within the training length.</source>
        <translation>什么也不改变：目标长度在训练长度以内。</translation>
    </message>
    <message>
        <source>Changes nothing: with a factor of %1 no pair is divided.</source>
        <translation>什么也不改变：扩展倍数为 %1 时各维度对都不变。</translation>
    </message>
    <message>
        <source>Base %1 → %2: the first pair stays, the last is divided by %3, those between by less.</source>
        <translation>基数 %1 → %2：第一个维度对不变，最后一个除以 %3，中间的除得少些。</translation>
    </message>
    <message>
        <source>Cosines and softmax stay.</source>
        <translation>余弦和 softmax 不变。</translation>
    </message>
    <message>
        <source>Base %1 → %2, and more training with it: the last pair is divided by %3.</source>
        <translation>基数 %1 → %2，并用它继续训练：最后一个维度对除以 %3。</translation>
    </message>
    <message>
        <source>Base %1 → %2, smaller than the model&apos;s own: the last pair turns %3 times as fast.</source>
        <translation>基数 %1 → %2，比模型自己的小：最后一个维度对转得更快，是原来的 %3 倍。</translation>
    </message>
    <message>
        <source>Changes nothing: no base moves the one pair.</source>
        <translation>什么都不改：任何基数都不影响唯一的维度对。</translation>
    </message>
    <message>
        <source>Changes nothing: the base is %1 already.</source>
        <translation>什么都不改：基数已是 %1。</translation>
    </message>
    <message>
        <source>A base of %1 divides the last pair by %2, as the target asks: base·s^(r/(r−2)), s&#xa0;=&#xa0;%2, r&#xa0;=&#xa0;%3 rotated columns, the rule of NTK-aware (bloc97 2023).</source>
        <translation>基数取 %1 时最后一个维度对除以 %2，正合目标长度：base·s^(r/(r−2))，s&#xa0;=&#xa0;%2，r&#xa0;=&#xa0;%3 个旋转的列，即 NTK-aware 的规则（bloc97 2023）。</translation>
    </message>
    <message>
        <source>By the base bound (Men et al. 2024) it serves %1 positions; the picture Base bound searches for one that serves all.</source>
        <translation>按基数下界（Men 等人 2024），它只够 %1 个位置；图“基数下界”会搜索够用的基数。</translation>
    </message>
    <message>
        <source>By the base bound (Men et al. 2024) it serves all %1 positions.</source>
        <translation>按基数下界（Men 等人 2024），它够用到全部 %1 个位置。</translation>
    </message>
    <message>
        <source>No pair is divided by more than %1 in the long list: enough for %2 positions.</source>
        <translation>长列表的除数最大为 %1：只够 %2 个位置。</translation>
    </message>
    <message>
        <source>Extends nothing: the slowest %1 of %2 pairs rest, the others turn as before.</source>
        <translation>不扩展长度：%2 个维度对中最慢的 %1 个不旋转，其余照旧旋转。</translation>
    </message>
    <message>
        <source>Extends nothing: the slowest of %1 pairs rests, the others turn as before.</source>
        <translation>不扩展长度：%1 个维度对中最慢的 1 个不旋转，其余照旧旋转。</translation>
    </message>
    <message>
        <source>Extends nothing: the one pair rests.</source>
        <translation>不扩展：唯一的维度对不旋转。</translation>
    </message>
    <message>
        <source>The factor is made for %1 positions.</source>
        <translation>这一扩展倍数只够 %1 个位置。</translation>
    </message>
    <message>
        <source>The factor is made for %1 position.</source>
        <translation>这一扩展倍数只够 %1 个位置。</translation>
    </message>
    <message>
        <source>The wanted texts are no longer than those of training.</source>
        <translation>目标长度不超过训练长度。</translation>
    </message>
    <message>
        <source>%1 → %2 positions: texts %3 times as long.</source>
        <translation>%1 → %2 个位置：文本长度是原来的 %3 倍。</translation>
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
        <translation>第 %1 个说法，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Mistake %1 of %2: %3 First: %4 Second: %5</source>
        <translation>第 %1 个错误，共 %2 个：%3 第一行：%4 第二行：%5</translation>
    </message>
    <message>
        <source>%1 Vote by 1 holds, 2 in part, 3 does not hold, 4 depends.</source>
        <translation>%1 投票：1 成立，2 部分成立，3 不成立，4 视情况而定。</translation>
    </message>
    <message>
        <source>%1 Vote by 1 the first is right, 2 the second, 3 both, 4 neither.</source>
        <translation>%1 投票：1 第一行正确，2 第二行正确，3 两行都对，4 两行都不对。</translation>
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
        <source>Drag a chip of the lower row; a wide arrow is a large weight.</source>
        <translation>拖动下面一行的词元；箭头越宽，权重越大。</translation>
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
        <source>Drag a chip of the lower row.</source>
        <translation>拖动下面一行的词元。</translation>
    </message>
    <message>
        <source>Drag a chip.</source>
        <translation>拖动词元。</translation>
    </message>
</context>
<context>
    <name>lab::ui::CodeWindow</name>
    <message>
        <source>Code — Position Lab</source>
        <translation>代码 — Position Lab</translation>
    </message>
    <message>
        <source>Which library the code is for.</source>
        <translation>代码使用哪个库。</translation>
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
        <source>Copies the whole program; it runs as it is.</source>
        <translation>复制整个程序，可直接运行。</translation>
    </message>
    <message>
        <source>Save as .py…</source>
        <translation>另存为 .py…</translation>
    </message>
    <message>
        <source>What people get wrong</source>
        <translation>常见的错误</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>a line of code</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a line of code</comment>
        <translation>正确</translation>
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
        <source>Loads a state whose picture shows the damage.</source>
        <translation>载入一个能在图中看到后果的状态。</translation>
    </message>
    <message>
        <source>Loads the damage as B, with the right state pinned as A.</source>
        <translation>把后果载入为 B，正确的状态固定为 A。</translation>
    </message>
    <message>
        <source>The numbers of %1</source>
        <comment>a bench</comment>
        <translation>%1的数值</translation>
    </message>
    <message>
        <source>Writes the table that `position-lab table` writes, at most %1 rows.</source>
        <translation>写出与 `position-lab table` 相同的表格，最多 %1 行。</translation>
    </message>
    <message>
        <source>Between the code and what people get wrong: the arrow keys move it</source>
        <translation>代码与常见错误之间的分隔：可用方向键移动</translation>
    </message>
    <message>
        <source>The answers are covered until you bet on an order.</source>
        <translation>答案盖着，等你为次序押注。</translation>
    </message>
    <message>
        <source>The chosen picture has no code of its own; these are other numbers of the bench.</source>
        <translation>所选的图没有自己的代码；这是本实验台的另一些数。</translation>
    </message>
    <message>
        <source>Writes the score of one pair in two ways, which no table has.</source>
        <translation>用两种方法写出一个维度对的分数，没有相应的表。</translation>
    </message>
    <message>
        <source>Save the code</source>
        <translation>保存代码</translation>
    </message>
</context>
<context>
    <name>lab::ui::CompareBench</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>What texts say, judged by numbers: vote first. Other parameters can change a verdict.</source>
        <translation>用数字检验文章中的说法：先投票。改变参数可能改变结论。</translation>
    </message>
    <message>
        <source>Every cell is computed in one layer with the same two words. Bold numbers break the rule of their column.</source>
        <translation>每一格都在同一层中用同样的两个词算出。粗体的数不符合该列的规则。</translation>
    </message>
    <message>
        <source>The verdict is that of B; the exported numbers have A beside it.</source>
        <translation>结论是 B 的；导出的数中同时有 A 的。</translation>
    </message>
    <message>
        <source>What texts say, judged by numbers: vote first.</source>
        <translation>用数字检验文章中的说法：先投票。</translation>
    </message>
    <message>
        <source>Every cell is computed. Bold numbers break the rule of their column.</source>
        <translation>每一格都是算出来的。粗体的数不符合该列的规则。</translation>
    </message>
    <message>
        <source>Say what is needed: the encodings that fit are marked, and what speaks against the others is a number of the table.</source>
        <translation>说出需要什么：符合的编码会标出来，其余编码不符合的原因是表中的一个数。</translation>
    </message>
    <message>
        <source>Say what is needed: the encodings that fit are marked.</source>
        <translation>说出需要什么：符合的编码会标出来。</translation>
    </message>
    <message>
        <source>Two lines that were both written: say which is right, then see the number that tells, and what the other costs.</source>
        <translation>两行都有人写过：先说哪一行正确，再看区分它们的数，以及另一行的代价。</translation>
    </message>
    <message>
        <source>Two lines that were both written: which is right?</source>
        <translation>两行都有人写过：哪一行正确？</translation>
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
        <translation>%1，%2：%3。方向键移动所选的格，回车在“%4”中打开。</translation>
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
        <source>A, pinned, or B, present</source>
        <translation>固定的 A 或当前的 B</translation>
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
        <translation>与之前对照</translation>
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
        <source>other query and key</source>
        <translation>查询与键不同</translation>
    </message>
    <message>
        <source>other factors of the pairs</source>
        <translation>维度对的倍数不同</translation>
    </message>
    <message>
        <source>other scores</source>
        <translation>分数不同</translation>
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
        <source>A has %1 pairs and B has %2: a pair of A lies under B&apos;s of the same number, if there is one.</source>
        <translation>A 有 %1 个维度对，B 有 %2 个：A 的维度对画在 B 中编号相同者之下（若有）。</translation>
    </message>
    <message>
        <source>A has 1 pair and B has %1: a pair of A lies under B&apos;s of the same number.</source>
        <translation>A 有 1 个维度对，B 有 %1 个：A 的维度对画在 B 中编号相同者之下。</translation>
    </message>
    <message>
        <source>other angles</source>
        <translation>角度不同</translation>
    </message>
    <message>
        <source>other gates</source>
        <translation>门不同</translation>
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
        <source>as before</source>
        <translation>与之前相同</translation>
    </message>
</context>
<context>
    <name>lab::ui::ContextBench</name>
    <message>
        <source>Base and context</source>
        <translation>基数与上下文</translation>
    </message>
    <message>
        <source>Slow pairs never see a whole turn in training: past the training length they meet angles that are new to them.</source>
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
        <source>Slowed by</source>
        <translation>减慢倍数</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>factor for each pair, logarithmic</source>
        <translation>每个维度对的倍数，对数</translation>
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
        <source>It slows no pair here. Choose another method below.</source>
        <translation>它在此不减慢任何维度对。可在下面选择其他方法。</translation>
    </message>
    <message>
        <source>It slows all pairs alike. Choose another method below.</source>
        <translation>它把所有维度对同样减慢。可在下面选择其他方法。</translation>
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
        <source>No pair is rotated: raise the rotated share.</source>
        <translation>没有旋转的维度对：请提高旋转比例。</translation>
    </message>
    <message>
        <source>Every pair turns at least once</source>
        <translation>每个维度对至少转一圈</translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn, each at least once</source>
        <translation>%2 个维度对中有 %1 个旋转，每个至少转一圈</translation>
    </message>
    <message>
        <source>1 of %1 pairs turns, at least once</source>
        <translation>%1 个维度对中有 1 个旋转，至少转一圈</translation>
    </message>
    <message>
        <source>in plain RoPE</source>
        <translation>普通 RoPE</translation>
    </message>
    <message>
        <source>1 of %1 pairs turns less than once</source>
        <translation>%1 个维度对中有 1 个转不满一圈</translation>
    </message>
    <message>
        <source>The one pair that turns turns less than once</source>
        <translation>唯一旋转的维度对转不满一圈</translation>
    </message>
    <message>
        <source>%1 of %2 pairs turn less than once</source>
        <translation>%2 个维度对中有 %1 个转不满一圈</translation>
    </message>
    <message>
        <source>%1 rest</source>
        <translation>%1 个不旋转</translation>
    </message>
    <message>
        <source>positions per turn, logarithmic</source>
        <translation>每圈的位置数，对数</translation>
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
        <translation>基数 %1</translation>
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
        <source>published, width %1</source>
        <translation>论文数值，维度 %1</translation>
    </message>
    <message>
        <source>published, plain RoPE, width %1</source>
        <translation>论文数值，普通 RoPE，维度 %1</translation>
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
        <translation>%1 个位置所需的最小基数为 %2；更大的基数可能再次失效</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is %2</source>
        <translation>%1 个位置所需的最小基数为 %2</translation>
    </message>
    <message>
        <source>Smallest base for %1: %2</source>
        <translation>%1 的最小基数：%2</translation>
    </message>
    <message>
        <source>No base up to 10^15 serves %1 positions</source>
        <translation>10^15 以内没有基数适用于 %1 个位置</translation>
    </message>
    <message>
        <source>No base serves %1</source>
        <translation>没有基数适用于 %1</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is between %2 and %3</source>
        <translation>%1 个位置所需的最小基数在 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>%1 positions: %2 to %3</source>
        <translation>%1 个位置：%2 至 %3</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is at least %2</source>
        <translation>%1 个位置所需的最小基数不小于 %2</translation>
    </message>
    <message>
        <source>%1 positions: at least %2</source>
        <translation>%1 个位置：不小于 %2</translation>
    </message>
    <message>
        <source>The smallest base for %1 positions is not found yet</source>
        <translation>%1 个位置所需的最小基数尚未求得</translation>
    </message>
    <message>
        <source>%1 positions: not found yet</source>
        <translation>%1 个位置：尚未求得</translation>
    </message>
    <message>
        <source>smallest base for a context, width %1</source>
        <translation>上下文所需的最小基数，维度 %1</translation>
    </message>
    <message>
        <source>smallest base, rotated width %1 of %2</source>
        <translation>最小基数，旋转维度 %1（共 %2）</translation>
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
        <translation>基数下界</translation>
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
        <source>%1 % turn</source>
        <translation>%1 % 旋转</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 圈</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 圈</translation>
    </message>
    <message>
        <source>factor by length of the text</source>
        <translation>倍数随文本长度</translation>
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
        <translation>基数 %1 → %2</translation>
    </message>
    <message>
        <source>%1 at other frequencies</source>
        <translation>%1 个按别的频率旋转</translation>
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
        <source>Key %1 scores %2, anew %3</source>
        <translation>键 %1 的分数 %2，重新旋转 %3</translation>
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
        <source>With no method every cached key fits</source>
        <translation>不用任何方法时，缓存的键全部有效</translation>
    </message>
    <message>
        <source>%1 does not look at the length: every cached key fits</source>
        <translation>%1 不看长度：缓存的键全部有效</translation>
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
        <source>All %1 cached keys still fit pair %2</source>
        <translation>缓存的 %1 个键在维度对 %2 上仍全部有效</translation>
    </message>
    <message>
        <source>The %1 cached key still fits pair %2</source>
        <translation>缓存的 %1 个键在维度对 %2 上仍有效</translation>
    </message>
    <message>
        <source>Up to %1 positions every cached key fits</source>
        <translation>%1 个位置以内，缓存的键全部有效</translation>
    </message>
    <message>
        <source>own vectors, from Rotations</source>
        <translation>自定向量，取自“旋转”</translation>
    </message>
    <message>
        <source>own vectors</source>
        <translation>自定向量</translation>
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
        <source>adversarial query and key</source>
        <translation>特意构造的查询与键</translation>
    </message>
    <message>
        <source>adversarial</source>
        <translation>特意构造</translation>
    </message>
    <message>
        <source>against distance, logarithmic; band: lowest to highest of each pixel</source>
        <translation>随相对距离变化，对数；色带：每个像素的最低到最高</translation>
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
        <translation>仅目标</translation>
    </message>
    <message>
        <source>only up to the target</source>
        <translation>到目标长度才出现</translation>
    </message>
    <message>
        <source>no lists: open the file of a model</source>
        <translation>没有列表：请打开模型的文件</translation>
    </message>
    <message>
        <source>Adjusted base %1</source>
        <translation>调整后的基数 %1</translation>
    </message>
    <message>
        <source>Base %1</source>
        <translation>基数 %1</translation>
    </message>
    <message>
        <source>Base %1 with %2</source>
        <translation>基数 %1（%2）</translation>
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
        <source>%1 fails at no distance below %2</source>
        <translation>%1 在小于 %2 的所有相对距离上都不失效</translation>
    </message>
    <message>
        <source>%1 does not fail below %2; farther is being searched</source>
        <translation>%1 在 %2 以内不失效；正在搜索更远处</translation>
    </message>
    <message>
        <source>Even bases next to 1 serve %1 positions</source>
        <translation>接近 1 的基数就足以用于 %1 个位置</translation>
    </message>
    <message>
        <source>Even bases next to 1 serve 1 position</source>
        <translation>接近 1 的基数就足以用于 1 个位置</translation>
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
        <translation>基数 %1，由 %2 代替</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Distances seen</source>
        <translation>有效相对距离</translation>
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
        <source>query down, key across; pairs at each distance</source>
        <translation>查询向下，键向右；旁为每个相对距离有多少对</translation>
    </message>
    <message>
        <source>%1 % of the visible pairs are farther apart than in training</source>
        <translation>可见的各对中有 %1 % 的相对距离超出训练范围</translation>
    </message>
    <message>
        <source>without</source>
        <comment>a row without temperature</comment>
        <translation>无温度</translation>
    </message>
    <message>
        <source>+ sink</source>
        <comment>an attention sink</comment>
        <translation>+注意力汇</translation>
    </message>
    <message>
        <source>match %1 %</source>
        <translation>匹配 %1 %</translation>
    </message>
    <message>
        <source>by the length of the text; one key fits the query</source>
        <translation>随文本长度变化；有一个键与查询匹配</translation>
    </message>
    <message>
        <source>No temperature is chosen: with more keys the match gets less</source>
        <translation>未选温度：键越多，匹配的键所得越少</translation>
    </message>
    <message>
        <source>At position %1 the scores are multiplied by %2</source>
        <translation>在位置 %1，分数乘以 %2</translation>
    </message>
    <message>
        <source>factor τ</source>
        <translation>倍数 τ</translation>
    </message>
    <message>
        <source>No visible pair is farther apart than in training</source>
        <translation>每一对可见的相对距离都不超过训练中的</translation>
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
        <source>No temperature is chosen</source>
        <translation>未选温度</translation>
    </message>
    <message>
        <source>scores times %1</source>
        <translation>分数乘以 %1</translation>
    </message>
    <message>
        <source>LongRoPE has no lists: open a model&apos;s file</source>
        <translation>LongRoPE 没有列表：请打开模型的文件</translation>
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
</context>
<context>
    <name>lab::ui::Cover</name>
    <message>
        <source>After your answer</source>
        <translation>回答之后显示</translation>
    </message>
    <message>
        <source>After your answer. The question: menu Lessons, “Lesson beside the bench”.</source>
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
        <source>Break it: not at all</source>
        <translation>故意改坏：不改</translation>
    </message>
    <message>
        <source>Break it: %1</source>
        <translation>故意改坏：%1</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>故意改坏</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Load it</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Load the worst case</source>
        <translation>载入最差情形</translation>
    </message>
    <message>
        <source>Makes the worst case your own numbers.</source>
        <translation>把最差情形变成你自己的数。</translation>
    </message>
    <message>
        <source>From one wish to RoPE, found on %1 pages: each asks before it tells.</source>
        <translation>从一个愿望到 RoPE，用 %1 页找出来：每一页先问后说。</translation>
    </message>
    <message>
        <source>Changes the page on purpose; the check says what it costs.</source>
        <translation>有意改动这一页；核对会说明代价。</translation>
    </message>
    <message>
        <source>Why nothing else</source>
        <translation>为什么别无其他</translation>
    </message>
    <message>
        <source>The whole argument in a few lines, and the exceptions as states.</source>
        <translation>几行话的完整论证，例外可以作为状态载入。</translation>
    </message>
    <message>
        <source>A changed line has no argument: take the change off first.</source>
        <translation>改动后的一行没有论证：请先取消改动。</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationBook</name>
    <message>
        <source>%1 must be a text.</source>
        <translation>%1 必须是文本。</translation>
    </message>
    <message>
        <source>%1 needs words in %2.</source>
        <translation>%1 缺少 %2 的文字。</translation>
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
        <source>something that cannot stand there</source>
        <translation>此处不能出现的内容</translation>
    </message>
    <message>
        <source>a text has no closing quotation mark</source>
        <translation>有一段文字缺少后引号</translation>
    </message>
    <message>
        <source>a closing bracket is missing</source>
        <translation>缺少后括号</translation>
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
        <source>too few, too many or wrong values between the brackets</source>
        <translation>括号中的值过少、过多或有误</translation>
    </message>
    <message>
        <source>a bound that is no whole number, or too many terms</source>
        <translation>上下限不是整数，或项数过多</translation>
    </message>
    <message>
        <source>The file is not JSON from line %1, column %2 on.</source>
        <translation>文件从第 %1 行第 %2 列起不是 JSON。</translation>
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
        <source>There is no entry %1; there may be %2.</source>
        <translation>没有 %1 这个条目；可以有 %2。</translation>
    </message>
    <message>
        <source>%1 needs at least one entry.</source>
        <translation>%1 至少要有一个条目。</translation>
    </message>
    <message>
        <source>%1 is no parameter, or its value is none that it can have.</source>
        <translation>%1 不是参数，或者它不能取这个值。</translation>
    </message>
    <message>
        <source>%1: the page has no break %2.</source>
        <translation>%1：这一页没有名为 %2 的改坏。</translation>
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
        <source>%1: another page is called %2.</source>
        <translation>%1：另有一页叫作 %2。</translation>
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
        <translation>%1 必须是 1 到 %2 的点。</translation>
    </message>
    <message>
        <source>%1 must have a curve, or a point from which it is level.</source>
        <translation>%1 必须有一条曲线，或一个点，曲线从该点起保持高度。</translation>
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
        <source>Chosen, by: %1. The road not taken: %2</source>
        <comment>how a line follows</comment>
        <translation>选择，依据：%1。没有走的路：%2</translation>
    </message>
    <message>
        <source>Forced, by: %1</source>
        <comment>how a line follows</comment>
        <translation>必然，依据：%1</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationMarks</name>
    <message>
        <source>for a class: %1 min</source>
        <translation>课堂上 %1 分钟</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationPractice</name>
    <message>
        <source>It breaks the wish</source>
        <comment>a break of a page</comment>
        <translation>它违背愿望</translation>
    </message>
    <message>
        <source>It keeps the wish, but is no RoPE of q and k</source>
        <comment>a break of a page</comment>
        <translation>它满足愿望，但不是 q 与 k 的 RoPE</translation>
    </message>
    <message>
        <source>It is another valid RoPE of q and k</source>
        <comment>a break of a page</comment>
        <translation>它是 q 与 k 的另一个成立的 RoPE</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>对：%1。</translation>
    </message>
    <message>
        <source>%1. You said: %2.</source>
        <translation>%1。你说的是：%2。</translation>
    </message>
    <message>
        <source>The number, too: %1.</source>
        <translation>数也对：%1。</translation>
    </message>
    <message>
        <source>The number is %1; you said %2.</source>
        <translation>数是 %1；你说的是 %2。</translation>
    </message>
    <message>
        <source>It comes again after %1 others.</source>
        <translation>再过 %1 张，它会再来。</translation>
    </message>
    <message>
        <source>Which side is missing?</source>
        <translation>缺的是哪一边？</translation>
    </message>
    <message>
        <source>Which line stands on this page?</source>
        <translation>这一页写的是哪一行？</translation>
    </message>
    <message>
        <source>Not this one. %1</source>
        <comment>a line</comment>
        <translation>不是这一个。%1</translation>
    </message>
    <message>
        <source>This line stands; the blank ones begin on page %1.</source>
        <translation>这一行已写好；空白行从第 %1 页开始。</translation>
    </message>
    <message>
        <source>In all: filled %1, wrong %2, shown %3.</source>
        <translation>累计：填对 %1 次，填错 %2 次，显示 %3 次。</translation>
    </message>
    <message>
        <source>Filled in.</source>
        <translation>填对了。</translation>
    </message>
    <message>
        <source>Told.</source>
        <comment>a line</comment>
        <translation>已告知。</translation>
    </message>
    <message>
        <source>“%1”, on page %2: what becomes of the wish? (%3 of %4 cards right)</source>
        <translation>“%1”，第 %2 页：愿望会怎样？（%4 张卡片中答对 %3 张）</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>对。</translation>
    </message>
    <message>
        <source>Not so; the number first.</source>
        <translation>不是这样；先答这个数。</translation>
    </message>
    <message>
        <source>not blank yet</source>
        <comment>a line</comment>
        <translation>还未留空</translation>
    </message>
    <message>
        <source>line filled in</source>
        <translation>这一行已填对</translation>
    </message>
    <message>
        <source>line told</source>
        <translation>这一行已告知</translation>
    </message>
    <message>
        <source>line blank</source>
        <translation>这一行空着</translation>
    </message>
    <message>
        <source>%1; in all filled %2, wrong %3, shown %4</source>
        <translation>%1；累计填对 %2 次，填错 %3 次，显示 %4 次</translation>
    </message>
</context>
<context>
    <name>lab::ui::DerivationQuestions</name>
    <message>
        <source>Not by this: %1</source>
        <translation>不是这条：%1</translation>
    </message>
    <message>
        <source>Right: %1. You said %2.</source>
        <translation>正确：%1。你的答案是 %2。</translation>
    </message>
    <message>
        <source>It is %1. You said %2.</source>
        <translation>应为 %1。你的答案是 %2。</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <source>Not by this: %1. By that page %2 follows.</source>
        <translation>不是这条：%1。第 %2 页依据它。</translation>
    </message>
    <message>
        <source>It is not %1. Once more?</source>
        <translation>不是 %1。再试一次？</translation>
    </message>
    <message>
        <source>By which principle does this line follow?</source>
        <translation>这一行依据哪条原理？</translation>
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
        <source>Put its reason together, part %1 of %2: %3</source>
        <translation>把理由拼起来，第 %1 部分，共 %2 部分：%3</translation>
    </message>
    <message>
        <source>Not this part: “%1” is of page %2.</source>
        <translation>不是这一部分：“%1”属于第 %2 页。</translation>
    </message>
    <message>
        <source>Once more: %1</source>
        <translation>再来一次：%1</translation>
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
        <source>Too large for double precision</source>
        <translation>太大，双精度无法表示</translation>
    </message>
    <message>
        <source>too large</source>
        <comment>a number</comment>
        <translation>太大</translation>
    </message>
    <message>
        <source>half precision ends: 65 504</source>
        <translation>半精度到此为止：65 504</translation>
    </message>
    <message>
        <source>single precision ends: 3.4 · 10³⁸</source>
        <translation>单精度到此为止：3.4 · 10³⁸</translation>
    </message>
    <message>
        <source>half: 65 504</source>
        <translation>半精度：65 504</translation>
    </message>
    <message>
        <source>single: 3.4 · 10³⁸</source>
        <translation>单精度：3.4 · 10³⁸</translation>
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
        <source>Worst of %1 cases: %2</source>
        <translation>%1 种情形中最差：%2</translation>
    </message>
    <message>
        <source>Worst of %1: %2</source>
        <translation>%1 种中最差：%2</translation>
    </message>
    <message>
        <source>Worst: %1</source>
        <translation>最差：%1</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>in double precision</source>
        <translation>双精度</translation>
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
        <source>; </source>
        <comment>between parts of a spoken list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Check in double precision</source>
        <translation>双精度核对</translation>
    </message>
    <message>
        <source>No break: equal up to rounding</source>
        <translation>不是错误：在舍入误差内相等</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>允许：%1</translation>
    </message>
    <message>
        <source>Second claim, at worst: %1</source>
        <translation>第二个论断，最差：%1</translation>
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
        <source>Does the score stay?</source>
        <translation>分数不变吗？</translation>
    </message>
    <message>
        <source>Score while both move on</source>
        <translation>两者一起后移时的分数</translation>
    </message>
    <message>
        <source>One number a position</source>
        <translation>每个位置一个数</translation>
    </message>
    <message>
        <source>One number a position, κ = −1</source>
        <translation>每个位置一个数，κ = −1</translation>
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
        <source>The score alone</source>
        <translation>只有分数</translation>
    </message>
    <message>
        <source>Two numbers of the plane</source>
        <translation>平面上的两个数</translation>
    </message>
    <message>
        <source>Two numbers and their product</source>
        <translation>两个数与它们的乘积</translation>
    </message>
    <message>
        <source>What the product is made of</source>
        <translation>乘积由什么构成</translation>
    </message>
    <message>
        <source>Lengths at the positions</source>
        <translation>各位置的长度</translation>
    </message>
    <message>
        <source>Lengths of query and key</source>
        <translation>查询与键的长度</translation>
    </message>
    <message>
        <source>Both at one place, turned</source>
        <translation>同一处的两者，旋转后</translation>
    </message>
    <message>
        <source>One turn for every vector</source>
        <translation>所有向量转同一个角</translation>
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
        <source>The query, turned and turned again</source>
        <translation>查询，旋转之后再旋转</translation>
    </message>
    <message>
        <source>The turn as a matrix</source>
        <translation>作为矩阵的旋转</translation>
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
        <source>First whole distance, hands back to 0.1 rad</source>
        <translation>指针都回到 0.1 弧度以内的首个整数相对距离</translation>
    </message>
    <message>
        <source>Four wavelengths, on a logarithmic axis</source>
        <translation>四个波长，对数坐标</translation>
    </message>
    <message>
        <source>Ratios of neighbours: here, ladder</source>
        <translation>相邻两个之比：当前，阶梯</translation>
    </message>
    <message>
        <source>Squared difference from distance 0</source>
        <translation>与相对距离 0 之差的平方</translation>
    </message>
    <message>
        <source>A matrix for each position</source>
        <translation>每个位置一个矩阵</translation>
    </message>
    <message>
        <source>The product and the matrix of the distance</source>
        <translation>乘积与相对距离的矩阵</translation>
    </message>
    <message>
        <source>Some rotation of eight columns</source>
        <translation>八列的某个旋转</translation>
    </message>
    <message>
        <source>The same in its own basis</source>
        <translation>同一个，在它自己的基里</translation>
    </message>
    <message>
        <source>Turns of the planes, in radians</source>
        <translation>各平面的转角（弧度）</translation>
    </message>
    <message>
        <source>A matrix with its entries covered</source>
        <translation>元素被遮住的矩阵</translation>
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
        <source>There is more in a larger window.</source>
        <translation>窗口大些还有更多内容。</translation>
    </message>
    <message>
        <source>In a larger window also: %1</source>
        <translation>窗口大些还能看到：%1</translation>
    </message>
    <message>
        <source>Larger, also: %1</source>
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
        <translation>拉长</translation>
    </message>
    <message>
        <source>quadratic turn</source>
        <translation>平方转角</translation>
    </message>
    <message>
        <source>even turn</source>
        <translation>均匀转角</translation>
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
        <source>diagonals that agree, of all</source>
        <translation>一致的对角线，占全部</translation>
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
        <source>speeds</source>
        <translation>转速数</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>相邻比</translation>
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
        <source>pairs side by side</source>
        <translation>交错配对</translation>
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
        <source>halves, the query alone</source>
        <translation>前后半配对，只重排查询</translation>
    </message>
    <message>
        <source>in its own basis</source>
        <translation>在它自己的基里</translation>
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
        <source>not told yet</source>
        <translation>尚未说出</translation>
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
        <source>query with the angle of the arctan</source>
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
        <source>growth a position</source>
        <translation>每个位置的增长</translation>
    </message>
    <message>
        <source>number of speeds</source>
        <translation>转速的个数</translation>
    </message>
    <message>
        <source>distance that is looked back</source>
        <translation>回看的相对距离</translation>
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
        <source>mark of a way</source>
        <translation>办法的标记</translation>
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
        <source>Left and right move m, with Ctrl both positions.</source>
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
        <source>right</source>
        <comment>a mark of the learner</comment>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>a mark of the learner</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1 of %2 as they must be</source>
        <translation>%2 个中有 %1 个符合要求</translation>
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
        <source>the score moves</source>
        <translation>分数会变</translation>
    </message>
    <message>
        <source>the score stays</source>
        <translation>分数不变</translation>
    </message>
    <message>
        <source>bare</source>
        <comment>a cell without a colour</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>your mark: it stays</source>
        <translation>你的标记：不变</translation>
    </message>
    <message>
        <source>your mark: it moves</source>
        <translation>你的标记：会变</translation>
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
        <source>Both at one place</source>
        <translation>在同一处</translation>
    </message>
    <message>
        <source>At position 0</source>
        <translation>在位置 0</translation>
    </message>
    <message>
        <source>Turned, and again</source>
        <translation>旋转，再旋转</translation>
    </message>
    <message>
        <source>Sketch the score</source>
        <translation>画出分数</translation>
    </message>
    <message>
        <source>Hands nearly back at</source>
        <translation>指针几乎复位</translation>
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
        <source>Turns, in radians</source>
        <translation>转角（弧度）</translation>
    </message>
    <message>
        <source>Its entries covered</source>
        <translation>元素被遮住</translation>
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
        <source>Ratios: here, ladder</source>
        <translation>比值：当前，阶梯</translation>
    </message>
    <message>
        <source>Four wavelengths; hollow squares: the ladder</source>
        <translation>四个波长；空心方块：等比阶梯</translation>
    </message>
    <message>
        <source>Hollow: the ladder</source>
        <translation>空心：等比阶梯</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>相同</translation>
    </message>
</context>
<context>
    <name>lab::ui::DistanceRowsView</name>
    <message>
        <source>Rows of the table</source>
        <translation>表的行</translation>
    </message>
    <message>
        <source>Buckets of distance</source>
        <translation>相对距离的桶</translation>
    </message>
    <message>
        <source>A row each up to distance %1; this distance has row %2 of %3.</source>
        <translation>到相对距离 %1 为止各占一行；当前相对距离用第 %2 行，共 %3 行。</translation>
    </message>
    <message>
        <source>Clipping distance</source>
        <translation>截断距离</translation>
    </message>
    <message>
        <source>Last distance with a bucket of its own</source>
        <translation>最后一个独占一桶的相对距离</translation>
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
        <source>Save this scene before it is left?</source>
        <translation>离开之前要保存此场景吗？</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>Your answers are kept. What else is not saved is lost.</source>
        <translation>你的回答会保留；其他未保存的内容会丢失。</translation>
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
        <source>%1 is a lesson; a scene or a model&apos;s config.json can stand as A.</source>
        <translation>%1 是课程；可以作为 A 的是场景或模型的 config.json。</translation>
    </message>
    <message>
        <source>Open a scene or a model as A</source>
        <translation>把场景或模型打开为 A</translation>
    </message>
    <message>
        <source>%1 is a lecture; a scene or a model&apos;s config.json can stand as A.</source>
        <translation>%1 是讲座；能作为 A 的是场景或模型的 config.json。</translation>
    </message>
    <message>
        <source>Write over %1, which another program has changed?</source>
        <translation>%1 已被另一个程序更改，要覆盖吗？</translation>
    </message>
    <message>
        <source>Since it was opened here, something else was written to it, and would be lost.</source>
        <translation>在这里打开之后，文件里写入了别的内容，覆盖后会丢失。</translation>
    </message>
    <message>
        <source>&amp;Write over it</source>
        <translation>覆盖(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>lab::ui::EditNames</name>
    <message>
        <source>move of the query</source>
        <translation>移动查询</translation>
    </message>
    <message>
        <source>move of the key</source>
        <translation>移动键</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>move of both positions</source>
        <translation>同时移动两个位置</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>move of the query&apos;s tip</source>
        <translation>移动查询箭头</translation>
    </message>
    <message>
        <source>move of the key&apos;s tip</source>
        <translation>移动键箭头</translation>
    </message>
    <message>
        <source>change of a score</source>
        <translation>更改分数</translation>
    </message>
    <message>
        <source>choice of %1</source>
        <comment>a model</comment>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>beginning of a new scene</source>
        <translation>新建场景</translation>
    </message>
    <message>
        <source>step of a lesson</source>
        <translation>课程的一步</translation>
    </message>
    <message>
        <source>step of a lecture</source>
        <translation>讲座的一步</translation>
    </message>
    <message>
        <source>return to the start</source>
        <translation>回到起点</translation>
    </message>
    <message>
        <source>showing of a mistake</source>
        <translation>展示错误</translation>
    </message>
    <message>
        <source>opening of a scene</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>reset of the bench</source>
        <translation>重置实验台</translation>
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
        <source>showing of %1</source>
        <comment>a method</comment>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>hiding of %1</source>
        <comment>a method</comment>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>change of a number of the query</source>
        <translation>修改查询的一个数值</translation>
    </message>
    <message>
        <source>change of a number of the key</source>
        <translation>修改键的一个数值</translation>
    </message>
    <message>
        <source>reading of a RoPE block</source>
        <translation>读入 RoPE 配置块</translation>
    </message>
    <message>
        <source>pinning as A</source>
        <translation>固定为 A</translation>
    </message>
    <message>
        <source>swap of A and B</source>
        <translation>交换 A 与 B</translation>
    </message>
    <message>
        <source>clearing of A</source>
        <translation>清除 A</translation>
    </message>
    <message>
        <source>move of q</source>
        <translation>移动 q</translation>
    </message>
    <message>
        <source>move of k</source>
        <translation>移动 k</translation>
    </message>
    <message>
        <source>bend of an angle</source>
        <translation>弯折角度</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>showing of the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>choice of a principle</source>
        <translation>选择原理</translation>
    </message>
    <message>
        <source>loading of the worst case</source>
        <translation>载入最差情形</translation>
    </message>
    <message>
        <source>move of a token</source>
        <translation>移动一个词元</translation>
    </message>
    <message>
        <source>adding to the series</source>
        <translation>加入序列</translation>
    </message>
    <message>
        <source>replacement in the series</source>
        <translation>替换序列中的状态</translation>
    </message>
    <message>
        <source>removal from the series</source>
        <translation>从序列中移除</translation>
    </message>
    <message>
        <source>move within the series</source>
        <translation>在序列中移动</translation>
    </message>
    <message>
        <source>change of a caption</source>
        <translation>修改说明</translation>
    </message>
    <message>
        <source>change of a state&apos;s time</source>
        <translation>修改状态时长</translation>
    </message>
    <message>
        <source>step in the series</source>
        <translation>序列中的一步</translation>
    </message>
    <message>
        <source>opening as A</source>
        <translation>打开为 A</translation>
    </message>
    <message>
        <source>change of a value</source>
        <translation>更改一个值</translation>
    </message>
    <message>
        <source>change of a gate</source>
        <translation>改变一个门</translation>
    </message>
    <message>
        <source>choice of a cell</source>
        <translation>选择一格</translation>
    </message>
    <message>
        <source>opening of a cell</source>
        <translation>打开一格</translation>
    </message>
    <message>
        <source>test of a card</source>
        <translation>检验一张卡片</translation>
    </message>
    <message>
        <source>move of the end of a section</source>
        <translation>移动一段的末端</translation>
    </message>
    <message>
        <source>choice of a part of a reason</source>
        <translation>理由中一部分的选择</translation>
    </message>
    <message>
        <source>filling of a line</source>
        <translation>填一行</translation>
    </message>
    <message>
        <source>change of the card</source>
        <translation>换卡片</translation>
    </message>
    <message>
        <source>verdict on a break</source>
        <translation>对改坏之处的判断</translation>
    </message>
    <message>
        <source>answer on a card</source>
        <translation>卡片上的回答</translation>
    </message>
    <message>
        <source>taking of a learned table</source>
        <translation>取用学到的表</translation>
    </message>
</context>
<context>
    <name>lab::ui::EncodingsView</name>
    <message>
        <source>Difference by token, under each encoding</source>
        <translation>各编码下按词元的差</translation>
    </message>
    <message>
        <source>Difference by place, under each encoding</source>
        <translation>各编码下按位置的差</translation>
    </message>
    <message>
        <source>Difference of the means, under each encoding</source>
        <translation>各编码下平均输出的差</translation>
    </message>
    <message>
        <source>%1: %2 with all keys visible, %3 with the causal mask.</source>
        <translation>%1：所有键可见时 %2，有因果掩码时 %3。</translation>
    </message>
    <message>
        <source>Difference by token, after two layers, under each encoding</source>
        <translation>两层后按词元的差，各编码对照</translation>
    </message>
    <message>
        <source>Difference by place, after two layers, under each encoding</source>
        <translation>两层后按位置的差，各编码对照</translation>
    </message>
    <message>
        <source>Means after two layers, their difference under each encoding</source>
        <translation>两层后平均值的差，各编码对照</translation>
    </message>
    <message>
        <source>Last token after two layers, its change under each encoding</source>
        <translation>两层后末词元的变化，各编码对照</translation>
    </message>
    <message>
        <source>Change of the last token, under each encoding</source>
        <translation>各编码下末词元的变化</translation>
    </message>
</context>
<context>
    <name>lab::ui::ExperimentBench</name>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Small models, one for each encoding, trained at one length and asked at others. They say what an encoding makes easy, not how a language model will do.</source>
        <translation>每种编码各有小模型，在一个长度上训练，在其他长度上提问。它们说明一种编码让什么变得容易，而不说明语言模型会怎样。</translation>
    </message>
    <message>
        <source>Small models, trained at one length and asked at others: what an encoding makes easy, no more.</source>
        <translation>小模型在一个长度上训练，在其他长度上提问：只说明一种编码让什么变得容易。</translation>
    </message>
    <message>
        <source>Small models, trained at one length and asked at others.</source>
        <translation>小模型在一个长度上训练，在其他长度上提问。</translation>
    </message>
    <message>
        <source>No model with %1 and these numbers is trained here yet: choose %1, train, and take its table then.</source>
        <translation>这里还没有用 %1 和这些数训练过的模型：请选中 %1 并训练，再取走它的表。</translation>
    </message>
    <message>
        <source>%1 learns no table that a bench shows. Look at Learned, Shaw, DeBERTa or T5: click its line, then take its table.</source>
        <translation>%1 没有学到实验台能显示的表。请查看可学习、Shaw、DeBERTa 或 T5：先点它的线，再取走它的表。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ExperimentWords</name>
    <message>
        <source>RoPE + %1</source>
        <translation>RoPE 加 %1</translation>
    </message>
    <message>
        <source>shipped results: 8 models each, trained beforehand; band: 95 % interval of the mean</source>
        <translation>自带结果：每种编码 8 个事先训练好的模型；色带：平均值的 95 % 区间</translation>
    </message>
    <message>
        <source>shipped: 8 models each; band: 95 % interval</source>
        <translation>自带：每种 8 个模型；色带：95 % 区间</translation>
    </message>
    <message>
        <source>shipped, 8 models each</source>
        <translation>自带，每种 8 个模型</translation>
    </message>
    <message>
        <source>trained here; band: 95 % interval of the mean over seeds; dotted: shipped results</source>
        <translation>在此训练；色带：各随机种子平均值的 95 % 区间；点线：自带结果</translation>
    </message>
    <message>
        <source>trained here; band: 95 % interval; dotted: shipped</source>
        <translation>在此训练；色带：95 % 区间；点线：自带结果</translation>
    </message>
    <message>
        <source>trained here; dotted: shipped</source>
        <translation>在此训练；点线：自带结果</translation>
    </message>
    <message>
        <source>trained to %1</source>
        <translation>训练到 %1</translation>
    </message>
    <message>
        <source>longer than trained</source>
        <translation>比训练时更长</translation>
    </message>
    <message>
        <source>guessing</source>
        <translation>随机猜测</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a length</comment>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>Right answers by length</source>
        <translation>各长度的答对比例</translation>
    </message>
    <message>
        <source>Cross-entropy by length</source>
        <translation>各长度的交叉熵</translation>
    </message>
    <message>
        <source>No model with %1 is trained with these numbers yet.</source>
        <translation>还没有用这些数训练过带 %1 的模型。</translation>
    </message>
    <message>
        <source>%1 at length %2: %3, shipped results</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2：%3，自带结果</translation>
    </message>
    <message>
        <source>%1 at length %2: %3, trained here</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2：%3，在此训练</translation>
    </message>
    <message>
        <source>Nothing is trained with these numbers yet.</source>
        <translation>还没有用这些数训练过。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 at length %2, shipped</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2，自带结果</translation>
    </message>
    <message>
        <source>%1 at length %2, trained here</source>
        <comment>an encoding</comment>
        <translation>%1 在长度 %2，在此训练</translation>
    </message>
    <message>
        <source>%1; the mean of many more seeds lies from %2 to %3 (95 %)</source>
        <comment>a line at a length</comment>
        <translation>%1；用更多种子时，平均值（95 %）在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>What this can and cannot say</source>
        <translation>这能说明什么，不能说明什么</translation>
    </message>
    <message>
        <source>Whether an encoding still works at lengths that the model never saw, all else being alike.</source>
        <translation>其他一切相同时，一种编码在模型从未见过的长度上是否还管用。</translation>
    </message>
    <message>
        <source>How much that depends on what is asked: no encoding wins every task.</source>
        <translation>这在多大程度上取决于问什么：没有一种编码在每项任务上都最好。</translation>
    </message>
    <message>
        <source>How far chance goes: each band is of other first numbers and other sequences.</source>
        <translation>偶然能有多大影响：每条色带来自不同的初值和不同的序列。</translation>
    </message>
    <message>
        <source>How a language model will do: these have one to three layers, thousands to some hundred thousand numbers and made-up symbols.</source>
        <translation>语言模型会怎样：这些模型只有一到三层、几千到十几万个数，处理的是虚构的符号。</translation>
    </message>
    <message>
        <source>What heads do that share the work: one layer has to mix what and where.</source>
        <translation>分工的注意力头各做什么：单层必须把“是什么”和“在哪里”混在一起。</translation>
    </message>
    <message>
        <source>What is the encoding&apos;s fault alone: attention over more keys is thinner too. The task “Constants” shows that part.</source>
        <translation>哪些只怪编码：键更多，注意力本来就更分散。任务“常量”显示这一部分。</translation>
    </message>
    <message>
        <source>The best that each can do: one recipe serves all; only T5&apos;s biases learn ten times as fast.</source>
        <translation>每种编码最好能怎样：大家用同一训练方案，只有 T5 的偏置学得快十倍。</translation>
    </message>
    <message>
        <source>“Last value written” asks for what is recent, which flatters ALiBi.</source>
        <translation>“最后写入的值”问的是近处的东西，这对 ALiBi 有利。</translation>
    </message>
    <message>
        <source>YaRN&apos;s ramp is set for length 32: from 1 to 4 turns, not to 32.</source>
        <translation>YaRN 的斜坡是为长度 32 设的：从 1 圈到 4 圈，而不是到 32 圈。</translation>
    </message>
    <message>
        <source>Nothing on perplexity, and little where few seeds leave bands wide.</source>
        <translation>关于困惑度什么也没说；种子少、色带宽的地方也说明不了多少。</translation>
    </message>
    <message>
        <source>What this can say</source>
        <translation>这能说明什么</translation>
    </message>
    <message>
        <source>What it cannot say</source>
        <translation>这不能说明什么</translation>
    </message>
    <message>
        <source>Right answers at length %1</source>
        <translation>长度 %1 的答对比例</translation>
    </message>
    <message>
        <source>Right answers</source>
        <translation>答对比例</translation>
    </message>
    <message>
        <source>no bet was made</source>
        <translation>没有押注</translation>
    </message>
    <message>
        <source>Your ranking at length %1</source>
        <translation>你在长度 %1 的排名</translation>
    </message>
    <message>
        <source>one encoding alone has no order</source>
        <translation>只有一种编码，没有顺序可言</translation>
    </message>
    <message>
        <source>drag into the order that you expect</source>
        <translation>拖成你预期的次序</translation>
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
        <source>the model is trained</source>
        <translation>模型已训练完</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%2 个模型中已完成 %1 个</translation>
    </message>
    <message>
        <source>%1 models would take more than an hour: fewer seeds or steps</source>
        <translation>%1 个模型要一个多小时：请减少种子或步数</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1，大约还要 %2</translation>
    </message>
    <message>
        <source>all %1 models are trained</source>
        <translation>%1 个模型都已训练完</translation>
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
        <source>pairs: %1 right, %2 wrong, %3 open</source>
        <translation>各对：%1 对次序正确，%2 对相反，%3 对难分</translation>
    </message>
    <message>
        <source>%1 of 1 pair in this order</source>
        <translation>1 对中有 %1 对次序相符</translation>
    </message>
    <message>
        <source>1 pair, too close to tell</source>
        <translation>1 对，差距太小、无法分辨</translation>
    </message>
    <message>
        <source>%1 of %2 pairs in this order</source>
        <translation>%2 对中有 %1 对次序相符</translation>
    </message>
    <message>
        <source>%1 of %2 pairs in this order, %3 too close to tell</source>
        <translation>%2 对中有 %1 对次序相符，%3 对差距太小、无法分辨</translation>
    </message>
    <message>
        <source>What do you expect? Drag the encodings into that order, and say that it is your bet: then the answers are here.</source>
        <translation>你预期怎样？把各编码拖成那个次序，并说这就是你的押注，答案就会出现。</translation>
    </message>
    <message>
        <source>The answers are covered until you bet on an order.</source>
        <translation>答案盖着，等你为次序押注。</translation>
    </message>
    <message>
        <source>Covered until your bet</source>
        <translation>押注之前盖着</translation>
    </message>
    <message>
        <source>Show without a bet</source>
        <translation>不押注，直接看</translation>
    </message>
    <message>
        <source>This is my bet</source>
        <translation>这就是我的押注</translation>
    </message>
    <message>
        <source>drag the rows</source>
        <translation>拖动各行</translation>
    </message>
    <message>
        <source>%1 of %2 right at length %3</source>
        <comment>answers</comment>
        <translation>长度 %3 处 %2 个中答对 %1 个</translation>
    </message>
    <message>
        <source>%1 is not among the encodings that are trained.</source>
        <translation>%1 不在要训练的编码之中。</translation>
    </message>
    <message>
        <source>No model with %1 is trained here with these numbers yet.</source>
        <translation>这里还没有用这些数训练过 %1 的模型。</translation>
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
        <source>what position %1 attends to, mean over the heads</source>
        <translation>位置 %1 注意哪里，各头的平均</translation>
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
        <source>all turn</source>
        <translation>全部转动</translation>
    </message>
    <message>
        <source>%1 frozen</source>
        <comment>a pair&apos;s number</comment>
        <translation>冻结 %1</translation>
    </message>
    <message>
        <source>shipped results; mean over seeds: %1</source>
        <comment>their number</comment>
        <translation>自带结果；%1 个随机种子的平均</translation>
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
        <source>right answers by length, one pair frozen; faint: each other one</source>
        <translation>冻结一个维度对时各长度的答对比例；淡线：其他各个</translation>
    </message>
    <message>
        <source>right answers by length, one pair frozen</source>
        <translation>冻结一个维度对时各长度的答对比例</translation>
    </message>
    <message>
        <source>right answers by length</source>
        <translation>各长度的答对比例</translation>
    </message>
    <message>
        <source>RoPE&apos;s pairs</source>
        <translation>RoPE 的维度对</translation>
    </message>
    <message>
        <source>Pair %1, a turn in %2 positions: %3 of the score, %4 before training. At length %5: %6 right where it is frozen, %7 where all turn; %8</source>
        <translation>维度对 %1，%2 个位置转一圈：占注意力分数的 %3，训练前 %4。长度 %5 处：冻结它时答对 %6，全部转动时 %7；%8</translation>
    </message>
    <message>
        <source>RoPE at length %1 with pair %2 frozen, shipped; %3 where all turn</source>
        <translation>RoPE 在长度 %1 处，冻结维度对 %2，自带结果；全部转动时 %3</translation>
    </message>
    <message>
        <source>RoPE at length %1 with pair %2 frozen, trained here; %3 where all turn</source>
        <translation>RoPE 在长度 %1 处，冻结维度对 %2，在此训练；全部转动时 %3</translation>
    </message>
    <message>
        <source>pair %1 frozen</source>
        <translation>冻结维度对 %1</translation>
    </message>
    <message>
        <source>Train models with %1 here: then their pairs are frozen one by one.</source>
        <translation>请在这里训练 %1 的模型：随后会逐个冻结它们的维度对。</translation>
    </message>
    <message>
        <source>; kept run “%1”, trained to %2: %3</source>
        <comment>after the answers</comment>
        <translation>；保留的训练“%1”，训练到 %2：%3</translation>
    </message>
    <message>
        <source>; kept run “%1”, trained to %2, has no such answer</source>
        <comment>after the answers</comment>
        <translation>；保留的训练“%1”，训练到 %2，没有这个答案</translation>
    </message>
    <message>
        <source>Your ranking</source>
        <translation>你的排名</translation>
    </message>
    <message>
        <source>place</source>
        <comment>a column of a ranking</comment>
        <translation>名次</translation>
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
        <translation>未扩展的 RoPE</translation>
    </message>
    <message>
        <source>%1, not learned in %2 steps</source>
        <comment>a line at a length</comment>
        <translation>%1，%2 步内未学会</translation>
    </message>
    <message>
        <source>%1; they take up to %2 of a processor</source>
        <translation>%1；最多占用处理器 %2</translation>
    </message>
    <message>
        <source>%1; the others take up to %2 of a processor</source>
        <translation>%1；其余最多占用处理器 %2</translation>
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
        <source>The whole bench</source>
        <translation>整个实验台</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG，像素图</translation>
    </message>
    <message>
        <source>SVG, lines</source>
        <translation>SVG，矢量图</translation>
    </message>
    <message>
        <source>PDF, lines</source>
        <translation>PDF，矢量图</translation>
    </message>
    <message>
        <source>CSV, the numbers</source>
        <translation>CSV，数据</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1 times as on the screen</source>
        <translation>屏幕大小的 %1 倍</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
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
        <source>Under a causal mask BLOOM and MPT add one number to the whole row of query %1, which softmax does not see: the weights differ by at most %2.</source>
        <translation>有因果掩码时，BLOOM 和 MPT 给查询 %1 的整行加上同一个数，softmax 看不出来：权重最多相差 %2。</translation>
    </message>
    <message>
        <source>Geometric slopes are others: %1.</source>
        <translation>等比规则的斜率不同：相差 %1。</translation>
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
        <source>No pairs: each patch has a row of its own.</source>
        <translation>没有维度对：每个图像块各有一行。</translation>
    </message>
    <message>
        <source>%1 pairs, all turn with the patch&apos;s number.</source>
        <translation>%1 个维度对，都随图像块的编号转动。</translation>
    </message>
    <message>
        <source>%1 pairs, each turns with the row and with the column.</source>
        <translation>%1 个维度对，每个都随行、也随列转动。</translation>
    </message>
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
        <source>Which pairs each axis turns</source>
        <translation>各轴转动哪些维度对</translation>
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
</context>
<context>
    <name>lab::ui::GridsBench</name>
    <message>
        <source>Grids</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>A patch has a row and a column. What counts as near depends on how the two are encoded.</source>
        <translation>每个图像块都有行和列。怎样算近，取决于这两个数如何编码。</translation>
    </message>
    <message>
        <source>A and B have other patches: there is no difference patch by patch.</source>
        <translation>A 与 B 的图像块不同：无法逐块相减。</translation>
    </message>
    <message>
        <source>A cannot lie under a map: choose Difference to see B − A in its place.</source>
        <translation>图下面放不了对照线：选“差”可在原处看 B − A。</translation>
    </message>
    <message>
        <source>A token of a video has three position numbers, and each turns its own pairs. A word has one number, three times.</source>
        <translation>视频的词元有三个位置编号，各自转动自己的维度对。文字的三个编号相同。</translation>
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
        <source>The two do not have the same rows and columns of patches.</source>
        <translation>两者的图像块行数或列数不同。</translation>
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
        <source>this encoding has one head&apos;s numbers</source>
        <translation>这种编码只有一个头的数</translation>
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
        <source>The difference cannot be taken: %1 heads are not %2.</source>
        <translation>无法求差：一边有 %1 个头，一边有 %2 个。</translation>
    </message>
    <message>
        <source>The difference cannot be taken: 1 head is not %1.</source>
        <translation>无法求差：一边有 1 个头，一边有 %1 个。</translation>
    </message>
    <message>
        <source>%1; the number is that of the marked cell</source>
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
        <source>&lt;p&gt;&lt;b&gt;Position Lab %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A laboratory for the position encodings of Transformers.&lt;/p&gt;&lt;p&gt;MIT licence. Formulas are set in outlines of New Computer Modern.&lt;/p&gt;</source>
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
        <source>%1 of %2 places</source>
        <translation>第 %1 处，共 %2 处</translation>
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
</context>
<context>
    <name>lab::ui::KeptRuns</name>
    <message>
        <source>%1 is cut short or damaged; it is left as it is.</source>
        <translation>%1 不完整或已损坏；保持原样。</translation>
    </message>
    <message>
        <source>%1 was kept by another version of Position Lab, which can read it; it is left as it is.</source>
        <translation>%1 由另一个版本的 Position Lab 保留，那个版本能读取它；保持原样。</translation>
    </message>
    <message>
        <source>%1 is one more than the %2 runs that may be; it is left as it is.</source>
        <translation>%1 超出了最多 %2 个保留的训练；保持原样。</translation>
    </message>
    <message>
        <source>%1 runs are kept already, which is as many as there may be: delete one first.</source>
        <translation>已保留 %1 个训练，不能再多：请先删除一个。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>%1 无法删除：%2。</translation>
    </message>
    <message>
        <source>%1 runs lie over the answers, which is as many as can be told apart: take one away first.</source>
        <translation>答案上已叠了 %1 个训练，再多就分不清了：请先拿掉一个。</translation>
    </message>
    <message>
        <source>A run wants a name of 1 to %1 letters, by which it is found again.</source>
        <translation>训练要有 1 到 %1 个字的名称，以便再找到它。</translation>
    </message>
    <message>
        <source>Another run is kept as “%1”: give this one another name.</source>
        <translation>已有一个训练以“%1”保留：请给这个另起名称。</translation>
    </message>
    <message>
        <source>“%1” was deleted in another window.</source>
        <translation>“%1”已在另一个窗口中删除。</translation>
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
        <translation>删除这个训练</translation>
    </message>
    <message>
        <source>Delete “%1”? Its file goes, and only training again brings the run back.</source>
        <translation>删除“%1”？它的文件会被删除，只有重新训练才能找回。</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a task and a training length: a name that is offered</comment>
        <translation>%1，到 %2</translation>
    </message>
    <message>
        <source>A tick lays a run over the answers of the same task, dashed. A double click renames it.</source>
        <translation>打勾以虚线把训练叠在同一任务的答案上。双击改名。</translation>
    </message>
    <message>
        <source>Nothing is kept yet. What is trained on Experiment can be kept here, to be compared with another training.</source>
        <translation>还没有保留任何训练。在“实验”中训练的可以保留在这里，以便与另一次训练比较。</translation>
    </message>
    <message>
        <source>Kept runs — Position Lab</source>
        <translation>保留的训练 — Position Lab</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>训练的名称</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keeps the models that are trained with the present numbers.</source>
        <translation>保留用当前这些数训练的模型。</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>保留的训练</translation>
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
        <source>Length</source>
        <translation>长度</translation>
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
        <source>Kept</source>
        <comment>when</comment>
        <translation>保留时间</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>全部存为 CSV…</translation>
    </message>
    <message>
        <source>Saves the answers of all kept runs with all digits.</source>
        <translation>以全部数位保存所有保留的训练的答案。</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Deletes the marked run and its file.</source>
        <translation>删除选中的训练和它的文件。</translation>
    </message>
</context>
<context>
    <name>lab::ui::LastChange</name>
    <message>
        <source>Another state as before</source>
        <translation>“之前”换成了另一个状态</translation>
    </message>
    <message>
        <source>Before and after have changed places</source>
        <translation>“之前”与“之后”互换了</translation>
    </message>
    <message>
        <source>Nothing as before</source>
        <translation>不再与之前对照</translation>
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
        <source>Layer %1, from 0: %2</source>
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
        <source>Save this lecture before it is left?</source>
        <translation>离开之前要保存此讲座吗？</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>未保存的内容会丢失。</translation>
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
</context>
<context>
    <name>lab::ui::LectureKeeper</name>
    <message>
        <source>Unsaved lecture</source>
        <translation>未保存的讲座</translation>
    </message>
    <message>
        <source>Take up the lecture that was not saved?</source>
        <translation>恢复未保存的讲座？</translation>
    </message>
    <message>
        <source>Take up the changes to the lecture %1 that were not saved?</source>
        <translation>恢复对讲座 %1 未保存的更改？</translation>
    </message>
</context>
<context>
    <name>lab::ui::LectureWindow</name>
    <message>
        <source>What there &amp;is</source>
        <translation>可用的内容(&amp;I)</translation>
    </message>
    <message>
        <source>The &amp;lecture</source>
        <translation>讲座(&amp;L)</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>可用的内容</translation>
    </message>
    <message>
        <source>Parts of the lecture</source>
        <translation>讲座的各部分</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move a part, Delete takes it out, Enter shows it, F2 names a scene. Ctrl+Z takes the last change back, Ctrl+S saves.</source>
        <translation>Alt+↑ 和 Alt+↓ 移动一个部分，Delete 将其取出，Enter 显示它，F2 给场景命名。Ctrl+Z 撤销上一次更改，Ctrl+S 保存。</translation>
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
        <source>A lesson of your own, or a scene with its series.</source>
        <translation>自己的课程，或带序列的场景。</translation>
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
        <source>&amp;Teach</source>
        <translation>授课(&amp;T)</translation>
    </message>
    <message>
        <source>Fills the screen for a room, from the chosen part on. Page Down and Page Up go from one part to the next.</source>
        <translation>从选中的部分起填满屏幕，供全班观看。Page Down 和 Page Up 在各部分之间前进、后退。</translation>
    </message>
    <message>
        <source>The present scene with its series</source>
        <translation>当前场景及其序列</translation>
    </message>
    <message>
        <source>Drag lessons and scenes into the lecture, in the order in which a room is to see them.</source>
        <translation>按课堂上要看的顺序，把课程和场景拖进讲座。</translation>
    </message>
    <message>
        <source>Before a room the page keys go through each part, and on to the next. A lecture is one file, with all that it shows.</source>
        <translation>演示时翻页键走完每个部分，再进入下一部分。一个讲座是一个文件，所展示的一切都在其中。</translation>
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
        <source>In all %1 min</source>
        <translation>共 %1 分钟</translation>
    </message>
    <message>
        <source>In all %1 min, without the scenes</source>
        <translation>共 %1 分钟，不含场景</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonDock</name>
    <message>
        <source>This question has no answer in the present state; go back to the lesson&apos;s start.</source>
        <translation>这个问题在当前状态下没有答案；请回到课程的起点。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not quite, but of the right order of magnitude.</source>
        <translation>不完全对，但数量级正确。</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>并非如此。</translation>
    </message>
    <message>
        <source>You said: %1. %2</source>
        <translation>你说的是：%1。%2</translation>
    </message>
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
        <translation>换些数再问</translation>
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
        <source>&amp;Answers as CSV…</source>
        <translation>把回答存为 CSV(&amp;A)…</translation>
    </message>
    <message>
        <source>Not quite, but of the right shape.</source>
        <translation>不完全对，但形状正确。</translation>
    </message>
    <message>
        <source>%1 Rank correlation with the true curve %2, root mean square of the difference %3.</source>
        <translation>%1与真实曲线的秩相关系数为 %2，差的均方根为 %3。</translation>
    </message>
    <message>
        <source>Due again (%1)</source>
        <translation>再问一次（%1）</translation>
    </message>
    <message>
        <source>Due again: %1</source>
        <translation>再问一次：%1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一课：%1</translation>
    </message>
    <message>
        <source>Check a lesson&apos;s file</source>
        <translation>检查课程文件</translation>
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
        <source>No answer was predicted.</source>
        <translation>没有作出预测。</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>错误之处</translation>
    </message>
    <message>
        <source>The lesson stands in the menu under “My lessons”; its file is %1.</source>
        <translation>课程在菜单“我的课程”里；文件是 %1。</translation>
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
        <source>Their &amp;files…</source>
        <translation>它们的文件(&amp;F)…</translation>
    </message>
    <message>
        <source>The lesson is saved in %1.</source>
        <translation>课程已保存到 %1。</translation>
    </message>
    <message>
        <source>%1: what is wrong…</source>
        <translation>%1：错误之处…</translation>
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
        <source>The lesson&apos;s numbers stay; Lessons › End the lesson brings back what was there before it.</source>
        <translation>本课的数值保留；“课程 › 结束本课”恢复开课前的状态。</translation>
    </message>
    <message>
        <source>What was there before the lesson is back; undo brings back its numbers.</source>
        <translation>已恢复开课前的状态；撤销可回到本课的数值。</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonForm</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>给教师的说明</translation>
    </message>
    <message>
        <source>Let the class say first …</source>
        <translation>先让全班说说……</translation>
    </message>
    <message>
        <source>Minutes that it takes</source>
        <translation>所需的分钟数</translation>
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
        <source>Take up the lesson that was not saved?</source>
        <translation>恢复未保存的课程？</translation>
    </message>
    <message>
        <source>Take up the lesson “%1” that was not saved?</source>
        <translation>恢复未保存的课程“%1”？</translation>
    </message>
    <message>
        <source>Leave this lesson?</source>
        <translation>要离开这一课吗？</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>未保存的内容会丢失。</translation>
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
        <source>What is learned</source>
        <translation>学到什么</translation>
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
        <source>Answered by</source>
        <translation>回答方式</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>One of some options</source>
        <translation>几个选项之一</translation>
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
        <source>Options, each in a line</source>
        <translation>选项，每行一个</translation>
    </message>
    <message>
        <source>Right option</source>
        <translation>正确选项</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>It is {answer}. You said {prediction}.</source>
        <translation>是 {answer}。你说的是 {prediction}。</translation>
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
        <source>Shown after the prediction</source>
        <translation>预测之后显示</translation>
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
        <source>Pictures that it is about</source>
        <translation>所涉及的图</translation>
    </message>
    <message>
        <source>Parameters beside it, three at most</source>
        <translation>旁边的参数，最多三个</translation>
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
        <source>A lesson of your own, to go on with it (%1)</source>
        <translation>打开自己的课程，继续编写（%1）</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>打开自己的课程</translation>
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
        <source>It starts where its file says. Saving writes %1.</source>
        <translation>它从文件所写的状态开始。保存时写入 %1。</translation>
    </message>
    <message>
        <source>This form has no field for all of %1, and stays as it is. What is left over: %2.</source>
        <translation>此表单容纳不下 %1 的全部内容，因此保持原样。多出的有：%2。</translation>
    </message>
    <message>
        <source>words in %1 (it writes %2 alone)</source>
        <translation>%1 的文字（表单只写 %2）</translation>
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
        <source>The lesson is sound. Its answer at the start is %1.</source>
        <translation>课程没有错误。起始处的答案是 %1。</translation>
    </message>
    <message>
        <source>The lesson is sound.</source>
        <translation>课程没有错误。</translation>
    </message>
    <message>
        <source>What no parameter has (dragged vectors and scores, answers, what is pinned) is no part of a lesson&apos;s start.</source>
        <translation>没有参数表示的内容（拖动过的向量和分数、回答、固定的状态）不属于课程的起始状态。</translation>
    </message>
    <message>
        <source>Put a parameter into the answer</source>
        <translation>把参数放进答案</translation>
    </message>
    <message>
        <source>Off by how much and still right</source>
        <translation>相差多少仍算对</translation>
    </message>
    <message>
        <source>Wrong answers, each in a line</source>
        <translation>错误的回答，每行一个</translation>
    </message>
    <message>
        <source>2*answer | That is twice as far.</source>
        <translation>2*answer | 那是两倍远。</translation>
    </message>
    <message>
        <source>It grows | Nothing pulls.</source>
        <translation>它变大 | 没有什么使它变大。</translation>
    </message>
    <message>
        <source>Other numbers when asked again, each in a line</source>
        <translation>再问时换用的数，每行一组</translation>
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
        <source>line %1 must be an answer, a bar, and the sentence that meets it: 2*answer | That is twice as far</source>
        <translation>第 %1 行必须是一个回答、一条竖线和对它的说明：2*answer | 那是两倍远</translation>
    </message>
    <message>
        <source>line %1 must be parameters with values or a range: rope.base = 500, 2000; rope.width = 16 … 128</source>
        <translation>第 %1 行必须是参数和它的值或范围：rope.base = 500, 2000; rope.width = 16 … 128</translation>
    </message>
    <message>
        <source>line %1 has %2, which may be one number or several: write it without commas, or with a blank behind each</source>
        <translation>第 %1 行有 %2，它可能是一个数，也可能是几个数：请不写逗号，或在每个逗号后加空格</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonGate</name>
    <message>
        <source>This stays as it is until you answer: moving it would tell the answer.</source>
        <translation>在你回答之前它保持不变：改动它会透露答案。</translation>
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
        <source>What this answer overlooks</source>
        <translation>这个回答忽略了什么</translation>
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
        <source>Without a prediction. The map marks it as shown, and not as right.</source>
        <translation>不作预测。地图上标为看过答案，而不是答对。</translation>
    </message>
</context>
<context>
    <name>lab::ui::LessonStage</name>
    <message>
        <source>Draw the curve over the whole width first, or wipe it with Delete.</source>
        <translation>请先在整个宽度上画出曲线，或按 Delete 擦去。</translation>
    </message>
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
        <source>The chosen method always stands in the pictures.</source>
        <translation>所选方法总会画在图中。</translation>
    </message>
    <message>
        <source>Open the file of a model that has the lists of LongRoPE.</source>
        <translation>请打开带有 LongRoPE 因子列表的模型文件。</translation>
    </message>
    <message>
        <source>Methods in the pictures</source>
        <translation>图中的方法</translation>
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
        <source>i already steps by two, so 2 · i counts twice: the same as the base squared. The longest wavelength becomes %1 positions, not %2.</source>
        <translation>i 的步长已经是 2，再写 2 · i 就乘了两次，等于把基数平方。最长波长成了 %1 个位置，而不是 %2。</translation>
    </message>
    <message>
        <source>Sine and cosine have different frequencies</source>
        <translation>正弦与余弦的频率不同</translation>
    </message>
    <message>
        <source>A pair is then no point of a circle, and a shift no rotation: at position %1 a pair has sin² + cos² = %2, not %3.</source>
        <translation>这样一个维度对就不在圆上，平移也不再是旋转：在位置 %1，有一个维度对的 sin² + cos² = %2，而不是 %3。</translation>
    </message>
    <message>
        <source>1000 in place of 10000</source>
        <translation>把 10000 写成 1000</translation>
    </message>
    <message>
        <source>Angles of one layout, columns of the other</source>
        <translation>角度按一种排列方式，列按另一种</translation>
    </message>
    <message>
        <source>The two columns of a pair turn by different angles, so the score depends on more than the distance: with both tokens 100 positions on it changes by %1, not by %2.</source>
        <translation>一个维度对的两列转过不同的角度，分数便不只取决于相对距离：两个词元同时后移 100 个位置，分数改变 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The permutation is forgotten</source>
        <translation>忘了置换</translation>
    </message>
    <message>
        <source>A table that broadcasts over the tokens</source>
        <translation>沿词元广播的表</translation>
    </message>
    <message>
        <source>With one dimension too many every token is turned by every position, and with a batch of 1 nothing complains: %1 tokens give %2 numbers, not %3.</source>
        <translation>多了一个维度，每个词元就被每个位置各转一次；批大小为 1 时不会报错：%1 个词元得到 %2 个数，而不是 %3 个。</translation>
    </message>
    <message>
        <source>Parts multiplied one by one</source>
        <translation>逐项相乘</translation>
    </message>
    <message>
        <source>That is no complex product and turns nothing: at position %1 the query of length %2 becomes %3 long.</source>
        <translation>这不是复数乘法，什么也没有旋转：在位置 %1，长度为 %2 的查询变成了 %3。</translation>
    </message>
    <message>
        <source>Slopes that are all alike</source>
        <translation>彼此相近的斜率</translation>
    </message>
    <message>
        <source>From 1/256 to 1/128 all heads see equally far: of %3 the steepest slope is %1 times the flattest, not %2 times.</source>
        <translation>从 1/256 到 1/128，所有头看得差不多远：%3 个头中，最陡的斜率是最平的 %1 倍，而不是 %2 倍。</translation>
    </message>
    <message>
        <source>Heads that are no power of two</source>
        <translation>头数不是 2 的幂</translation>
    </message>
    <message>
        <source>The published slopes are two ladders, and models are trained with these. With %1 heads on one ladder head 1 has the slope %2, not %3.</source>
        <translation>论文的斜率是两个数列，模型正是用它们训练的。若 %1 个头用同一个数列，头 1 的斜率成了 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>A mask of zeros</source>
        <translation>用零作掩码</translation>
    </message>
    <message>
        <source>0 is the largest bias there is, so tril invites the later keys: with as many keys after the query as up to it they get %1 of the attention, not %2.</source>
        <translation>0 是最大的偏置，所以 tril 反而招来后面的键：若查询之后的键与之前（含自身）一样多，它们得到 %1 的注意力，而不是 %2。</translation>
    </message>
    <message>
        <source>The exponent of NTK-aware is forgotten</source>
        <translation>忘了 NTK-aware 的指数</translation>
    </message>
    <message>
        <source>The slowest pair is to slow down by the whole factor; with the base times the factor it slows down by %1, not by %2.</source>
        <translation>最慢的那个维度对本应减慢到 1/扩展倍数；若只把基数乘以扩展倍数，它减慢到 1/%1，而不是 1/%2。</translation>
    </message>
    <message>
        <source>YaRN&apos;s attention factor twice</source>
        <translation>YaRN 的注意力因子乘了两次</translation>
    </message>
    <message>
        <source>It belongs on cosines and sines, from where it reaches a score squared already. Applied again, scores grow by %1, not by %2.</source>
        <translation>它应乘在余弦与正弦上，到分数里已经是平方。再乘一次，分数变为 %1 倍，而不是 %2 倍。</translation>
    </message>
    <message>
        <source>Positions in bfloat16</source>
        <translation>位置用 bfloat16</translation>
    </message>
    <message>
        <source>bfloat16 knows every whole number to 256 only; %1 becomes %2, and the cosine of pair 0 is %3 there, not %4.</source>
        <translation>bfloat16 只能表示 256 以内的每个整数；%1 变成 %2，维度对 0 的余弦在那里是 %3，而不是 %4。</translation>
    </message>
    <message>
        <source>inv_freq in bfloat16</source>
        <translation>inv_freq 用 bfloat16</translation>
    </message>
    <message>
        <source>A model cast as a whole casts this table too, and every position multiplies its error: at position %1 a cosine is off by up to %2, not by %3.</source>
        <translation>整个模型一起转换格式时，这张表也被转换，误差随位置成倍放大：在位置 %1，余弦最多偏差 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>Invariant in place of equivariant</source>
        <translation>把等变当作不变</translation>
    </message>
    <message>
        <source>The outputs do not stay where they were, they move with their tokens: held against each other place by place they differ by %1, by token by %2.</source>
        <translation>输出并不留在原处，而是随词元移动：逐位置比较相差 %1，按词元比较相差 %2。</translation>
    </message>
    <message>
        <source>Positions that travel with the tokens</source>
        <translation>位置跟着词元走</translation>
    </message>
    <message>
        <source>A decoder without an encoding as a bag of words</source>
        <translation>把没有编码的解码器当作词袋</translation>
    </message>
    <message>
        <source>A position encoding belongs to the place in the sentence, not to the token. Shuffled together with the tokens it tells nothing of their order: the outputs differ by %1, not by %2.</source>
        <translation>位置编码属于句中的位置，不属于词元。若与词元一起打乱，它就不能说明词元的顺序：输出相差 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The causal mask shows each token which ones came before it: the outputs differ by %1, not by %2. In which order those came, one layer does not see; it takes a second.</source>
        <translation>因果掩码让每个词元能看见前面有哪些词元：输出相差 %1，而不是 %2。但单层看不出它们的次序，这要到第二层。</translation>
    </message>
    <message>
        <source>One zero is missing. The slowest pair goes round once in %1 positions, not in %2.</source>
        <translation>少了一个零。最慢的维度对每 %1 个位置转一圈，而不是 %2 个。</translation>
    </message>
    <message>
        <source>Weights trained for one layout of columns are turned by the other: the score of this query and key is %1, not %2. What moves are the rows of the weights, head by head, with their biases and norms; `position-lab permutation` writes the code.</source>
        <translation>按一种列排列方式训练的权重，却按另一种旋转：这个查询与键的分数成了 %1，而不是 %2。要移动的是权重的行，逐头进行，偏置和归一化的权重也一起移动；`position-lab permutation` 写出这段代码。</translation>
    </message>
    <message>
        <source>The permutation is done twice</source>
        <translation>置换做了两次</translation>
    </message>
    <message>
        <source>The weights were permuted already, as those of a model hub are, and are permuted again: the score of this query and key is %1, not %2.</source>
        <translation>权重已经置换过（模型库中的权重就是如此），又被置换一次：这个查询与键的分数成了 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Keys permuted with the query&apos;s head count</source>
        <translation>按查询的头数置换键</translation>
    </message>
    <message>
        <source>With grouped queries the keys have fewer heads. Their rows cut into twice as many, each half of a head is permuted by itself: the score of this query and key is %1, not %2.</source>
        <translation>分组查询时，键的头较少。把键的行切成两倍的头数，每个头的两半就各自置换：这个查询与键的分数成了 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>Permuted beyond the rotated columns</source>
        <translation>置换超出了旋转的列</translation>
    </message>
    <message>
        <source>Of the %3 rows of a head only %4 turn; the others stay where they are. Moved with them, the score of this query and key is %1, not %2.</source>
        <translation>一个头的 %3 行中只有 %4 行旋转，其余的应留在原处。把它们也移动，这个查询与键的分数就成了 %1，而不是 %2。</translation>
    </message>
</context>
<context>
    <name>lab::ui::ModelWords</name>
    <message>
        <source>ALiBi, a bias by the distance</source>
        <translation>ALiBi，按相对距离加的偏置</translation>
    </message>
    <message>
        <source>a learned table of positions</source>
        <translation>学习得到的位置表</translation>
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
        <source>%1 has no RoPE over a text; its positions: %2. The pictures of RoPE are not of this model.</source>
        <translation>%1 在文本上不用 RoPE；它的位置编码：%2。RoPE 的各图不是这个模型的。</translation>
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
        <source>In the file, in no picture: %1.</source>
        <translation>文件中有、图中未计算：%1。</translation>
    </message>
    <message>
        <source>%1 The frequencies shown are those of the base alone.</source>
        <translation>%1所示频率只由基数决定。</translation>
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
        <source>%1 of the %2 columns of a head turn: in the model the last, here the first. No score depends on it.</source>
        <translation>一个头的 %2 列中有 %1 列旋转：模型中是最后的列，这里是最前的列。分数与此无关。</translation>
    </message>
    <message>
        <source>Qwen3 was trained on 32 768 positions, not on the 40 960 of max_position_embeddings. For 131 072 positions the plain way gives factor 3.2 of 40 960, but Qwen&apos;s own block has factor 4.0 of 32 768: 40 of 64 pairs differ, by up to 41 %.</source>
        <translation>Qwen3 的训练长度是 32 768，而不是 max_position_embeddings 的 40 960。扩展到 131 072 时，直接计算得到的倍数是 3.2（以 40 960 为准），而 Qwen 自己的配置块是 4.0（以 32 768 为准）：64 个维度对中有 40 个不同，最多相差 41 %。</translation>
    </message>
    <message>
        <source>Not in the file, set by the authors&apos; code of %1: %2.</source>
        <translation>文件中没有，由 %1 的作者代码设定：%2。</translation>
    </message>
</context>
<context>
    <name>lab::ui::NumberField</name>
    <message>
        <source>%1 Without a comma, which may be its point.</source>
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
        <source>Reorder the sentence: does this layer of attention notice? Choose an encoding and ask again.</source>
        <translation>把句子重新排列：这一层注意力察觉得到吗？选一种编码，再问一次。</translation>
    </message>
    <message>
        <source>A and B do not have the same number of tokens: only the encodings can be compared.</source>
        <translation>A 和 B 的词元个数不同：只有各编码可以比较。</translation>
    </message>
    <message>
        <source>A cannot lie under a matrix: choose Difference to see B − A in its place.</source>
        <translation>矩阵下面无法再画 A：选“差”可在原处看 B − A。</translation>
    </message>
    <message>
        <source>Reorder the sentence: do these two layers notice? Choose an encoding and ask again.</source>
        <translation>重排句子：这两层注意力会察觉吗？选一种编码再问一次。</translation>
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
        <source>Added to the token</source>
        <translation>加在词元上</translation>
    </message>
    <message>
        <source>Turns query and key</source>
        <translation>旋转查询与键</translation>
    </message>
    <message>
        <source>A number added to the score</source>
        <translation>给分数加一个数</translation>
    </message>
    <message>
        <source>A vector for each distance</source>
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
        <source>by token</source>
        <translation>按词元</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>按位置</translation>
    </message>
    <message>
        <source>pooled</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>last token</source>
        <translation>末词元</translation>
    </message>
</context>
<context>
    <name>lab::ui::OutcomeLineView</name>
    <message>
        <source>Your number and the true one</source>
        <translation>你的数与真实的数</translation>
    </message>
    <message>
        <source>You said %1, true is %2.</source>
        <translation>你说的是 %1，真实值是 %2。</translation>
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
        <source>By token %1, by place %2, pooled %3, last token %4; compared %5.</source>
        <translation>按词元 %1，按位置 %2，平均 %3，末词元 %4；现在%5比较。</translation>
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
        <source>As on the screen, %1</source>
        <translation>与屏幕相同，%1</translation>
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
</context>
<context>
    <name>lab::ui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Page %1, %2: predicted</source>
        <translation>第 %1 页，%2：预测对了</translation>
    </message>
    <message>
        <source>Page %1, %2: seen, not predicted</source>
        <translation>第 %1 页，%2：看过，未预测</translation>
    </message>
    <message>
        <source>Page %1, %2: broken</source>
        <translation>第 %1 页，%2：已改坏</translation>
    </message>
    <message>
        <source>Page %1, %2</source>
        <translation>第 %1 页，%2</translation>
    </message>
    <message>
        <source>Page %1, %2: due again</source>
        <translation>第 %1 页，%2：该再答一次</translation>
    </message>
    <message>
        <source>Page %1, %2: %3</source>
        <translation>第 %1 页，%2：%3</translation>
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
        <source>The arrow keys select a pair. Enter takes hold of an end of the chosen method&apos;s ramp, and the arrow keys then move it.</source>
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
        <source>Turns in training</source>
        <translation>训练中的圈数</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <translation>减慢倍数</translation>
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
        <translation>区段</translation>
    </message>
    <message>
        <source>The pair&apos;s number, from 0, the fastest.</source>
        <translation>维度对的编号，从最快的 0 开始。</translation>
    </message>
    <message>
        <source>Radians a position, of plain RoPE.</source>
        <translation>每个位置的弧度，普通 RoPE。</translation>
    </message>
    <message>
        <source>Positions a turn, of plain RoPE.</source>
        <translation>每圈的位置数，普通 RoPE。</translation>
    </message>
    <message>
        <source>How often the pair turns within the training length.</source>
        <translation>该维度对在训练长度内转的圈数。</translation>
    </message>
    <message>
        <source>The frequency over the new one.</source>
        <translation>原频率与新频率之比。</translation>
    </message>
    <message>
        <source>Radians a position, as the chosen method turns the pair.</source>
        <translation>所选方法下每个位置的弧度。</translation>
    </message>
    <message>
        <source>Positions a turn, as the chosen method turns the pair.</source>
        <translation>所选方法下每圈的位置数。</translation>
    </message>
    <message>
        <source>Kept as it is, blended, divided by the whole factor, or resting.</source>
        <translation>不变、混合、全部插值（÷s）或不旋转。</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Blended</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Divided</source>
        <translation>全部插值（÷s）</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>不旋转</translation>
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
        <translation>%1，基数 %2，训练长度 %3：%4。</translation>
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
        <source>Copy marked rows</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>Copies the marked rows with all digits, tabs between them.</source>
        <translation>以全部数位复制选中的行，用制表符分隔。</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>复制全部</translation>
    </message>
    <message>
        <source>Copies all rows in the order shown, with all digits.</source>
        <translation>按显示的顺序以全部数位复制所有行。</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>Saves all rows with all digits, commas between them.</source>
        <translation>以全部数位保存所有行，用逗号分隔。</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>保存为 JSON…</translation>
    </message>
    <message>
        <source>Saves all rows with all digits, an object for each pair.</source>
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
        <source>All parameters of this bench and both positions back to the start.</source>
        <translation>本实验台的全部参数和两个位置都回到起始值。</translation>
    </message>
    <message>
        <source>Own numbers</source>
        <translation>自定数值</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1（已改动）</translation>
    </message>
    <message>
        <source>%1 At the end stands how many layers they are.</source>
        <translation>%1末尾的数是层数。</translation>
    </message>
    <message>
        <source>Sets the parameters to those of a model, and opens a bench that shows them if this one does not.</source>
        <translation>把参数设为某个模型的值；当前实验台不能显示时，打开能显示的实验台。</translation>
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
        <source>Held: %1</source>
        <translation>已抓住：%1</translation>
    </message>
    <message>
        <source>Enter takes hold of what can be dragged, the arrow keys then move it.</source>
        <translation>回车键抓住可拖动之处，之后方向键移动它。</translation>
    </message>
    <message>
        <source>%1, pair %2</source>
        <translation>%1，维度对 %2</translation>
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
        <source>Moves m on, and n with it while the distance is locked (Space).</source>
        <translation>让 m 前进；锁定相对距离时 n 一同前进（空格键）。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How many positions a second playing goes on.</source>
        <translation>播放时每秒前进多少个位置。</translation>
    </message>
    <message>
        <source>%1 per s</source>
        <comment>positions a second</comment>
        <translation>每秒 %1</translation>
    </message>
</context>
<context>
    <name>lab::ui::PrecisionBench</name>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>A rotation is relative in real numbers: a machine rounds it, and far positions suffer first.</source>
        <translation>实数中的旋转只看相对距离：机器会舍入，远处的位置最先受损。</translation>
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
        <source>not held</source>
        <translation>无法表示</translation>
    </message>
    <message>
        <source>half holds no number above %1</source>
        <translation>半精度表示不了大于 %1 的数</translation>
    </message>
    <message>
        <source>%1 apart, query and key cannot move on</source>
        <translation>查询与键相隔 %1，无法再一起往后移</translation>
    </message>
    <message>
        <source>%1 apart, query and key can move on by %2 only: too little to draw</source>
        <translation>查询与键相隔 %1，只能再一起往后移 %2：太少，画不出来</translation>
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
        <source>line: largest of %1 positions in each step; tint: no position of it errs more</source>
        <translation>线：每格 %1 个位置中的最大误差；浅色：该格任何位置都不超过此误差</translation>
    </message>
    <message>
        <source>largest of %1 positions in each step; tint: the limit</source>
        <translation>每格 %1 个位置中的最大误差；浅色：上限</translation>
    </message>
    <message>
        <source>largest of %1 a step</source>
        <translation>每格 %1 个中的最大值</translation>
    </message>
    <message>
        <source>lowest to highest of %1 shifts in each step; it should stay at 0</source>
        <translation>每格 %1 个平移的最低到最高；本应保持为 0</translation>
    </message>
    <message>
        <source>should stay at 0</source>
        <translation>本应保持为 0</translation>
    </message>
    <message>
        <source>double</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>float</source>
        <translation>单精度</translation>
    </message>
    <message>
        <source>half</source>
        <translation>半精度</translation>
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
</context>
<context>
    <name>lab::ui::PredictionBox</name>
    <message>
        <source>Your prediction, a curve to be drawn</source>
        <translation>你的预测，要画的曲线</translation>
    </message>
    <message>
        <source>Draw with the mouse. With the keys: left and right to a place, up and down to move the curve there, Delete to begin again.</source>
        <translation>用鼠标画。用键盘：左右键到某处，上下键移动那里的曲线，Delete 键重新开始。</translation>
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
        <source>Predict, then show</source>
        <translation>先预测，再揭示</translation>
    </message>
    <message>
        <source>Draw the curve over the whole width first.</source>
        <translation>请先在整个宽度上画出曲线。</translation>
    </message>
    <message>
        <source>The prediction must be a number or what it is reckoned by: 12.5, 2π/3.</source>
        <translation>预测必须是一个数或算式：12.5、2π/3。</translation>
    </message>
    <message>
        <source>The answer to this has no unit: type the number alone.</source>
        <translation>这里的答案没有单位：只输入数。</translation>
    </message>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>请先选择一个答案。</translation>
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
        <source>Type a number or what it is reckoned by: 0.52, −1, 2π/3.</source>
        <translation>请输入一个数或算式：0.52、−1、2π/3。</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>继续之前</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>显示答案</translation>
    </message>
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
        <source>Once more from the first page on: now by which principle each line follows.</source>
        <translation>从第一页重新开始：这次找出每一行依据的原理。</translation>
    </message>
    <message>
        <source>Page %1 again</source>
        <translation>再答第 %1 页</translation>
    </message>
    <message>
        <source>What was answered wrong is asked again, after two and after five pages.</source>
        <translation>答错的，过两页和过五页会再问。</translation>
    </message>
    <message>
        <source>Break cards</source>
        <translation>改坏卡片</translation>
    </message>
    <message>
        <source>A break of some page lies on the bench; you say what becomes of the wish.</source>
        <translation>摆出某一页的一处改坏，由你说出愿望会怎样。</translation>
    </message>
    <message>
        <source>Put the cards away</source>
        <translation>收起卡片</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一张卡片</translation>
    </message>
    <message>
        <source>One more blank</source>
        <translation>再空一行</translation>
    </message>
    <message>
        <source>The last lines once more, and the one before them is blank, too.</source>
        <translation>最后几行再来一遍，前面一行也空着。</translation>
    </message>
    <message>
        <source>Now the lines themselves are blank, from the last one on.</source>
        <translation>现在各行本身空着，从最后一行开始。</translation>
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
        <source>%1, place %2</source>
        <comment>a share of right answers</comment>
        <translation>%1，第 %2 名</translation>
    </message>
    <message>
        <source>place %1 in the bet, %2 by its answers, %3</source>
        <translation>押注第 %1 名，按答案第 %2 名，%3</translation>
    </message>
    <message>
        <source>They can be brought into the order that you expect</source>
        <translation>可以排成你预期的次序</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <comment>an encoding</comment>
        <translation>%1 的名次</translation>
    </message>
</context>
<context>
    <name>lab::ui::ReadingView</name>
    <message>
        <source>Pair %1, not rotated, held</source>
        <translation>维度对 %1，不旋转，已抓住</translation>
    </message>
    <message>
        <source>Pair %1, not rotated, under the pointer</source>
        <translation>维度对 %1，不旋转，指针所指</translation>
    </message>
    <message>
        <source>Pair %1, not rotated, selected</source>
        <translation>维度对 %1，不旋转，已选</translation>
    </message>
    <message>
        <source>Pair %1 in plain RoPE, held</source>
        <translation>普通 RoPE 的维度对 %1，已抓住</translation>
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
        <source>Pair %1, held</source>
        <translation>维度对 %1，已抓住</translation>
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
        <source>Head %1, query %2, key %3, not computed this far</source>
        <translation>头 %1，查询 %2，键 %3，这么远不计算</translation>
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
        <source>All pairs added up, query %1, key %2</source>
        <translation>所有维度对之和，查询 %1，键 %2</translation>
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
        <source>Point at a picture: its formula stands here, with the numbers put in.</source>
        <translation>指向一幅图：这里会写出它的公式和代入的数。</translation>
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
        <source>Shows the result with all 17 digits of a double</source>
        <translation>以双精度的全部 17 位数字显示结果</translation>
    </message>
    <message>
        <source>Not held at position %1: %2</source>
        <translation>在位置 %1 处无法表示：%2</translation>
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
        <source>Pair %1, turned %2 times up to the training length: wholly seen</source>
        <translation>维度对 %1，到训练长度已转 %2 圈：整圈都见过</translation>
    </message>
    <message>
        <source>Pair %1, turned once up to the training length: wholly seen</source>
        <translation>维度对 %1，到训练长度已转 1 圈：整圈都见过</translation>
    </message>
    <message>
        <source>Pair %1, turned by %2° of 360° up to the training length; the target adds nothing new</source>
        <translation>维度对 %1，到训练长度转过 360° 中的 %2°；目标长度不带来新角度</translation>
    </message>
    <message>
        <source>Pair %1, turned by %2° of 360° up to the training length; %3° more up to the target</source>
        <translation>维度对 %1，到训练长度转过 360° 中的 %2°；到目标长度再多 %3°</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 圈</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 圈</translation>
    </message>
    <message>
        <source>YaRN keeps the pairs with at least %1</source>
        <translation>YaRN：至少转 %1的维度对保持不变</translation>
    </message>
    <message>
        <source>YaRN divides the pairs with at most %1</source>
        <translation>YaRN：至多转 %1的维度对全部插值（÷s）</translation>
    </message>
    <message>
        <source>Llama 3 keeps the pairs with at least %1</source>
        <translation>Llama 3：至少转 %1的维度对保持不变</translation>
    </message>
    <message>
        <source>Llama 3 divides the pairs with at most %1</source>
        <translation>Llama 3：至多转 %1的维度对全部插值（÷s）</translation>
    </message>
    <message>
        <source>From %1 down plain RoPE gives way to NTK-aware</source>
        <translation>从 %1往下，普通 RoPE 开始让位于 NTK-aware</translation>
    </message>
    <message>
        <source>At %1 plain RoPE has given way to NTK-aware</source>
        <translation>到 %1，普通 RoPE 已完全让位于 NTK-aware</translation>
    </message>
    <message>
        <source>From %1 down NTK-aware gives way to the whole division</source>
        <translation>从 %1往下，NTK-aware 开始让位于全部插值（÷s）</translation>
    </message>
    <message>
        <source>At %1 NTK-aware has given way to the whole division</source>
        <translation>到 %1，NTK-aware 已完全让位于全部插值（÷s）</translation>
    </message>
    <message>
        <source>The fastest pairs turn, the others rest</source>
        <translation>最快的维度对旋转，其余不旋转</translation>
    </message>
    <message>
        <source>%1; rounded to pair %2</source>
        <translation>%1；取整到维度对 %2</translation>
    </message>
    <message>
        <source>Text of %1 positions, its base</source>
        <translation>%1 个位置的文本，其基数</translation>
    </message>
    <message>
        <source>Text of 1 position, its base</source>
        <translation>1 个位置的文本，其基数</translation>
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
        <source>Key %1 in the cache, met by query %2, angle error of pair %3</source>
        <translation>缓存中的键 %1，遇到查询 %2，维度对 %3 的角度误差</translation>
    </message>
    <message>
        <source>The permutation forgotten, query %1, key %2</source>
        <translation>忘记置换，查询 %1，键 %2</translation>
    </message>
    <message>
        <source>Column %1 of the interleaved order, pair %2</source>
        <translation>交错排列方式的第 %1 列，维度对 %2</translation>
    </message>
    <message>
        <source>Distance %1, all rotated pairs added up</source>
        <translation>相对距离 %1，全部旋转的维度对求和</translation>
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
        <source>How far its position turns it</source>
        <translation>位置把它转了多少</translation>
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
        <source>The turn that is left</source>
        <translation>剩下的转角</translation>
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
        <source>As typed, %2 is hidden from %1</source>
        <translation>原句中，“%2”对“%1”不可见</translation>
    </message>
    <message>
        <source>Reordered, %2 is hidden from %1</source>
        <translation>重排后，“%2”对“%1”不可见</translation>
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
        <source>Output where %1 stood and %2 stands now, column %3</source>
        <translation>原为“%1”、现为“%2”的位置的输出，第 %3 列</translation>
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
        <source>Output where %1 stood and %2 stands now, the column that differs most</source>
        <translation>原为“%1”、现为“%2”的位置的输出，相差最大的一列</translation>
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
        <source>Key %1 stands after query %2: masked, weight 0</source>
        <translation>键 %1 在查询 %2 之后：已遮蔽，权重为 0</translation>
    </message>
    <message>
        <source>The row of “%1”, shifted until its numbers stand at their keys</source>
        <translation>“%1”这一行，移位到数值对上各自的键</translation>
    </message>
    <message>
        <source>Left over by the shift in the row of “%1”: no distance, masked</source>
        <translation>移位在“%1”这一行留下的：不是任何相对距离，已遮蔽</translation>
    </message>
    <message>
        <source>The key is the query&apos;s own position</source>
        <translation>键就在查询自己的位置</translation>
    </message>
    <message>
        <source>A key %1 before the query</source>
        <translation>键在查询之前 %1 个位置</translation>
    </message>
    <message>
        <source>A key %1 after the query</source>
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
        <translation>列 %1：%2</translation>
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
        <source>Query %1, weight of the one key that fits it</source>
        <translation>查询 %1，唯一匹配的键的注意力权重</translation>
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
        <source>Query %1, key %2, distance that the rotation sees</source>
        <translation>查询 %1，键 %2，旋转所见的相对距离</translation>
    </message>
    <message>
        <source>Claim %1: 1 to 4 vote; the numbers that decide stand on its card.</source>
        <translation>说法 %1：按 1 至 4 投票；判定所用的数在卡片上。</translation>
    </message>
    <message>
        <source>Claim %1: the numbers that decide stand on its card; Enter tests it.</source>
        <translation>说法 %1：判定所用的数在卡片上；按回车键检验。</translation>
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
        <source>Distance %1, column %2, the sine of pair %3: odd, the other sign on the other side</source>
        <translation>相对距离 %1，第 %2 列，维度对 %3 的正弦：奇函数，另一侧符号相反</translation>
    </message>
    <message>
        <source>Position %1 has no row: the table has never seen it</source>
        <translation>位置 %1 没有行：表从未见过它</translation>
    </message>
    <message>
        <source>Position %1 has no row: it is past the stretched table</source>
        <translation>位置 %1 没有行：它超出了拉伸后的表</translation>
    </message>
    <message>
        <source>Positions %1 to %2, column %3, mean of those that have a row</source>
        <translation>位置 %1 到 %2，第 %3 列，有行的各位置的平均</translation>
    </message>
    <message>
        <source>The row of position %1 times itself</source>
        <translation>位置 %1 的行与自身的点积</translation>
    </message>
    <message>
        <source>The rows of positions %1 and %2: what they have in common is chance</source>
        <translation>位置 %1 与 %2 的行：共同之处只是偶然</translation>
    </message>
    <message>
        <source>The row of position %1 and those of positions %2 to %3, mean</source>
        <translation>位置 %1 的行与位置 %2 到 %3 的各行，平均</translation>
    </message>
    <message>
        <source>Position %1, column %2: past the table, so its last row</source>
        <translation>位置 %1，第 %2 列：超出表，取最后一行</translation>
    </message>
    <message>
        <source>Position %1, column %2: past the table, which begins again</source>
        <translation>位置 %1，第 %2 列：超出表，从头再取</translation>
    </message>
    <message>
        <source>Position %1, column %2, between the rows of the stretched table</source>
        <translation>位置 %1，第 %2 列，落在拉伸后的表的行之间</translation>
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
        <source>One term of the score of query %1 and key %2, and further on</source>
        <translation>查询 %1 与键 %2 的分数中的一项，以及后移之后</translation>
    </message>
    <message>
        <source>The score of query %1 and key %2, added, and concatenated</source>
        <translation>查询 %1 与键 %2 的分数：相加，以及拼接</translation>
    </message>
    <message>
        <source>Mistake %1: 1 to 4 vote; the numbers that decide stand on its card.</source>
        <translation>错误 %1：按 1 至 4 投票；判定所用的数在卡片上。</translation>
    </message>
    <message>
        <source>Mistake %1: the numbers that decide stand on its card; Enter shows it.</source>
        <translation>错误 %1：判定所用的数在卡片上；按回车键查看。</translation>
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
</context>
<context>
    <name>lab::ui::RelativeBench</name>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>A score is a sum of two maps. One reads the words, one what the query makes of the distance.</source>
        <translation>分数是两张图之和：一张看词，一张看查询如何看待相对距离。</translation>
    </message>
    <message>
        <source>A score is a sum of four maps. Two read the word of the key, two read only its distance.</source>
        <translation>分数是四张图之和：两张看键的词，两张只看键的相对距离。</translation>
    </message>
    <message>
        <source>A and B are two encodings: their terms are not each other&apos;s.</source>
        <translation>A 与 B 是两种编码：各有各的项。</translation>
    </message>
    <message>
        <source>A cannot lie under a map: choose Difference to see B − A in its place.</source>
        <translation>图下面放不了对照线：选“差”可在原处看 B − A。</translation>
    </message>
    <message>
        <source>A score is a sum of three maps. Words ask words, words ask distances, distances ask words.</source>
        <translation>分数是三张图之和：词问词，词问相对距离，相对距离问词。</translation>
    </message>
    <message>
        <source>A score is a sum of two maps. Words ask words, words ask distances.</source>
        <translation>分数是两张图之和：词问词，词问相对距离。</translation>
    </message>
    <message>
        <source>A score is a sum of two maps. Words ask words, distances ask words.</source>
        <translation>分数是两张图之和：词问词，相对距离问词。</translation>
    </message>
    <message>
        <source>A score is one map: words ask words, and order leaves no trace.</source>
        <translation>分数只是一张图：词问词，次序不留痕迹。</translation>
    </message>
    <message>
        <source>Without a term every visible key gets the same weight.</source>
        <translation>一项也不计时，每个可见的键得到同样的权重。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RelativePicture</name>
    <message>
        <source>The two do not have the same terms and number of words.</source>
        <translation>两者的项或词数不同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RingsView</name>
    <message>
        <source>Pair %1: %2° seen in training, %3° more up to the target</source>
        <translation>维度对 %1：训练中见过 %2°，到目标长度再多 %3°</translation>
    </message>
    <message>
        <source>Pair %1 rests</source>
        <translation>维度对 %1 不旋转</translation>
    </message>
</context>
<context>
    <name>lab::ui::RoomAnswers</name>
    <message>
        <source>The true curve</source>
        <translation>真实的曲线</translation>
    </message>
    <message>
        <source>Mistaken curve %1</source>
        <translation>有误的曲线 %1</translation>
    </message>
</context>
<context>
    <name>lab::ui::RoomAside</name>
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
    <name>lab::ui::RoomBand</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>lab::ui::RoomClock</name>
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
    <name>lab::ui::RoomMarks</name>
    <message>
        <source>Pen</source>
        <translation>笔</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <translation>聚光灯</translation>
    </message>
    <message>
        <source>Dot at the pointer</source>
        <translation>指针处的圆点</translation>
    </message>
    <message>
        <source>What the pen wrote</source>
        <translation>笔迹</translation>
    </message>
</context>
<context>
    <name>lab::ui::RotationsBench</name>
    <message>
        <source>Rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Each pair of numbers is a point in a plane, turned by its position. Only the distance is left in the score.</source>
        <translation>每个维度对是平面上的一点，按位置旋转。分数里只剩下相对距离。</translation>
    </message>
    <message>
        <source>The two numbers of a pair are turned by two different angles. More than the distance is left in the score.</source>
        <translation>一个维度对的两个数按两个不同的角转动。分数里不只剩下相对距离。</translation>
    </message>
    <message>
        <source>The two numbers of a pair are turned by two different angles.</source>
        <translation>一个维度对的两个数按两个不同的角转动。</translation>
    </message>
    <message>
        <source>Each pair is a point in a plane, turned by its position.</source>
        <translation>每个维度对是平面上的一点，按位置旋转。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RotationsWords</name>
    <message>
        <source>Pairs %1 to %2 of %3, turned</source>
        <translation>维度对 %1 至 %2（共 %3 个），旋转后</translation>
    </message>
    <message>
        <source>One pair, turned</source>
        <translation>一个维度对，旋转后</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 个维度对</translation>
    </message>
    <message>
        <source>%1 pairs, turned</source>
        <translation>%1 个维度对，旋转后</translation>
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
        <source>before the turn</source>
        <translation>旋转前</translation>
    </message>
    <message>
        <source>before</source>
        <comment>the turn of a vector</comment>
        <translation>旋转前</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 圈</translation>
    </message>
    <message>
        <source>circle: length %1</source>
        <translation>圆：长度 %1</translation>
    </message>
    <message>
        <source>Not a rotation: the score depends on more than the distance</source>
        <translation>不是旋转：分数不只取决于相对距离</translation>
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
        <source>mean and spread of %1 distances a pixel</source>
        <translation>每像素 %1 个相对距离的均值与离散程度</translation>
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
        <source>Change, both moved by %1</source>
        <translation>两者同移 %1 后的变化</translation>
    </message>
    <message>
        <source>both moved by %1: change %2</source>
        <translation>两者同移 %1：变化 %2</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>变化 %1</translation>
    </message>
    <message>
        <source>Move both: does the score change?</source>
        <translation>同时移动两者：分数会变吗？</translation>
    </message>
    <message>
        <source>Score of each pair, added up</source>
        <translation>各维度对的分数，逐个累加</translation>
    </message>
    <message>
        <source>Pairs, turned</source>
        <translation>旋转后的维度对</translation>
    </message>
    <message>
        <source>key at %1</source>
        <translation>键在 %1</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, in two orders</source>
        <translation>维度对 %1 至 %2（共 %3 个），两种排列方式</translation>
    </message>
    <message>
        <source>One pair, in two orders</source>
        <translation>一个维度对，两种排列方式</translation>
    </message>
    <message>
        <source>%1 pairs, in two orders</source>
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
        <source>%1, own order: %2</source>
        <translation>%1（自身的排列方式）：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>1 pair stands still</source>
        <translation>1 个维度对不旋转</translation>
    </message>
    <message>
        <source>%1 pairs stand still</source>
        <translation>%1 个维度对不旋转</translation>
    </message>
    <message>
        <source>The columns as they come, not permuted: wrong partners</source>
        <translation>各列未经置换：配错了对</translation>
    </message>
    <message>
        <source>Interleaved, turned as such</source>
        <translation>交错，按交错旋转</translation>
    </message>
    <message>
        <source>Half-split, turned as such</source>
        <translation>前后半，按前后半旋转</translation>
    </message>
    <message>
        <source>Interleaved, turned as half-split</source>
        <translation>交错，按前后半旋转</translation>
    </message>
    <message>
        <source>Half-split, turned as interleaved</source>
        <translation>前后半，按交错旋转</translation>
    </message>
    <message>
        <source>%1: the same here</source>
        <translation>%1：此处相同</translation>
    </message>
    <message>
        <source>Wrong: interleaved, turned as half-split</source>
        <translation>错误：交错，按前后半旋转</translation>
    </message>
    <message>
        <source>Wrong: half-split, turned as interleaved</source>
        <translation>错误：前后半，按交错旋转</translation>
    </message>
    <message>
        <source>The wrong mix, which the dials turn by, is none of these.</source>
        <translation>表盘所用的错误混用不是其中任何一种。</translation>
    </message>
    <message>
        <source>The dials turn by the wrong mix.</source>
        <translation>表盘按错误混用旋转。</translation>
    </message>
    <message>
        <source>1 and 2 are equal to the last bit, though each adds its columns in its own order.</source>
        <translation>1 与 2 逐位相等，尽管各自按自己的排列方式求和。</translation>
    </message>
    <message>
        <source>1 and 2 are equal to the last bit.</source>
        <translation>1 与 2 逐位相等。</translation>
    </message>
    <message>
        <source>2 less 1 is %1: each adds its columns in its own order and rounds in another way.</source>
        <translation>2 减 1 为 %1：各自按自己的排列方式求和，舍入不同。</translation>
    </message>
    <message>
        <source>2 less 1 is %1: other orders of adding.</source>
        <translation>2 减 1 为 %1：求和顺序不同。</translation>
    </message>
    <message>
        <source>3 depends on the distance alone too, but is another function of it.</source>
        <translation>3 也只取决于相对距离，但它是另一个函数。</translation>
    </message>
    <message>
        <source>3 is another function of the distance.</source>
        <translation>3 是相对距离的另一个函数。</translation>
    </message>
    <message>
        <source>3 is right at distance 0, and where at most one pair turns.</source>
        <translation>相对距离为 0，或至多一个维度对旋转时，3 也正确。</translation>
    </message>
    <message>
        <source>stands still</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, %4 stand still</source>
        <translation>维度对 %1 至 %2（共 %3 个），%4 个不旋转</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, 1 stands still</source>
        <translation>维度对 %1 至 %2（共 %3 个），1 个不旋转</translation>
    </message>
    <message>
        <source>One pair, which stands still</source>
        <translation>一个维度对，不旋转</translation>
    </message>
    <message>
        <source>%1 pairs, %2 stand still</source>
        <translation>%1 个维度对，%2 个不旋转</translation>
    </message>
    <message>
        <source>%1 pairs, 1 stands still</source>
        <translation>%1 个维度对，1 个不旋转</translation>
    </message>
    <message>
        <source>Columns in two orders</source>
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
        <source>The words of the sentence have too little space on the ruler: turn the wheel over it to show fewer positions, from 0 on.</source>
        <translation>标尺上放不下句子的词：在标尺上转动滚轮，从 0 起少显示一些位置。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RulerTrack</name>
    <message>
        <source>Drag to move both positions; their distance stays.</source>
        <translation>拖动可同时移动两个位置，相对距离不变。</translation>
    </message>
    <message>
        <source>Training length %1</source>
        <translation>训练长度 %1</translation>
    </message>
    <message>
        <source>Target length %1</source>
        <translation>目标长度 %1</translation>
    </message>
    <message>
        <source>The wheel zooms, a drag pans, a double click fits.</source>
        <translation>滚轮缩放，拖动移动视野，双击缩放至合适。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SavingName</name>
    <message>
        <source>Write over %1, which is there already?</source>
        <translation>%1 已经存在，要覆盖它吗？</translation>
    </message>
    <message>
        <source>The name that you gave has got its ending.</source>
        <translation>你输入的文件名已补上扩展名。</translation>
    </message>
    <message>
        <source>&amp;Write over it</source>
        <translation>覆盖(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Another name…</source>
        <translation>另取一个名字(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>lab::ui::ScoreView</name>
    <message>
        <source>Score, the sum of the ticked terms</source>
        <translation>分数：勾选各项之和</translation>
    </message>
    <message>
        <source>Key %1 stands after query %2: masked, weight 0.</source>
        <translation>键 %1 在查询 %2 之后：已遮蔽，权重为 0。</translation>
    </message>
    <message>
        <source>%1 asks %2: score %3, weight %4, output %5.</source>
        <translation>%1 问 %2：分数 %3，权重 %4，输出 %5。</translation>
    </message>
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
        <source>%1 of the score</source>
        <comment>difference</comment>
        <translation>分数的 %1</translation>
    </message>
</context>
<context>
    <name>lab::ui::SequenceView</name>
    <message>
        <source>Left and right move the query, with Shift the key.</source>
        <translation>左右键移动查询，按住 Shift 移动键。</translation>
    </message>
    <message>
        <source>Position numbers along the prompt</source>
        <translation>提示中各词元的位置编号</translation>
    </message>
    <message>
        <source>The prompt has no tokens that can be drawn.</source>
        <translation>提示中没有可以画出的词元。</translation>
    </message>
    <message>
        <source>%1 tokens; the numbers of the last are %2.</source>
        <translation>共 %1 个词元，最后一个的编号是 %2。</translation>
    </message>
    <message>
        <source>1 token; its number is %1.</source>
        <translation>共 1 个词元，它的编号是 %1。</translation>
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
        <source>GIF, at most 256 colours a picture</source>
        <translation>GIF，每张最多 256 色</translation>
    </message>
    <message>
        <source>WebP, every colour</source>
        <translation>WebP，保留全部颜色</translation>
    </message>
    <message>
        <source>PNG, a numbered file for each state</source>
        <translation>PNG，每个状态一个编号文件</translation>
    </message>
    <message>
        <source>As on the screen, %1</source>
        <translation>与屏幕相同，%1</translation>
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
        <source>The series was already written when you cancelled.</source>
        <translation>取消时序列已经写完。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SeriesMenu</name>
    <message>
        <source>&amp;Series</source>
        <translation>序列(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add the present state to the series</source>
        <translation>把当前状态加入序列(&amp;A)</translation>
    </message>
    <message>
        <source>State &amp;before</source>
        <translation>上一个状态(&amp;B)</translation>
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
</context>
<context>
    <name>lab::ui::SeriesWindow</name>
    <message>
        <source>Series of states — Position Lab</source>
        <translation>状态序列 — Position Lab</translation>
    </message>
    <message>
        <source>Prepared states, shown one after the other. They are saved with the scene. F8 goes on, F7 back, F9 plays.</source>
        <translation>预备好的状态，依次展示，随场景保存。F8 前进，F7 后退，F9 播放。</translation>
    </message>
    <message>
        <source>States of the series</source>
        <translation>序列中的状态</translation>
    </message>
    <message>
        <source>A state that is chosen is shown. F2 changes its caption.</source>
        <translation>选中的状态会显示出来。按 F2 修改说明。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>加入(&amp;A)</translation>
    </message>
    <message>
        <source>Puts the present state at the end of the series.</source>
        <translation>把当前状态放到序列末尾。</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>替换(&amp;P)</translation>
    </message>
    <message>
        <source>Puts the present state in the place of the chosen one.</source>
        <translation>用当前状态替换所选的状态。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Takes the chosen state out of the series.</source>
        <translation>把所选的状态移出序列。</translation>
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
        <source>&amp;Stands for</source>
        <translation>停留(&amp;S)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long the chosen state stands while the series plays: 0.1 to 60 seconds, divided by the speed.</source>
        <translation>播放时所选状态停留多久：0.1 到 60 秒，再除以速度。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Shows the state before, or the chosen one again (F7).</source>
        <translation>显示上一个状态，或恢复所选的状态（F7）。</translation>
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
        <source>A quarter of its own speed to four times it.</source>
        <translation>原速的四分之一到四倍。</translation>
    </message>
    <message>
        <source>&amp;Move between states</source>
        <translation>在状态之间移动(&amp;M)</translation>
    </message>
    <message>
        <source>Numbers go to those of the next state within 0.2 seconds, so that the eye can follow; without it they jump.</source>
        <translation>数值在 0.2 秒内移到下一个状态，便于看清；不勾选则直接跳转。</translation>
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
        <source>No state yet. Add keeps what the window shows now, to be shown again later; the series is saved with the scene.</source>
        <translation>还没有状态。“加入”保存窗口现在所示的内容，以便之后再展示；序列随场景保存。</translation>
    </message>
    <message>
        <source>&amp;Large before a room</source>
        <translation>演示时放大(&amp;L)</translation>
    </message>
    <message>
        <source>Which picture of the chosen state fills the screen of a room.</source>
        <translation>演示时所选状态的哪幅图填满屏幕。</translation>
    </message>
    <message>
        <source>As the bench has it</source>
        <translation>按实验台的顺序</translation>
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
        <source>LongRoPE needs the two lists of a model&apos;s file, and none are loaded.</source>
        <translation>LongRoPE 需要模型文件中的两个列表，而现在没有载入。</translation>
    </message>
    <message>
        <source>proportional came with rope_parameters; the older keys have none.</source>
        <translation>proportional 是随 rope_parameters 来的；旧键名里没有它。</translation>
    </message>
    <message>
        <source>The ramp runs backwards, which no server takes as it stands.</source>
        <translation>斜坡是反向的，没有服务器能照样采用。</translation>
    </message>
    <message>
        <source>No pair turns, so there is nothing to tell a server.</source>
        <translation>没有维度对旋转，因此没有什么要告诉服务器。</translation>
    </message>
    <message>
        <source>Which columns of latent heads turn follows from the model&apos;s weights; no server can be told of others.</source>
        <translation>潜在注意力头里哪些列旋转由模型的权重决定；没有服务器能改用别的列。</translation>
    </message>
    <message>
        <source>The model&apos;s layers turn by several ladders; the columns that turn stand in the GGUF file for each of them.</source>
        <translation>模型各层的频率阶梯不止一种；各自旋转的列数写在 GGUF 文件里。</translation>
    </message>
    <message>
        <source>The factor is made for %1 positions.</source>
        <translation>这一扩展倍数只够 %1 个位置。</translation>
    </message>
    <message>
        <source>Nothing stretches RoPE to the target: the line serves the %1 positions of training.</source>
        <translation>没有方法把 RoPE 扩展到目标长度：命令只服务训练时的 %1 个位置。</translation>
    </message>
    <message>
        <source>Only multi-head latent attention, DeepSeek&apos;s and its relatives&apos;, scales the softmax by mscale_all_dim.</source>
        <translation>只有多头潜在注意力（DeepSeek 及其同类）按 mscale_all_dim 缩放 softmax。</translation>
    </message>
    <message>
        <source>The number of columns is for heads as wide as d is here; set d to the model&apos;s.</source>
        <translation>列数按这里的维度 d 计算；请把 d 设成该模型每个头的维度。</translation>
    </message>
    <message>
        <source>%1 (Checked: %2 %3.)</source>
        <translation>%1（核对依据：%2 %3。）</translation>
    </message>
</context>
<context>
    <name>lab::ui::ShiftMatrixView</name>
    <message>
        <source>The shift</source>
        <translation>移位</translation>
    </message>
    <message>
        <source>%1 of %2 cells have got their number by key. Space plays it, the arrow keys go a cell back or on.</source>
        <translation>%2 格中有 %1 格已按键得到数值。空格键播放，方向键退一格或进一格。</translation>
    </message>
    <message>
        <source>Cells shifted</source>
        <translation>已移位的格数</translation>
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
        <source>%1: patch %2 and patch %3 are alike by %4; the lowest of all is %5.</source>
        <translation>%1：图像块 %2 与图像块 %3 的相似度为 %4；所有图像块中最低为 %5。</translation>
    </message>
    <message>
        <source>%1 of the similarity</source>
        <comment>difference</comment>
        <translation>相似度的 %1</translation>
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
        <translation>请在这里画</translation>
    </message>
</context>
<context>
    <name>lab::ui::SketchView</name>
    <message>
        <source>At %1 you have drawn %2.</source>
        <translation>在 %1 处你画的是 %2。</translation>
    </message>
    <message>
        <source>At %1 nothing has been drawn.</source>
        <translation>在 %1 处还没有画。</translation>
    </message>
    <message>
        <source>True is %1.</source>
        <translation>真实值是 %1。</translation>
    </message>
</context>
<context>
    <name>lab::ui::SpeakerWindow</name>
    <message>
        <source>of %1 min: the time is over</source>
        <translation>共 %1 分钟：时间已到</translation>
    </message>
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
        <source>Leave presenting</source>
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
        <source>No lesson is open. Choose one in the menu Lessons: its notes, its question, the answers to expect and a count of hands stand here.</source>
        <translation>没有打开课程。请在“课程”菜单里选一课：它的备注、问题、预期的回答和举手统计会显示在这里。</translation>
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
        <source>Answers to expect, and hands</source>
        <translation>预期的回答与举手数</translation>
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
        <source>%1 (right)</source>
        <comment>an answer</comment>
        <translation>%1（正确）</translation>
    </message>
    <message>
        <source>Hands for %1</source>
        <translation>“%1”的举手数</translation>
    </message>
    <message>
        <source>One hand less for %1</source>
        <translation>“%1”少一人</translation>
    </message>
    <message>
        <source>One hand more for %1</source>
        <translation>“%1”多一人</translation>
    </message>
    <message>
        <source>What this answer overlooks</source>
        <translation>这个回答忽略了什么</translation>
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
        <source>Speaker&apos;s window</source>
        <translation>讲者窗口</translation>
    </message>
    <message>
        <source>Time that has passed</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>What the room sees</source>
        <translation>大家看到的画面</translation>
    </message>
    <message>
        <source>Start the clock anew</source>
        <translation>重新计时</translation>
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
</context>
<context>
    <name>lab::ui::SpectrumView</name>
    <message>
        <source>%1. Pair %2: %3 positions per turn, %4 turns in training</source>
        <translation>%1。维度对 %2：每圈 %3 个位置，训练中转 %4 圈</translation>
    </message>
    <message>
        <source>%1. Pair %2 in plain RoPE: %3 positions per turn, %4 turns in training</source>
        <translation>%1。普通 RoPE 的维度对 %2：每圈 %3 个位置，训练中转 %4 圈</translation>
    </message>
    <message>
        <source>%1. Pair %2 rests</source>
        <translation>%1。维度对 %2 不旋转</translation>
    </message>
</context>
<context>
    <name>lab::ui::Start</name>
    <message>
        <source>trained to %1</source>
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
        <source>due again</source>
        <translation>该再答一次</translation>
    </message>
    <message>
        <source>answered, not right</source>
        <translation>答过，未答对</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未答</translation>
    </message>
    <message>
        <source>answer was shown</source>
        <translation>看过答案</translation>
    </message>
</context>
<context>
    <name>lab::ui::StartPage</name>
    <message>
        <source>Forget answers</source>
        <translation>忘记回答</translation>
    </message>
    <message>
        <source>Forget your answers to “%1”? This cannot be undone.</source>
        <translation>忘记对“%1”的回答？此操作无法撤销。</translation>
    </message>
    <message>
        <source>one station</source>
        <translation>1 站</translation>
    </message>
    <message>
        <source>%1 stations</source>
        <translation>%1 站</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>due today · %1</source>
        <translation>今天该再答 · %1</translation>
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
        <translation>这条路上每一站都已答对</translation>
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
        <source>Answers as CSV…</source>
        <translation>把回答存为 CSV…</translation>
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
        <source>How a Transformer knows where a word stands</source>
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
        <source>Choose a lesson: it opens before a room, its notes in the speaker&apos;s window</source>
        <translation>选一课：它以演示方式打开，备注在讲者窗口里</translation>
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
        <translation>1、2、3：三扇门。方向键：在地图上移动。回车：打开。Esc：去实验台。</translation>
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
        <source>Delete forgets its answers.</source>
        <translation>Delete 键忘记对它的回答。</translation>
    </message>
    <message>
        <source>Lessons before a room</source>
        <translation>课堂演示的课</translation>
    </message>
    <message>
        <source>RoPE, derived on %1 pages</source>
        <translation>RoPE，用 %1 页推导</translation>
    </message>
    <message>
        <source>%1 due again</source>
        <translation>%1 页该再答</translation>
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
        <translation>%1 行空着</translation>
    </message>
</context>
<context>
    <name>lab::ui::StateWindow</name>
    <message>
        <source>This stays shut until you answer: it has the numbers of what is covered.</source>
        <translation>回答之前它不打开：里面有被遮住的内容的数。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>lab::ui::TakenTableWords</name>
    <message>
        <source>Learned by a small model that was trained here: “%1”, L = %2, seed %3.</source>
        <translation>由在此训练的小模型学到：“%1”，L = %2，种子 %3。</translation>
    </message>
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
        <source>Another size puts the untrained numbers back.</source>
        <translation>改变任何大小就恢复未经训练的数。</translation>
    </message>
    <message>
        <source>They are the vectors of the keys up to the query, of its first head; the words and their matrices stay random.</source>
        <translation>这些是到查询为止的键的向量，属于它的第一个头；词和它们的矩阵仍是随机的。</translation>
    </message>
    <message>
        <source>They are the vectors of keys up to the query, of its first head, as the released code reads them; the words and their matrices stay random.</source>
        <translation>这些是到查询为止的键的向量，属于它的第一个头，读法与公开的代码相同；词和它们的矩阵仍是随机的。</translation>
    </message>
    <message>
        <source>Another size or direction puts the untrained numbers back.</source>
        <translation>改变大小或方向就恢复未经训练的数。</translation>
    </message>
    <message>
        <source>Another size or mask puts the untrained numbers back.</source>
        <translation>改变大小或掩码就恢复未经训练的数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::Tally</name>
    <message>
        <source>%1: %2 hands of %3, right.</source>
        <translation>%1：%3 人中 %2 人举手，正确。</translation>
    </message>
    <message>
        <source>%1: %2 hand of %3, right.</source>
        <translation>%1：%3 人中 %2 人举手，正确。</translation>
    </message>
    <message>
        <source>%1: %2 hands of %3.</source>
        <translation>%1：%3 人中 %2 人举手。</translation>
    </message>
    <message>
        <source>%1: %2 hand of %3.</source>
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
        <source>Terms of the score</source>
        <translation>分数的各项</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, not counted</source>
        <translation>%1 %2，未计入</translation>
    </message>
    <message>
        <source>Query %1, key %2: %3.</source>
        <translation>查询 %1，键 %2：%3。</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>not counted</source>
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
        <source>%1 can be read in two ways: type %2 or %3.</source>
        <translation>%1 有两种读法：请输入 %2 或 %3。</translation>
    </message>
    <message>
        <source>The answer is asked for in %1: type it in that unit, or the number alone.</source>
        <translation>答案的单位是“%1”：请用这个单位，或者只输入数。</translation>
    </message>
</context>
<context>
    <name>lab::ui::UnsavedKeeper</name>
    <message>
        <source>Unsaved scene</source>
        <translation>未保存的场景</translation>
    </message>
    <message>
        <source>Take up the scene that was not saved, on %1?</source>
        <comment>a bench</comment>
        <translation>恢复“%1”中未保存的场景？</translation>
    </message>
    <message>
        <source>Take up the changes to %1 that were not saved?</source>
        <translation>恢复对 %1 未保存的更改？</translation>
    </message>
    <message>
        <source>Position Lab was ended before it could ask. This was kept at %1.</source>
        <translation>Position Lab 还没来得及询问就结束了。这是 %1 备存的。</translation>
    </message>
    <message>
        <source>&amp;Take up</source>
        <translation>恢复(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后再说(&amp;L)</translation>
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
        <source>The arrow keys move the query, with Shift the key.</source>
        <translation>方向键移动查询，按住 Shift 移动键。</translation>
    </message>
    <message>
        <source>Similarity to the query&apos;s token</source>
        <translation>与查询词元的相似度</translation>
    </message>
    <message>
        <source>Token %1 has time %2, row %3, column %4; token %5 has time %6, row %7, column %8; they are alike by %9.</source>
        <translation>词元 %1 的时间为 %2、行为 %3、列为 %4；词元 %5 的时间为 %6、行为 %7、列为 %8；两者的相似度为 %9。</translation>
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
        <source>The two do not have the same frames.</source>
        <translation>两者的帧不相同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WavesBench</name>
    <message>
        <source>Waves</source>
        <translation>正弦波形</translation>
    </message>
    <message>
        <source>Every column of the table is a wave. Fast waves tell neighbours apart, slow waves tell far places apart.</source>
        <translation>表的每一列都是一列波。快波分辨相邻的位置，慢波分辨遥远的位置。</translation>
    </message>
    <message>
        <source>A cannot lie under the table: choose Difference to see B − A in its place.</source>
        <translation>编码表下面无法再画 A：选“差”可在原处看 B − A。</translation>
    </message>
    <message>
        <source>An odometer tells every position apart, but in jumps. Dials tell them apart smoothly.</source>
        <translation>里程表能区分每个位置，但靠跳变。表盘则平滑地区分它们。</translation>
    </message>
    <message>
        <source>A position that is added meets words and positions. Only one term knows the distance, and only if the matrix lets it.</source>
        <translation>加进去的位置既遇到词，也遇到位置。只有一项知道相对距离，而且要矩阵允许。</translation>
    </message>
    <message>
        <source>A row for each trained position, and no formula: inside it can be anything, and beyond it nothing was trained.</source>
        <translation>训练过的每个位置一行，没有公式：表内什么都可能，表外则什么都没有训练过。</translation>
    </message>
    <message>
        <source>The same sines and cosines, of the distance: no table, no limit, and both signs.</source>
        <translation>同样的正弦与余弦，但取相对距离：没有表，没有上限，正负都有。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WavesWords</name>
    <message>
        <source>a cell is the mean of %1 positions</source>
        <translation>每格是 %1 个位置的平均</translation>
    </message>
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
        <translation>向下为列，向右为位置</translation>
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
        <source>The difference cannot be taken: A has %1 columns and B has %2.</source>
        <translation>无法求差：A 有 %1 列，B 有 %2 列。</translation>
    </message>
    <message>
        <source>The difference cannot be taken: A has %1 column and B has %2.</source>
        <translation>无法求差：A 有 %1 列，B 有 %2 列。</translation>
    </message>
    <message>
        <source>Exponents doubled by mistake: the best matrix misses %1 %</source>
        <translation>误把指数加倍时，最好的矩阵也差 %1 %</translation>
    </message>
    <message>
        <source>Exponents doubled: best matrix misses %1 %</source>
        <translation>指数加倍：最好的矩阵也差 %1 %</translation>
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
        <translation>随矩阵中随机数的份额</translation>
    </message>
    <message>
        <source>solid: here; dashed: %1 further on</source>
        <translation>实线：此处；虚线：后移 %1</translation>
    </message>
    <message>
        <source>dashed: %1 further on</source>
        <translation>虚线：后移 %1</translation>
    </message>
    <message>
        <source>dashed: +%1</source>
        <translation>虚线：+%1</translation>
    </message>
    <message>
        <source>query at %1, key at %2, and both %3 positions on</source>
        <translation>查询在 %1，键在 %2；以及都后移 %3 个位置</translation>
    </message>
    <message>
        <source>query at %1, key at %2, and both %3 position on</source>
        <translation>查询在 %1，键在 %2；以及都后移 %3 个位置</translation>
    </message>
    <message>
        <source>Concatenated, word and position each with a matrix of its own: the mixed terms are gone, at width %1 with %2 weights in Wq and Wk in place of %3</source>
        <translation>拼接，词和位置各用自己的矩阵：混合项消失，维度为 %1，Wq 与 Wk 共 %2 个权重，而不是 %3 个</translation>
    </message>
    <message>
        <source>Concatenated: no mixed terms, at width %1, %2 weights in place of %3</source>
        <translation>拼接：没有混合项，维度 %1，权重 %2 个而不是 %3 个</translation>
    </message>
    <message>
        <source>Sines alone: the best number for a shift of pair %1 by %2 misses %3 %, with cosines %4 %; their product is %5 here and %6 further on</source>
        <translation>只有正弦：把维度对 %1 平移 %2 的最佳系数仍差 %3 %，有余弦时差 %4 %；它们的点积此处为 %5，后移之后为 %6</translation>
    </message>
    <message>
        <source>Sines alone: a shift misses %1 %; product %2 here, %3 further on</source>
        <translation>只有正弦：平移差 %1 %；点积此处 %2，后移后 %3</translation>
    </message>
    <message>
        <source>Further on, every term is the same</source>
        <translation>后移之后，每一项都相同</translation>
    </message>
    <message>
        <source>Further on, the positions&apos; own term is the same, the score is not: %1</source>
        <translation>后移之后，位置自己的一项不变，分数却变了：%1</translation>
    </message>
    <message>
        <source>Further on, at the same distance, the positions&apos; own term changes by %1</source>
        <translation>后移之后，相对距离相同，位置自己的一项却改变 %1</translation>
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
        <source>%1 × %1 pairs share %2 vectors: one for each distance, and no limit</source>
        <translation>%1 × %1 对位置共用 %2 个向量：每个相对距离一个，没有上限</translation>
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
        <source>for %1 × %1 pairs: one a distance</source>
        <translation>供 %1 × %1 对位置：每个相对距离一个</translation>
    </message>
    <message>
        <source>one for each distance</source>
        <translation>每个相对距离一个</translation>
    </message>
    <message>
        <source>a cell is the mean of %1 distances</source>
        <translation>每格是 %1 个相对距离的平均</translation>
    </message>
    <message>
        <source>column down, distance across</source>
        <translation>向下为列，向右为相对距离</translation>
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
        <source>No row from position %1 on: it was never made, nor trained</source>
        <translation>从位置 %1 起没有行：既没有建，也没有训练</translation>
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
        <source>From position %1 on the last row again and again</source>
        <translation>从位置 %1 起一直是最后一行</translation>
    </message>
    <message>
        <source>the last row again</source>
        <translation>一直是最后一行</translation>
    </message>
    <message>
        <source>last row</source>
        <translation>最后一行</translation>
    </message>
    <message>
        <source>From position %1 on the rows from the start again</source>
        <translation>从位置 %1 起从头再取各行</translation>
    </message>
    <message>
        <source>from the start again</source>
        <translation>从头再取</translation>
    </message>
    <message>
        <source>again</source>
        <translation>从头</translation>
    </message>
    <message>
        <source>All %1 rows stretched over %2 positions</source>
        <translation>全部 %1 行拉伸到 %2 个位置</translation>
    </message>
    <message>
        <source>The %1 row at the %2 position</source>
        <translation>%1 行拉伸到 %2 个位置</translation>
    </message>
    <message>
        <source>The %1 row stretched over %2 positions</source>
        <translation>%1 行拉伸到 %2 个位置</translation>
    </message>
    <message>
        <source>All %1 rows stretched over %2 position</source>
        <translation>全部 %1 行拉伸到 %2 个位置</translation>
    </message>
    <message>
        <source>stretched</source>
        <translation>拉伸</translation>
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
        <source>wheels that change: most of %1</source>
        <translation>变化的轮数：每 %1 个位置的最大值</translation>
    </message>
    <message>
        <source>wheels that change: the most of %1 positions, darker their mean</source>
        <translation>变化的轮数：每 %1 个位置中的最大值，深色为均值</translation>
    </message>
    <message>
        <source>wheels that change after each position</source>
        <translation>每个位置之后改变的轮子数</translation>
    </message>
    <message>
        <source>line: by how much the encoding moves, %1 everywhere</source>
        <translation>横线：编码移动多少，处处都是 %1</translation>
    </message>
    <message>
        <source>From %1 to %2: %3 of %4 wheels change; the encoding moves by %5, as from any position to the next</source>
        <translation>从 %1 到 %2：%4 个轮子中改变 %3 个；编码移动 %5，与任意相邻位置之间相同</translation>
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
        <source>No matrix shifts the rows: the best %1 × %1 for t = %2 misses %3 % of %4 rows</source>
        <translation>没有矩阵能平移这些行：t = %2 时最佳的 %1 × %1 矩阵对 %4 行仍差 %3 %</translation>
    </message>
    <message>
        <source>Best matrix for a shift by %1 misses %2 %</source>
        <translation>平移 %1 的最佳矩阵差 %2 %</translation>
    </message>
    <message>
        <source>Position %1 has no row: published code stops with an index error here</source>
        <translation>位置 %1 没有行：公开的代码在此报索引错误</translation>
    </message>
    <message>
        <source>Position %1 has no row: it is past the stretched table</source>
        <translation>位置 %1 没有行：它超出了拉伸后的表</translation>
    </message>
    <message>
        <source>Position %1 has no row</source>
        <translation>位置 %1 没有行</translation>
    </message>
    <message>
        <source>Row p times every row</source>
        <translation>第 p 行与每一行的点积</translation>
    </message>
    <message>
        <source>with itself %1, with row p + t %2; the band is chance</source>
        <translation>与自身 %1，与第 p + t 行 %2；灰带是偶然的大小</translation>
    </message>
    <message>
        <source>itself %1, p + t %2</source>
        <translation>自身 %1，p + t %2</translation>
    </message>
    <message>
        <source>with itself %1; position %2 has no row</source>
        <translation>与自身 %1；位置 %2 没有行</translation>
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
        <translation>可学习的表</translation>
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
        <source>The positions&apos; own term: %1 here, %2 further on</source>
        <translation>位置自己的一项：此处 %1，后移后 %2</translation>
    </message>
    <message>
        <source>Wheels that change: %1 of %2; the encoding moves by %3</source>
        <translation>%2 个轮子中改变 %1 个；编码移动 %3</translation>
    </message>
    <message>
        <source>distance across</source>
        <translation>相对距离向右</translation>
    </message>
    <message>
        <source>position across</source>
        <translation>向右为位置</translation>
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
        <source>The difference cannot be taken: they show other positions.</source>
        <translation>无法求差：两者显示的位置不同。</translation>
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
</context>
<context>
    <name>lab::ui::WeightMapsView</name>
    <message>
        <source>Attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>被遮住</translation>
    </message>
    <message>
        <source>Reordered, %1 attends to: %2.</source>
        <translation>重排后，“%1”关注：%2。</translation>
    </message>
    <message>
        <source>queries down, keys across</source>
        <translation>纵向为查询，横向为键</translation>
    </message>
    <message>
        <source>Attention weights, second layer</source>
        <translation>注意力权重，第二层</translation>
    </message>
    <message>
        <source>The two do not have the same number of tokens.</source>
        <translation>两者的词元个数不同。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WeightsView</name>
    <message>
        <source>Left and right move n, up and down change its score.</source>
        <translation>左右键移动 n，上下键改变它的分数。</translation>
    </message>
    <message>
        <source>Attention of query %1</source>
        <translation>查询 %1 的注意力</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
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
        <source>The query sees more keys than the %1 that weights are computed for: show fewer positions.</source>
        <translation>查询看到的键多于计算权重所限的 %1 个：请显示较少的位置。</translation>
    </message>
    <message>
        <source>The weights are computed for the first %1 positions: move the query there.</source>
        <translation>权重只对前 %1 个位置计算：请把查询移到那里。</translation>
    </message>
    <message>
        <source>a bar: the sum of %1 keys</source>
        <translation>一条：%1 个键之和</translation>
    </message>
    <message>
        <source>sums of %1 keys</source>
        <translation>%1 个键之和</translation>
    </message>
    <message>
        <source>sums of</source>
        <translation>每条之和：</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
</context>
<context>
    <name>lab::ui::Welcome</name>
    <message>
        <source>Drag the tip of an arrow, or m and n below. Questions: menu Lessons. Help: F1.</source>
        <translation>拖动箭头的尖端，或下方的 m 和 n。想练习：“课程”菜单；要帮助：F1。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WholeWriting</name>
    <message>
        <source>The folder %1 cannot be made: %2.</source>
        <translation>无法建立文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 无法写入：%2。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
</context>
<context>
    <name>lab::ui::WordBook</name>
    <message>
        <source>The word “%1”: %2.</source>
        <translation>词条“%1”：%2。</translation>
    </message>
    <message>
        <source>it needs a key, a name and a sentence in every language</source>
        <translation>它需要一个键，以及每种语言的名称和一句话</translation>
    </message>
    <message>
        <source>there is no bench “%1”</source>
        <translation>没有实验台“%1”</translation>
    </message>
    <message>
        <source>“%1” needs the key of a bench, and a sentence in every language</source>
        <translation>“%1”必须是某个实验台的键，并有每种语言的一句话</translation>
    </message>
    <message>
        <source>“first” must name a lesson or a bench</source>
        <translation>“first”必须指明一门课程或一个实验台</translation>
    </message>
    <message>
        <source>The word “%1” stands there twice.</source>
        <translation>词条“%1”出现了两次。</translation>
    </message>
    <message>
        <source>The letter of “%1” has a second meaning, “%2”, in the same place.</source>
        <translation>“%1”的字母在同一处还有另一个含义“%2”。</translation>
    </message>
    <message>
        <source>The symbol “%1” of “%2” is another word&apos;s, too.</source>
        <translation>“%2”的符号“%1”也属于另一个词条。</translation>
    </message>
    <message>
        <source>The file has no list “words” of words.</source>
        <translation>文件中没有名为“words”的词条列表。</translation>
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
        <source>Introduced in the help, under %1.</source>
        <translation>在帮助的“%1”中引入。</translation>
    </message>
    <message>
        <source>Introduced in the help, under %1, and on page %2 of the derivation.</source>
        <translation>在帮助的“%1”中、推导第 %2 页引入。</translation>
    </message>
    <message>
        <source>Introduced in lesson %1.</source>
        <translation>在第 %1 课引入。</translation>
    </message>
    <message>
        <source>Introduced in lesson %1 and on page %2 of the derivation.</source>
        <translation>在第 %1 课、推导第 %2 页引入。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a word, what it is, where it is introduced</comment>
        <translation>%1：%2%3</translation>
    </message>
    <message>
        <source> (in %1)</source>
        <comment>after a symbol: the benches where it means this</comment>
        <translation>（在%1中）</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>在%1中：%2</translation>
    </message>
    <message>
        <source>Symbols and terms</source>
        <translation>符号与术语</translation>
    </message>
    <message>
        <source>Rest the pointer on a symbol or a term, in a formula, a picture, a lesson or this help, and it says what it is there; Shift+F1 lists those of the part that has the keyboard. One letter means one thing, but for the benches that are named beside it.</source>
        <translation>把指针停在公式、图、课程或本帮助中的符号或术语上，就会说明它在那里是什么；Shift+F1 列出键盘焦点所在部分的用语。一个字母只有一个含义，除非旁边注明了只在哪些实验台如此。</translation>
    </message>
    <message>
        <source>The glossary: first all symbols, then all terms; abbreviations such as RoPE stand with their term.</source>
        <translation>术语表：先列全部符号，再列全部术语；RoPE 等缩写写在相应的术语处。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WordsWindow</name>
    <message>
        <source>Words here — Position Lab</source>
        <translation>此处用语 — Position Lab</translation>
    </message>
    <message>
        <source>Words here</source>
        <translation>此处用语</translation>
    </message>
    <message>
        <source>Nothing here has a symbol or a term. All words stand in the help, F1.</source>
        <translation>这里没有符号或术语。全部用语在帮助中（F1）。</translation>
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
        <source>How many heads the layer has; each has a slope of its own.</source>
        <translation>这一层有多少个头；每个头各有斜率。</translation>
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
        <source>The head of the large matrix, from 1.</source>
        <translation>大矩阵所示的头，从 1 数起。</translation>
    </message>
    <message>
        <source>Largest exponent</source>
        <translation>最大指数</translation>
    </message>
    <message>
        <source>The flattest slope is 2 to minus this; 8 as published, alibi_bias_max in model files.</source>
        <translation>最平缓的斜率是 2 的负此数次方；论文为 8，模型文件中叫 alibi_bias_max。</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>The published rule and the plain geometric one differ where the number of heads is no power of two.</source>
        <translation>头数不是 2 的幂时，论文规则与单纯的等比规则不同。</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Causal: a query sees only the keys up to its own position. Symmetric: it sees all, and the distance has no sign.</source>
        <translation>因果：查询只能看到不晚于自己位置的键。对称：看得到全部，相对距离不分正负。</translation>
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
        <source>The page of the window that is shown.</source>
        <translation>窗口中显示的页面。</translation>
    </message>
    <message>
        <source>Query position</source>
        <translation>查询位置</translation>
    </message>
    <message>
        <source>Where the token stands that asks.</source>
        <translation>发问的词元所在的位置。</translation>
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
        <source>Where the token stands that is looked at.</source>
        <translation>被查看的词元所在的位置。</translation>
    </message>
    <message>
        <source>Lock distance</source>
        <translation>锁定相对距离</translation>
    </message>
    <message>
        <source>Moving one position moves the other, so their distance stays.</source>
        <translation>移动一个位置时另一个随之移动，相对距离不变。</translation>
    </message>
    <message>
        <source>Positions shown</source>
        <translation>显示的位置数</translation>
    </message>
    <message>
        <source>How many positions the pictures and the ruler show.</source>
        <translation>各图与标尺显示多少个位置。</translation>
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
        <source>How many positions the model saw in training; 0 sets no mark.</source>
        <translation>模型在训练中见过多少个位置；0 表示不作标记。</translation>
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
        <source>Wrong mix</source>
        <translation>错误混用</translation>
    </message>
    <message>
        <source>Own numbers</source>
        <translation>自定数值</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Equal, all ones</source>
        <translation>相同，全为 1</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基数</translation>
    </message>
    <message>
        <source>The base of the frequencies, rope_theta in model files; a larger one slows the last pairs.</source>
        <translation>频率的基数，模型文件中叫 rope_theta；越大，后面的维度对越慢。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>How many numbers a query or key of one head has.</source>
        <translation>一个头的查询或键有多少个数。</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rotated share</source>
        <translation>旋转比例</translation>
    </message>
    <message>
        <source>The part of the width that is turned; the rest carries no position (partial rotary).</source>
        <translation>维度中被旋转的部分；其余不带位置信息（部分旋转）。</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Which two columns turn together. The wrong mix takes the columns of one and the angles of the other; its score depends on more than the distance.</source>
        <translation>哪两列一同旋转。错误混用取一种的列和另一种的角度，其分数不只取决于相对距离。</translation>
    </message>
    <message>
        <source>Query and key</source>
        <translation>查询与键</translation>
    </message>
    <message>
        <source>Where the numbers of q and k come from.</source>
        <translation>q 和 k 的数值从何而来。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Of the random query and key.</source>
        <translation>随机查询与键所用的种子。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>The selected pair; 0 is the fastest.</source>
        <translation>选中的维度对；0 最快。</translation>
    </message>
    <message>
        <source>tensor2tensor</source>
        <translation>tensor2tensor</translation>
    </message>
    <message>
        <source>How many columns the table has; two make a pair.</source>
        <translation>表有多少列；每两列组成一个维度对。</translation>
    </message>
    <message>
        <source>The base of the frequencies; a larger one slows the last pairs.</source>
        <translation>频率的基数；越大，后面的维度对越慢。</translation>
    </message>
    <message>
        <source>Column order</source>
        <translation>列的排列方式</translation>
    </message>
    <message>
        <source>How sines and cosines stand in the table; tensor2tensor also stretches the frequencies down to 1/base.</source>
        <translation>正弦与余弦在表中的排法；tensor2tensor 还把最低频率延伸到 1/基数。</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Bloom</source>
        <translation>Bloom</translation>
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
        <source>Which numbers the code keeps. Under the causal mask they differ by one number a query, which softmax does not see.</source>
        <translation>代码中保存的是哪些数。在因果掩码下，各形式每个查询只差一个常数，softmax 看不出来。</translation>
    </message>
    <message>
        <source>Stored length</source>
        <translation>存储长度</translation>
    </message>
    <message>
        <source>For how many tokens the biases are kept.</source>
        <translation>为多少个词元保存偏置。</translation>
    </message>
    <message>
        <source>Left padding</source>
        <translation>左侧填充</translation>
    </message>
    <message>
        <source>How many tokens before the text are not attended; Bloom does not count them.</source>
        <translation>正文之前有多少个词元不被关注；Bloom 不计入它们。</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Divided by the root of the width</source>
        <translation>除以维度的平方根</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>表的行数</translation>
    </message>
    <message>
        <source>How many whole positions there are to count to; what is counted beyond stays at the last.</source>
        <translation>可以数到多少个整数位置；超出的停在最后一个。</translation>
    </message>
    <message>
        <source>Gate of</source>
        <translation>门控取自</translation>
    </message>
    <message>
        <source>What opens a gate: the product of query and key, or the score that attention makes of it.</source>
        <translation>门控由什么打开：查询与键的点积，或由它得出的分数。</translation>
    </message>
    <message>
        <source>The seed of the table and of the queries and keys.</source>
        <translation>表以及查询和键所用的种子。</translation>
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
        <source>Clamped first</source>
        <translation>先限制</translation>
    </message>
    <message>
        <source>Logarithm goes on</source>
        <translation>对数继续</translation>
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
        <source>Half the rows of the table of relative positions; what lies farther gets the last row.</source>
        <translation>相对位置表行数的一半；更远的用最后一行。</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>桶数</translation>
    </message>
    <message>
        <source>Up to half of this a distance has a bucket of its own; 0 and 1 mean that every distance has one.</source>
        <translation>不超过桶数一半的相对距离各有一个桶；0 和 1 表示每个相对距离各有一个。</translation>
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
        <source>The buckets reach up to it, max_relative_positions in model files.</source>
        <translation>桶一直延伸到这个相对距离（模型文件中的 max_relative_positions）。</translation>
    </message>
    <message>
        <source>Beyond the largest distance</source>
        <translation>超过最大相对距离时</translation>
    </message>
    <message>
        <source>Microsoft&apos;s code clamps a distance before the logarithm, transformers does not.</source>
        <translation>微软的代码在取对数之前限制相对距离，transformers 不限制。</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>In the term from position to content the paper reads the row of the mirrored distance, the released code that of the distance itself.</source>
        <translation>在位置到内容一项中，论文取相对距离变号后的那一行，公开的代码取相对距离本身的那一行。</translation>
    </message>
    <message>
        <source>Position projections</source>
        <translation>位置的投影</translation>
    </message>
    <message>
        <source>Whether the table goes through the layers of the content or through its own, share_att_key in model files.</source>
        <translation>位置表经过内容的投影层还是自己的投影层（模型文件中的 share_att_key）。</translation>
    </message>
    <message>
        <source>Content to position</source>
        <translation>内容到位置</translation>
    </message>
    <message>
        <source>The score has the term c2p.</source>
        <translation>分数含有 c2p 项。</translation>
    </message>
    <message>
        <source>Position to content</source>
        <translation>位置到内容</translation>
    </message>
    <message>
        <source>The score has the term p2c.</source>
        <translation>分数含有 p2c 项。</translation>
    </message>
    <message>
        <source>Model width</source>
        <translation>模型维度</translation>
    </message>
    <message>
        <source>How many numbers a token&apos;s vector has.</source>
        <translation>一个词元的向量有多少个数。</translation>
    </message>
    <message>
        <source>How many heads the layer has.</source>
        <translation>这一层有多少个头。</translation>
    </message>
    <message>
        <source>Head width</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>The head whose terms are shown, from 1.</source>
        <translation>显示哪个头的各项，从 1 开始。</translation>
    </message>
    <message>
        <source>The seed of the weights and of the tokens.</source>
        <translation>权重和词元所用的种子。</translation>
    </message>
    <message>
        <source>The distance is measured as ln(c times the distance + 1); learned, 0.1 at first.</source>
        <translation>相对距离按 ln(c·相对距离 + 1) 计量；可学习，初值 0.1。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>A context that is shorter counts as this long; learned, 512 at first.</source>
        <translation>较短的上下文按这个长度计；可学习，初值 512。</translation>
    </message>
    <message>
        <source>Added to the divisor</source>
        <translation>分母所加的数</translation>
    </message>
    <message>
        <source>The published code adds 0.000001 to the divisor, its formula nothing.</source>
        <translation>公开的代码在分母上加 0.000001，论文公式不加。</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>隐藏单元</translation>
    </message>
    <message>
        <source>How many units the network has between the share and the biases.</source>
        <translation>网络在份额与偏置之间有多少个隐藏单元。</translation>
    </message>
    <message>
        <source>The seed of the network&apos;s weights.</source>
        <translation>网络权重所用的种子。</translation>
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
        <source>How many numbers the vector of a distance has; two make a pair.</source>
        <translation>一个相对距离的向量有多少个数；每两个组成一个维度对。</translation>
    </message>
    <message>
        <source>Sign of the distance</source>
        <translation>相对距离的符号</translation>
    </message>
    <message>
        <source>Which distances are positive: those of keys before the query, or of keys after it.</source>
        <translation>哪些相对距离为正：在查询之前的键，还是在查询之后的键。</translation>
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
        <source>How many frames a video has; an image has one whatever is set here.</source>
        <translation>视频有多少帧；图像只有一帧，与此处的设置无关。</translation>
    </message>
    <message>
        <source>How many patches the image is high.</source>
        <translation>图像的高度有多少个图像块。</translation>
    </message>
    <message>
        <source>How many patches the image is wide.</source>
        <translation>图像的宽度有多少个图像块。</translation>
    </message>
    <message>
        <source>The base of the frequencies of each axis; a larger one slows the last pairs.</source>
        <translation>每个轴的频率基数；基数越大，最后几个维度对转得越慢。</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Whose code gives the order of the axes and their channels.</source>
        <translation>按谁的代码排列各轴及其通道。</translation>
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
        <source>How many channels the encoding of a patch has.</source>
        <translation>一个图像块的编码有多少个通道。</translation>
    </message>
    <message>
        <source>Class token</source>
        <translation>类别词元</translation>
    </message>
    <message>
        <source>A token before the patches whose encoding is zero; not in DETR.</source>
        <translation>图像块之前的一个词元，其编码为零；DETR 没有。</translation>
    </message>
    <message>
        <source>Normalized</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>DETR: the last row and column of every image have the same place, the scale.</source>
        <translation>DETR：每幅图像的最后一行和最后一列都落在同一处，即缩放值。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放值</translation>
    </message>
    <message>
        <source>DETR: the place of the last row and column.</source>
        <translation>DETR：最后一行和最后一列的坐标。</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>DETR: added to the number of rows or columns before the division by it.</source>
        <translation>DETR：作除数之前加在行数或列数上的小量。</translation>
    </message>
    <message>
        <source>Whose code says which pairs turn with the row and the column.</source>
        <translation>按谁的代码决定哪些维度对随行旋转、哪些随列旋转。</translation>
    </message>
    <message>
        <source>Training grid</source>
        <translation>训练网格</translation>
    </message>
    <message>
        <source>EVA-02: patches a side in training; other grids are stretched to it.</source>
        <translation>EVA-02：训练时每边的图像块数；其他网格拉伸到这个大小。</translation>
    </message>
    <message>
        <source>Merge size</source>
        <translation>合并边长</translation>
    </message>
    <message>
        <source>Qwen2-VL: patches a side of a block; the tokens run block after block.</source>
        <translation>Qwen2-VL：一个合并块每边的图像块数；词元逐块排列。</translation>
    </message>
    <message>
        <source>Mixed: each head starts in a direction of its own.</source>
        <translation>混合：每个头从自己的方向开始。</translation>
    </message>
    <message>
        <source>Mixed: the directions of the heads are drawn from this number.</source>
        <translation>混合：各头的方向由这个数随机产生。</translation>
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
        <source>Logarithmic: minus r₁ times ln(1 + r₂ times the distance). Power: minus r₁ times the distance to the power r₂.</source>
        <translation>对数：−r₁·ln(1 + r₂·相对距离)。幂：−r₁·相对距离的 r₂ 次方。</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>What the kernel is multiplied by; learned.</source>
        <translation>核函数所乘的数；可学习。</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>The rate of the logarithm or the exponent of the power, which is at most 2; learned.</source>
        <translation>对数中的系数，或幂的指数（至多为 2）；可学习。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>The last row</source>
        <translation>最后一行</translation>
    </message>
    <message>
        <source>From the start again</source>
        <translation>从头循环</translation>
    </message>
    <message>
        <source>Stretched table</source>
        <translation>拉伸整张表</translation>
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
        <source>Linear, ends kept</source>
        <translation>线性（端点对齐）</translation>
    </message>
    <message>
        <source>How many rows the table has, one a position.</source>
        <translation>表有多少行，每个位置一行。</translation>
    </message>
    <message>
        <source>How many columns the table has.</source>
        <translation>表有多少列。</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Of the normal numbers that the table starts from; 0.02 in BERT and ViT, 0.01 in GPT-2.</source>
        <translation>表的初始正态随机数的标准差；BERT 和 ViT 为 0.02，GPT-2 为 0.01。</translation>
    </message>
    <message>
        <source>Beyond the table</source>
        <translation>超出表时</translation>
    </message>
    <message>
        <source>What a position past the training length gets: no row at all, the last row, the rows from the start again, or the whole table stretched over the target length.</source>
        <translation>超过训练长度的位置得到什么：没有对应的行、最后一行、从头循环的行，或把整张表拉伸到目标长度。</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>重采样</translation>
    </message>
    <message>
        <source>How a table is stretched. Bicubic and linear as in PyTorch; linear with the ends kept is the original ViT&apos;s.</source>
        <translation>怎样拉伸表。双三次和线性与 PyTorch 相同；端点对齐的线性是原始 ViT 的做法。</translation>
    </message>
    <message>
        <source>The length that a stretched table is made for.</source>
        <translation>拉伸后的表所对应的长度。</translation>
    </message>
    <message>
        <source>Of the untrained numbers.</source>
        <translation>未经训练的数值所用的种子。</translation>
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
        <source>Kept</source>
        <translation>保留小数</translation>
    </message>
    <message>
        <source>Height pairs</source>
        <translation>高度的维度对</translation>
    </message>
    <message>
        <source>How many pairs turn with the row; time has the pairs that height and width leave.</source>
        <translation>有多少个维度对随行旋转；时间得到高度和宽度剩下的维度对。</translation>
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
        <source>How many pairs turn with the column.</source>
        <translation>有多少个维度对随列旋转。</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Whether the pairs of an axis stand side by side, as in Qwen2-VL, or by turns, as in Qwen3-VL.</source>
        <translation>同一个轴的维度对是连在一起（如 Qwen2-VL），还是各轴轮流交错（如 Qwen3-VL）。</translation>
    </message>
    <message>
        <source>Position numbers</source>
        <translation>位置编号</translation>
    </message>
    <message>
        <source>Whose rule numbers the frames of a video: one by one, by seconds, or each as an image behind the words of its time.</source>
        <translation>按谁的规则给视频帧编号：逐帧加一、按秒数，或者每帧作为一幅图像，前面写出它的时间。</translation>
    </message>
    <message>
        <source>Numbers a second</source>
        <translation>每秒编号数</translation>
    </message>
    <message>
        <source>Qwen2.5-VL: by how much the time number grows in a second, tokens_per_second in model files.</source>
        <translation>Qwen2.5-VL：每过一秒，时间编号增加多少；模型文件中的 tokens_per_second。</translation>
    </message>
    <message>
        <source>Seconds a frame</source>
        <translation>每帧秒数</translation>
    </message>
    <message>
        <source>Qwen2.5-VL: released code cuts the seconds to a whole number, so that half a second stands still; the paper keeps them.</source>
        <translation>Qwen2.5-VL：公开的代码把秒数截断为整数，因此半秒等于不动；论文保留小数。</translation>
    </message>
    <message>
        <source>Time between frames</source>
        <translation>帧间隔</translation>
    </message>
    <message>
        <source>Qwen2.5-VL: from one frame of the video to the next.</source>
        <translation>Qwen2.5-VL：视频中一帧到下一帧的时间。</translation>
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
        <source>Qwen3-VL: how many tokens the time before each frame takes when it is written.</source>
        <translation>Qwen3-VL：每帧之前写出的时间占多少个词元。</translation>
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
        <source>How many tokens of text come before the image.</source>
        <translation>图像之前有多少个文本词元。</translation>
    </message>
    <message>
        <source>Rows of the image</source>
        <translation>图像的行数</translation>
    </message>
    <message>
        <source>How many tokens the image is high; with 0 there is no image.</source>
        <translation>图像的高度有多少个词元；0 表示没有图像。</translation>
    </message>
    <message>
        <source>Columns of the image</source>
        <translation>图像的列数</translation>
    </message>
    <message>
        <source>How many tokens the image is wide.</source>
        <translation>图像的宽度有多少个词元。</translation>
    </message>
    <message>
        <source>Frames of the video</source>
        <translation>视频的帧数</translation>
    </message>
    <message>
        <source>How many frames the video has; with 0 there is no video.</source>
        <translation>视频有多少帧；0 表示没有视频。</translation>
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
        <source>How many tokens a frame is high.</source>
        <translation>一帧的高度有多少个词元。</translation>
    </message>
    <message>
        <source>Columns of the video</source>
        <translation>视频的列数</translation>
    </message>
    <message>
        <source>How many tokens a frame is wide.</source>
        <translation>一帧的宽度有多少个词元。</translation>
    </message>
    <message>
        <source>Text after</source>
        <translation>后面的文本</translation>
    </message>
    <message>
        <source>How many tokens of text come after the pictures.</source>
        <translation>图像和视频之后有多少个文本词元。</translation>
    </message>
    <message>
        <source>Causal: a query sees only the keys up to its own position. All keys: nothing is hidden.</source>
        <translation>因果：查询只能看到不晚于自己位置的键。所有键：什么都不遮挡。</translation>
    </message>
    <message>
        <source>double</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>float</source>
        <translation>单精度</translation>
    </message>
    <message>
        <source>half</source>
        <translation>半精度</translation>
    </message>
    <message>
        <source>Positions kept as</source>
        <translation>位置的数值格式</translation>
    </message>
    <message>
        <source>The format of the position; bfloat16 holds the whole numbers to 256 only.</source>
        <translation>位置所用的数值格式；bfloat16 只能准确表示 256 以内的整数。</translation>
    </message>
    <message>
        <source>Frequencies kept as</source>
        <translation>频率的数值格式</translation>
    </message>
    <message>
        <source>The format of inv_freq; its error grows with the position.</source>
        <translation>inv_freq 所用的数值格式；其误差随位置增大。</translation>
    </message>
    <message>
        <source>Angles kept as</source>
        <translation>角度的数值格式</translation>
    </message>
    <message>
        <source>The format of position times frequency, before cosine and sine.</source>
        <translation>位置乘以频率所得角度的数值格式（取余弦和正弦之前）。</translation>
    </message>
    <message>
        <source>Cosines and sines kept as</source>
        <translation>余弦和正弦的数值格式</translation>
    </message>
    <message>
        <source>The format of the tables of cosines and sines; its error is the same at any position.</source>
        <translation>余弦、正弦表所用的数值格式；其误差与位置无关。</translation>
    </message>
    <message>
        <source>Products kept as</source>
        <translation>乘积的数值格式</translation>
    </message>
    <message>
        <source>The format of each number of the vector times its cosine or sine.</source>
        <translation>向量的每个数与余弦或正弦相乘所得乘积的数值格式。</translation>
    </message>
    <message>
        <source>Sums kept as</source>
        <translation>和的数值格式</translation>
    </message>
    <message>
        <source>The format of the turned vector, the sum of two products.</source>
        <translation>旋转后的向量（两个乘积之和）所用的数值格式。</translation>
    </message>
    <message>
        <source>How many heads the layer has; each learns numbers of its own.</source>
        <translation>这一层有多少个头；每个头学习自己的数值。</translation>
    </message>
    <message>
        <source>Clipping distance</source>
        <translation>截断距离</translation>
    </message>
    <message>
        <source>The last distance with a number of its own; all beyond it share that one.</source>
        <translation>最后一个有自己数值的相对距离；更远的都共用这个数值。</translation>
    </message>
    <message>
        <source>Of the normal numbers that the table starts from.</source>
        <translation>表的初始正态随机数的标准差。</translation>
    </message>
    <message>
        <source>The base of the frequencies; the last one is 1/base.</source>
        <translation>频率所用的基数；最后一个频率是 1/基数。</translation>
    </message>
    <message>
        <source>Twice the number of cosines that are added up; it need not be the model&apos;s width.</source>
        <translation>相加的余弦个数的两倍；不必等于模型维度。</translation>
    </message>
    <message>
        <source>Factor of the head</source>
        <translation>头的系数</translation>
    </message>
    <message>
        <source>What the sum is multiplied by.</source>
        <translation>余弦和所乘的数。</translation>
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
        <translation>调整基频（ABF）</translation>
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
        <source>Turns (paper)</source>
        <translation>圈数（论文）</translation>
    </message>
    <message>
        <source>Whole pairs</source>
        <translation>整数维度对</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>Length extension</source>
        <translation>长度扩展</translation>
    </message>
    <message>
        <source>How RoPE is stretched beyond the length that it was trained for.</source>
        <translation>RoPE 怎样扩展到训练长度之外。</translation>
    </message>
    <message>
        <source>Extension factor</source>
        <translation>扩展倍数</translation>
    </message>
    <message>
        <source>How many times as long the texts may become; position interpolation divides every frequency by it.</source>
        <translation>文本可以变为原来的多少倍长；位置插值把每个频率都除以它。</translation>
    </message>
    <message>
        <source>Original length</source>
        <translation>原始长度</translation>
    </message>
    <message>
        <source>The length before the extension, original_max_position_embeddings in model files.</source>
        <translation>扩展之前的长度，模型文件中的 original_max_position_embeddings。</translation>
    </message>
    <message>
        <source>Current length</source>
        <translation>当前长度</translation>
    </message>
    <message>
        <source>The length of the text at hand: dynamic NTK and LongRoPE turn differently beyond the original length.</source>
        <translation>当前文本的长度：超过原始长度后，动态 NTK 与 LongRoPE 的旋转随之改变。</translation>
    </message>
    <message>
        <source>Fast turns</source>
        <translation>快端圈数</translation>
    </message>
    <message>
        <source>YaRN: a pair that makes at least so many turns within the original length is kept.</source>
        <translation>YaRN：在原始长度内至少转这么多圈的维度对保持不变。</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>Slow turns</source>
        <translation>慢端圈数</translation>
    </message>
    <message>
        <source>YaRN: a pair that makes at most so many turns within the original length is divided.</source>
        <translation>YaRN：在原始长度内至多转这么多圈的维度对全部插值（÷s）。</translation>
    </message>
    <message>
        <source>Ramp along</source>
        <translation>斜坡沿</translation>
    </message>
    <message>
        <source>YaRN: what the ramp from kept to divided pairs runs along; released code takes the pair index, the paper the turns.</source>
        <translation>YaRN：从不变到全部插值（÷s）的斜坡沿什么进行；公开的代码用维度对序号，论文用圈数。</translation>
    </message>
    <message>
        <source>Ramp ends</source>
        <translation>斜坡端点</translation>
    </message>
    <message>
        <source>YaRN along the pair index: rounded outwards to whole pairs, or exact (truncate false in model files).</source>
        <translation>YaRN 沿维度对序号时：端点向外取整，或取精确值（模型文件中 truncate 为 false）。</translation>
    </message>
    <message>
        <source>Attention factor</source>
        <translation>注意力因子</translation>
    </message>
    <message>
        <source>YaRN and LongRoPE: multiplies cosines and sines; 0 takes the value of the method.</source>
        <translation>YaRN 与 LongRoPE：余弦和正弦都乘以它；0 表示取该方法自己的值。</translation>
    </message>
    <message>
        <source>Attention scale</source>
        <translation>mscale 系数</translation>
    </message>
    <message>
        <source>YaRN: mscale in model files, how strongly the vectors grow with the extension factor.</source>
        <translation>YaRN：模型文件中的 mscale，向量随扩展倍数变长的强度。</translation>
    </message>
    <message>
        <source>Softmax scale</source>
        <translation>softmax 缩放系数</translation>
    </message>
    <message>
        <source>YaRN: mscale_all_dim in model files, the part of it that moves into the softmax scale (DeepSeek).</source>
        <translation>YaRN：模型文件中的 mscale_all_dim，其中移入 softmax 缩放的部分（DeepSeek）。</translation>
    </message>
    <message>
        <source>Low-frequency turns</source>
        <translation>低频圈数</translation>
    </message>
    <message>
        <source>Llama 3: a pair that makes at most so many turns within the original length is divided.</source>
        <translation>Llama 3：在原始长度内至多转这么多圈的维度对全部插值（÷s）。</translation>
    </message>
    <message>
        <source>High-frequency turns</source>
        <translation>高频圈数</translation>
    </message>
    <message>
        <source>Llama 3: a pair that makes at least so many turns within the original length is kept.</source>
        <translation>Llama 3：在原始长度内至少转这么多圈的维度对保持不变。</translation>
    </message>
    <message>
        <source>Ramp to divided, first turns</source>
        <translation>开始插值的圈数</translation>
    </message>
    <message>
        <source>NTK-by-parts: the turns where NTK-aware begins to give way to the divided frequency.</source>
        <translation>NTK-by-parts：NTK-aware 从这个圈数往下开始让位于全部插值（÷s）的频率。</translation>
    </message>
    <message>
        <source>Ramp to divided, last turns</source>
        <translation>全部插值的圈数</translation>
    </message>
    <message>
        <source>NTK-by-parts: the turns where NTK-aware has given way.</source>
        <translation>NTK-by-parts：到这个圈数，NTK-aware 已完全让位于全部插值（÷s）的频率。</translation>
    </message>
    <message>
        <source>Ramp from kept, first turns</source>
        <translation>开始离开不变的圈数</translation>
    </message>
    <message>
        <source>NTK-by-parts: the turns where plain RoPE begins to give way.</source>
        <translation>NTK-by-parts：普通 RoPE 开始让位的圈数。</translation>
    </message>
    <message>
        <source>Ramp from kept, last turns</source>
        <translation>不变结束的圈数</translation>
    </message>
    <message>
        <source>NTK-by-parts: the turns where plain RoPE has given way.</source>
        <translation>NTK-by-parts：普通 RoPE 完全让位的圈数。</translation>
    </message>
    <message>
        <source>Share of NTK-aware</source>
        <translation>NTK-aware 的比例</translation>
    </message>
    <message>
        <source>NTK-by-parts: how much of the NTK-aware frequency goes into the mixture.</source>
        <translation>NTK-by-parts：混合中 NTK-aware 频率所占的比例。</translation>
    </message>
    <message>
        <source>Share of plain RoPE</source>
        <translation>普通 RoPE 的比例</translation>
    </message>
    <message>
        <source>NTK-by-parts: how much of the plain frequency goes into the mixture.</source>
        <translation>NTK-by-parts：混合中普通频率所占的比例。</translation>
    </message>
    <message>
        <source>Adjusted base</source>
        <translation>调整后的基数</translation>
    </message>
    <message>
        <source>The base that takes the place of the plain one.</source>
        <translation>取代原基数的基数。</translation>
    </message>
    <message>
        <source>Turning share</source>
        <translation>旋转的维度对比例</translation>
    </message>
    <message>
        <source>p-RoPE: the share of the pairs that turn; the slowest ones rest.</source>
        <translation>p-RoPE：旋转的维度对所占比例；最慢的不旋转。</translation>
    </message>
    <message>
        <source>The last distance with a vector of its own; all beyond it share that one.</source>
        <translation>最后一个有自己向量的相对距离；更远的都共用这个向量。</translation>
    </message>
    <message>
        <source>Of a head: how many numbers each vector has.</source>
        <translation>头的维度：每个向量有多少个数。</translation>
    </message>
    <message>
        <source>Of the normal numbers that both tables start from.</source>
        <translation>两张表的初始正态随机数的标准差。</translation>
    </message>
    <message>
        <source>Of the window that Swin-V2 was trained with, by which it measures a larger one; below 2 the window&apos;s own.</source>
        <translation>Swin-V2 训练时的窗口，换到更大的窗口时仍以它为尺度；小于 2 时取窗口本身。</translation>
    </message>
    <message>
        <source>Window height</source>
        <translation>窗口高度</translation>
    </message>
    <message>
        <source>How many patches the window is high.</source>
        <translation>窗口高多少个图像块。</translation>
    </message>
    <message>
        <source>Window width</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>How many patches the window is wide.</source>
        <translation>窗口宽多少个图像块。</translation>
    </message>
    <message>
        <source>Height trained with</source>
        <translation>训练时的高度</translation>
    </message>
    <message>
        <source>Width trained with</source>
        <translation>训练时的宽度</translation>
    </message>
    <message>
        <source>How many heads the layer has, a bias each an offset.</source>
        <translation>这一层有多少个头；每个头每个偏移一个偏置。</translation>
    </message>
    <message>
        <source>Of the biases and of the network&apos;s weights before training.</source>
        <translation>训练前偏置和网络权重的标准差。</translation>
    </message>
    <message>
        <source>Of the network that gives Swin-V2&apos;s biases from the coordinates; 512 as published.</source>
        <translation>由坐标算出 Swin-V2 偏置的网络的隐藏单元数；原文为 512。</translation>
    </message>
    <message>
        <source>Of the table of biases and of the network.</source>
        <translation>偏置表和网络的随机种子。</translation>
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
        <source>Bidirectional: half of the buckets are for keys after the query. Causal: all of them are for keys before it.</source>
        <translation>双向：一半的桶用于查询之后的键。因果：所有的桶都用于查询之前的键。</translation>
    </message>
    <message>
        <source>How many groups the distances are sorted into; each has one learned bias a head.</source>
        <translation>相对距离分成多少组；每组每个头有一个可学习的偏置。</translation>
    </message>
    <message>
        <source>The logarithm of the edges ends here; the last bucket begins before it, or with few distances at it.</source>
        <translation>桶的边界按对数增长到这里为止；最后一个桶在它之前就开始，相对距离很少时正好从它开始。</translation>
    </message>
    <message>
        <source>How many heads the layer has, a bias each a bucket.</source>
        <translation>这一层有多少个头；每个头每个桶一个偏置。</translation>
    </message>
    <message>
        <source>Of the biases before training; T5 starts with one over the root of the model width.</source>
        <translation>训练前偏置的标准差；T5 的初值为模型维度平方根的倒数。</translation>
    </message>
    <message>
        <source>Of the table of biases.</source>
        <translation>偏置表的随机种子。</translation>
    </message>
    <message>
        <source>The base of the frequencies of the fixed sinusoids.</source>
        <translation>固定正弦的频率所用的基数。</translation>
    </message>
    <message>
        <source>Clamp length</source>
        <translation>相对距离上限</translation>
    </message>
    <message>
        <source>A larger distance counts as this one, clamp_len in the published code; 0 leaves every distance as it is.</source>
        <translation>更大的相对距离按这个相对距离计（公开的代码中的 clamp_len）；0 表示不作限制。</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>How many queries the shifted matrix has.</source>
        <translation>移位矩阵有多少个查询。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>How many keys of earlier segments stand before those of the shifted matrix.</source>
        <translation>在移位矩阵自己的键之前，有多少个来自先前片段的键。</translation>
    </message>
    <message>
        <source>The base of the frequencies of the rotation.</source>
        <translation>旋转频率所用的基数。</translation>
    </message>
    <message>
        <source>Which columns make a pair that turns together.</source>
        <translation>哪两列组成一起旋转的维度对。</translation>
    </message>
    <message>
        <source>Scale base</source>
        <translation>缩放基数</translation>
    </message>
    <message>
        <source>Over so many positions a pair shrinks by its factor zeta once; 512 as published.</source>
        <translation>每过这么多个位置，维度对就乘一次系数 ζ 而缩小；论文取 512。</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>How near the factors zeta of all pairs are to 1; 0.4 as published, and a large one is plain RoPE.</source>
        <translation>各维度对的系数 ζ 有多接近 1；论文取 0.4，很大时就是普通 RoPE。</translation>
    </message>
    <message>
        <source>The seed of the query and the key.</source>
        <translation>查询和键所用的种子。</translation>
    </message>
    <message>
        <source>How many positions the model saw in training; the original length and the factor of the methods follow.</source>
        <translation>模型在训练中见过多少个位置；各方法的原始长度和倍数随之改变。</translation>
    </message>
    <message>
        <source>How many positions are wanted; the current length and the factor of the methods follow.</source>
        <translation>希望达到多少个位置；各方法的当前长度和倍数随之改变。</translation>
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
        <source>Positions in half</source>
        <translation>位置用半精度</translation>
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
        <source>Which number is compared with the true one: the angle and its cosine of the worst pair, or the score.</source>
        <translation>把哪个数与真值比较：最差维度对的角度、其余弦，或分数。</translation>
    </message>
    <message>
        <source>All steps in</source>
        <translation>所有步骤采用</translation>
    </message>
    <message>
        <source>One format for every step of the rotation; mixed when the steps differ.</source>
        <translation>旋转的每一步都用同一种数值格式；各步不同时为混合。</translation>
    </message>
    <message>
        <source>Known bugs</source>
        <translation>已知错误</translation>
    </message>
    <message>
        <source>The formats of a mistake that published code has made, each in float but for the step that is named.</source>
        <translation>公开的代码犯过的错误所用的数值格式：除所指步骤外均为单精度。</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均分数</translation>
    </message>
    <message>
        <source>Base bound</source>
        <translation>基数下界</translation>
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
        <source>Adversarial</source>
        <translation>特意构造</translation>
    </message>
    <message>
        <source>Dials</source>
        <translation>表盘</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>Peak distance</source>
        <translation>峰值相对距离</translation>
    </message>
    <message>
        <source>The distance at which the adversarial query and key agree in every pair; the query is the key turned back by it.</source>
        <translation>在这个相对距离处，特意构造的查询与键在每个维度对上都方向一致；查询就是把键往回旋转这么多个位置。</translation>
    </message>
    <message>
        <source>Large picture</source>
        <translation>大图</translation>
    </message>
    <message>
        <source>The pairs as dials, or the columns of q and k under both conventions: interleaved and half-split.</source>
        <translation>以表盘显示各维度对，或显示 q 和 k 的各列在两种排列方式（交错与前后半）下的位置。</translation>
    </message>
    <message>
        <source>Whether the method&apos;s line stands in the pictures; that of the chosen one always does.</source>
        <translation>该方法的曲线是否画在图中；所选方法的曲线总会画出。</translation>
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
        <source>q to the right</source>
        <translation>q 向右</translation>
    </message>
    <message>
        <source>The query&apos;s point of the plane, to the right.</source>
        <translation>查询在平面上的点，向右的坐标。</translation>
    </message>
    <message>
        <source>q upwards</source>
        <translation>q 向上</translation>
    </message>
    <message>
        <source>The query&apos;s point of the plane, upwards.</source>
        <translation>查询在平面上的点，向上的坐标。</translation>
    </message>
    <message>
        <source>k to the right</source>
        <translation>k 向右</translation>
    </message>
    <message>
        <source>The key&apos;s point of the plane, to the right.</source>
        <translation>键在平面上的点，向右的坐标。</translation>
    </message>
    <message>
        <source>k upwards</source>
        <translation>k 向上</translation>
    </message>
    <message>
        <source>The key&apos;s point of the plane, upwards.</source>
        <translation>键在平面上的点，向上的坐标。</translation>
    </message>
    <message>
        <source>Turn per position</source>
        <translation>每个位置的转角</translation>
    </message>
    <message>
        <source>How far one position turns a vector.</source>
        <translation>一个位置把向量转多少。</translation>
    </message>
    <message>
        <source>radians</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>Shift of both</source>
        <translation>共同平移</translation>
    </message>
    <message>
        <source>By how many positions query and key move together.</source>
        <translation>查询和键一起移动多少个位置。</translation>
    </message>
    <message>
        <source>Growth of the lengths</source>
        <translation>长度的增长率</translation>
    </message>
    <message>
        <source>The query&apos;s length grows with e to the c·m, the key&apos;s shrinks with e to the −c·n.</source>
        <translation>查询的长度按 e 的 c·m 次方增长，键的长度按 e 的 −c·n 次方缩短。</translation>
    </message>
    <message>
        <source>Broken by</source>
        <translation>改坏方式</translation>
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
        <source>Page told</source>
        <translation>直接显示的页</translation>
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
        <source>How far the angle at the query&apos;s position is dragged off the line.</source>
        <translation>查询位置处的角偏离直线多少。</translation>
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
        <translation>可学习的表</translation>
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
        <source>By token</source>
        <translation>按词元</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>按位置</translation>
    </message>
    <message>
        <source>Pooled</source>
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
        <source>Blanks part the tokens; a Chinese character is a token of its own. The same word has the same vector.</source>
        <translation>空格分开词元，一个汉字自成一个词元。同一个词有同一个向量。</translation>
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
        <source>Which token stands at place 0, 1, 2 and so on; tokens are counted from 0 as they were typed.</source>
        <translation>位置 0、1、2……上各是哪个词元；词元按输入的先后从 0 数起。</translation>
    </message>
    <message>
        <source>the number of each token once, from 0, as in 1 0 2 3</source>
        <translation>每个词元的编号各一次，从 0 起，如 1 0 2 3</translation>
    </message>
    <message>
        <source>Reordered</source>
        <translation>重排后</translation>
    </message>
    <message>
        <source>What was done to the order in which it was typed.</source>
        <translation>对输入时的顺序做了什么。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>What tells the layer where a token stands: added to its vector, turned into query and key, or added to the score.</source>
        <translation>用什么告诉这一层词元的位置：加到向量上，以旋转作用于查询和键，或加到分数上。</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>A query sees only the keys up to its own place, as in a decoder.</source>
        <translation>查询只看得见不晚于自己位置的键，如同解码器。</translation>
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
        <source>Whose attention is drawn, counted from 0 as the sentence was typed.</source>
        <translation>画出哪个词元的注意力，按原句从 0 数起。</translation>
    </message>
    <message>
        <source>Of the layer&apos;s weights, which nobody has trained.</source>
        <translation>这一层权重的随机种子；权重没有训练过。</translation>
    </message>
    <message>
        <source>What no score can exceed by summation by parts, beside the mean score; scores may stay far below it.</source>
        <translation>用 Abel 分部求和得到的、任何分数都不会超过的上界，画在平均分数旁边；分数可以远低于它。</translation>
    </message>
    <message>
        <source>How far the key stands after the query: p + t beside p. The distance m − n is the same number with the other sign.</source>
        <translation>键在查询之后多远：p + t 相对于 p。相对距离 m − n 是同一个数，符号相反。</translation>
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
        <source>The factor that a query is multiplied by, which grows with its position. Llama 4 has it in its layers without positions only, Inkling in those with full attention.</source>
        <translation>查询所乘的因子，随其位置增大。Llama 4 只在不带位置编码的层使用，Inkling 只在全注意力层使用。</translation>
    </message>
    <message>
        <source>Temperature scale</source>
        <translation>温度系数</translation>
    </message>
    <message>
        <source>What the logarithm is multiplied by: attn_scale, llama_4_scaling_beta or log_scaling_alpha in model files; log n has none.</source>
        <translation>对数所乘的系数：模型文件中的 attn_scale、llama_4_scaling_beta 或 log_scaling_alpha；log n 没有此系数。</translation>
    </message>
    <message>
        <source>Temperature length</source>
        <translation>温度长度</translation>
    </message>
    <message>
        <source>The positions from which on the factor grows: floor_scale, original_max_position_embeddings or log_scaling_n_floor in model files; for log n the training length.</source>
        <translation>因子从多少个位置起开始增大：模型文件中的 floor_scale、original_max_position_embeddings 或 log_scaling_n_floor；对 log n 则为训练长度。</translation>
    </message>
    <message>
        <source>Position map</source>
        <translation>位置映射</translation>
    </message>
    <message>
        <source>Which distance the rotation sees of a query and a key, and which keys are seen.</source>
        <translation>对一个查询和一个键，旋转采用的相对距离是多少，以及哪些键可见。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>ReRoPE and Self-Extend keep the distances below it; a causal sliding window shows so many keys, the query&apos;s own included.</source>
        <translation>ReRoPE 和 Self-Extend 保持小于它的相对距离不变；因果滑动窗口可见这么多个键，包括查询自身位置的键。</translation>
    </message>
    <message>
        <source>Leaky factor</source>
        <translation>Leaky 倍数</translation>
    </message>
    <message>
        <source>Leaky ReRoPE: what the distances beyond the window are divided by.</source>
        <translation>Leaky ReRoPE：窗口以外的相对距离除以此数。</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>组大小</translation>
    </message>
    <message>
        <source>Self-Extend: how many neighbouring positions count as one beyond the window.</source>
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
        <source>Dual chunk attention: the largest distance, chunk_size in model files. Chunks: how many keys one has, attention_chunk_size.</source>
        <translation>双块注意力：最大的相对距离，模型文件中的 chunk_size。分块：每块有多少个键，attention_chunk_size。</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>Dual chunk attention: how far the distances stay true across the border of a chunk, local_size in model files; the keys of a chunk are the chunk size less this.</source>
        <translation>双块注意力：跨越块边界时，多远以内的相对距离保持真实，模型文件中的 local_size；每块的键数等于块大小减去此数。</translation>
    </message>
    <message>
        <source>First keys</source>
        <translation>开头的键数</translation>
    </message>
    <message>
        <source>StreamingLLM and LM-Infinite: how many keys at the beginning stay visible.</source>
        <translation>StreamingLLM 和 LM-Infinite：开头有多少个键始终可见。</translation>
    </message>
    <message>
        <source>Last keys</source>
        <translation>末尾的键数</translation>
    </message>
    <message>
        <source>StreamingLLM and LM-Infinite: how many of the last keys are visible, the query&apos;s own included.</source>
        <translation>StreamingLLM 和 LM-Infinite：末尾有多少个键可见，包括查询自身位置的键。</translation>
    </message>
    <message>
        <source>Largest distance seen</source>
        <translation>最大有效相对距离</translation>
    </message>
    <message>
        <source>LM-Infinite: distances beyond it count as this one.</source>
        <translation>LM-Infinite：超过它的相对距离都按它计算。</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Chunks: tokens of padding on the left; the first chunk begins after them.</source>
        <translation>分块：左侧填充的词元数；第一块从它们之后开始。</translation>
    </message>
    <message>
        <source>Without a map, and of a sliding window. Causal: keys up to the query, of a window so many. All keys: on either side, of a window so many and the query&apos;s own, as encoders in transformers have it.</source>
        <translation>没有位置映射时和滑动窗口。因果：到查询为止的键，有窗口时为这么多个。所有键：两侧的键，有窗口时两侧各这么多个，加上查询自身位置的键，transformers 中的编码器就是如此。</translation>
    </message>
    <message>
        <source>Attention sink</source>
        <translation>注意力汇（sink）</translation>
    </message>
    <message>
        <source>Whether a learned logit joins the softmax and is dropped afterwards, so that the weights add up to less than 1.</source>
        <translation>是否让一个可学习的 logit 参与 softmax、随后舍去，使各权重之和小于 1。</translation>
    </message>
    <message>
        <source>Sink logit</source>
        <translation>sink 的 logit</translation>
    </message>
    <message>
        <source>The score of the attention sink, one a head; 0 is softmax one.</source>
        <translation>注意力汇的分数，每个头一个；取 0 即为 softmax one。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Which layers of the model the numbers are those of, where its layers differ: choosing others sets their base, width, rotated share, length extension, and window or chunks.</source>
        <translation>各层不同时，所示数值属于模型的哪些层：选择另一些层，就设为它们的基数、维度、旋转比例、长度扩展，以及窗口或分块。</translation>
    </message>
    <message>
        <source>one of the kinds of layers that the model has</source>
        <translation>该模型具有的层类型之一</translation>
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
        <source>Which encoding has a vector for each distance, and what it adds up.</source>
        <translation>哪种编码为每个相对距离设一个向量，以及它把什么加起来。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>The names of the tokens from position 0 on. The same word has the same vector.</source>
        <translation>从位置 0 起各词元的名字。同一个词有同一个向量。</translation>
    </message>
    <message>
        <source>Content–content</source>
        <translation>内容–内容</translation>
    </message>
    <message>
        <source>The score counts q·k: word and word.</source>
        <translation>分数计入 q·k：词对词。</translation>
    </message>
    <message>
        <source>Content–position</source>
        <translation>内容–位置</translation>
    </message>
    <message>
        <source>The score counts the query with the vector of the distance.</source>
        <translation>分数计入查询与相对距离向量的点积。</translation>
    </message>
    <message>
        <source>Position–content</source>
        <translation>位置–内容</translation>
    </message>
    <message>
        <source>The score counts the key with the vector of the distance: DeBERTa.</source>
        <translation>分数计入键与相对距离向量的点积：DeBERTa。</translation>
    </message>
    <message>
        <source>Global content</source>
        <translation>全局内容</translation>
    </message>
    <message>
        <source>The score counts u·k, the key&apos;s word alone, the same for every query: Transformer-XL.</source>
        <translation>分数计入 u·k，只看键的词，对每个查询都一样：Transformer-XL。</translation>
    </message>
    <message>
        <source>Global position</source>
        <translation>全局位置</translation>
    </message>
    <message>
        <source>The score counts v·Wr, the distance alone, the same for every query: Transformer-XL.</source>
        <translation>分数计入 v·Wr，只看相对距离，对每个查询都一样：Transformer-XL。</translation>
    </message>
    <message>
        <source>Cells shifted</source>
        <translation>已移位的格数</translation>
    </message>
    <message>
        <source>How many cells of the matrix by keys have got their number from that by distances.</source>
        <translation>按键排列的矩阵中，有多少格已从按相对距离排列的矩阵得到数值。</translation>
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
        <source>What is added to the score of a query and a key: a number of their distance, or, with CoPE, of the words between them.</source>
        <translation>加到查询与键的分数上的数：由相对距离决定，CoPE 则由两者之间的词决定。</translation>
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
        <source>EVA-02: row, then column, stretched</source>
        <translation>EVA-02：先行后列，拉伸</translation>
    </message>
    <message>
        <source>Qwen2-VL: row, then column</source>
        <translation>Qwen2-VL：先行后列</translation>
    </message>
    <message>
        <source>Pixtral: one ladder by turns</source>
        <translation>Pixtral：同一频率序列交替分配</translation>
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
        <source>What is made of the row and the column of a patch of the image.</source>
        <translation>怎样对图像块的行与列编码。</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>图像块</translation>
    </message>
    <message>
        <source>The side of a patch. What is left at the edges of the image belongs to none.</source>
        <translation>图像块的边长。图像边缘剩下的部分不属于任何一块。</translation>
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
        <source>How many pixels the image is high.</source>
        <translation>图像高多少像素。</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>How many pixels the image is wide.</source>
        <translation>图像宽多少像素。</translation>
    </message>
    <message>
        <source>How many patches the image is high; it is made to hold them.</source>
        <translation>图像纵向有多少块；图像大小随之改变。</translation>
    </message>
    <message>
        <source>How many patches the image is wide; it is made to hold them.</source>
        <translation>图像横向有多少块；图像大小随之改变。</translation>
    </message>
    <message>
        <source>How many numbers the encoding of a patch has, or a query or key that is turned.</source>
        <translation>一个图像块的编码有多少个数，或被旋转的查询、键有多少个数。</translation>
    </message>
    <message>
        <source>Whose order of pairs</source>
        <translation>维度对的排列依据</translation>
    </message>
    <message>
        <source>Trained grid</source>
        <translation>训练网格</translation>
    </message>
    <message>
        <source>Patches a side in training. The learned table, and the places of EVA-02, are stretched from it to the image.</source>
        <translation>训练时每边的块数。可学习表以及 EVA-02 的位置都由它拉伸到图像大小。</translation>
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
        <source>An image whose patches have a row and a column, or a video among words whose tokens have three position numbers.</source>
        <translation>一张图像，其图像块有行和列；或者文字之间的一段视频，其词元有三个位置编号。</translation>
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
        <source>Both move on</source>
        <translation>一起移动</translation>
    </message>
    <message>
        <source>Distance grows</source>
        <translation>相对距离增大</translation>
    </message>
    <message>
        <source>Own values below</source>
        <translation>独有的值</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
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
        <source>What you say of a claim, before its verdict is seen.</source>
        <translation>看到结论之前，你对一个说法的判断。</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Which sentence of a text is looked at.</source>
        <translation>查看文章中的哪一句。</translation>
    </message>
    <message>
        <source>The row of the chosen cell.</source>
        <translation>所选格所在的行。</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>The column of the chosen cell.</source>
        <translation>所选格所在的列。</translation>
    </message>
    <message>
        <source>Extension of the last row</source>
        <translation>最后一行的扩展方法</translation>
    </message>
    <message>
        <source>Which method stretches RoPE in the last row, with the numbers of the bench Base.</source>
        <translation>最后一行用哪种方法扩展 RoPE，各数取自实验台“基数”。</translation>
    </message>
    <message>
        <source>Columns of a head of the layer.</source>
        <translation>这一层每个头的列数。</translation>
    </message>
    <message>
        <source>Heads of the layer. A token&apos;s vector has as many columns as all of them.</source>
        <translation>这一层的头数。词元向量的列数等于所有头的列数之和。</translation>
    </message>
    <message>
        <source>Keys seen</source>
        <translation>看到的键数</translation>
    </message>
    <message>
        <source>How many keys the token sees whose operations are counted, itself among them.</source>
        <translation>计算运算次数的词元能看到多少个键，包括它自己。</translation>
    </message>
    <message>
        <source>Both move on by</source>
        <translation>一起移动多远</translation>
    </message>
    <message>
        <source>How far query and key move on together, looked at in 120 steps.</source>
        <translation>查询与键一起移动多远，分 120 步观察。</translation>
    </message>
    <message>
        <source>How far the key falls behind the query.</source>
        <translation>键落后查询多远。</translation>
    </message>
    <message>
        <source>Draws the two words and the layer, which nobody has trained.</source>
        <translation>生成两个词和这一层，均未经训练。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Width of a head</source>
        <translation>每头的维度</translation>
    </message>
    <message>
        <source>Key falls behind by</source>
        <translation>键落后多远</translation>
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
        <source>Distances seen</source>
        <translation>有效相对距离</translation>
    </message>
    <message>
        <source>Which picture stands beside the factors: the mean score against the distance, the smallest base for a context, what a method does while the text grows, what a query&apos;s temperature does to its weights, or which distances the rotation sees.</source>
        <translation>倍数图旁边显示哪幅图：平均分数随相对距离的变化、某一上下文长度所需的最小基数、文本变长时方法的作用、查询温度对注意力权重的作用，或旋转所见的有效相对距离。</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>匹配键的分数</translation>
    </message>
    <message>
        <source>The score of the one key that the query is looking for; all others have 0. With 0 all keys are equal.</source>
        <translation>查询所要找的那一个键的分数，其余都是 0。取 0 时各键相等。</translation>
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
        <source>What is drawn of two rows against their shift: their product, or the length of their difference beside what would be proportional to the shift.</source>
        <translation>两行随平移量变化的图画什么：它们的点积，或它们之差的长度，旁边是与平移量成正比时的样子。</translation>
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
        <source>Which columns turn together: neighbours, or column i and column i + 4.</source>
        <translation>哪两列一起旋转：相邻的两列，或第 i 列与第 i + 4 列。</translation>
    </message>
    <message>
        <source>Two: the second takes the tokens with the outputs of the first added to them, and its weights and outputs are shown.</source>
        <translation>两层：第二层的输入是词元加上第一层的输出，显示的是第二层的权重和输出。</translation>
    </message>
    <message>
        <source>By token: with the output that the same token had. By place: with the output that stood there. Pooled: the mean of all outputs. Last token: its output, where only those before it are reordered.</source>
        <translation>按词元：与同一词元原来的输出比。按位置：与该位置原来的输出比。平均：所有输出的平均值。末词元：只重排它之前的词元时，它的输出。</translation>
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
        <source>The table of an encoding; the wheels of an odometer beside the dials of the pairs; or the four terms of a score to which positions were added.</source>
        <translation>一种编码的表；里程表的轮子与各维度对的表盘；或者加入位置之后分数的四项。</translation>
    </message>
    <message>
        <source>Sines and cosines of the position, a learned row for each position, or sines and cosines of the distance of two positions.</source>
        <translation>位置的正弦与余弦，每个位置一行可学习的数，或者两个位置的相对距离的正弦与余弦。</translation>
    </message>
    <message>
        <source>Radix</source>
        <translation>进制</translation>
    </message>
    <message>
        <source>How many digits a wheel of the odometer has: 2 counts in binary, 10 as we do.</source>
        <translation>里程表的一个轮子有几个数字：2 是二进制，10 是我们平常的数法。</translation>
    </message>
    <message>
        <source>Random share</source>
        <translation>随机份额</translation>
    </message>
    <message>
        <source>Of the matrix between query and key: the identity at 0, random numbers at 1.</source>
        <translation>查询与键之间的矩阵：0 是单位矩阵，1 是随机数。</translation>
    </message>
    <message>
        <source>Moved on</source>
        <translation>后移</translation>
    </message>
    <message>
        <source>By how many positions both words are moved on: their distance stays.</source>
        <translation>两个词一起后移多少个位置：相对距离不变。</translation>
    </message>
    <message>
        <source>Of the two words and of the random matrix.</source>
        <translation>两个词和随机矩阵的种子。</translation>
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
        <source>Much</source>
        <translation>很多</translation>
    </message>
    <message>
        <source>Exact offsets</source>
        <translation>精确的相对距离</translation>
    </message>
    <message>
        <source>Which offsets the task wants told apart, wherever in the text it stands: the first few, or all up to the training length.</source>
        <translation>任务要区分哪些相对距离，无论在文本何处：最近的几个，还是直到训练长度的全部。</translation>
    </message>
    <message>
        <source>Longer than trained</source>
        <translation>比训练时更长</translation>
    </message>
    <message>
        <source>How long the texts are, in training lengths of the bench Base, or its target length.</source>
        <translation>文本有多长，以“基数”实验台的训练长度为单位，或取其目标长度。</translation>
    </message>
    <message>
        <source>Absolute places</source>
        <translation>绝对位置</translation>
    </message>
    <message>
        <source>Whether the task asks for a place of the text, as its second word.</source>
        <translation>任务是否问到文本中的某个位置，例如第二个词。</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>轴数</translation>
    </message>
    <message>
        <source>How many numbers a place has: 1 in a text, 2 in an image, 3 in a video.</source>
        <translation>一个位置有几个数：文本 1 个，图像 2 个，视频 3 个。</translation>
    </message>
    <message>
        <source>It may cost</source>
        <translation>允许的代价</translation>
    </message>
    <message>
        <source>What the encoding may learn and work beside the attention: nothing (a hundredth of its operations), a little (a tenth of its numbers and operations), or much.</source>
        <translation>编码在注意力之外可以学习和计算多少：没有（至多其运算量的百分之一）、少许（至多其参数和运算量的十分之一）、很多。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>常见错误</translation>
    </message>
    <message>
        <source>The first is right</source>
        <translation>第一行正确</translation>
    </message>
    <message>
        <source>The second is right</source>
        <translation>第二行正确</translation>
    </message>
    <message>
        <source>Both are right</source>
        <translation>两行都正确</translation>
    </message>
    <message>
        <source>Neither is right</source>
        <translation>两行都不正确</translation>
    </message>
    <message>
        <source>Right line</source>
        <translation>正确的一行</translation>
    </message>
    <message>
        <source>Which line of a mistake you say is right, before it is judged.</source>
        <translation>你认为哪一行正确，在判定之前选择。</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Which two lines are looked at.</source>
        <translation>正在查看的是哪两行。</translation>
    </message>
    <message>
        <source>Properties: encodings against what can be computed of them. Adviser: which of them fit what is needed, and why the others do not. Claims: what texts say of them, to be voted on and judged. Mistakes: two lines that were both written, and the number that tells which is right.</source>
        <translation>性质：各种编码与能够算出的性质对照。选择建议：哪些编码符合需要，其余为何不符合。说法：各种文章对编码的说法，先投票再评判。常见错误：两行都有人写过的代码或式子，以及区分对错的那个数。</translation>
    </message>
    <message>
        <source>How many positions are wanted; 0 sets no mark, and Base then takes the training length times the extension factor, or that length itself with p-RoPE.</source>
        <translation>需要多少个位置；0 表示不设标记，“基数”则取训练长度乘以扩展倍数，p-RoPE 时就取训练长度。</translation>
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
        <source>as many numbers as the list has, parted by blanks, each within the ends of its picture</source>
        <translation>与列表同样多的数，以空格分开，每个都在图的两端之内</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>词的顺序</translation>
    </message>
    <message>
        <source>Which of four words stands at place 0, 1, 2 and 3; they are counted from 0 as they were typed.</source>
        <translation>四个词中哪一个站在位置 0、1、2、3；按输入的顺序从 0 数起。</translation>
    </message>
    <message>
        <source>the numbers 0 to 3, each once, as in 1 0 2 3</source>
        <translation>0 到 3 各一次，如 1 0 2 3</translation>
    </message>
    <message>
        <source>Colours of the cells</source>
        <translation>格子的颜色</translation>
    </message>
    <message>
        <source>Which cells of a table of 8 × 8 scores must agree: those of one number from 1 to 15, row by row; 0 is not painted.</source>
        <translation>8 × 8 分数表中哪些格子必须相同：编号 1 到 15 中同号的格子，逐行列出；0 表示未着色。</translation>
    </message>
    <message>
        <source>Marks of the six ways</source>
        <translation>六种办法的标记</translation>
    </message>
    <message>
        <source>Whether the score stays when both move on, for each of six ways to put a position in: 0 not marked, 1 it stays, 2 it moves.</source>
        <translation>对六种放入位置的办法，两者一起后移时分数是否不变：0 未标记，1 不变，2 变。</translation>
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
        <source>Length of the query&apos;s image</source>
        <translation>查询的像的长度</translation>
    </message>
    <message>
        <source>How long the query is at its position.</source>
        <translation>查询在它的位置上有多长。</translation>
    </message>
    <message>
        <source>Angle of the query&apos;s image</source>
        <translation>查询的像的角度</translation>
    </message>
    <message>
        <source>Where the query points at its position.</source>
        <translation>查询在它的位置上指向哪里。</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>Length of the key&apos;s image</source>
        <translation>键的像的长度</translation>
    </message>
    <message>
        <source>How long the key is at its position.</source>
        <translation>键在它的位置上有多长。</translation>
    </message>
    <message>
        <source>Angle of the key&apos;s image</source>
        <translation>键的像的角度</translation>
    </message>
    <message>
        <source>Where the key points at its position.</source>
        <translation>键在它的位置上指向哪里。</translation>
    </message>
    <message>
        <source>Lengths of the query</source>
        <translation>查询的各个长度</translation>
    </message>
    <message>
        <source>How long the query is at positions 0 to 20; that at 1 is 1.1 times that at 0.</source>
        <translation>查询在位置 0 到 20 有多长；位置 1 处是位置 0 处的 1.1 倍。</translation>
    </message>
    <message>
        <source>Lengths of the key</source>
        <translation>键的各个长度</translation>
    </message>
    <message>
        <source>How long the key is at positions 0 to 20.</source>
        <translation>键在位置 0 到 20 有多长。</translation>
    </message>
    <message>
        <source>Turn of the query</source>
        <translation>查询的转角</translation>
    </message>
    <message>
        <source>By how much its position turns the query.</source>
        <translation>查询的位置使它转多少。</translation>
    </message>
    <message>
        <source>Turn of the key</source>
        <translation>键的转角</translation>
    </message>
    <message>
        <source>By how much the same position turns the key.</source>
        <translation>同一个位置使键转多少。</translation>
    </message>
    <message>
        <source>Angles at the positions</source>
        <translation>各位置的角度</translation>
    </message>
    <message>
        <source>The angle that each of the positions 0 to 20 turns a vector by, in radians; 0 and θ stand at the first two whatever the list says.</source>
        <translation>位置 0 到 20 各使向量转过的角度，以弧度计；无论列表怎么写，前两个都是 0 与 θ。</translation>
    </message>
    <message>
        <source>Sketch of the score</source>
        <translation>分数的草图</translation>
    </message>
    <message>
        <source>The score that is expected at distances 0, 5 … 40.</source>
        <translation>预期在相对距离 0、5……40 处的分数。</translation>
    </message>
    <message>
        <source>Number of speeds</source>
        <translation>转速的个数</translation>
    </message>
    <message>
        <source>How many of four pairs turn at a speed of their own.</source>
        <translation>四个维度对中有几个用自己的转速。</translation>
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
        <source>The bound that is expected at distances 0, 1000 … 5000, as powers of ten.</source>
        <translation>预期在相对距离 0、1000……5000 处的上界，以十的幂表示。</translation>
    </message>
    <message>
        <source>Products of the pairs point</source>
        <translation>各维度对的乘积指向</translation>
    </message>
    <message>
        <source>Where the products of 64 pairs of query and key point at distance 0: all to the right, each somewhere, or so that all point to the right at one distance.</source>
        <translation>查询与键的 64 个维度对的乘积在相对距离 0 处指向哪里：全部向右、各指一方，或者使它们在某个相对距离处全部向右。</translation>
    </message>
    <message>
        <source>Agreeing at distance</source>
        <translation>一致的相对距离</translation>
    </message>
    <message>
        <source>The distance at which the products of all pairs point one way.</source>
        <translation>所有维度对的乘积指向同一方向的相对距离。</translation>
    </message>
    <message>
        <source>Sizes of the products</source>
        <translation>乘积的大小</translation>
    </message>
    <message>
        <source>How large the product of query and key is in each of 64 pairs.</source>
        <translation>64 个维度对中查询与键的乘积各有多大。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>The page of the derivation that is open, from 0.</source>
        <translation>推导中打开的那一页，从 0 起。</translation>
    </message>
    <message>
        <source>Query&apos;s turn at position 0</source>
        <translation>查询在位置 0 的转角</translation>
    </message>
    <message>
        <source>What position 0 turns a query by.</source>
        <translation>位置 0 使查询转多少。</translation>
    </message>
    <message>
        <source>Key&apos;s turn at position 0</source>
        <translation>键在位置 0 的转角</translation>
    </message>
    <message>
        <source>What position 0 turns a key by.</source>
        <translation>位置 0 使键转多少。</translation>
    </message>
    <message>
        <source>Which of its ways changes the open page, from 1; 0 leaves it sound.</source>
        <translation>用哪种办法改动打开的这一页，从 1 起；0 表示不改。</translation>
    </message>
    <message>
        <source>Line, reason, check and breaks are hidden until the page&apos;s question has been answered.</source>
        <translation>回答这一页的问题之前，公式、理由、核对和改坏都隐藏。</translation>
    </message>
    <message>
        <source>The page whose line, reason and check are in sight without its question; −1 is none.</source>
        <translation>不必回答问题就显示公式、理由和核对的那一页；−1 表示没有。</translation>
    </message>
    <message>
        <source>The line of the page in symbols, its check with its numbers, or as NumPy code.</source>
        <translation>这一页的公式，代入数的核对，或 NumPy 代码。</translation>
    </message>
    <message>
        <source>Teaching example, trained to %1</source>
        <translation>教学示例，训练到 %1</translation>
    </message>
    <message>
        <source>Last value written</source>
        <translation>最后写入的值</translation>
    </message>
    <message>
        <source>Three places back</source>
        <translation>往前第三个</translation>
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
        <source>What followed before</source>
        <translation>上次之后是什么</translation>
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
        <source>Right answers</source>
        <translation>答对比例</translation>
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
        <source>What it can say</source>
        <translation>能说明什么</translation>
    </message>
    <message>
        <source>Whether models with this encoding are trained; one is, at least.</source>
        <translation>是否训练带这种编码的模型；至少训练一种。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What the models are to answer: the last value that was written to a name, the symbol three places before, values that never change, the symbol of position 2, what followed a symbol where it stood before, or the digits of a sum, column by column, from its ones on or down to them. Each is learned with a recipe of its own.</source>
        <translation>模型要回答什么：某个名字最后写入的值、往前第三个位置的符号、从不改变的值、位置 2 的符号、符号上次出现时后面跟的符号，或者逐列给出和的各位数字，从个位开始或到个位为止。每项任务有自己的训练方案。</translation>
    </message>
    <message>
        <source>How long the sequences of the training are. Longer ones are asked of it too.</source>
        <translation>训练所用序列的长度。提问时也用更长的序列。</translation>
    </message>
    <message>
        <source>Layers of attention in each model.</source>
        <translation>每个模型的注意力层数。</translation>
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
        <source>How many models of each encoding are trained, each from other first numbers and on other sequences.</source>
        <translation>每种编码训练多少个模型，各自的初值和序列都不同。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>The share of right answers, or the cross-entropy: it shows how sure a model is of a wrong one.</source>
        <translation>答对的比例，或者交叉熵：它显示模型对错误答案有多肯定。</translation>
    </message>
    <message>
        <source>Beside the training</source>
        <translation>训练旁边</translation>
    </message>
    <message>
        <source>Shipped results</source>
        <translation>自带结果</translation>
    </message>
    <message>
        <source>Whose answers are looked at.</source>
        <translation>查看哪种编码的回答。</translation>
    </message>
    <message>
        <source>Length doubled</source>
        <translation>长度加倍</translation>
    </message>
    <message>
        <source>How often the training length is doubled to the length that is looked at.</source>
        <translation>所查看的长度是训练长度加倍多少次。</translation>
    </message>
    <message>
        <source>times</source>
        <translation>次</translation>
    </message>
    <message>
        <source>The encodings as you expect them at the length that is looked at, best first.</source>
        <translation>你预期各编码在所查看长度上的次序，最好的在前。</translation>
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
        <source>The tokens of Order&apos;s sentence stand under the ruler, the first at position 0, where there is space for all that are shown.</source>
        <translation>“顺序”里句子的词元排在标尺下方，第一个在位置 0；放得下所显示的全部词元时才显示。</translation>
    </message>
    <message>
        <source>On the first pass each page asks for a number, on the second for the principle of its line, on the third for the lines themselves, from the last one on.</source>
        <translation>第一遍每一页问一个数，第二遍问这一行依据的原理，第三遍从最后一行起填各行本身。</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>空白行数</translation>
    </message>
    <message>
        <source>How many lines are to be filled in on the third pass, counted from the last page.</source>
        <translation>第三遍中要填的行数，从最后一页数起。</translation>
    </message>
    <message>
        <source>Asked first</source>
        <translation>先问</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>已押</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>不问</translation>
    </message>
    <message>
        <source>Your bet</source>
        <translation>你的押注</translation>
    </message>
    <message>
        <source>Asked first, the answers are covered until you say that the ranking is your bet, or train; each task asks anew. Not asked, they are there at once.</source>
        <translation>先问时，答案一直盖着，直到你说这个排名就是你的押注，或者开始训练；每项任务都重新问。不问时，答案立刻就在。</translation>
    </message>
    <message>
        <source>Eight models of each encoding that were trained beforehand with the first numbers of a task.</source>
        <translation>每种编码八个模型，事先用该任务的默认设置训练好。</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>一个例子</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>How far the model had been trained that answers the example: 0 is before the first step, 32 the end.</source>
        <translation>回答这个例子的模型训练到了哪里：0 是第一步之前，32 是结束时。</translation>
    </message>
    <message>
        <source>Query of the example</source>
        <translation>例子中的查询</translation>
    </message>
    <message>
        <source>The position of the example whose attention is looked at, over the training.</source>
        <translation>例子中的哪个位置，查看它在训练过程中的注意力。</translation>
    </message>
    <message>
        <source>RoPE&apos;s pairs</source>
        <translation>RoPE 的维度对</translation>
    </message>
    <message>
        <source>Your ranking, a bet on what comes of the training; an example whose answers turn right while a model is trained; which pairs RoPE uses, and what freezing one of them does; or what such small models can and cannot say.</source>
        <translation>你的排名，即对训练结果的押注；一个例子，训练模型时它的回答逐个变对；RoPE 用哪些维度对，冻结其中一个会怎样；或这样的小模型能说明什么、不能说明什么。</translation>
    </message>
    <message>
        <source>Frozen pair</source>
        <translation>冻结的维度对</translation>
    </message>
    <message>
        <source>The pair of RoPE&apos;s columns that no longer turns where its trained models are asked: what they lose by that is what they used it for.</source>
        <translation>向训练好的模型提问时，RoPE 的这个维度对不再转动：模型因此损失的，就是它原来的用处。</translation>
    </message>
    <message>
        <source>untrained, variables or back, or all numbers of a table as Experiment takes it</source>
        <translation>untrained、variables 或 back，或者实验所取走的一张表的全部数</translation>
    </message>
    <message>
        <source>Untrained numbers drawn from the seed, or what a small model of Experiment has learned. That one brings its sizes along; another size, direction or mask puts the untrained numbers back. Compare, Grids and Order keep untrained ones.</source>
        <translation>由种子抽取的未经训练的数，或“实验”中的小模型学到的数。后者带来自己的大小；改变大小、方向或掩码就恢复未经训练的数。“比较”“网格”和“顺序”仍用未经训练的数。</translation>
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
        <translation>Self-Extend：窗口除以分组大小时，公开代码的预填充保留小数部分，其解码和论文都向下取整。</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>Steps of the first round of training, eight sequences each. A model that then answers fewer than 90 % at L is trained on for as many steps as it has had, and once more; one of additions is not.</source>
        <translation>第一轮训练的步数，每步八个序列。此时在 L 处答对不到 90 % 的模型，再训练与已有步数相同的步数，仍不到则再来一次；加法任务除外。</translation>
    </message>
    <message>
        <source>Second RoPE line</source>
        <translation>RoPE 的第二条线</translation>
    </message>
    <message>
        <source>A second line for RoPE: the same models, whose frequencies are stretched when a longer sequence is asked. The ranking has plain RoPE.</source>
        <translation>RoPE 的第二条线：同样的模型，在更长的序列上提问时缩放其频率。排名中是未扩展的 RoPE。</translation>
    </message>
    <message>
        <source>Exactly, then rounded once</source>
        <translation>精确计算，只舍入一次</translation>
    </message>
    <message>
        <source>As PyTorch does, powers in float</source>
        <translation>同 PyTorch，用单精度求幂</translation>
    </message>
    <message>
        <source>inv_freq computed</source>
        <translation>inv_freq 的计算</translation>
    </message>
    <message>
        <source>How the frequencies are computed before they are kept: exactly, or as released PyTorch code does, 1 / base ** (2i/d) with each step in float. Frequencies kept as double are exact either way.</source>
        <translation>频率在保存之前如何计算：精确计算，或像公开的 PyTorch 代码那样计算 1 / base ** (2i/d)，每一步都用单精度。以双精度保存的频率两种情况下都是精确的。</translation>
    </message>
</context>
</TS>
