import * as words from "#words/floor-plan.ts";

type NorthArrowProps = {
  /** Degrees clockwise from up. */
  north: number;
  className?: string;
};

/** The distance of the letter from the middle; the letter stays upright. */
const LETTER_AT = 19;

export function NorthArrow({ north, className }: NorthArrowProps) {
  const angle = (north * Math.PI) / 180;
  return (
    <svg
      viewBox="-24 -26 48 48"
      role="img"
      aria-label={words.north}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <circle r="11" />
      <path d="M0-11 5 8 0 4-5 8z" className="fill-current" transform={`rotate(${north})`} />
      <text
        x={(Math.sin(angle) * LETTER_AT).toFixed(1)}
        y={(4 - Math.cos(angle) * LETTER_AT).toFixed(1)}
        fontSize="11"
        textAnchor="middle"
        stroke="none"
        className="fill-current font-semibold"
      >
        {words.northLetter}
      </text>
    </svg>
  );
}
