<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>lab::app::CommandLine</name>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>无法写入标准输出。</translation>
    </message>
    <message>
        <source>--%1: %2 is not known; it must be one of %3.</source>
        <translation>--%1：没有 %2；只能是 %3 之一。</translation>
    </message>
    <message>
        <source>table: %1 is not wanted here.</source>
        <translation>table：这里不需要 %1。</translation>
    </message>
    <message>
        <source>table: --encoding is missing.</source>
        <translation>table：缺少 --encoding。</translation>
    </message>
    <message>
        <source>--positions: %1 is no range; give FROM:END, two whole numbers from 0 to %2, such as 0:16.</source>
        <translation>--positions：%1 不是范围；请写成 FROM:END，即 0 到 %2 之间的两个整数，例如 0:16。</translation>
    </message>
    <message>
        <source>render: %1 is not wanted here; a scene is given with --file.</source>
        <translation>render：这里不需要 %1；场景用 --file 给出。</translation>
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
        <source>--scale: %1 must be a number from 1 to 4.</source>
        <translation>--scale：%1 必须是 1 到 4 之间的数。</translation>
    </message>
    <message>
        <source>One file can be opened, and %1 were given.</source>
        <translation>只能打开一个文件，却给了 %1 个。</translation>
    </message>
    <message>
        <source>--set: %1 must have the form KEY=VALUE.</source>
        <translation>--set：%1 必须写成 KEY=VALUE。</translation>
    </message>
    <message>
        <source>Position Lab: a laboratory for the position encodings of Transformers.

  position-lab [FILE]      opens the window; FILE is a scene or a model&apos;s config.json
  position-lab render      draws a bench or one of its pictures into a file; needs no display
  position-lab table       writes the numbers of an encoding to standard output
  position-lab parameters  lists every parameter: key, range, default, meaning
  position-lab benches     lists the benches

The window and render:
  --set KEY=VALUE          sets a parameter, e.g. --set rope.base=500000; may be repeated
  --theme light|dark|desktop
  --language en|zh_CN

render:
  --bench BENCH            which bench; without it, that of the file or the default
  --file FILE              starts from a scene or config.json
  --picture NAME           one picture of the bench instead of the whole
  --size 1280x800          of the bench, in pixels
  --scale 1 … 4            pixels of a PNG for each pixel of the size
  --digits few|all         of the reading line
  -o, --output FILE        .png, .svg, .pdf, or .csv for the numbers behind it

table:
  --encoding NAME          sinusoidal, rope or alibi
  --quantity NAME          sinusoidal: encoding, frequencies; alibi: bias, slopes;
                           rope: rotation, frequencies, query, key, score
  --positions 0:16         from, and the end that is not included
  --set KEY=VALUE          a parameter; the encoding&apos;s own need no prefix: --set width=8
  --format csv|json

  --help, --version

Exit codes: 0 done; 1 a file could not be read or written, or is wrong inside;
2 an unknown option, key or value. Errors are one sentence on standard error.
</source>
        <translation>Position Lab：Transformer 位置编码实验室。

  position-lab [FILE]      打开窗口；FILE 是场景或模型的 config.json
  position-lab render      把实验台或其中一幅图画到文件里；不需要屏幕
  position-lab table       把一种编码的数值写到标准输出
  position-lab parameters  列出每个参数：键、范围、默认值、含义
  position-lab benches     列出实验台

窗口与 render：
  --set KEY=VALUE          设置参数，例如 --set rope.base=500000；可重复
  --theme light|dark|desktop
  --language en|zh_CN

render：
  --bench BENCH            哪个实验台；不给则取文件中的或默认的
  --file FILE              从场景或 config.json 开始
  --picture NAME           实验台中的一幅图，而不是整个实验台
  --size 1280x800          实验台的像素大小
  --scale 1 … 4            尺寸的每个像素在 PNG 中占几个像素
  --digits few|all         读数栏的数位
  -o, --output FILE        .png、.svg、.pdf，或 .csv（图背后的数据）

table：
  --encoding NAME          sinusoidal、rope 或 alibi
  --quantity NAME          sinusoidal：encoding、frequencies；alibi：bias、slopes；
                           rope：rotation、frequencies、query、key、score
  --positions 0:16         起点与终点，不含终点
  --set KEY=VALUE          参数；本编码自己的参数不需前缀：--set width=8
  --format csv|json

  --help、--version

退出码：0 完成；1 文件无法读写或内容有误；
2 未知的选项、键或值。错误以一句话写到标准错误。
</translation>
    </message>
    <message>
        <source>There is no display for a window; `position-lab render` draws into files.</source>
        <translation>没有可显示窗口的屏幕；`position-lab render` 可以画到文件里。</translation>
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
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Nothing was changed.</source>
        <translation>无法写入 %1：%2。没有改动任何内容。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
</context>
<context>
    <name>lab::app::ModelFile</name>
    <message>
        <source>hidden_size %1 is no multiple of the %2 heads, and there is no head_dim; give one.</source>
        <translation>hidden_size %1 不是头数 %2 的倍数，又没有 head_dim；请给出 head_dim。</translation>
    </message>
    <message>
        <source>the head width is %1; the pictures take an even width from 2 to %2.</source>
        <translation>头维度是 %1；图中只能用 2 到 %2 之间的偶数。</translation>
    </message>
    <message>
        <source>there is no head_dim, and no hidden_size with num_attention_heads to work it out; give one of them.</source>
        <translation>没有 head_dim，也没有可用来推算它的 hidden_size 与 num_attention_heads；请给出其一。</translation>
    </message>
    <message>
        <source>an ALiBi model needs num_attention_heads from 1 to 128.</source>
        <translation>ALiBi 模型需要 1 到 128 之间的 num_attention_heads。</translation>
    </message>
    <message>
        <source>nothing here tells a position encoding: there is no rope_theta, rope_parameters, alibi or known model_type.</source>
        <translation>这里看不出位置编码：没有 rope_theta、rope_parameters、alibi，也没有已知的 model_type。</translation>
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
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 之间的整数</translation>
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
        <translation>%1：%2 是 %3；它必须是%4。</translation>
    </message>
</context>
<context>
    <name>lab::app::RenderCommand</name>
    <message>
        <source>--picture: %1 has no picture %2; it must be one of %3.</source>
        <translation>--picture：%1 没有图 %2；只能是 %3 之一。</translation>
    </message>
</context>
<context>
    <name>lab::app::SceneFile</name>
    <message>
        <source>%1: %2 must give numbers from −%3 to %3 by whole-number keys from 0 to %4.</source>
        <translation>%1：%2 必须以 0 到 %4 的整数为键，给出 −%3 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1: model must give a name and a list of texts, not_computed.</source>
        <translation>%1：model 必须给出 name 和文字列表 not_computed。</translation>
    </message>
    <message>
        <source>%1 is no scene of Position Lab: its &quot;format&quot; is not &quot;%2&quot;.</source>
        <translation>%1 不是 Position Lab 的场景：它的 &quot;format&quot; 不是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1: &quot;version&quot; must be a whole number from 1 to %2.</source>
        <translation>%1：&quot;version&quot; 必须是 1 到 %2 之间的整数。</translation>
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
        <source>--positions: %1 rows of %2 numbers are too many; at most %3 rows.</source>
        <translation>--positions：%1 行、每行 %2 个数太多；最多 %3 行。</translation>
    </message>
    <message>
        <source>The table could not be written whole: the output is full or closed.</source>
        <translation>表没有写完：输出已满或已关闭。</translation>
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
</context>
<context>
    <name>lab::ui::BiasCurveView</name>
    <message>
        <source>Bias against distance</source>
        <translation>偏置随距离的变化</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Slopes %1–%2</source>
        <translation>斜率 %1–%2</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>bias at %1</source>
        <translation>距离 %1 的偏置</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>published</source>
        <translation>论文</translation>
    </message>
</context>
<context>
    <name>lab::ui::BiasMatrixView</name>
    <message>
        <source>Bias of head %1</source>
        <translation>第 %1 头的偏置</translation>
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
        <translation>纵：查询，横：键</translation>
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
        <source>What is not saved is lost.</source>
        <translation>未保存的内容会丢失。</translation>
    </message>
    <message>
        <source>Open a scene or a model</source>
        <translation>打开场景或模型</translation>
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
    <name>lab::ui::HeadsView</name>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>same scale, logarithmic</source>
        <translation>同一对数色标</translation>
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
        <source>en</source>
        <extracomment>The name of the page of help in this language: en or zh_CN.</extracomment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>About Position Lab</source>
        <translation>关于 Position Lab</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Position Lab %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A laboratory for the position encodings of Transformers.&lt;/p&gt;&lt;p&gt;MIT licence. Formulas are set in outlines of New Computer Modern.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Position Lab %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Transformer 位置编码实验室。&lt;/p&gt;&lt;p&gt;MIT 许可。公式用 New Computer Modern 的字形轮廓排成。&lt;/p&gt;</translation>
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
        <source>Sets the parameters to those of a model and opens the bench that shows them.</source>
        <translation>把参数设为某个模型的值，并打开相应的实验台。</translation>
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
        <source>Teaching example, d = %1</source>
        <translation>教学示例，d = %1</translation>
    </message>
    <message>
        <source>Not computed yet: %1.</source>
        <translation>尚未计算：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 The frequencies shown are those of the base alone.</source>
        <translation>%1所示频率只由基数决定。</translation>
    </message>
    <message>
        <source>Teaching example, %1 heads</source>
        <translation>教学示例，%1 个头</translation>
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
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation>%1必须是 %2 到 %3 之间的整数。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a parameter and its symbol</comment>
        <translation>%1，%2</translation>
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
        <translation>让 m 前进；锁定距离时 n 一同前进（空格键）。</translation>
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
        <translation>第 %1 头，查询 %2 到 %3，键 %4 到 %5，平均</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3, masked</source>
        <translation>第 %1 头，查询 %2，键 %3，已遮蔽</translation>
    </message>
    <message>
        <source>Head %1, query %2, keys %3 to %4, sum of the attention weights</source>
        <translation>第 %1 头，查询 %2，键 %3 到 %4，注意力权重之和</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3, attention weight</source>
        <translation>第 %1 头，查询 %2，键 %3，注意力权重</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3</source>
        <translation>第 %1 头，查询 %2，键 %3</translation>
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
        <translation>位移 %1</translation>
    </message>
    <message>
        <source>Shifts %1 to %2, mean of %3</source>
        <translation>位移 %1 到 %2，%3 个的平均</translation>
    </message>
    <message>
        <source>Pair %1, shifted by %2</source>
        <translation>维度对 %1，位移 %2</translation>
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
</context>
<context>
    <name>lab::ui::RotationsBench</name>
    <message>
        <source>Rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Each pair of numbers is a point in a plane, turned by its position. Only the distance is left in the score.</source>
        <translation>每对数是平面上的一点，按位置旋转。分数里只剩下相对距离。</translation>
    </message>
    <message>
        <source>Each pair is a point in a plane, turned by its position.</source>
        <translation>每对数是平面上的一点，按位置旋转。</translation>
    </message>
</context>
<context>
    <name>lab::ui::RotationsWords</name>
    <message>
        <source>rests</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>Pairs %1 to %2 of %3, turned</source>
        <translation>第 %1 到 %2 对（共 %3 对），旋转后</translation>
    </message>
    <message>
        <source>One pair, turned</source>
        <translation>一个维度对，旋转后</translation>
    </message>
    <message>
        <source>%1 pairs, turned</source>
        <translation>%1 个维度对，旋转后</translation>
    </message>
    <message>
        <source>before the turn</source>
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
        <translation>每像素 %1 个距离的平均与离散</translation>
    </message>
    <message>
        <source>pair %1 alone</source>
        <translation>仅维度对 %1</translation>
    </message>
    <message>
        <source>%1 at distance %2</source>
        <translation>%1，距离 %2</translation>
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
</context>
<context>
    <name>lab::ui::RulerGrip</name>
    <message>
        <source>%1, handle of the ruler</source>
        <translation>%1，标尺的手柄</translation>
    </message>
</context>
<context>
    <name>lab::ui::RulerTrack</name>
    <message>
        <source>Drag to move both positions; their distance stays.</source>
        <translation>拖动可同时移动两个位置，距离不变。</translation>
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
        <translation>滚轮缩放，拖动平移，双击缩放至合适。</translation>
    </message>
</context>
<context>
    <name>lab::ui::WavesBench</name>
    <message>
        <source>Waves</source>
        <translation>波</translation>
    </message>
    <message>
        <source>Every column of the table is a wave. Fast waves tell neighbours apart, slow waves tell far places apart.</source>
        <translation>表的每一列都是一条波。快波分辨相邻的位置，慢波分辨遥远的位置。</translation>
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
        <translation>位移 %1，维度对 %2</translation>
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
        <source>at k = %1</source>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>at k = %1, not shown</source>
        <translation>k = %1，在图外</translation>
    </message>
    <message>
        <source>The same at every position p</source>
        <translation>在每个位置 p 都相同</translation>
    </message>
    <message>
        <source>Mean and spread of %1 shifts</source>
        <translation>%1 个位移的平均与离散</translation>
    </message>
    <message>
        <source>Mean and spread of %1</source>
        <translation>%1 个的平均与离散</translation>
    </message>
    <message>
        <source>Wave of the only pair</source>
        <translation>唯一维度对的波</translation>
    </message>
    <message>
        <source>Waves of two pairs</source>
        <translation>两个维度对的波</translation>
    </message>
    <message>
        <source>Waves of three pairs</source>
        <translation>三个维度对的波</translation>
    </message>
    <message>
        <source>Waves of four pairs</source>
        <translation>四个维度对的波</translation>
    </message>
    <message>
        <source>sine column, mean and spread of %1 positions</source>
        <translation>正弦列，%1 个位置的平均与离散</translation>
    </message>
    <message>
        <source>mean and spread of %1</source>
        <translation>%1 个的平均与离散</translation>
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
        <translation>维度对的波</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Shift matrix</source>
        <translation>位移矩阵</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
</context>
<context>
    <name>lab::ui::WeightsView</name>
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
        <source>The last head&apos;s slope is 2 to minus this; 8 as published, alibi_bias_max in model files.</source>
        <translation>最后一个头的斜率是 2 的负此数次方；论文为 8，模型文件中叫 alibi_bias_max。</translation>
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
        <translation>因果：查询只看得见不晚于自己位置的键。对称：看得见全部，距离不分正负。</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波</translation>
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
        <translation>锁定距离</translation>
    </message>
    <message>
        <source>Moving one position moves the other, so their distance stays.</source>
        <translation>移动一个位置时另一个随之移动，距离不变。</translation>
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
        <translation>位移</translation>
    </message>
    <message>
        <source>Key position minus query position.</source>
        <translation>键位置减查询位置。</translation>
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
        <source>How many positions are wanted; 0 sets no mark.</source>
        <translation>想要多少个位置；0 表示不作标记。</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>前后半</translation>
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
        <translation>表有多少列；两列成一对。</translation>
    </message>
    <message>
        <source>The base of the frequencies; a larger one slows the last pairs.</source>
        <translation>频率的基数；越大，后面的维度对越慢。</translation>
    </message>
    <message>
        <source>Column order</source>
        <translation>列的次序</translation>
    </message>
    <message>
        <source>How sines and cosines stand in the table; tensor2tensor also stretches the frequencies down to 1/base.</source>
        <translation>正弦与余弦在表中的排法；tensor2tensor 还把最低频率延伸到 1/基数。</translation>
    </message>
</context>
</TS>
