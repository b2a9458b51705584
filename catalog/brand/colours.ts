import { z } from "zod";
import { line } from "#catalog/fields.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { type Pair, pairs, sitePairs, unreadable } from "./contrast.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#1d4d50"');
const translucent = z
  .string()
  .regex(/^#[0-9a-f]{8}$/, 'must be a colour with an opacity, such as "#34494599"');

const shared = {
  paper: colour,
  "paper-deep": colour,
  surface: colour,
  ink: colour,
  "ink-hover": colour,
  "ink-soft": colour,
  line: colour,
  "line-strong": colour,
  accent: colour,
  "accent-hover": colour,
  sea: colour,
  success: colour,
  warning: colour,
  danger: colour,
};

const brand = readYaml(
  "company/brand.yaml",
  z
    .strictObject({
      colours: z.strictObject({
        ...shared,
        "ink-raised": colour,
        ivory: colour,
        "ivory-soft": colour,
        "line-on-ink": translucent,
        "line-strong-on-ink": colour,
        brass: colour,
        "accent-on-ink": colour,
        "accent-on-ink-hover": colour,
        "danger-on-ink": colour,
      }),
      desk: z.strictObject({
        note: colour,
        dark: z.strictObject({ ...shared, note: colour }),
      }),
      linkPreview: colour.optional(),
      fonts: z.strictObject({ display: line, text: line }),
    })
    .superRefine(({ colours, desk }, { addIssue }) => {
      const check = (path: string[], values: Record<string, string>, checked: Pair[]) => {
        for (const { front, message } of unreadable(values, checked)) {
          addIssue({ code: "custom", path: [...path, front], message });
        }
      };
      check(["colours"], { ...colours, note: desk.note }, [...pairs, ...sitePairs]);
      check(["desk", "dark"], desk.dark, pairs);
    }),
);

/** Named by role, not by hue. */
export const colours = brand.colours;

export const deskColours = brand.desk;

/** Of the second line of link previews, on ink. */
export const linkPreviewColour = brand.linkPreview ?? colours["accent-on-ink"];

export const fontFamilies = brand.fonts;

/** Separate, because every page has it. */
export const themeColour = colours.paper;
