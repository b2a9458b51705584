import { createDrawing } from "./draw-panorama.ts";
import { loadPanorama, widthsToLoad } from "./load-panorama.ts";
import { FIRST_LOOK, type Look } from "./look.ts";
import type { PictureSource } from "#site/ui/picture.tsx";

/** "unsupported": without WebGL; "unreachable": the picture could not be loaded. */
export type PanoramaState = "loading" | "shown" | "unsupported" | "unreachable";

export type LookAround = {
  look: () => Look;
  turnTo: (look: Look) => void;
  frame: () => { width: number; height: number };
  stop: () => void;
};

type Connection = { saveData?: boolean };

/** Draws whenever the panorama is turned, resized or gets sharper. */
export function startLookAround(
  canvas: HTMLCanvasElement,
  picture: PictureSource,
  onState: (state: PanoramaState) => void,
): LookAround {
  const drawing = createDrawing(canvas);
  const resizing = new ResizeObserver(drawSoon);
  let look = FIRST_LOOK;
  let isShown = false;
  let isStopped = false;
  let request = 0;

  function frame() {
    return { width: canvas.clientWidth, height: canvas.clientHeight };
  }

  function draw() {
    const { width, height } = frame();
    // The ratio is read each time, because a window may move to another screen.
    const pixels = {
      width: Math.round(width * devicePixelRatio),
      height: Math.round(height * devicePixelRatio),
    };
    if (canvas.width !== pixels.width || canvas.height !== pixels.height) {
      Object.assign(canvas, pixels);
    }
    drawing?.draw(look, { width, height });
  }

  function drawSoon() {
    request ||= requestAnimationFrame(() => {
      request = 0;
      if (isShown) draw();
    });
  }

  async function load() {
    if (!drawing) return onState("unsupported");
    const { saveData = false } = (navigator as { connection?: Connection }).connection ?? {};
    const widths = widthsToLoad(picture.widths, canvas.clientWidth, drawing.mostWidth, saveData);
    if (widths.length === 0) return onState("unsupported");
    for (const width of widths) {
      try {
        const image = await loadPanorama(picture, width);
        if (isStopped) return;
        drawing.setPicture(image);
      } catch {
        // A sharper picture that cannot be loaded leaves the current one.
        if (!isShown && !isStopped) onState("unreachable");
        return;
      }
      isShown = true;
      drawSoon();
      onState("shown");
    }
  }

  canvas.addEventListener("webglcontextlost", () => !isStopped && onState("unsupported"));
  resizing.observe(canvas);
  void load();

  return {
    look: () => look,
    turnTo(next) {
      look = next;
      drawSoon();
    },
    frame,
    stop() {
      isStopped = true;
      cancelAnimationFrame(request);
      resizing.disconnect();
      drawing?.dispose();
    },
  };
}
