// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_LOOK, type Look } from "./look.ts";
import { followPointers } from "./pointers.ts";

let look: Look;
let element: HTMLElement;
let stop: () => void;
let reduced: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  look = FIRST_LOOK;
  element = document.createElement("div");
  element.setPointerCapture = () => undefined;
  stop = followPointers(element, {
    look: () => look,
    turnTo: (next) => {
      look = next;
    },
    frame: () => ({ width: 900, height: 600 }),
    stop: () => undefined,
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function point(type: string, x: number, y: number, pointerId = 1) {
  element.dispatchEvent(
    Object.assign(new MouseEvent(type, { clientX: x, clientY: y }), { pointerId }),
  );
}

function drag() {
  point("pointerdown", 100, 100);
  point("pointermove", 200, 150);
  point("pointerup", 200, 150);
}

test("a drag turns the room, and a pointer that is not pressed does not", () => {
  point("pointermove", 300, 300);
  expect(look).toEqual(FIRST_LOOK);
  drag();
  expect(look).toEqual({ yaw: -10, pitch: 5, angle: 90 });
});

test("a room that was let go glides on a little and comes to rest", () => {
  drag();
  vi.advanceTimersByTime(100);
  expect(look.yaw).toBeLessThan(-10);
  vi.advanceTimersByTime(5000);
  const rest = look;
  vi.advanceTimersByTime(1000);
  expect(look).toEqual(rest);
});

test("a room does not glide for visitors who want less motion", () => {
  reduced = true;
  drag();
  vi.advanceTimersByTime(1000);
  expect(look.yaw).toBe(-10);
});

test("a room does not glide after a pointer that rested", () => {
  point("pointerdown", 100, 100);
  point("pointermove", 200, 150);
  vi.advanceTimersByTime(200);
  point("pointerup", 200, 150);
  vi.advanceTimersByTime(1000);
  expect(look.yaw).toBe(-10);
});

test("a pressed pointer stops a gliding room", () => {
  drag();
  vi.advanceTimersByTime(50);
  point("pointerdown", 100, 100);
  const held = look;
  vi.advanceTimersByTime(1000);
  expect(look).toEqual(held);
});

test("two fingers zoom", () => {
  point("pointerdown", 100, 100, 1);
  point("pointerdown", 200, 100, 2);
  point("pointermove", 300, 100, 2);
  expect(look.angle).toBeCloseTo(53.13);
  expect(look.yaw).toBe(0);
});

test("the wheel zooms with Ctrl alone, and scrolls the page otherwise", () => {
  const turn = (ctrlKey: boolean) => {
    const wheel = new Event("wheel", { cancelable: true });
    const event = Object.assign(wheel, { deltaY: -20, ctrlKey });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn(false)).toBe(false);
  expect(look).toEqual(FIRST_LOOK);
  expect(turn(true)).toBe(true);
  expect(look.angle).toBeLessThan(90);
});
