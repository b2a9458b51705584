import { changed, deviceDirection } from "./look.ts";
import type { LookAround } from "./look-around.ts";

/** iOS asks the visitor for permission, and only after a click. */
type AskingEvent = { requestPermission?: () => Promise<"granted" | "denied"> };

/** Offered only on a device that is held in the hand. */
export function hasDeviceMotion(): boolean {
  return "DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches;
}

export async function mayFollowDevice(): Promise<boolean> {
  const { requestPermission } = DeviceOrientationEvent as unknown as AskingEvent;
  if (!requestPermission) return true;
  return requestPermission().then(
    (answer) => answer === "granted",
    () => false,
  );
}

/** Follows where the back of the device points, starting with the current view. */
export function followDevice(around: LookAround): () => void {
  let offset: number | null = null;

  function onOrientation({ alpha, beta, gamma }: DeviceOrientationEvent) {
    if (alpha === null || beta === null || gamma === null) return;
    const { bearing, pitch } = deviceDirection(alpha, beta, gamma);
    const look = around.look();
    offset ??= look.yaw - bearing;
    around.turnTo(changed(look, { yaw: bearing + offset, pitch }));
  }

  addEventListener("deviceorientation", onOrientation);
  return () => removeEventListener("deviceorientation", onOrientation);
}
