import { useEffect, useRef } from "react";
import { Dialog } from "#site/ui/dialog.tsx";
import type { BlogFilm } from "#site/views/blog-film.ts";

type FilmPlayerProps = { film: BlogFilm; open: boolean; onClose: () => void };

export function FilmPlayer({ film, open, onClose }: FilmPlayerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={film.name} size="film">
      <Film film={film} playing={open} />
    </Dialog>
  );
}

/** Stays for a moment while the window fades out, and must be still by then. */
function Film({ film, playing }: { film: BlogFilm; playing: boolean }) {
  const videoRef = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!playing) videoRef.current?.pause();
  }, [playing]);

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks in the film
    <video
      ref={videoRef}
      poster={film.poster}
      width={film.width}
      height={film.height}
      aria-label={film.description}
      controls
      autoPlay
      playsInline
      className="aspect-video max-h-[calc(100dvh-4.5rem)] w-full bg-ink object-contain"
    >
      <source src={film.webm} type="video/webm" />
      <source src={film.mp4} type="video/mp4" />
    </video>
  );
}
