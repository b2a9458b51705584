import { type RefObject, useEffect, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { minus, plus } from "#ui/icons.ts";
import * as words from "#words/panorama.ts";
import { followDevice, hasDeviceMotion, mayFollowDevice } from "./device-motion.ts";
import type { LookAround } from "./look-around.ts";

const phone = "M7.5 3h9v18h-9zm3 15.5h3M3.5 9v6m17-6v6";
const left = "m14 6-6 6 6 6";
const right = "m10 6 6 6-6 6";
const reset = "M4.5 4v5h5M5 9a7.8 7.8 0 1 1-.8 5";

type PanoramaControlsProps = {
  onKey: (key: string) => void;
  aroundRef: RefObject<LookAround | null>;
};

/** Left and right are those of the room, whatever the direction of the page. */
export function PanoramaControls({ onKey, aroundRef }: PanoramaControlsProps) {
  const [moving, setMoving] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (moving && aroundRef.current) return followDevice(aroundRef.current);
    return undefined;
  }, [moving, aroundRef]);

  async function toggleMotion() {
    if (moving) return setMoving(false);
    const allowed = await mayFollowDevice();
    setMoving(allowed);
    setRefused(!allowed);
  }

  return (
    <div dir="ltr" className="on-paper absolute end-3 bottom-3 flex gap-1 bg-paper/90">
      {hasDeviceMotion() && (
        <IconButton
          label={words.followDevice}
          shape={phone}
          aria-pressed={moving}
          className="aria-pressed:bg-fg aria-pressed:text-ground"
          onClick={() => void toggleMotion()}
        />
      )}
      <IconButton label={words.turnLeft} shape={left} onClick={() => onKey("ArrowLeft")} />
      <IconButton label={words.turnRight} shape={right} onClick={() => onKey("ArrowRight")} />
      <IconButton label={words.zoomIn} shape={plus} onClick={() => onKey("+")} />
      <IconButton label={words.zoomOut} shape={minus} onClick={() => onKey("-")} />
      <IconButton label={words.firstView} shape={reset} onClick={() => onKey("Home")} />
      <output className="sr-only">{refused && words.motionRefused}</output>
    </div>
  );
}
