import { z } from "zod";
import { line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";
import { parts } from "./parts.ts";

const described = z.strictObject({ description: line });
const introduced = described.extend({ lead: line });
const block = z.strictObject({ intro: line });

/** What pages say of themselves to search engines and under their headlines. */
export const introductions = readPage(
  "introductions",
  z.strictObject({
    landing: described.extend({ title: line, projects: line }),
    landingInterior: described,
    landingRooms: described,
    landingFurniture: ofPart(parts.shop, described),
    landingTeam: described,
    about: described,
    contact: introduced,
    contactOther: introduced,
    projects: introduced.extend({ title: line }),
    homes: ofPart(parts.homes, z.strictObject({ title: line })),
    services: ofPart(parts.services, introduced.extend({ heading: line })),
    moreServices: ofPart(parts.services, introduced.extend({ headings: z.tuple([line, line]) })),
    team: block.optional(),
    testimonials: ofPart(parts.testimonials, introduced),
    pricing: ofPart(parts.pricing, z.strictObject({ lead: line })),
    plans: block.optional(),
    blog: ofPart(
      parts.blog,
      introduced.extend({ fullWidthDescription: line, leftSidebarDescription: line }),
    ),
    shop: ofPart(parts.shop, introduced),
  }),
);

/** A part that is switched off needs no texts. */
function ofPart<Schema extends z.ZodType>(exists: boolean, schema: Schema): Schema {
  return exists ? schema : (schema.optional() as unknown as Schema);
}
