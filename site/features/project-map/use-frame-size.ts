import { type RefObject, useEffect, useState } from "react";
import type { Size } from "#domain/map/view.ts";

/** In pixels; null until the frame is measured. */
export function useFrameSize(frameRef: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: frame.clientWidth, height: frame.clientHeight });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frameRef]);

  return size;
}
