import type { LayoutBox, Sides } from "./page-layout.ts";

/** The outermost boxes and texts of a right-to-left page that do not mirror the left-to-right page. */
export function findUnmirrored(before: LayoutBox[], after: LayoutBox[], width: number): string[] {
  const images = new Map(after.map((box) => [box.id, box]));
  const reported = new Set<number>();
  return before.flatMap((box) => {
    const image = images.get(box.id);
    if (reported.has(box.parent) || box.isInText) reported.add(box.id);
    if (!image || reported.has(box.id)) return [];
    if (!mirrors(box, image, width)) {
      reported.add(box.id);
      return [`not mirrored: ${span(box)} became ${span(image)}: ${box.name}`];
    }
    if (
      box.text &&
      image.text &&
      !box.isMixed &&
      !box.hasDropCap &&
      !aligns(box.text, image.text, width)
    ) {
      return [`text not mirrored: ${span(box.text)} became ${span(image.text)}: ${box.name}`];
    }
    return [];
  });
}

function mirrors(box: Sides, image: Sides, width: number): boolean {
  return (
    Math.abs(width - box.right - image.left) < 3 && Math.abs(width - box.left - image.right) < 3
  );
}

/** Lines may break elsewhere, but a text begins or ends where it did. */
function aligns(text: Sides, image: Sides, width: number): boolean {
  return (
    Math.abs(width - text.right - image.left) < 3 || Math.abs(width - text.left - image.right) < 3
  );
}

/** Texts that end outside their box, or that a box around them cuts off. */
export function findCutTexts(layout: LayoutBox[]): string[] {
  const boxes = new Map(layout.map((box) => [box.id, box]));
  return layout.flatMap((box) => {
    const { text } = box;
    if (!text || box.hasDropCap || box.right - box.left <= 1) return [];
    const ancestors = [...ancestorsOf(box)];
    if (ancestors.some(({ shortens }) => shortens)) return [];
    const block = ancestors.find(({ isInline }) => !isInline);
    if (block && scrolls(block.overflowX)) return [];
    if (block && isOutside(text, block, box.fontSize)) {
      return [`text outside its box (${span(text)} in ${span(block)}): ${box.name}`];
    }
    const cutting = ancestors.find(
      (ancestor) => scrolls(ancestor.overflowX) || cuts(text, ancestor, box.fontSize),
    );
    if (!cutting || scrolls(cutting.overflowX)) return [];
    return [`text cut off (${span(text)} in ${span(cutting)} of ${cutting.name}): ${box.name}`];
  });

  function* ancestorsOf(box: LayoutBox): Generator<LayoutBox> {
    for (let at: LayoutBox | undefined = box; at; at = boxes.get(at.parent)) yield at;
  }
}

/** Blocks of text that lie on each other; overlays and the fixed header lie on the page on purpose. */
export function findOverlappingTexts(layout: LayoutBox[]): string[] {
  const boxes = new Map(layout.map((box) => [box.id, box]));
  const blocks = layout
    .flatMap((box) =>
      box.text && box.right - box.left > 1 && !box.isInline && !box.isMixed && !box.hasDropCap
        ? [{ ...box, text: box.text, layer: layerOf(box) }]
        : [],
    )
    .toSorted((one, other) => one.text.top - other.text.top);
  return blocks.flatMap((one, index) => {
    const rest = blocks.slice(index + 1);
    const end = rest.findIndex(({ text }) => text.top >= one.text.bottom);
    return rest
      .slice(0, end < 0 ? undefined : end)
      .filter((other) => other.layer === one.layer && overlap(one, other))
      .map((other) => `${one.name} lies on ${other.name}`);
  });

  function layerOf(box: LayoutBox): number {
    const parent = boxes.get(box.parent);
    return parent ? layerOf(parent) : box.id;
  }
}

type Text = { text: Sides; fontSize: number };

/** Letters may reach out of a low line by a part of their size. */
function overlap(one: Text, other: Text): boolean {
  const width =
    Math.min(one.text.right, other.text.right) - Math.max(one.text.left, other.text.left);
  const height =
    Math.min(one.text.bottom, other.text.bottom) - Math.max(one.text.top, other.text.top);
  return width > 2 && height > Math.min(one.fontSize, other.fontSize) / 2;
}

/** Texts, except headlines, that do not follow the browser's font size when it is doubled. */
export function findFixedSizes(before: LayoutBox[], after: LayoutBox[]): string[] {
  const doubled = new Map(after.map((box) => [box.id, box.fontSize]));
  return before
    .filter(({ text, fontSize }) => text && fontSize < HEADLINE_PX)
    .filter(({ id, fontSize }) => (doubled.get(id) ?? Infinity) < 1.8 * fontSize)
    .map(({ name, fontSize, id }) => `${fontSize} px became ${doubled.get(id)} px: ${name}`);
}

/** From here on text grows only as long as a long word fits into the screen (tokens.css). */
const HEADLINE_PX = 20;

function isOutside(text: Sides, box: Sides, fontSize: number): boolean {
  return isBeside(text, box) || isAboveOrBelow(text, box, fontSize);
}

function cuts(text: Sides, box: LayoutBox, fontSize: number): boolean {
  return (
    (isClipped(box.overflowX) && isBeside(text, box)) ||
    (isClipped(box.overflowY) && isAboveOrBelow(text, box, fontSize))
  );
}

function isBeside(text: Sides, box: Sides): boolean {
  return text.left < box.left - 1.5 || text.right > box.right + 1.5;
}

/** Letters may reach out of a low line by a part of their size. */
function isAboveOrBelow(text: Sides, box: Sides, fontSize: number): boolean {
  return text.top < box.top - fontSize / 2 || text.bottom > box.bottom + fontSize / 2;
}

function isClipped(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

function scrolls(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

function span({ left, right }: Sides): string {
  return `${Math.round(left)}–${Math.round(right)} px`;
}
