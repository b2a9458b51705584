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
          className="group flex h-11 w-9 min-w-6 cursor-pointer items-center justify-center text-sm tabular-nums"
        >
          {look === "lines" ? <Line /> : <Numeral number={index + 1} />}
        </button>
      ))}
    </fieldset>
  );
}

function Line() {
  return (
    <span className="h-0.5 w-[64%] bg-rule-strong transition-colors duration-300 ease-calm group-hover:bg-fg group-aria-[current]:bg-fg" />
  );
}

function Numeral({ number }: { number: number }) {
  return (
    <span className="border-b border-transparent pb-1 text-fg-soft transition-colors duration-300 ease-calm group-hover:text-fg group-aria-[current]:border-current group-aria-[current]:text-fg">
      {String(number).padStart(2, "0")}
    </span>
  );
}
