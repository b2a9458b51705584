import { z } from "zod";

/** Fields that several kinds of content have in common. They state a shape and nothing else. */

/** Written as a number; the addresses of the site have it as text. */
export const id = z.int("must be a whole number").positive("must be above 0").transform(String);

/** The place of an entry among its kind, where it has no id. */
export const order = z.int("must be a whole number");

export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be kebab-case, such as warsan-tower");

export const line = z
  .string("must be text; a number stands in quotes")
  .min(1, "must not be empty")
  .refine((text) => text === text.trim(), "must not begin or end with a space");

export const lines = z.array(line, "must be a list").min(1, "must not be empty");

/** What a picture shows; empty where the words beside it say everything. */
export const alt = z.string("must be text");

export const path = z
  .string()
  .regex(/^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/, "must be an address on this site");

export const isoDate = z.iso.date("must be a date such as 2024-08-14");
