import type { ChangeEvent } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { search as searchShape } from "#ui/icons.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as formWords from "#words/forms.ts";
import * as words from "#words/project-filters.ts";
import { type Facet, facets, type ProjectFilters, sortOrders } from "./project-filters.ts";

type FilterBarProps = {
  filters: ProjectFilters;
  options: Record<Facet, string[]>;
  onType: (text: string) => void;
  onChoose: (choice: Partial<ProjectFilters>) => void;
};

const orders = Object.entries(sortOrders).map(([value, label]) => ({ value, label }));

const texts: Record<Facet, { label: string; placeholder: string }> = {
  category: { label: words.category, placeholder: words.anyCategory },
  city: { label: words.place, placeholder: words.anyPlace },
  status: { label: words.status, placeholder: words.anyStatus },
};

const selects = [...facets, "sort"] as const;

/** Each select has a column; on a wide screen the search is in the same row. */
const columns: Record<(typeof selects)["length"], string> = {
  4: "md:grid-cols-4 xl:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]",
};

/** Every control takes effect at once, so there is no submit button; hidden without script. */
export function FilterBar({ filters, options, onType, onChoose }: FilterBarProps) {
  function selectOf(name: (typeof selects)[number]) {
    return {
      name,
      hideLabel: true,
      className:
        "max-sm:[&_select]:ps-3 max-sm:[&_select]:pe-7 max-sm:[&_svg]:end-2 [&_select]:text-ellipsis",
      value: filters[name],
      onChange: (event: ChangeEvent<HTMLSelectElement>) => onChoose({ [name]: event.target.value }),
    };
  }

  return (
    <search aria-label={words.filterBarName} className="noscript:hidden">
      <form
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
        className={classes(
          "grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1",
          columns[selects.length],
        )}
      >
        <TextField
          type="search"
          name="search"
          label={formWords.search}
          hideLabel
          placeholder={words.searchExample}
          autoComplete="off"
          enterKeyHint="search"
          value={filters.search}
          onChange={(event) => onType(event.target.value)}
          trailing={<Icon shape={searchShape} className="me-3.5 text-fg-soft" />}
          className="col-span-full xl:col-span-1"
        />
        {facets.map((facet) => (
          <Select key={facet} options={options[facet]} {...texts[facet]} {...selectOf(facet)} />
        ))}
        <Select
          label={words.sortBy}
          placeholder={words.defaultOrder}
          options={orders}
          {...selectOf("sort")}
        />
      </form>
    </search>
  );
}
