import { company } from "#catalog/company.ts";

export type Shared = { title: string; /** The path of the page on this site. */ path: string };

export function sharedUrl({ path }: Shared): string {
  return new URL(path, company.siteUrl).href;
}

export function whatsappShare(shared: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${shared.title} ${sharedUrl(shared)}`)}`;
}

export function mailShare(shared: Shared): string {
  const subject = encodeURIComponent(shared.title);
  return `mailto:?subject=${subject}&body=${encodeURIComponent(sharedUrl(shared))}`;
}
