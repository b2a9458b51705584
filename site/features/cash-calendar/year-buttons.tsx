import { useId } from "react";
import * as words from "#words/cash-calendar.ts";

type YearButtonsProps = {
  years: readonly string[];
  year: string;
  onChoose: (year: string) => void;
};

export function YearButtons({ years, year, onChoose }: YearButtonsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.yearTabs}</legend>
      <div className="flex flex-wrap gap-x-5">
        {years.map((option) => (
          <label
            key={option}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center border-b-2 border-transparent font-medium text-fg-soft tabular-nums hover:text-fg has-checked:border-highlight has-checked:text-fg has-focus-visible:outline-2 has-focus-visible:outline-highlight"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === year}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
