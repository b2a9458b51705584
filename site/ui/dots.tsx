import * as words from "#words/carousel.ts";
import { classes } from "#ui/classes.ts";

type DotsProps = {
  count: number;
  selected: number;
  onChoose: (index: number) => void;
  look?: "lines" | "numbers";
  className?: string;
};

/** Each is 44 px high; on a narrow screen many of them shrink to a width of 24 px. */
export function Dots({ count, selected, onChoose, look = "lines", className }: DotsProps) {
  return (
    <fieldset
      aria-label={words.chooseSlide}
      className={classes("flex min-w-0 items-center", className)}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={words.slide(index + 1)}
          aria-current={index === selected || undefined}
          onClick={() => onChoose(index)}
          className="slide-dot"
        >
          {look === "numbers" && <span>{String(index + 1).padStart(2, "0")}</span>}
        </button>
      ))}
    </fieldset>
  );
}
