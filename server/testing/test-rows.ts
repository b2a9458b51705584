import { z } from "zod";

/** A test that compares rows takes them as they are. */
export const anyRow = z.looseObject({});

export const idRow = z.object({ id: z.string() });

export const countRow = z.object({ count: z.number() });
