import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type SiteText = { place: string; text: string };

/** Files with the ending "data" repeat what their page contains. */
const ENDINGS = "{css,html,js,json,svg,txt,vtt,webmanifest,xml}";

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };

export function* builtTexts(buildFolder: string): Generator<SiteText> {
  for (const part of ["client", "desk"]) {
    for (const name of globSync(`${part}/**/*.${ENDINGS}`, { cwd: buildFolder }).toSorted()) {
      const text = readFileSync(join(buildFolder, name), "utf8");
      yield { place: placeOf(name), text: decode(text) };
    }
  }
}

/** No build contains the server's texts, such as those of mails. */
export function* serverTexts(root: string): Generator<SiteText> {
  const names = globSync("{domain,server}/**/*.ts", {
    cwd: root,
    exclude: ["**/*.test.ts", "**/test-*.ts", "server/testing/**"],
  });
  for (const place of names.toSorted()) {
    const lines = readFileSync(join(root, place), "utf8").split("\n");
    yield { place, text: lines.filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).join("\n") };
  }
}

function placeOf(name: string): string {
  const path = name.replaceAll("\\", "/").replace(/^client/, "");
  return path.startsWith("/") ? path.replace(/\/index\.html$/, "") || "/" : path;
}

/** React separates texts by comments; pages have entities, and scripts escaped characters. */
function decode(text: string): string {
  return text
    .replaceAll("<!-- -->", "")
    .replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
}
