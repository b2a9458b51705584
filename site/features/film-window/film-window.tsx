import { useEffect, useRef, useState } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { FilmView } from "#site/views/film.ts";
import * as words from "#words/film.ts";

// [9.006] The film starts after this delay.
const START_DELAY_MS = 300;

type FilmWindowProps = { film: FilmView; open: boolean; onClose: () => void };

export function FilmWindow({ film, open, onClose }: FilmWindowProps) {
  return (
    <Dialog open={open} onClose={onClose} title={film.name} size="film">
      <Player film={film} open={open} />
    </Dialog>
  );
}

/** [4.006] Shows a spinner for 300 ms, then plays; closing the dialog pauses and rewinds. */
function Player({ film, open }: { film: FilmView; open: boolean }) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    const video = videoRef.current;
    if (!open || !video) return;
    const timer = setTimeout(() => {
      setLoading(false);
      // The browser blocks autoplay, or the dialog was closed at once: the controls remain.
      video.play().catch(() => {});
    }, START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      video.pause();
      video.currentTime = 0;
      setLoading(true);
    };
  }, [open]);

  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without words has none */}
      <video
        ref={videoRef}
        poster={film.poster}
        width={film.width}
        height={film.height}
        aria-label={film.description}
        controls={!loading}
        playsInline
        preload="auto"
        className="aspect-video max-h-[calc(100dvh-4.5rem)] w-full bg-ink object-contain"
      >
        <source src={film.webm} type="video/webm" />
        <source src={film.mp4} type="video/mp4" />
        {film.captions && (
          <track
            kind="captions"
            src={film.captions.src}
            srcLang={film.captions.language}
            label={film.captions.label}
            default
          />
        )}
      </video>
      {loading && (
        <output className="absolute inset-0 grid place-items-center">
          <Spinner className="size-10" />
          <span className="sr-only">{words.loading}</span>
        </output>
      )}
    </div>
  );
}
