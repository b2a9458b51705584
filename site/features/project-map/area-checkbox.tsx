import type { ChangeEvent } from "react";
import { usePendingValue, useSetUrlParameter } from "#site/store/url-query.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import * as words from "#words/project-map.ts";

/** "area=on" in the URL limits the list to what the map shows. */
export const AREA_PARAMETER = "area";

export function AreaCheckbox({ isOn }: { isOn: boolean }) {
  const setParameter = useSetUrlParameter();
  const [isChecked, setChecked] = usePendingValue(isOn);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setChecked(target.checked);
    setParameter(AREA_PARAMETER, target.checked ? "on" : null);
  }

  return (
    <Checkbox
      label={words.onlyThisArea}
      checked={isChecked}
      className="noscript:hidden"
      onChange={change}
    />
  );
}
