import { z } from "zod";
import { id, isWithin, key, line, story, summary } from "#catalog/fields.ts";

// [3.019]
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

// [3.023]
const upcomingCategories = ["Residential", "Mixed-Use"] as const;

// [3.022] A label for display; nothing depends on it.
export const projectStatuses = [
  "Completed",
  "In Progress",
  "Under Construction",
  "Planning",
  "Upcoming",
] as const;

// [3.020]
const countryOfCity = {
  Dubai: "United Arab Emirates",
  Islamabad: "Pakistan",
  Lahore: "Pakistan",
  Peshawar: "Pakistan",
} as const;

// [3.021]
const projectAreaSqFt = { min: 7_530, max: 150_000 };

/** What a picture of the project must show. */
export const buildingKinds = [
  "archive",
  "bazaar-arcade",
  "bridge",
  "bus-depot",
  "bus-station",
  "clinic",
  "control-room",
  "courtyard-housing",
  "data-hall",
  "fire-station",
  "gatehouse",
  "government-hall",
  "heritage-house",
  "hillside-apartments",
  "hospital",
  "hotel",
  "laboratory",
  "library",
  "mall",
  "marina",
  "metro-station",
  "mid-rise",
  "mixed-use-block",
  "mixed-use-tower",
  "mosque-court",
  "municipal-centre",
  "office",
  "overpass",
  "park",
  "pavilion",
  "plant-room",
  "rooftop-plant",
  "school",
  "sports-ground",
  "substation",
  "tech-campus",
  "terraced-houses",
  "tower",
  "townhouses",
  "villas",
  "warehouse",
  "workshops",
] as const;

const location = z
  .strictObject({
    place: line,
    city: z.enum(["Dubai", "Islamabad", "Lahore", "Peshawar"]),
    country: z.enum(["United Arab Emirates", "Pakistan"]),
  })
  .refine(({ city, country }) => countryOfCity[city] === country, {
    path: ["country"],
    error: "is not the country of the city",
  });

const area = z
  .string()
  .regex(/^\d{1,3}(,\d{3})? sq ft$/, 'must be written as in "50,000 sq ft"')
  .refine((text) => isWithin(areaInSqFt(text), projectAreaSqFt), {
    error: `must lie between ${projectAreaSqFt.min} and ${projectAreaSqFt.max} sq ft`,
  });

const projectSchema = z.strictObject({
  id,
  key,
  title: line,
  subtitle: line.max(60, "must have at most 60 characters"),
  summary,
  description: story({ paragraphs: { min: 2, max: 4 }, words: { min: 90, max: 180 } }),
  category: z.enum([...projectCategories, "Mixed-Use"]),
  type: line,
  location,
  area,
  status: z.enum(projectStatuses),
  /** When it was completed, or is due to be. */
  year: z.int().min(2010).max(2035),
  building: z.enum(buildingKinds),
  tag: z.literal("upcoming").optional(),
});

export type Project = z.infer<typeof projectSchema>;

/** A project of the main list. */
export const listedProjectSchema = projectSchema
  .omit({ tag: true })
  .extend({ category: z.enum(projectCategories) });

/** One of the upcoming projects, which are a list of their own [3.023]. */
export const upcomingProjectSchema = projectSchema.extend({
  category: z.enum(upcomingCategories),
  status: z.literal("Upcoming"),
  tag: z.literal("upcoming"),
});

export type ListedProject = z.infer<typeof listedProjectSchema>;
export type UpcomingProject = z.infer<typeof upcomingProjectSchema>;

export function areaInSqFt(area: string): number {
  return Number(area.replace(/[^\d]/g, ""));
}
