import { useState } from "react";
import { profileQuery, withProfile } from "#domain/purchase/buyer-profile.ts";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import type { InputName } from "#domain/purchase/input-fields.ts";
import { readInputs, writeInputs } from "#domain/purchase/inputs.ts";
import type { Market } from "#domain/purchase/market.ts";
import { saveBuyerProfile, useBuyerProfile } from "#site/store/buyer-profile.ts";
import { changeShownQuery } from "#site/store/shown-query.ts";
import { useUrlQuery } from "#site/store/url-query.ts";

/** The choices come from the URL at the start and after each back navigation, else from the profile
 * given for another home. Corrections stay until their field changes. */
export function useBuyerChoices(defaults: BuyerChoices, market: Market, release: string | null) {
  const url = useUrlQuery();
  const read = (query: string) => readInputs(new URLSearchParams(query), defaults, market, release);
  const given = withProfile(url.toString(), useBuyerProfile(), market);
  const [inputs, setInputs] = useState(() => read(given));
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    const latest = read(given);
    if (!isSame(latest.choices, inputs.choices)) setInputs(latest);
  }

  function change(name: InputName, text: string) {
    const changed = readInputs(new URLSearchParams([[name, text]]), defaults, market, release);
    const choices = { ...inputs.choices, [name]: changed.choices[name] };
    const others = inputs.corrections.filter(({ field }) => field !== name);
    setInputs({ choices, corrections: [...others, ...changed.corrections] });
    saveBuyerProfile(profileQuery(choices, defaults, market));
    changeShownQuery(
      // The dialog can be used until it has slid away.
      (query) => (query.has("home") ? writeInputs(choices, defaults, market, query) : query),
      { replace: true },
    );
  }

  return {
    ...inputs,
    change,
    /** The query of a link that shows the same figures on any day. */
    query: writeInputs(inputs.choices, defaults, market, url).toString(),
  };
}

function isSame(one: BuyerChoices, other: BuyerChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
