import userEvent, { type UserEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";

/** Fakes the timers until the test ends. Testing Library advances fake timers only where it finds Jest. */
export function userWithFakeTimers(
  options: Parameters<typeof vi.useFakeTimers>[0] = {},
): UserEvent {
  const advanceTimers = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
  vi.useFakeTimers(options);
  vi.stubGlobal("jest", { advanceTimersByTime: advanceTimers });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return userEvent.setup({ advanceTimers });
}
