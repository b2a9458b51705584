import { setUrlParameter } from "#site/store/url-query.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import * as words from "#words/project-map.ts";

/** "area=on" in the URL limits the list to what the map shows. */
export const AREA_PARAMETER = "area";

export function AreaCheckbox({ isOn }: { isOn: boolean }) {
  return (
    <Checkbox
      label={words.onlyThisArea}
      checked={isOn}
      className="noscript:hidden"
      onChange={({ target }) => setUrlParameter(AREA_PARAMETER, target.checked ? "on" : null)}
    />
  );
}
