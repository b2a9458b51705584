import { type KeyboardEvent, useEffect, useState } from "react";
import { navigate, takeFocusWish } from "#desk/navigation/desk-url.ts";
import { Link } from "#desk/navigation/link.tsx";
import { usePeople } from "#desk/parts/people-names.ts";
import { SEARCH_FIELD } from "#desk/shell/shell.tsx";
import type { Account } from "#domain/desk/account.ts";
import * as words from "#desk/words/en/inbox.ts";
import * as values from "#desk/words/en/values.ts";
import { buttonClasses } from "#ui/button-look.ts";
import { classes } from "#ui/classes.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type FilterName, type Filters, filtersUrl, isNarrowed } from "#desk/navigation/filters.ts";

type Option = { value: string; label: string };

const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type ChosenFilter = Exclude<FilterName, "search">;

const OPTIONS: Record<ChosenFilter, (people: Account[]) => Option[]> = {
  kind: () => optionsOf(values.kinds),
  source: () => optionsOf(values.sources),
  stage: () => optionsOf(values.stages),
  owner: (people) => [
    { value: "none", label: words.noOwner },
    // A disabled person may have leads that wait for another owner.
    ...people.map(({ id, name, isDisabled }) => ({
      value: id,
      label: isDisabled ? words.disabledOwner(name) : name,
    })),
  ],
};

const CHOSEN = Object.keys(OPTIONS) as ChosenFilter[];

type FilterBarProps = { filters: Filters };

export function FilterBar({ filters }: FilterBarProps) {
  const people = usePeople();
  const change = (changed: Partial<Filters>) => navigate(filtersUrl({ ...filters, ...changed }));
  return (
    <header className="border-b border-rule px-4 py-3 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{values.views[filters.view]}</h1>
        <SearchField filters={filters} />
        <div className="relative flex gap-2 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4">
          {CHOSEN.map((name) => (
            <Select
              key={name}
              label={words.filters[name].label}
              hideLabel
              className="min-w-32 shrink-0"
              placeholder={words.filters[name].any}
              value={filters[name] ?? ""}
              options={OPTIONS[name](people)}
              onChange={({ target }) => change({ [name]: target.value || undefined })}
            />
          ))}
          <Select
            label={words.sort}
            hideLabel
            className="min-w-36 shrink-0"
            value={filters.sort}
            options={optionsOf(words.sorts)}
            onChange={({ target }) => change({ sort: target.value as Filters["sort"] })}
          />
          {isNarrowed(filters) && (
            <Link
              to={filtersUrl({ view: filters.view, sort: filters.sort })}
              className={classes(buttonClasses({ variant: "ghost", size: "sm" }), "shrink-0")}
            >
              {words.clearFilters}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

const PAUSE_MS = 200;

/** The field keeps its own text while the user types; the URL follows after a pause. */
function SearchField({ filters }: FilterBarProps) {
  const searched = filters.search ?? "";
  const [text, setText] = useState(searched);
  const [inUrl, setInUrl] = useState(searched);
  if (inUrl !== searched) {
    setInUrl(searched);
    if (text.trim() !== searched) setText(searched);
  }

  useEffect(() => {
    if (text.trim() === searched) return;
    const timer = setTimeout(
      () =>
        navigate(filtersUrl({ ...filters, search: text.trim() || undefined }), {
          replace: true,
        }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, searched, filters]);

  useEffect(() => {
    if (takeFocusWish("search")) document.getElementById(SEARCH_FIELD)?.focus();
  }, []);

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === "Escape" && text) setText("");
    else if (key === "Escape" || key === "Enter") currentTarget.blur();
  }

  return (
    <TextField
      id={SEARCH_FIELD}
      type="search"
      label={words.search}
      hideLabel
      className="min-w-48 flex-1 basis-56"
      placeholder={words.searchHint}
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
