export type Problem = { file: string; line: number; field: string; message: string };

export class ContentError extends Error {
  /** One line of text per mistake, with file, line and field. */
  readonly lines: string[];

  constructor(problems: Problem[]) {
    const byFile = Map.groupBy(problems, ({ file }) => file).values();
    const ordered = [...byFile].flatMap((found) =>
      found.toSorted((one, other) => one.line - other.line),
    );
    const lines = ordered.map(
      ({ file, line, field, message }) =>
        `${file}:${line}: ${field === "" ? "" : `${field}: `}${message}`,
    );
    super(["The content has mistakes:", ...lines].join("\n  "));
    this.name = "ContentError";
    this.lines = lines;
  }
}
