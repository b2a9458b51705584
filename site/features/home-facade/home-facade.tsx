import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { setUrlParameter, useUrlParameter } from "#site/store/url-query.ts";
import { useHomeFilters } from "#site/store/home-filters.ts";
import { useHomes } from "#site/store/homes.ts";
import { useUnits } from "#site/homes/use-units.ts";
import type { FacadeSide } from "#site/views/facade.ts";
import { FacadeFacts } from "./facade-facts.tsx";
import { FacadeFloors } from "./facade-floors.tsx";
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
  const shapes = facadeShapes(side);
  const numbers = new Set(shapes.map(({ home }) => home));
  const onSide = homes.filter(({ number }) => numbers.has(number));
  const isUpright = side.height > side.width;

  return (
    <>
      {sides.length > 1 && (
        <SideSwitch
          sides={sides.map(({ key }) => key)}
          selected={side.key}
          onChange={(key) => setUrlParameter("side", key, { replace: true })}
        />
      )}
      <div className="facade-layout" data-upright={isUpright || undefined}>
        {isUpright && <FacadeFloors homes={onSide} height={side.height} {...{ shapes, fitting }} />}
        <FacadePicture key={side.key} {...{ side, homes, fitting, units }} />
        <FacadeFacts homes={onSide} {...{ fitting, isUpright, units }} />
      </div>
    </>
  );
}
