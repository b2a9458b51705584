import { useEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { freezeWhileCovered } from "./freeze-while-covered.ts";
import { uprightScreen } from "./upright-screen.ts";

export type FilmFiles = { webm: string; mp4: string };

type LoopingFilmProps = { wide: FilmFiles; upright: FilmFiles; playing: boolean };

export function LoopingFilm({ wide, upright, playing }: LoopingFilmProps) {
  const ref = useRef<HTMLVideoElement>(null);
  // Chosen once: rotating the phone does not load another film.
  const [{ webm, mp4 }] = useState(() => (matchMedia(uprightScreen).matches ? upright : wide));
  const [moving, setMoving] = useState(false);

  // React mutes the player but not the markup, which some browsers read before they let it play.
  useEffect(() => ref.current?.setAttribute("muted", ""), []);

  useEffect(() => {
    if (!playing) ref.current?.pause();
    // Browsers pause an autoplaying film while it is out of view, unless a script controls it.
    else if (ref.current?.paused && moving) void ref.current.play();
  }, [playing, moving]);

  useEffect(() => (ref.current ? freezeWhileCovered(ref.current) : undefined), []);

  return (
    <video
      ref={ref}
      muted
      loop
      autoPlay
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setMoving(true)}
      className={classes(
        "absolute inset-0 size-full object-cover transition-opacity duration-[1500ms]",
        moving ? "opacity-100" : "opacity-0",
      )}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}
