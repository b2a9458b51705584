import { homeNames } from "#catalog/home-names.ts";
import { classes } from "#ui/classes.ts";
import * as words from "#words/home-facade.ts";

type SideSwitchProps = {
  sides: readonly string[];
  selected: string;
  onChange: (side: string) => void;
};

export function SideSwitch({ sides, selected, onChange }: SideSwitchProps) {
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="sr-only">{words.sidesName}</legend>
      <div className="flex gap-x-7 overflow-x-auto border-b border-rule">
        {sides.map((side) => (
          <label
            key={side}
            className={classes(
              "relative -mb-px flex min-h-12 cursor-pointer items-center border-b-2 text-sm font-medium whitespace-nowrap transition-colors duration-300 ease-calm has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-highlight",
              side === selected
                ? "border-highlight text-fg"
                : "border-transparent text-fg-soft hover:text-fg",
            )}
          >
            <input
              type="radio"
              name="side"
              value={side}
              checked={side === selected}
              onChange={() => onChange(side)}
              className="sr-only"
            />
            {homeNames.sides[side] ?? side}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
