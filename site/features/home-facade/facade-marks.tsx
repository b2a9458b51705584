export function FacadeMarks() {
  return (
    <defs>
      <pattern
        id="mark-reserved"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="14" height="14" className="fill-warning/25" />
        <rect width="5" height="14" className="fill-warning/85" />
      </pattern>
      <pattern id="mark-not-released" width="14" height="14" patternUnits="userSpaceOnUse">
        <rect width="14" height="14" className="fill-sea/20" />
        <circle cx="7" cy="7" r="2.5" className="fill-paper" />
      </pattern>
    </defs>
  );
}
