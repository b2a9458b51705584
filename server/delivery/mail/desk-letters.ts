import { z } from "zod";
import { isolate } from "#domain/bidi-controls.ts";
import { groupedCode } from "#domain/desk/codes.ts";
import { CODE_MINUTES } from "#domain/desk/sign-in.ts";
import type { Letter } from "./layout.ts";

/** What a mail to a person of the office says, by its purpose. It is stored until the mail is delivered. */
export const deskLetters = {
  /** The code is derived from the seed, so the database never has it. */
  code: z.object({ device: z.string(), seed: z.string() }),
  invitation: z.object({}),
};

export type DeskLetters = {
  [Purpose in keyof typeof deskLetters]: z.infer<(typeof deskLetters)[Purpose]>;
};

export type DeskPurpose = keyof DeskLetters;

export const DESK_PURPOSES = Object.keys(deskLetters) as DeskPurpose[];

export type LetterContext = {
  person: { name: string; email: string };
  deskUrl: string;
  companyName: string;
  /** Null if the code is no longer valid. */
  findCode(seed: string): Promise<string | null>;
};

type Writers = {
  [Purpose in DeskPurpose]: (
    content: DeskLetters[Purpose],
    context: LetterContext,
  ) => Omit<Letter, "eyebrow"> | null | Promise<Omit<Letter, "eyebrow"> | null>;
};

const WRITERS: Writers = {
  async code({ device, seed }, { person, findCode }) {
    const code = await findCode(seed);
    if (code === null) return null;
    return {
      heading: "Your sign-in code",
      paragraphs: ["Enter this code on the page where you asked for it."],
      highlight: {
        line: groupedCode(code),
        under: `Valid once, for ${CODE_MINUTES} minutes`,
      },
      facts: [
        ["Account", person.email],
        ["Asked for from", device],
      ],
      actions: [],
      closing: [
        "You did not ask for it? Then somebody typed your address: do not pass the code on to anybody.",
      ],
    };
  },

  invitation: (_content, { person, deskUrl, companyName }) => ({
    heading: `You are invited to the desk of ${companyName}`,
    paragraphs: [
      `Dear ${isolate(person.name)},`,
      "The desk is where we answer the people who write to us. To sign in, enter this address there: " +
        "you get a code by mail. There are no passwords.",
    ],
    facts: [["Account", person.email]],
    actions: [{ label: "Open the desk", href: deskUrl }],
    closing: [],
  }),
};

/** Null if there is nothing left to say. */
export async function writeDeskLetter<Purpose extends DeskPurpose>(
  purpose: Purpose,
  content: unknown,
  context: LetterContext,
): Promise<Letter | null> {
  const parsed = deskLetters[purpose].parse(content) as DeskLetters[Purpose];
  const letter = await WRITERS[purpose](parsed, context);
  return letter && { eyebrow: "The desk", ...letter };
}
