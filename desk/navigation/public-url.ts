import { SITE_ORIGIN_META } from "#domain/desk/urls.ts";

/** The URL of a page of the public site, which may have another host than the desk. */
export function publicUrl(path: string): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_ORIGIN_META}"]`);
  return (meta?.content ?? "") + path;
}
