// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
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
  ([dir, distance, timesForward, timesBack]) => {
    vi.clearAllMocks();
    document.documentElement.dir = dir;
    render(<Swiped />);
    fireEvent.pointerDown(screen.getByText("Slides"), { clientX: 100 });
    fireEvent.pointerUp(screen.getByText("Slides"), { clientX: 100 + distance });
    expect(forward).toHaveBeenCalledTimes(timesForward);
    expect(back).toHaveBeenCalledTimes(timesBack);
  },
);
