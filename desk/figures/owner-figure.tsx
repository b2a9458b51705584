import { duration } from "#desk/format/times.ts";
import { useNames } from "#desk/parts/people-names.ts";
import * as words from "#desk/words/en/figures.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { BarList } from "./bar-list.tsx";
import { Figure } from "./figure.tsx";
import { ownerTable } from "./figure-rows.ts";

export function OwnerFigure({ figures }: { figures: Figures }) {
  const nameOf = useNames();
  const { title, note } = words.owners;
  const bars = figures.owners.map(({ ownerId, leads, median }) => ({
    label: nameOf(ownerId),
    value: leads,
    text: duration(median),
    tone: ownerId === null ? ("soft" as const) : ("plain" as const),
  }));
  return (
    <Figure title={title} note={note} table={ownerTable(figures, nameOf)}>
      <BarList label={title} bars={bars} />
    </Figure>
  );
}
