import { z } from "zod";
import { alt, id, key, line } from "#catalog/fields.ts";
import { rates } from "#catalog/rates.ts";
import { paragraphs } from "#catalog/loader/markdown-texts.ts";
import { placeMistake } from "#catalog/map/place-mistake.ts";

export const projectCategories = [
  "Architecture",
  "Security",
  "MEP",
  "Safety",
  "Technology",
  "Sustainability",
  "Recreational",
  "Residential",
  "Commercial",
  "Government",
  "Infrastructure",
  "Transportation",
] as const;

const upcomingCategories: readonly string[] = ["Residential", "Mixed-Use"];

// [3.022] Only displayed; nothing depends on it.
export const projectStatuses = [
  "Completed",
  "In Progress",
  "Under Construction",
  "Planning",
  "Upcoming",
] as const;

const AREA = new RegExp(`^\\d{1,3}(,\\d{3})* ${rates.areaUnit}$`);
const AREA_RULE = `write a number with its unit, such as 7,530 ${rates.areaUnit}`;

const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export const projectFacts = z
  .strictObject({
    id,
    category: z.enum([...projectCategories, "Mixed-Use"]),
    type: line,
    status: z.enum(projectStatuses),
    /** The year of completion, past or planned. */
    year: z.int("must be a year such as 2027"),
    building: key,
    area: z.string(AREA_RULE).regex(AREA, AREA_RULE),
    location: z.strictObject({ place: line, city: line, country: line }),
    coordinates,
    tag: z.literal("upcoming").optional(),
  })
  .superRefine(({ category, status, tag, location, coordinates: at }, { addIssue }) => {
    const refuse = (field: string, message: string) =>
      addIssue({ code: "custom", path: [field], message });
    // [3.023] Mixed-Use is a category of the upcoming projects alone.
    if (!tag && category === "Mixed-Use") refuse("category", "needs the tag upcoming");
    if (tag && status !== "Upcoming") refuse("status", "must be Upcoming, as the tag says");
    if (tag && !upcomingCategories.includes(category)) {
      refuse("category", `must be ${upcomingCategories.join(" or ")}, as the tag is upcoming`);
    }
    // Coordinates out of range are one mistake, not two.
    const misplaced = coordinates.safeParse(at).success && placeMistake(location.city, at);
    if (misplaced) refuse("coordinates", misplaced);
  });

export const projectWords = z.strictObject({
  title: line,
  subtitle: line,
  /** Search engines show this sentence too. */
  summary: line,
  alt: z.strictObject({ hero: alt, tile: alt, "gallery-1": alt, "gallery-2": alt }),
});

export const projectKind = { facts: projectFacts, words: projectWords, text: paragraphs };

export type Project = z.infer<typeof projectFacts> &
  Omit<z.infer<typeof projectWords>, "alt"> & {
    key: string;
    description: string[];
  };
