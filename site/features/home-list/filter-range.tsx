import { countInRange } from "#domain/homes/filter-counts.ts";
import type { Range } from "#domain/homes/filters.ts";
import { Select } from "#ui/select.tsx";
import * as words from "#words/home-list.ts";

type FilterRangeProps = {
  legend: string;
  steps: readonly number[];
  /** The measures of the homes that fit all other filters. */
  measures: readonly number[];
  range: Range;
  format: (value: number) => string;
  onChange: (range: Range) => void;
};

export function FilterRange(props: FilterRangeProps) {
  const { legend, steps, measures, range, format, onChange } = props;

  function edge(name: "from" | "to") {
    const other = name === "from" ? range.to : range.from;
    const own = range[name];
    const possible = steps.filter(
      (step) => other === undefined || (name === "from" ? step <= other : step >= other),
    );
    // A link may ask for a value between the steps.
    const values = own === undefined || possible.includes(own) ? possible : [...possible, own];
    return (
      <Select
        label={name === "from" ? words.from : words.to}
        placeholder={words.any}
        options={values
          .toSorted((one, two) => one - two)
          .map((value) => ({
            value: String(value),
            label: words.optionCount(
              format(value),
              countInRange(measures, { ...range, [name]: value }),
            ),
          }))}
        value={own === undefined ? "" : String(own)}
        onChange={({ target }) =>
          onChange({ ...range, [name]: target.value === "" ? undefined : Number(target.value) })
        }
      />
    );
  }

  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">{legend}</legend>
      <div className="space-y-4">
        {edge("from")}
        {edge("to")}
      </div>
    </fieldset>
  );
}
