export type Command = {
  parameters: string[];
  summary: string;
  /** The exit code is 1 if something has to be corrected. */
  run(...values: string[]): Promise<number>;
};

/** Each module is loaded when its command runs, because most read content, which may have mistakes. */
export const commands: Record<string, Command> = {
  new: {
    parameters: ["folder"],
    summary: "writes an example of a company's content into a new folder",
    run: async (folder) => (await import("./new/new-content.ts")).newContent(folder!),
  },
  check: {
    parameters: [],
    summary: "lists every mistake in the content, with file and line",
    run: async () => (await import("./check/check-content.ts")).checkContent(),
  },
  leftovers: {
    parameters: [],
    summary:
      "lists what is left of the demo company in the built site, and unchanged texts of the example",
    run: async () => (await import("./leftovers/list-leftovers.ts")).listLeftovers(),
  },
  hints: {
    parameters: [],
    summary: "gives hints on the style of texts and the weight of pictures, which are only advice",
    run: async () => (await import("./hints/print-hints.ts")).printHints(),
  },
};
