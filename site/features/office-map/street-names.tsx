import { company } from "#catalog/company.ts";
import * as words from "#words/map.ts";

/** The dimensions and curves of the drawing (studio/finish/office-map.ts), so that names follow their streets. */
const VIEW_BOX = "0 0 1200 800";

/** Names start where neither a phone nor a wide screen crops the drawing. */
const streets = [
  { name: words.sheikhZayedRoad, along: "M-20 330C220 340 420 300 560 240", from: "52%" },
  { name: words.alSafaStreet, along: "M160 -20C200 200 240 420 210 820", from: "43%" },
  { name: words.alAsayelStreet, along: "M930 -20C940 180 1010 420 1060 820", from: "28%" },
  { name: words.alAbrajStreet, along: "M760 500C860 530 930 590 1040 600", from: "2%" },
];
const CANAL = "M420 430C540 340 640 300 780 330C920 360 980 470 1100 470";

/** Letters are measured in units of the drawing, which is scaled up on wide screens and down on phones. */
const letters = "text-[26px] md:text-[20px] lg:text-[15px] 2xl:text-[11px]";

/** Overlays the drawn map with the same cropping. Hidden from screen readers: the page has the address as text. */
export function StreetNames() {
  return (
    <svg
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 size-full stroke-paper font-sans ${letters}`}
      strokeWidth="0.3em"
      strokeLinejoin="round"
      paintOrder="stroke"
      dominantBaseline="central"
    >
      {streets.map(({ name, along, from }) => (
        <NameAlong key={name} {...{ name, along, from }} className="fill-ink-soft" />
      ))}
      <NameAlong
        name={words.dubaiWaterCanal}
        along={CANAL}
        from="41%"
        className="fill-sea stroke-none font-display tracking-[0.06em]"
      />
      <text x="756" y="430" className="fill-ink font-display text-[1.5em]">
        {company.name}
      </text>
    </svg>
  );
}

type NameAlongProps = { name: string; along: string; from: string; className: string };

function NameAlong({ name, along, from, className }: NameAlongProps) {
  const id = `street-${name.replaceAll(" ", "-")}`;
  return (
    <>
      <path id={id} d={along} fill="none" stroke="none" />
      <text className={className}>
        <textPath href={`#${id}`} startOffset={from}>
          {name}
        </textPath>
      </text>
    </>
  );
}
