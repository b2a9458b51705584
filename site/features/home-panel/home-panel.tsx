import { useState } from "react";
import { rates } from "#catalog/rates.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { outlookText, priceText, typeText } from "#site/store/home-texts.ts";
import { useUnits } from "#site/store/units.ts";
import { Dialog } from "#site/ui/dialog.tsx";
import * as words from "#words/homes.ts";

type HomePanelProps = {
  /** Null while the panel closes. */
  home: DevelopmentHome | null;
  development: { title: string };
  onClose: () => void;
};

/** The facts of one home over the list. */
export function HomePanel({ home, development, onClose }: HomePanelProps) {
  const units = useUnits(rates);
  const [shown, setShown] = useState(home);
  if (home && home !== shown) setShown(home);
  if (!shown) return null;
  return (
    <Dialog
      open={home !== null}
      onClose={onClose}
      size="form"
      title={words.homeTitle(shown.number, development.title)}
    >
      <ul className="space-y-2">
        <li>{typeText(shown)}</li>
        <li>{words.floor(shown.floor)}</li>
        <li>{units.area(shown.insideArea)}</li>
        <li>{outlookText(shown)}</li>
        <li>{priceText(shown.price, units)}</li>
        <li>{words.statusName(shown.status)}</li>
      </ul>
    </Dialog>
  );
}
