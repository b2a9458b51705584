import { MOST_COMPARED } from "#domain/homes/compared-homes.ts";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { removeFromShortlist } from "#site/store/home-shortlist.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { trash } from "#ui/icons.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-shortlist.ts";

type SavedHomesProps = {
  saved: readonly DevelopmentHome[];
  compared: readonly DevelopmentHome[];
  titles: Record<string, string>;
  onCompare: (ids: string[]) => void;
};

export function SavedHomes({ saved, compared, titles, onCompare }: SavedHomesProps) {
  const ids = compared.map(homeId);

  function toggle(id: string, isCompared: boolean) {
    onCompare(isCompared ? [...ids, id] : ids.filter((other) => other !== id));
  }

  return (
    <fieldset className="mt-8">
      <legend className="text-sm font-medium">{words.savedHomes}</legend>
      <ul className="mt-1 flex flex-wrap gap-x-8">
        {saved.map((home) => {
          const id = homeId(home);
          return (
            <li key={id} className="flex items-center gap-1">
              <Checkbox
                label={homeWords.homeSummary([
                  home.number,
                  titles[home.development] ?? home.development,
                ])}
                checked={ids.includes(id)}
                disabled={!ids.includes(id) && ids.length >= MOST_COMPARED}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <IconButton
                label={words.forget(home.number)}
                shape={trash}
                onClick={() => removeFromShortlist(id)}
              />
            </li>
          );
        })}
      </ul>
      <p className="text-xs text-fg-soft">
        {ids.length >= MOST_COMPARED && saved.length > ids.length
          ? words.onlyThree
          : words.keptHere}
      </p>
    </fieldset>
  );
}
