import { z } from "zod";

/** Fields that several kinds of content have in common. They state a shape and nothing else. */

/** Written as a number; the addresses of the site have it as text. */
export const id = z.int().positive().transform(String);

/** The place of an entry among its kind, where it has no id. */
export const order = z.int();

export const key = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "must be small letters, digits and hyphens, such as warsan-tower",
  );

export const line = z
  .string()
  .min(1, "is missing")
  .refine((text) => text === text.trim(), "must not begin or end with a space");

export const lines = z.array(line).min(1, "must not be empty");

/** What a picture shows. */
export const alt = line;

export const path = z
  .string()
  .regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/, "must be an address on this site");

export const isoDate = z.iso.date("must be a date such as 2024-08-14");
