import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useState,
} from "react";
import { homeNames } from "#catalog/home-names.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { rangeOfType } from "#domain/homes/price-range.ts";
import { homePath, openHome } from "#site/store/home-url.ts";
import { homeLabel } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import { Picture } from "#site/ui/picture.tsx";
import type { FacadeSide } from "#site/views/facade.ts";
import * as words from "#words/home-facade.ts";
import { FacadeCard } from "./facade-card.tsx";
import { FacadeDrawing } from "./facade-drawing.tsx";
import { facadeMark } from "./facade-mark.ts";
import { FacadeMarks } from "./facade-marks.tsx";
import { facadeShapes } from "./facade-shapes.ts";
import { walk } from "./facade-walk.ts";

type FacadePictureProps = {
  side: FacadeSide;
  /** All of the development. */
  homes: readonly DevelopmentHome[];
  fitting: ReadonlySet<DevelopmentHome>;
  units: Units;
};

/** One home's link is in the tab order; arrow keys walk to the others. */
export function FacadePicture({ side, homes, fitting, units }: FacadePictureProps) {
  const shapes = useMemo(() => facadeShapes(side), [side]);
  const [pointed, setPointed] = useState<string | null>(null);
  /** A first tap shows the card, the second opens the home. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [inTabOrder, setInTabOrder] = useState(shapes[0]?.home);
  const byNumber = new Map(homes.map((home) => [home.number, home]));
  const pointedHome = byNumber.get(pointed ?? chosen ?? "");
  const pointedShape = shapes.find(({ home }) => home === pointedHome?.number);

  function point(event: PointerEvent | FocusEvent) {
    const home = numberOf(event.target);
    if (home && "pointerType" in event && event.pointerType !== "mouse") return;
    setPointed(home);
    if (home && event.type === "focus") setInTabOrder(home);
  }

  function onClick(event: MouseEvent) {
    const home = numberOf(event.target);
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch";
    if (isTouch && home && home !== chosen) {
      event.preventDefault();
      setChosen(home);
      return;
    }
    openHome(event);
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = shapes.find(({ home }) => home === numberOf(event.target));
    const target = from && !belongsToBrowser(event) && walk(shapes, from, event.key);
    if (!target) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGAElement>(`[data-home="${target.home}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks of the links inside
    <div className="facade relative mt-5" onClick={onClick}>
      <div className="overflow-x-auto">
        <div
          dir="ltr"
          className="facade-stage relative"
          style={{ aspectRatio: `${side.width} / ${side.height}` }}
        >
          {side.picture && (
            <Picture
              picture={side.picture}
              priority
              sizes="(min-width: 90rem) 82rem, (min-width: 48rem) 92vw, 56rem"
              className="absolute inset-0 size-full object-cover"
            />
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links inside */}
          <svg
            role="group"
            aria-label={words.facadeName(homeNames.sides[side.key] ?? side.key)}
            viewBox={`0 0 ${side.width} ${side.height}`}
            className="absolute inset-0 size-full"
            onPointerOver={point}
            onPointerLeave={() => setPointed(null)}
            onFocus={point}
            onBlur={() => setPointed(null)}
            onKeyDown={onKeyDown}
          >
            <FacadeMarks />
            {!side.picture && <FacadeDrawing side={side} />}
            {shapes.map(({ home: number, path }) => {
              const home = byNumber.get(number);
              return (
                home && (
                  <a
                    key={path}
                    href={homePath(home.development, number)}
                    data-home={number}
                    data-mark={facadeMark(home, fitting)}
                    data-pointed={home === pointedHome || undefined}
                    aria-label={homeLabel(home, units)}
                    tabIndex={number === inTabOrder ? 0 : -1}
                  >
                    <path d={path} />
                  </a>
                )
              );
            })}
          </svg>
        </div>
      </div>
      <p className="mt-2 text-sm text-fg-soft md:hidden">{words.swipe}</p>
      {pointedHome && pointedShape && (
        <FacadeCard
          home={pointedHome}
          others={rangeOfType(pointedHome, homes)}
          units={units}
          at={[pointedShape.top[0] / side.width, pointedShape.top[1] / side.height]}
          isChosen={pointedHome.number === chosen}
        />
      )}
    </div>
  );
}

function numberOf(target: EventTarget): string | null {
  return (target as Element).closest("[data-home]")?.getAttribute("data-home") ?? null;
}
