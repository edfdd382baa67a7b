"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const [picture, slider, place, caption, reading, says] =
  ["picture", "slider", "place", "caption", "reading", "says"].map(name => document.getElementById(name));
const last = data.frames.length;
let shown = 0;

// Three numbers a mark: its shape, its style, its place.
function drawn(marks) {
  let svg = "";
  for (let k = 0; k < marks.length; k += 3) {
    const shape = data.shapes[marks[k]];
    const rest = data.styles[marks[k + 1]] + data.moves[marks[k + 2]];
    const end = shape.indexOf(">");
    svg += end < 0 ? `<${shape}${rest}/>`
      : `<${shape.slice(0, end)} lengthAdjust="spacingAndGlyphs"${rest}>${shape.slice(end + 1)}</text>`;
  }
  return svg;
}

function show(number) {
  const next = Math.min(last, Math.max(1, Math.round(number) || 1));
  if (next === shown) return;
  shown = next;
  const frame = data.frames[shown - 1];
  picture.innerHTML = `<g fill="none" fill-rule="evenodd" stroke-linejoin="bevel" font-family="'Position Lab Sans', sans-serif" font-size="12">${drawn(frame.marks)}</g>`;
  caption.textContent = frame.caption;
  reading.textContent = frame.reading || "";
  says.replaceChildren(...frame.says.map(number => {
    const sentence = document.createElement("p");
    sentence.textContent = data.sentences[number];
    return sentence;
  }));
  slider.value = shown;
  slider.setAttribute("aria-valuetext", `${frame.caption}. ${frame.reading || ""}`);
  place.textContent = `${shown} / ${last}`;
}

const ways = {
  ArrowLeft: () => shown - 1, ArrowDown: () => shown - 1, PageUp: () => shown - 1,
  ArrowRight: () => shown + 1, ArrowUp: () => shown + 1, PageDown: () => shown + 1,
  Home: () => 1, End: () => last,
};

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

picture.setAttribute("viewBox", `0 0 ${data.width} ${data.height}`);
slider.max = last;
slider.addEventListener("input", () => show(Number(slider.value)));
document.getElementById("before").addEventListener("click", () => show(shown - 1));
document.getElementById("after").addEventListener("click", () => show(shown + 1));
document.getElementById("theme").addEventListener("click", () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
});
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in ways)) return;
  event.preventDefault();
  show(ways[event.key]());
});
addEventListener("hashchange", () => show(Number(location.hash.slice(1))));
show(Number(location.hash.slice(1)));
slider.focus();
