import { useEffect, useRef, useState } from "react";
import { direction } from "#ui/direction.ts";
import { reducesMotion } from "#site/ui/reduces-motion.ts";

const SETTLE_MS = 150;

export function useReel(first: number, count: number) {
  const reelRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  // The index the row scrolls to: two quick clicks must not start from the same picture.
  const targetIndex = useRef(first);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The row has no width before its dialog opens, and another one when a phone is turned.
  useEffect(() => {
    const reel = reelRef.current;
    if (!reel) return;
    const stayInPlace = new ResizeObserver(() => {
      reel.scrollTo({ left: placeOf(targetIndex.current, reel), behavior: "instant" });
    });
    stayInPlace.observe(reel);
    return () => stayInPlace.disconnect();
  }, []);

  function readPosition() {
    const reel = reelRef.current;
    if (!reel?.clientWidth) return;
    const index = Math.round(Math.abs(reel.scrollLeft) / reel.clientWidth);
    setShown(index);
    // The visitor may scroll elsewhere. Not every browser has `scrollend`.
    clearTimeout(settleTimer.current);
    settleTimer.current = setTimeout(() => {
      targetIndex.current = index;
    }, SETTLE_MS);
  }

  function goBy(step: number) {
    const reel = reelRef.current;
    const index = targetIndex.current + step;
    if (!reel || index < 0 || index >= count) return;
    clearTimeout(settleTimer.current);
    targetIndex.current = index;
    reel.scrollTo({
      left: placeOf(index, reel),
      behavior: reducesMotion() ? "instant" : "smooth",
    });
  }

  return {
    shown,
    goBy,
    reelProps: {
      ref: reelRef,
      onScroll: readPosition,
    },
  };
}

function placeOf(index: number, reel: HTMLElement): number {
  return index * reel.clientWidth * direction();
}
