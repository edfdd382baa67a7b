// formulas.json (TeX) -> outlines.json (glyph outlines with their places, for ui/paint/formula.h).
//
//   npm ci --ignore-scripts && node generate.mjs    writes outlines.json, the same bytes each time
//   node generate.mjs --check                       exit code 1 if outlines.json is not current
//
// Beside TeX, a formula may say
//   \id{name}{x}            x is a symbol that lights up and answers the pointer
//   \query{x} \key{x} \result{x} \note{x} \broken{x}    the role that gives x its colour
//   \slot{name}{9}          a number filled in later; what is right of it on its line moves
//   \factor{name}{9}        the same, and a negative number is put in parentheses
//   \fixedslot{name}{9}     the same in a matrix or a fraction: keeps its room, right-aligned
//   \part{x}                may be left out where the line is short of room
import { readFileSync, writeFileSync } from 'node:fs';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import { SVG } from '@mathjax/src/js/output/svg.js';
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import '@mathjax/src/js/util/asyncLoad/esm.js';
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/bbox/BboxConfiguration.js';
import '@mathjax/src/js/input/tex/configmacros/ConfigMacrosConfiguration.js';
import '@mathjax/src/js/input/tex/html/HtmlConfiguration.js';
import { MathJaxNewcmFont } from '@mathjax/mathjax-newcm-font/js/svg.js';

// What a live number may be written with: its place in Unicode, and the TeX of its glyph.
const numberGlyphs = {
  '0': '0', '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9',
  '.': '.', ',': ',', '−': '-', '+': '+', '±': '\\pm', '·': '\\cdot', '×': '\\times', '/': '/',
  '=': '=', '≠': '\\ne', '≈': '\\approx', '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge',
  '(': '(', ')': ')', '[': '[', ']': ']', '|': '|', '%': '\\%',
  '…': '\\ldots', '→': '\\to', '∞': '\\infty', 'π': '\\pi', 'e': '\\mathrm{e}',
};
// Advances that are no glyph's, in thousandths of an em, and the room on both sides of a product.
const spaces = { ' ': 333, '\u00a0': 333, '\u2009': 167, '\u202f': 167 };
const productMargin = 111;

const flowingSorts = ['flow', 'factor'];
const slotSorts = [...flowingSorts, 'fixed'];
const flowingInside = new Set(
  ['math', 'mrow', 'mstyle', 'mpadded', 'TeXAtom', 'msub', 'msup', 'mphantom']);

const here = (name) => new URL(name, import.meta.url);
const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', {
  InputJax: new TeX({
    packages: ['base', 'ams', 'bbox', 'configmacros', 'html'],
    macros: {
      id: ['\\cssId{id:#1}{#2}', 2],
      query: ['\\class{role:query}{#1}', 1],
      key: ['\\class{role:key}{#1}', 1],
      result: ['\\class{role:result}{#1}', 1],
      note: ['\\class{role:note}{#1}', 1],
      broken: ['\\class{role:broken}{#1}', 1],
      slot: ['\\cssId{flow:#1}{\\bbox[white]{\\phantom{#2}}}', 2],
      factor: ['\\cssId{factor:#1}{\\bbox[white]{\\phantom{#2}}}', 2],
      fixedslot: ['\\cssId{fixed:#1}{\\bbox[white]{\\phantom{#2}}}', 2],
      part: ['\\cssId{part:begin}{\\kern0pt}#1\\cssId{part:end}{\\kern0pt}', 1],
    },
    formatError: (_, error) => { throw error; },
  }),
  OutputJax: new SVG({
    fontData: MathJaxNewcmFont,
    fontCache: 'none',
    linebreaks: { inline: false },
    dynamicPrefix: '@mathjax/mathjax-newcm-font/js/svg/dynamic',
  }),
});

const round = (x) => Math.round(x) + 0;
const glyphs = new Map();
const glyphNumber = (outline) => {
  if (/[^MLCZ\d -]/.test(outline)) throw Error(`the outline ${outline} has more than moves, lines and cubics`);
  if (!glyphs.has(outline)) glyphs.set(outline, glyphs.size);
  return glyphs.get(outline);
};

/// scale and place of a node: MathJax only moves and scales
function placed(outer, transform, where) {
  let { scale, x, y } = outer;
  for (const [, kind, text] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b] = text.split(/[ ,]+/).map(Number);
    if (kind === 'translate') {
      x += scale * a;
      y += scale * (b ?? 0);
    } else if (kind === 'scale' && (b === undefined || a === b)) {
      scale *= a;
    } else {
      throw Error(`${where}: the transform ${kind}(${text}) is not provided for`);
    }
  }
  return { scale, x, y };
}

/// A line over a letter and the middle of a tall bracket are bars that MathJax stretches and cuts to
/// a window of their own: here the rectangle that is left of them.
const bars = ['2015', '23A2', '23A5'];
function bar(window, where) {
  const numbers = (node, name) => adaptor.getAttribute(node, name).match(/-?[\d.]+/g).map(Number);
  const [path, ...others] = adaptor.childNodes(window).filter((node) => adaptor.kind(node) === 'path');
  if (others.length || !path || !bars.includes(adaptor.getAttribute(path, 'data-c')))
    throw Error(`${where}: a stretched symbol that is no bar is not provided for`);
  const [left, low, width, height] = numbers(window, 'viewBox');
  const [[x], [y]] = ['x', 'y'].map((name) => numbers(window, name));
  const stretch = numbers(path, 'transform');
  const points = [...adaptor.getAttribute(path, 'd').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const range = (axis, from, length) => {
    const all = points.map((point) => Number(point[axis + 1]) * stretch[axis]);
    return [Math.max(from, Math.min(...all)), Math.min(from + length, Math.max(...all))];
  };
  const [x1, x2] = range(0, left, width), [y1, y2] = range(1, low, height);
  return { x: x + x1 - left, y: y + y1 - low, width: x2 - x1, height: y2 - y1 };
}

async function outlines(tex, where) {
  let svg;
  try {
    svg = adaptor.tags(await page.convertPromise(tex, { display: false, em: 16, ex: 8 }), 'svg')[0];
  } catch (error) {
    throw Error(`${where}: ${error.message}`);
  }
  const [, top, width, height] = adaptor.getAttribute(svg, 'viewBox').split(' ').map(Number);
  const drawing = { width: round(width), ascent: round(-top), descent: round(height + top) };
  const symbols = [], glyphRows = [], rects = [], slots = [], parts = [];

  const visit = (node, outer, symbol, flows) => {
    const kind = adaptor.kind(node);
    if (kind.startsWith('#')) return;
    const attribute = (name) => adaptor.getAttribute(node, name);
    const place = placed(outer, kind === 'svg' ? '' : attribute('transform'), where);
    const mathNode = attribute('data-mml-node');
    if (mathNode && !flowingInside.has(mathNode)) flows = mathNode;
    for (const label of [attribute('class'), attribute('id')]) {
      if (!label) continue;
      const [sort, name] = label.split(':');
      if (sort === 'part') {
        if (name === 'begin') parts.push([round(place.x)]);
        else parts.at(-1).push(round(place.x));
      } else {
        symbols.push([name, sort === 'role' ? 'role' : sort === 'id' ? 'id' : 'slot', symbol]);
        symbol = symbols.length - 1;
      }
      if (slotSorts.includes(sort)) {
        if (flowingSorts.includes(sort) && flows !== true)
          throw Error(`${where}: \\slot{${name}} inside <${flows}>; use \\fixedslot there`);
        slots.push({ symbol, sort });
      }
    }
    if (kind === 'path' && attribute('d')) {
      const glyph = glyphNumber(attribute('d'));
      glyphRows.push([glyph, round(place.x), round(-place.y), round(1000 * place.scale), symbol]);
    } else if (kind === 'rect' && attribute('data-bgcolor')) {
      Object.assign(slots.at(-1), {
        x: round(place.x + place.scale * Number(attribute('x'))),
        y: round(-place.y),
        width: round(place.scale * Number(attribute('width'))),
        scale: round(1000 * place.scale),
      });
    } else if (kind === 'rect' || (kind === 'svg' && node !== svg)) {
      const { x, y, width: w, height: h } = kind === 'svg' ? bar(node, where)
        : Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, Number(attribute(name) ?? 0)]));
      rects.push([round(place.x + place.scale * x), round(-place.y - place.scale * (y + h)),
        round(place.scale * w), round(place.scale * h), symbol]);
      return;
    } else if (kind === 'text') {
      throw Error(`${where}: ${adaptor.textContent(node)} is not in the font`);
    }
    for (const child of adaptor.childNodes(node)) visit(child, place, symbol, flows);
  };
  // The outermost group turns y upwards; its own transform is left out, and y negated above.
  const upright = adaptor.firstChild(svg);
  if (adaptor.getAttribute(upright, 'transform') !== 'scale(1,-1)')
    throw Error(`${where}: the drawing is not upright`);
  adaptor.removeAttribute(upright, 'transform');
  visit(svg, { scale: 1, x: 0, y: 0 }, -1, true);

  for (const { sort, x, width } of slots) {
    const straddling = rects.find(([left, , w]) => left < x + width && left + w > x);
    if (flowingSorts.includes(sort) && straddling)
      throw Error(`${where}: a line runs over the slot at ${x}; use \\fixedslot there`);
  }
  return { ...drawing, symbols, glyphs: glyphRows, rects, parts,
    slots: slots.map(({ symbol, sort, x, y, width, scale }) => [symbol, sort, x, y, width, scale]) };
}

function checkSpoken(key, spoken, symbols) {
  const named = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
  if (!spoken?.en || !spoken?.zh_CN) throw Error(`${key}: a spoken sentence is missing`);
  if (`${named(spoken.en)}` !== `${named(spoken.zh_CN)}`)
    throw Error(`${key}: the spoken sentences name different numbers`);
  for (const name of named(spoken.en))
    if (!symbols.some(([symbol, kind]) => symbol === name && kind === 'slot'))
      throw Error(`${key}: the spoken sentences name {${name}}, which is no slot`);
}

async function numbers() {
  const known = {};
  for (const [character, tex] of Object.entries(numberGlyphs)) {
    const { width, glyphs: rows } = await outlines(`\\mathord{${tex}}`, `the glyph ${character}`);
    if (rows.length !== 1) throw Error(`${character} is ${rows.length} glyphs`);
    const margin = '×·'.includes(character) ? productMargin : 0;
    known[character] = [rows[0][0], margin, width + 2 * margin];
  }
  for (const [character, advance] of Object.entries(spaces)) known[character] = [-1, 0, advance];
  const [[, , , y, , scale]] = (await outlines('10^{\\slot{n}{0}}', 'a raised number')).slots;
  return { glyphs: known, raised: { scale, y } };
}

function text({ numbers: number, formulas }) {
  const rows = (entries) => entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{"font":"New Computer Modern","em":1000,\n"glyphs":[\n${
    [...glyphs.keys()].map((outline) => JSON.stringify(outline)).join(',\n')}\n],\n"numbers":${
    JSON.stringify(number)},\n"formulas":{\n${rows(Object.entries(formulas)).join(',\n')}\n}}\n`;
}

const sources = JSON.parse(readFileSync(here('formulas.json'), 'utf8'));
const number = await numbers();
const formulas = {};
for (const [key, { tex, spoken }] of Object.entries(sources)) {
  const drawing = await outlines(tex, key);
  checkSpoken(key, spoken, drawing.symbols);
  formulas[key] = { tex, spoken, ...drawing };
}
const made = text({ numbers: number, formulas });
if (process.argv.includes('--check')) {
  if (made !== readFileSync(here('outlines.json'), 'utf8')) {
    console.error('resources/formulas/outlines.json is not what formulas.json gives: run generate.mjs');
    process.exit(1);
  }
} else {
  writeFileSync(here('outlines.json'), made);
}
