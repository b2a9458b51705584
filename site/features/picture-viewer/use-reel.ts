import { useEffect, useRef, useState } from "react";
import { direction } from "#site/ui/direction.ts";
import { reducesMotion } from "#site/ui/use-reduced-motion.ts";

const REST_MS = 150;

/** Knows which picture of a scrolling row is shown, and scrolls to the next or previous one. */
export function useReel(first: number, count: number) {
  const reelRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  // The picture the row scrolls to: two quick clicks must not start from the same one.
  const aim = useRef(first);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The row has no width before its dialog opens, and another one when a phone is turned.
  useEffect(() => {
    const reel = reelRef.current;
    if (!reel) return;
    const stayInPlace = new ResizeObserver(() => {
      reel.scrollTo({ left: placeOf(aim.current, reel), behavior: "instant" });
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
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      aim.current = index;
    }, REST_MS);
  }

  function turn(step: number) {
    const reel = reelRef.current;
    const index = aim.current + step;
    if (!reel || index < 0 || index >= count) return;
    aim.current = index;
    reel.scrollTo({
      left: placeOf(index, reel),
      behavior: reducesMotion() ? "instant" : "smooth",
    });
  }

  return {
    shown,
    turn,
    reelProps: {
      ref: reelRef,
      onScroll: readPosition,
    },
  };
}

function placeOf(index: number, reel: HTMLElement): number {
  return index * reel.clientWidth * direction();
}
