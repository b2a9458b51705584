// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userWithFakeTimers } from "#ui/test-user-with-fake-timers.ts";
import { useAutoplay } from "./use-autoplay.ts";

let user: UserEvent;

beforeEach(() => {
  user = userWithFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const INTERVAL = 3000;

function Show() {
  const [selected, setSelected] = useState(0);
  const viewportRef = useRef<HTMLDivElement>(null);
  const autoplay = useAutoplay({
    viewportRef,
    interval: INTERVAL,
    selected,
    stops: 7,
    goTo: setSelected,
  });
  return (
    <>
      <div ref={viewportRef} {...autoplay.pointerHandlers} {...autoplay.focusHandlers}>
        <output>{selected}</output>
        <button type="button" data-autoplay onClick={autoplay.toggle}>
          Toggle
        </button>
      </div>
      <button type="button" onClick={() => setSelected(5)}>
        Six
      </button>
    </>
  );
}

function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function shown() {
  return screen.getByRole("status").textContent;
}

test("[4.010] autoplay advances at every interval and starts again after the last slide", () => {
  render(<Show />);
  pass(INTERVAL);
  expect(shown()).toBe("1");
  for (let move = 0; move < 6; move++) pass(INTERVAL);
  expect(shown()).toBe("0");
});

test("choosing a slide restarts the interval", async () => {
  render(<Show />);
  pass(INTERVAL - 100);
  await user.click(screen.getByText("Six"));
  pass(INTERVAL - 100);
  expect(shown()).toBe("5");
  pass(100);
  expect(shown()).toBe("6");
});

test("autoplay pauses on hover", async () => {
  render(<Show />);
  await user.hover(screen.getByRole("status"));
  pass(INTERVAL * 2);
  expect(shown()).toBe("0");
  await user.unhover(screen.getByRole("status"));
  pass(INTERVAL);
  expect(shown()).toBe("1");
});

test("a paused carousel stays paused after hover", async () => {
  render(<Show />);
  await user.click(screen.getByText("Toggle"));
  await user.hover(screen.getByRole("status"));
  await user.unhover(screen.getByRole("status"));
  pass(INTERVAL * 2);
  expect(shown()).toBe("0");
});

test("autoplay stops in a hidden tab", () => {
  render(<Show />);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  pass(INTERVAL * 2);
  expect(shown()).toBe("0");
  hidden.mockReturnValue(false);
  pass(INTERVAL);
  expect(shown()).toBe("1");
});

test("autoplay is off with reduced motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({
    ...window.matchMedia("all"),
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  render(<Show />);
  pass(INTERVAL * 3);
  expect(shown()).toBe("0");
});
