import { useEffect } from "react";
import { areaUnits } from "#domain/homes/area-unit.ts";
import { currenciesOf, type Rates } from "#domain/homes/currency.ts";
import * as words from "#words/home-list.ts";
import { useUrlParameter } from "#site/store/url-query.ts";
import { chooseUnits } from "#site/store/units.ts";

/** Returns notes about units in the URL that do not exist. */
export function useUnitsFromUrl(rates: Rates): string[] {
  const askedCurrency = useUrlParameter("currency");
  const askedUnit = useUrlParameter("unit");
  const currency = currenciesOf(rates).find((known) => known === askedCurrency?.toUpperCase());
  const areaUnit = areaUnits.find((known) => known === askedUnit?.toLowerCase());

  useEffect(() => {
    if (currency) chooseUnits({ currency });
    if (areaUnit) chooseUnits({ areaUnit });
  }, [currency, areaUnit]);

  return [
    ...(askedCurrency && !currency ? [words.unknownCurrency(askedCurrency)] : []),
    ...(askedUnit && !areaUnit ? [words.unknownUnit(askedUnit)] : []),
  ];
}
