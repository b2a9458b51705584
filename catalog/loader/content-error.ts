/** One mistake in a content file. The field is empty where no single field is meant. */
export type Problem = { file: string; line: number; field: string; message: string };

/** All mistakes in one kind of content, each with its file, line and field. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(
      `The content has mistakes:\n${problems.map((problem) => `  ${text(problem)}`).join("\n")}`,
    );
    this.name = "ContentError";
    this.problems = problems;
  }
}

function text({ file, line, field, message }: Problem): string {
  return `${file}:${line}: ${field === "" ? "" : `${field}: `}${message}`;
}
