import { inflateSync } from "node:zlib";

/** The number of letters on each page of a PDF that the browser has printed. */
export function lettersOnPages(pdf: Buffer): number[] {
  const source = pdf.toString("latin1");
  const pages = [...source.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g)];
  return pages.map(([, id = ""]) => {
    const content = streamOf(source, id);
    return content.match(/\bT[jJ]\b/g)?.length ?? 0;
  });
}

/** The browser prints every letter with one operator. */
function streamOf(source: string, id: string): string {
  const object = source.slice(source.indexOf(`\n${id} 0 obj`));
  const [head = "", length = ""] = /^[^]*?\/Length (\d+)[^]*?stream\r?\n/.exec(object) ?? [];
  const stream = Buffer.from(object.slice(head.length, head.length + Number(length)), "latin1");
  return inflateSync(stream).toString("latin1");
}
