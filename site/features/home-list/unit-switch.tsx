import { rates } from "#catalog/rates.ts";
import { areaUnits, type AreaUnit } from "#domain/homes/area-unit.ts";
import { currenciesOf } from "#domain/homes/currency.ts";
import { chooseUnits } from "#site/store/units.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { Select } from "#ui/select.tsx";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";

export function UnitSwitch() {
  const { currency, areaUnit, isConverted } = useUnits(rates);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
      <div className="flex gap-2 print:hidden [&_select]:min-h-11 [&_select]:py-1.5 [&_select]:text-sm">
        <Select
          label={words.currency}
          hideLabel
          options={currenciesOf(rates)}
          value={currency}
          onChange={({ target }) => chooseUnits({ currency: target.value })}
        />
        <Select
          label={words.areaUnit}
          hideLabel
          options={areaUnits}
          value={areaUnit}
          onChange={({ target }) => chooseUnits({ areaUnit: target.value as AreaUnit })}
        />
      </div>
      {isConverted && (
        <p className="max-w-text text-xs text-fg-soft">
          {words.ratesNote(rates.currency, homeWords.dayOf(rates.date), rates.source)}
        </p>
      )}
    </div>
  );
}
