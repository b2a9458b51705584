import { classes } from "#ui/classes.ts";
import type { HeroScenes } from "#site/views/hero-slide.ts";
import { HeroPoster } from "./hero-poster.tsx";
import { LoopingFilm } from "./looping-film.tsx";

type HeroSceneProps = HeroScenes & {
  first: boolean;
  shown: boolean;
  mayPlayFilm: boolean;
  playing: boolean;
};

/** The picture of a slide and its film, which fades into the next. Without a film, the picture is shown alone. */
export function HeroScene({ wide, upright, first, shown, mayPlayFilm, playing }: HeroSceneProps) {
  const films = wide.film && { wide: wide.film, upright: upright.film ?? wide.film };
  return (
    <div
      aria-hidden={!shown || undefined}
      className={classes(
        "absolute inset-0 transition-opacity duration-1000",
        shown ? "opacity-100" : "opacity-0",
      )}
    >
      <HeroPoster wide={wide.poster} upright={upright.poster} priority={first} />
      {mayPlayFilm && films && <LoopingFilm {...films} playing={playing} />}
    </div>
  );
}
