import { Checkbox } from "#ui/checkbox.tsx";
import * as words from "#words/home-list.ts";

type Choice = { value: string; label: string; count: number; note?: string };

type FilterChoicesProps = {
  legend: string;
  choices: Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

export function FilterChoices({ legend, choices, chosen, onChange }: FilterChoicesProps) {
  function toggle(value: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  }

  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      {choices.map(({ value, label, count, note }) => (
        <Checkbox
          key={value}
          label={words.optionCount(label, count)}
          help={note}
          checked={chosen.includes(value)}
          // A choice that leaves nothing can still be taken back.
          disabled={count === 0 && !chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
