import { memo } from "react";
import { Select } from "#ui/select.tsx";
import * as words from "#words/cash-calendar.ts";
import { monthOf } from "#words/homes.ts";
import { monthsFrom } from "./month-groups.ts";

type MonthSelectProps = { from: string; to: string; onChoose: (month: string) => void };

/** It may have hundreds of options, which are rendered again only when their range changes. */
export const MonthSelect = memo(function MonthSelect({ from, to, onChoose }: MonthSelectProps) {
  return (
    <Select
      label={words.goToMonth}
      className="w-56"
      placeholder={words.chooseMonth}
      value=""
      onChange={({ target }) => target.value && onChoose(target.value)}
      options={monthsFrom(from, to).map((month) => ({ value: month, label: monthOf(month) }))}
    />
  );
});
