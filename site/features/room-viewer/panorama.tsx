import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import type { PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/panorama.ts";
import { type LookAround, type PanoramaState, startLookAround } from "./look-around.ts";
import { lookByKey } from "./look.ts";
import { PanoramaControls } from "./panorama-controls.tsx";
import { followPointers } from "./pointers.ts";

type PanoramaProps = {
  /** The accessible name, such as "Living room". */
  name: string;
  /** Whose room it is; the accessible name ends with it. */
  label: string;
  picture: PictureSource;
};

const messages: Partial<Record<PanoramaState, string>> = {
  loading: words.loading,
  unsupported: words.unsupported,
  unreachable: words.unreachable,
};

/** Covers the still, which remains where the panorama cannot be shown. */
export function Panorama({ name, label, picture }: PanoramaProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { state, aroundRef } = useLookAround(frameRef, canvasRef, picture);
  const helpId = useId();
  const message = messages[state];

  // The button that opened the panorama is gone and has lost the focus; one that switches rooms keeps it.
  useEffect(() => {
    if (document.activeElement === document.body) frameRef.current?.focus({ preventScroll: true });
  }, []);

  function onKey(key: string): boolean {
    const around = aroundRef.current;
    const look = around && lookByKey(around.look(), key);
    if (look) around.turnTo(look);
    return Boolean(look);
  }

  useKeys(frameRef, onKey);

  return (
    <>
      <div
        ref={frameRef}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys turn what has the focus
        tabIndex={0}
        aria-label={words.roomName(name, label)}
        aria-describedby={helpId}
        className="absolute inset-0 cursor-grab touch-none outline-offset-[-4px] select-none active:cursor-grabbing"
      >
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={picture.alt}
          className={classes("size-full", state !== "shown" && "opacity-0")}
        />
        <p id={helpId} className="sr-only">
          {words.help}
        </p>
      </div>
      {state === "shown" && <PanoramaControls onKey={onKey} aroundRef={aroundRef} />}
      <output className="absolute inset-x-0 bottom-0">
        {message && <span className="block bg-ink/85 px-5 py-3 text-sm text-ivory">{message}</span>}
      </output>
    </>
  );
}

function useKeys(frameRef: RefObject<HTMLElement | null>, onKey: (key: string) => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Shift is ignored, because many keyboards need it for "+".
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (!isShortcut && onKey(event.key)) event.preventDefault();
  });

  useEffect(() => {
    const frame = frameRef.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    frame?.addEventListener("keydown", listen);
    return () => frame?.removeEventListener("keydown", listen);
  }, [frameRef]);
}

function useLookAround(
  frameRef: RefObject<HTMLDivElement | null>,
  canvasRef: RefObject<HTMLCanvasElement | null>,
  picture: PictureSource,
) {
  const [state, setState] = useState<PanoramaState>("loading");
  const aroundRef = useRef<LookAround>(null);

  useEffect(() => {
    if (!frameRef.current || !canvasRef.current) return;
    const around = startLookAround(canvasRef.current, picture, setState);
    const ignorePointers = followPointers(frameRef.current, around);
    aroundRef.current = around;
    return () => {
      ignorePointers();
      around.stop();
      aroundRef.current = null;
    };
  }, [frameRef, canvasRef, picture]);

  return { state, aroundRef };
}
