/** A picture shown for some seconds while the camera moves a little. */
type Shot = {
  picture: string;
  seconds: number;
  /** The camera's movement sideways and up, as a share of the picture's width at its nearest point. */
  pan: readonly [x: number, y: number];
  /** The camera's movement forward, as a share of the distance. */
  push: number;
  /** Heights between which there is water (0 top, 1 bottom), which ripples. */
  water?: readonly [top: number, bottom: number];
  /** Where a narrow frame lies on a wider picture: -1 left to 1 right. */
  aim?: number;
  /** Where a low frame lies on a higher picture: -1 top to 1 bottom. */
  lift?: number;
};

export type FilmPlan = {
  name: string;
  width: number;
  height: number;
  /** True for one shot whose camera returns to where it started, to be repeated without a cut. */
  loop: boolean;
  shots: readonly Shot[];
  quality: { h264: number; vp9: number };
  /** Bytes that neither file may exceed. */
  limit: number;
  sound: boolean;
};

/** A picture that only a film shows: it is rendered, but has no files of its own on the site. */
export const INDUS = "films/indus-at-dawn";

const SIZE = { width: 1280, height: 720 };

const UPRIGHT = { width: 720, height: 1280 };

/** The films behind the slides of the home page: slow loops that begin with the picture of the slide.
 * They move little to the side, because the edges of roofs tear when the sky behind them is uncovered. */
function slideFilms(key: string, move: Pick<Shot, "pan" | "push">, water?: Water): FilmPlan[] {
  const plan = { loop: true, sound: false };
  const shot = { seconds: 8, ...move };
  return [
    {
      ...SIZE,
      ...plan,
      name: `slide-${key}`,
      quality: { h264: 25, vp9: 37 },
      limit: 1_300_000,
      shots: [{ ...shot, picture: `slides/${key}/wide`, water: water?.wide }],
    },
    {
      ...UPRIGHT,
      ...plan,
      name: `slide-${key}-upright`,
      quality: { h264: 26, vp9: 39 },
      limit: 700_000,
      shots: [{ ...shot, picture: `slides/${key}/upright`, water: water?.upright }],
    },
  ];
}

type Water = Record<"wide" | "upright", Shot["water"]>;

export const filmPlans: readonly FilmPlan[] = [
  ...slideFilms("indus-residence-phase-2", { pan: [0.01, 0], push: 0.08 }),
  ...slideFilms("indus-residence", { pan: [-0.004, 0], push: 0.09 }),
  ...slideFilms(
    "warsan-tower",
    { pan: [0.012, 0], push: 0.07 },
    { wide: [0.78, 1], upright: [0.7, 1] },
  ),
  {
    ...SIZE,
    name: "story",
    loop: false,
    sound: true,
    quality: { h264: 25, vp9: 38 },
    limit: 6_000_000,
    shots: [
      { picture: INDUS, seconds: 6.2, pan: [-0.05, 0], push: 0.02, water: [0.6, 1] },
      { picture: "projects/delhi-gate-haveli/hero", seconds: 5.8, pan: [0.05, 0], push: 0.05 },
      { picture: "services/quality-over-quantity", seconds: 4.8, pan: [-0.06, 0], push: 0.05 },
      { picture: "pages/why-here", seconds: 6, pan: [-0.05, 0], push: 0.03, water: [0.7, 1] },
      { picture: "projects/warsan-tower/hero", seconds: 5.6, pan: [0.04, 0.01], push: 0.04 },
      { picture: "landing/furniture-hero", seconds: 5, pan: [0.04, 0], push: 0.06 },
      { picture: "landing/hero", seconds: 6.4, pan: [0.04, 0], push: 0.04, water: [0.8, 1] },
    ],
  },
  {
    ...SIZE,
    name: "blog",
    loop: false,
    sound: true,
    quality: { h264: 25, vp9: 38 },
    limit: 6_000_000,
    shots: [
      { picture: "blog/film-poster", seconds: 5.2, pan: [0.02, 0], push: 0.12 },
      {
        picture: "posts/coordinated-services/gallery-1",
        seconds: 4.6,
        pan: [0.02, 0.02],
        push: 0.1,
      },
      {
        picture: "posts/coordinated-services/gallery-2",
        seconds: 5.4,
        pan: [-0.05, 0],
        push: 0.03,
      },
    ],
  },
];

const DISSOLVE_SECONDS = 1.1;

/** Shots overlap by the length of a dissolve. */
export function secondsOf({ shots }: FilmPlan): number {
  const all = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  return all - DISSOLVE_SECONDS * (shots.length - 1);
}
