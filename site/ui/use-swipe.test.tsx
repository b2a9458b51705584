// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useSwipe } from "./use-swipe.ts";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("dir");
});

const forward = vi.fn<() => void>();
const back = vi.fn<() => void>();

function Swiped() {
  return <p {...useSwipe(true, forward, back)}>Slides</p>;
}

test.for([
  ["ltr", -50, 1, 0],
  ["ltr", 50, 0, 1],
  ["rtl", -50, 0, 1],
  ["rtl", 50, 1, 0],
  ["ltr", -30, 0, 0],
] as const)(
  "in a page that is %s a swipe by %d px goes forward %d times and back %d times",
  async ([dir, distance, timesForward, timesBack]) => {
    vi.clearAllMocks();
    document.documentElement.dir = dir;
    render(<Swiped />);
    await userEvent.pointer([
      { target: screen.getByText("Slides"), keys: "[TouchA>]", coords: { clientX: 100 } },
      { keys: "[/TouchA]", coords: { clientX: 100 + distance } },
    ]);
    expect(forward).toHaveBeenCalledTimes(timesForward);
    expect(back).toHaveBeenCalledTimes(timesBack);
  },
);
