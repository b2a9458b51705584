/** Angles are in degrees. Yaw 0 is the middle of the panorama and grows to the right; pitch grows
 * upwards; `angle` is what is seen along the longer side of the frame. */
export type Look = { yaw: number; pitch: number; angle: number };

export type FrameSize = { width: number; height: number };

/** The angle is that of the still's lens, so that the panorama replaces it without a jump. */
export const FIRST_LOOK: Look = { yaw: 0, pitch: 0, angle: 90 };

const MOST_PITCH = 85;
const LEAST_ANGLE = 35;
const MOST_ANGLE = 105;
const DEGREE = Math.PI / 180;

/** The pitch stays within what a standing person sees. */
export function changed(look: Look, change: Partial<Look>): Look {
  const next = { ...look, ...change };
  return {
    yaw: wrap(next.yaw),
    pitch: clamp(next.pitch, -MOST_PITCH, MOST_PITCH),
    angle: clamp(next.angle, LEAST_ANGLE, MOST_ANGLE),
  };
}

/** What was under the pointer stays under it. */
export function dragged(look: Look, right: number, down: number, frame: FrameSize): Look {
  const degreesPerPixel = look.angle / Math.max(frame.width, frame.height, 1);
  return changed(look, {
    yaw: look.yaw - right * degreesPerPixel,
    pitch: look.pitch + down * degreesPerPixel,
  });
}

export function zoomed(look: Look, factor: number): Look {
  const half = Math.tan((look.angle / 2) * DEGREE) / factor;
  return changed(look, { angle: (2 * Math.atan(half)) / DEGREE });
}

const TURN = 10;
const ZOOM = 1.25;

/** Null for other keys. Left and right are those of the room in every language. */
export function lookByKey(look: Look, key: string): Look | null {
  switch (key) {
    case "ArrowLeft":
      return changed(look, { yaw: look.yaw - TURN });
    case "ArrowRight":
      return changed(look, { yaw: look.yaw + TURN });
    case "ArrowUp":
      return changed(look, { pitch: look.pitch + TURN });
    case "ArrowDown":
      return changed(look, { pitch: look.pitch - TURN });
    case "+":
    case "=":
      return zoomed(look, ZOOM);
    case "-":
      return zoomed(look, 1 / ZOOM);
    case "Home":
      return FIRST_LOOK;
    default:
      return null;
  }
}

/** The tangents of half the angles that the frame shows across and up. */
export function halfTangents({ angle }: Look, { width, height }: FrameSize): [number, number] {
  const half = Math.tan((angle / 2) * DEGREE);
  return width >= height ? [half, (half * height) / width] : [(half * width) / height, half];
}

/** The direction of the device's back, from the angles of its orientation event. */
export function deviceDirection(alpha: number, beta: number, gamma: number) {
  const [ca, sa] = [Math.cos(alpha * DEGREE), Math.sin(alpha * DEGREE)];
  const [cb, sb] = [Math.cos(beta * DEGREE), Math.sin(beta * DEGREE)];
  const [cg, sg] = [Math.cos(gamma * DEGREE), Math.sin(gamma * DEGREE)];
  const east = -ca * sg - cg * sa * sb;
  const north = -sa * sg + ca * cg * sb;
  return {
    bearing: Math.atan2(east, north) / DEGREE,
    pitch: Math.asin(clamp(-cb * cg, -1, 1)) / DEGREE,
  };
}

/** The result is above -180 and at most 180. */
export function wrap(degrees: number): number {
  return degrees - 360 * Math.ceil((degrees - 180) / 360);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
