import { z } from "zod";
import { key, line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

const hero = z.strictObject({ eyebrow: line, title: line, lead: line, linkLabel: line });

const slide = z.strictObject({ id: key, line, picture: line });

const variants = readPage(
  "landing-variants",
  z.strictObject({
    interior: hero,
    // [2.048] The slides share one title.
    rooms: z.strictObject({ title: line, slides: z.array(slide) }),
    furniture: hero,
    team: hero.extend({ picture: line }),
  }),
);

/** The texts of the alternative landing pages [2.047]-[2.050]. */
export const interiorLanding = variants.interior;
export const roomsLanding = variants.rooms;
export const furnitureLanding = variants.furniture;
export const teamLanding = variants.team;
