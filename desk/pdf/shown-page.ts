import { RenderingCancelledException } from "unpdf/pdfjs";
import type { Pdf } from "./open-pdf.ts";

/** Safari on a phone draws no canvas of more pixels. */
const MOST_CANVAS_PIXELS = 16_000_000;

export type ShownPage = ReturnType<typeof createPage>;

/** A page and its text for screen readers; the canvas has content only near the window. */
export function createPage(pdf: Pdf, number: number, firstRatio: number) {
  const element = document.createElement("section");
  const canvas = document.createElement("canvas");
  const text = document.createElement("p");
  element.ariaLabel = `${number} / ${pdf.numPages}`;
  canvas.ariaHidden = "true";
  element.append(canvas, text);
  let ratio = firstRatio;
  let cssWidth = 0;
  let isNear = false;
  let turn = 0;
  let stop = () => {};

  function setSize(): void {
    element.style.inlineSize = `${cssWidth}px`;
    element.style.blockSize = `${cssWidth / ratio}px`;
  }

  async function render(): Promise<void> {
    isNear = true;
    stop();
    const ownTurn = ++turn;
    const page = await pdf.getPage(number);
    if (ownTurn !== turn) return;
    const size = page.getViewport({ scale: 1 });
    ratio = size.width / size.height;
    setSize();
    const wanted = (cssWidth * devicePixelRatio) / size.width;
    const most = Math.sqrt(MOST_CANVAS_PIXELS / (size.width * size.height));
    const viewport = page.getViewport({ scale: Math.min(wanted, most) });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    stop = () => task.cancel();
    try {
      await task.promise;
      const { items } = await page.getTextContent();
      text.textContent = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      element.dataset.state = "rendered";
    } catch (error) {
      if (!(error instanceof RenderingCancelledException)) element.dataset.state = "failed";
    }
  }

  return {
    element,
    resize(width: number) {
      cssWidth = width;
      setSize();
      if (isNear) void render();
    },
    render,
    /** Frees the memory of the canvas. */
    release() {
      isNear = false;
      turn++;
      stop();
      canvas.width = canvas.height = 0;
    },
  };
}
