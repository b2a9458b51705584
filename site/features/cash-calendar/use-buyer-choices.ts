import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { profileQuery, withProfile } from "#domain/purchase/buyer-profile.ts";
import type { BuyerChoices } from "#domain/purchase/choices.ts";
import type { InputName } from "#domain/purchase/input-fields.ts";
import { readInputs, writeInputs } from "#domain/purchase/inputs.ts";
import type { Market } from "#domain/purchase/market.ts";
import { saveBuyerProfile, useBuyerProfile } from "#site/store/buyer-profile.ts";

/** A navigation renders the whole page, so the URL changes only after the buyer has stopped typing. */
const URL_DELAY_MS = 400;

/** The choices come from the URL at the start and after each back navigation, else from the profile
 * given for another home. A change is used and saved at once and written to the URL a little later.
 * Corrections stay until their field changes. */
export function useBuyerChoices(defaults: BuyerChoices, market: Market, isOpen: boolean) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const read = (query: string) => readInputs(new URLSearchParams(query), defaults, market);
  const given = withProfile(search, useBuyerProfile(), market);
  const [inputs, setInputs] = useState(() => read(given));
  const [seen, setSeen] = useState(given);
  const [unwritten, setUnwritten] = useState<BuyerChoices | null>(null);
  if (given !== seen) {
    setSeen(given);
    const latest = read(given);
    if (!unwritten && !isSame(latest.choices, inputs.choices)) setInputs(latest);
  }

  const write = useEffectEvent((choices: BuyerChoices) => {
    setUnwritten(null);
    // The home was closed in the meantime: a navigation now would open it again.
    if (location.search !== search) return;
    const query = writeInputs(choices, defaults, market, new URLSearchParams(search));
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (!unwritten || !isOpen) return;
    const timer = setTimeout(() => write(unwritten), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [unwritten, isOpen]);

  function change(name: InputName, text: string) {
    const changed = readInputs(new URLSearchParams([[name, text]]), defaults, market);
    const choices = { ...inputs.choices, [name]: changed.choices[name] };
    const others = inputs.corrections.filter(({ field }) => field !== name);
    setInputs({ choices, corrections: [...others, ...changed.corrections] });
    setUnwritten(choices);
    saveBuyerProfile(profileQuery(choices, defaults, market));
  }

  return {
    ...inputs,
    change,
    /** The query of a link that shows the same figures on any day. */
    query: writeInputs(inputs.choices, defaults, market, new URLSearchParams(search)).toString(),
  };
}

function isSame(one: BuyerChoices, other: BuyerChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
