import * as words from "#words/carousel.ts";
import { classes } from "#ui/classes.ts";
import { Dots } from "./dots.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { arrowBack, arrowForward, pause, play } from "#ui/icons.ts";

type CarouselControlsProps = {
  autoplay: { possible: boolean; wanted: boolean; toggle: () => void };
  arrows: boolean;
  dots: "lines" | "numbers" | undefined;
  place: "below" | "over";
  selected: number;
  stops: number;
  next: () => void;
  previous: () => void;
  onChoose: (stop: number) => void;
};

export function CarouselControls(props: CarouselControlsProps) {
  const { autoplay, arrows, dots, place, selected, stops } = props;
  const variant = place === "below" ? "outline" : "ghost";
  if (stops < 2 || !(arrows || dots || autoplay.possible)) return null;
  return (
    <div
      className={classes(
        "carousel-controls flex items-center gap-1 noscript:hidden",
        place === "below" && "mt-6",
        place === "over" && "on-paper absolute end-0 bottom-0 z-1 max-w-full bg-paper p-1",
      )}
    >
      {dots && (
        <Dots
          look={dots}
          count={stops}
          selected={selected}
          onChoose={props.onChoose}
          className={classes(place === "below" && "-ms-2")}
        />
      )}
      <div className={classes("flex items-center gap-1", place === "below" && "ms-auto")}>
        {autoplay.possible && (
          <IconButton
            data-autoplay
            // Hidden by the style sheet: a button added at hydration would shift the page.
            className="motion-reduce:hidden"
            label={autoplay.wanted ? words.pause : words.play}
            shape={autoplay.wanted ? pause : play}
            onClick={autoplay.toggle}
          />
        )}
        {arrows && (
          <div className="flex">
            <IconButton
              variant={variant}
              label={words.previousSlide}
              shape={arrowBack}
              onClick={props.previous}
            />
            <IconButton
              variant={variant}
              label={words.nextSlide}
              shape={arrowForward}
              onClick={props.next}
              className="-ms-px"
            />
          </div>
        )}
      </div>
    </div>
  );
}
