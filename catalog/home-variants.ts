import { z } from "zod";
import { key, line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

const hero = z.strictObject({ eyebrow: line, title: line, lead: line, linkLabel: line });

const slide = z.strictObject({ id: key, line, picture: line });

const homes = readPage(
  "home-variants",
  z.strictObject({
    interior: hero,
    // [2.048] The slides share one title.
    rooms: z.strictObject({ title: line, slides: z.array(slide) }),
    furniture: hero,
    team: hero.extend({ picture: line }),
  }),
);

/** The texts of the alternative landing pages [2.047]-[2.050]. */
export const interiorHome = homes.interior;
export const roomsHome = homes.rooms;
export const furnitureHome = homes.furniture;
export const teamHome = homes.team;
