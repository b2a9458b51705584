import { absoluteUrl } from "#catalog/absolute-url.ts";

export type Shared = {
  title: string;
  /** What a message says of the page, in lines; the title unless given. */
  lines?: readonly string[];
  /** The path of the page on this site. */
  path: string;
};

/** [RFC 6068](https://www.rfc-editor.org/rfc/rfc6068) wants both characters in a mail. */
const MAIL_NEW_LINE = "\r\n";

export function sharedUrl({ path }: Pick<Shared, "path">): string {
  return absoluteUrl(path);
}

export function whatsappShare(shared: Shared): string {
  const { title, lines } = shared;
  const url = sharedUrl(shared);
  const text = lines ? [...lines, url].join("\n") : `${title} ${url}`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

export function mailShare(shared: Shared): string {
  const { title, lines = [] } = shared;
  const body = [...lines, sharedUrl(shared)].join(MAIL_NEW_LINE);
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
