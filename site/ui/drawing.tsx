const drawings = {
  yield: {
    lines:
      "M6 84h84M14 84V62h16v22M40 84V48h16v36M66 84V34h16v50M20 84v-8h4v8M46 56h4m-4 8h4m-4 8h4M72 42h4m-4 8h4m-4 8h4m-4 8h4m-4 8h4",
    accent: "M10 50c18-2 32-10 46-24L72 10M61 10h11v11",
  },
  tax: {
    lines: "M20 8h42l14 14v66H20zM62 8v14h14M30 24h20M30 34h14M30 78h36",
    accent: "M48 70a11 14 0 1 0 0-28 11 14 0 0 0 0 28zM42 63l12-14",
  },
  airport: {
    lines:
      "M6 84h84M18 84l3-38h10l3 38M13 32h26l-4 14H17zM15 32v-6h22v6M26 26V14M44 84V68c12-7 30-7 42 0v16M54 84V64m11 20V63m11 21V64",
    accent:
      "M77.5 16.6C78.4 17.7 77.2 19.3 75.5 20.6L72.1 23.3 73.1 34.6 71.1 36.2 67.8 26.7 63.2 29.6 63 33.7 61.5 34.9 59.8 30.4 55.8 27.7 57.4 26.5 61.4 27.3 65.3 23.6 56.9 18.1 58.9 16.5 69.7 20.2 73.1 17.5C74.8 16.2 76.7 15.5 77.5 16.6zM50 37l-6 5",
  },
  ownership: {
    lines:
      "M6 84h84M14 84V44a28 28 0 0 1 56 0v40M24 84V44a18 18 0 0 1 36 0v40M42 26v58M36 56v6m12-6v6",
    accent: "M80 44a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm0 0v26m0-6h6m-6-7h5",
  },
};

/** Lines are in the text colour, the accent is in brass. */
export function Drawing({ name }: { name: keyof typeof drawings }) {
  const { lines, accent } = drawings[name];
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} vectorEffect="non-scaling-stroke" />
      <path
        d={accent}
        vectorEffect="non-scaling-stroke"
        className="text-highlight"
        stroke="currentColor"
      />
    </svg>
  );
}
