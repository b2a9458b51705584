import { classes } from "#site/ui/classes.ts";
import * as words from "#words/home-facade.ts";

type SideSwitchProps = {
  sides: readonly string[];
  selected: string;
  onChange: (side: string) => void;
};

/** Which side of the building is shown. */
export function SideSwitch({ sides, selected, onChange }: SideSwitchProps) {
  return (
    <fieldset className="noscript:hidden">
      <legend className="sr-only">{words.sidesName}</legend>
      <div className="flex flex-wrap gap-2">
        {sides.map((side) => (
          <label
            key={side}
            className={classes(
              "flex min-h-11 cursor-pointer items-center rounded-sm border px-3.5 text-sm transition-colors duration-200 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-highlight",
              side === selected
                ? "border-fg bg-fg text-ground"
                : "border-rule-strong hover:border-fg",
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
            {words.sideName(side)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
