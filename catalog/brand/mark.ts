import { join } from "node:path";
import { ContentError, type Problem } from "#catalog/loader/content-error.ts";
import { openContentFile } from "#catalog/loader/content-file.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";

const drawing = /^<svg xmlns="[^"]+" viewBox="([-\d. ]+)">\s*<path d="([^"]+)"\s*\/>\s*<\/svg>$/;

/** One path, which takes the colour of the text beside it. */
export const mark = readMark();

function readMark(): { viewBox: string; path: string } {
  const problems: Problem[] = [];
  const file = openContentFile(join(CONTENT_FOLDER, "company/mark.svg"), problems, {});
  const [, viewBox, path] = drawing.exec(withoutComments(file?.text)) ?? [];
  if (viewBox && path) return { viewBox, path };
  file?.report(
    1,
    "",
    'must be <svg xmlns="…" viewBox="…"> with one <path d="…"/> and nothing else',
  );
  throw new ContentError(problems);
}

function withoutComments(text = ""): string {
  return text.replaceAll(/<!--[^]*?-->/g, "").trim();
}
