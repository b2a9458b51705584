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

export const filmPlans: readonly FilmPlan[] = [
  {
    ...SIZE,
    name: "hero",
    loop: true,
    sound: false,
    quality: { h264: 24, vp9: 36 },
    limit: 1_600_000,
    shots: [{ picture: "landing/hero", seconds: 10, pan: [0.035, 0], push: 0.06, water: [0.8, 1] }],
  },
  {
    name: "hero-portrait",
    width: 720,
    height: 1280,
    loop: true,
    sound: false,
    quality: { h264: 25, vp9: 38 },
    limit: 800_000,
    shots: [
      {
        picture: "landing/hero-portrait",
        seconds: 10,
        pan: [0.035, 0],
        push: 0.06,
        water: [0.67, 1],
      },
    ],
  },
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
