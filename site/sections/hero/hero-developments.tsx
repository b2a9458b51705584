import { href } from "react-router";
import { Picture } from "#site/ui/picture.tsx";
import type { SaleDevelopmentView } from "#site/views/sale-development.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/landing.ts";

type HeroDevelopmentsProps = {
  developments: readonly (SaleDevelopmentView & { price?: string })[];
};

/** The foot of the hero on a phone, where its slides show one development at a time. */
export function HeroDevelopments({ developments }: HeroDevelopmentsProps) {
  return (
    <nav aria-label={words.homesForSale} className="on-ink bg-ink md:hidden">
      <ul className="page-width pt-2 pb-6">
        {developments.map(({ key, title, place, handover, picture, price }) => (
          <li key={key} className="group relative flex gap-4 border-t border-rule py-4">
            <Picture
              picture={picture}
              alt=""
              sizes="4.5rem"
              frameClassName="card-picture aspect-square w-18 shrink-0"
            />
            <div className="self-center pe-corner">
              <a href={href("/homes/:key", { key })} className="cover-link font-display text-lg">
                {title}
              </a>
              <p className="text-sm text-fg-soft">{homeWords.placeAndHandover(place, handover)}</p>
              {price && <p className="text-sm text-highlight tabular-nums">{price}</p>}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
