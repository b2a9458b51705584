import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { setUrlParameter, useUrlParameter } from "#site/store/url-query.ts";
import { useHomeFilters } from "#site/store/home-filters.ts";
import { useHomes } from "#site/store/homes.ts";
import { useUnits } from "#site/homes/use-units.ts";
import type { FacadeSide } from "#site/views/facade.ts";
import * as words from "#words/home-facade.ts";
import { FacadeLegend } from "./facade-legend.tsx";
import { FacadePicture } from "./facade-picture.tsx";
import { facadeShapes } from "./facade-shapes.ts";
import { SideSwitch } from "./side-switch.tsx";

type HomeFacadeProps = { lists: readonly PackedHomes[]; sides: readonly FacadeSide[] };

export function HomeFacade({ lists, sides }: HomeFacadeProps) {
  const homes = useHomes(lists);
  const units = useUnits(rates);
  const { fitting } = useHomeFilters(homes);
  const asked = useUrlParameter("side");
  const side = sides.find(({ key }) => key === asked) ?? sides[0];
  if (!side) return null;
  const numbers = new Set(facadeShapes(side).map(({ home }) => home));
  const onSide = homes.filter(({ number }) => numbers.has(number));

  return (
    <>
      {sides.length > 1 && (
        <SideSwitch
          sides={sides.map(({ key }) => key)}
          selected={side.key}
          onChange={(key) => setUrlParameter("side", key, { replace: true })}
        />
      )}
      <FacadePicture key={side.key} {...{ side, homes, fitting, units }} />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <FacadeLegend homes={onSide} fitting={fitting} />
        <p className="text-sm text-fg-soft">
          {words.fitting(onSide.filter((home) => fitting.has(home)).length)}
        </p>
      </div>
    </>
  );
}
