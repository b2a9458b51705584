import { z } from "zod";

/** Fields that several kinds of content share. */

/** Written as a number; URLs have it as text. */
export const id = z.int().positive().transform(String);

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

export const alt = line;

export const path = z
  .string()
  .regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/, "must be a path on this site");

export const homeNumber = z.string().regex(/^[A-Z]-\d{3,4}$/, "must be a number such as A-304");

export const isoDate = z.iso.date("must be a date such as 2024-08-14");
