import { setTimeout } from "node:timers/promises";
import type { ElementHandle, Page } from "@playwright/test";
import type { Action } from "./action.ts";

const MOVING = ".map-canvas[data-moving]";
const CTRL = 2;
const STEPS = 60;
const FRAME_MS = 16;

const map = (page: Page) => page.getByRole("region", { name: "Map of Dubai" });

const press = (label: string): Action => ({
  name: label.toLowerCase(),
  target: (page) => map(page).getByRole("button", { name: label }),
  act: (target) => target.click(),
  moving: MOVING,
});

export const mouseActions: Action[] = [
  press("Zoom in"),
  press("Zoom out"),
  {
    name: "zoom by wheel",
    target: map,
    moving: MOVING,
    async act(target, client) {
      const wheel = { type: "mouseWheel", deltaX: 0, deltaY: -5, modifiers: CTRL } as const;
      const at = await middleOf(target);
      await inFrames(() => client.send("Input.dispatchMouseEvent", { ...wheel, ...at }));
    },
  },
  {
    name: "drag",
    target: map,
    moving: MOVING,
    async act(target, client) {
      const { x, y } = await middleOf(target);
      const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", step: number) =>
        client.send("Input.dispatchMouseEvent", {
          type,
          x: x - 3 * step,
          y: y + 2 * step,
          button: "left",
          buttons: 1,
        });
      await send("mousePressed", 0);
      await inFrames((step) => send("mouseMoved", step));
      await send("mouseReleased", STEPS);
    },
  },
  press("Show the whole map"),
  {
    name: "choose a pin",
    target: (page) => map(page).getByRole("link", { name: "Warsan Tower" }),
    act: (target) => target.click(),
    outcome: (page) => page.getByRole("dialog", { name: "Warsan Tower" }),
  },
];

export const touchActions: Action[] = [
  press("Zoom in"),
  press("Zoom out"),
  {
    name: "pinch",
    target: map,
    moving: MOVING,
    act: async (target, client) =>
      client.send("Input.synthesizePinchGesture", {
        ...(await middleOf(target)),
        scaleFactor: 3,
        relativeSpeed: 200,
      }),
  },
  {
    name: "drag",
    target: map,
    moving: MOVING,
    act: async (target, client) =>
      client.send("Input.synthesizeScrollGesture", {
        ...(await middleOf(target)),
        xDistance: -180,
        yDistance: 120,
        speed: 200,
        gestureSourceType: "touch",
      }),
  },
  press("Show the whole map"),
];

async function middleOf(target: ElementHandle): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function inFrames(send: (step: number) => Promise<unknown>): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1) {
    await send(step);
    await setTimeout(FRAME_MS);
  }
}
