// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { followDevice, mayFollowDevice } from "./device-motion.ts";
import { FIRST_LOOK, type Look } from "./look.ts";

afterEach(() => vi.unstubAllGlobals());

function orient(alpha: number | null, beta: number, gamma: number) {
  dispatchEvent(Object.assign(new Event("deviceorientation"), { alpha, beta, gamma }));
}

test("the view begins where it was and then follows the device", () => {
  let look: Look = { ...FIRST_LOOK, yaw: 40 };
  const stop = followDevice({
    look: () => look,
    turnTo: (next) => {
      look = next;
    },
    frame: () => ({ width: 1, height: 1 }),
    stop: () => undefined,
  });
  orient(null, 0, 0);
  expect(look.pitch).toBe(0);
  orient(200, 90, 0);
  expect(look.yaw).toBeCloseTo(40);
  orient(190, 100, 0);
  expect(look.yaw).toBeCloseTo(50);
  expect(look.pitch).toBeCloseTo(10);
  stop();
  orient(100, 90, 0);
  expect(look.yaw).toBeCloseTo(50);
});

test("permission is asked for where the browser demands it", async () => {
  vi.stubGlobal("DeviceOrientationEvent", {});
  expect(await mayFollowDevice()).toBe(true);
  vi.stubGlobal("DeviceOrientationEvent", { requestPermission: async () => "denied" });
  expect(await mayFollowDevice()).toBe(false);
  vi.stubGlobal("DeviceOrientationEvent", { requestPermission: async () => "granted" });
  expect(await mayFollowDevice()).toBe(true);
  vi.stubGlobal("DeviceOrientationEvent", {
    requestPermission: () => Promise.reject(new Error("not after a click")),
  });
  expect(await mayFollowDevice()).toBe(false);
});
