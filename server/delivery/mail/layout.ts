import { colours, fontFamilies } from "#catalog/brand/colours.ts";
import type { Company } from "#catalog/company.ts";
import { addressLine } from "#domain/address-line.ts";
import { FIRST_STRONG_ISOLATE, isolate, POP_DIRECTIONAL_ISOLATE } from "#domain/bidi-controls.ts";
import { LANG } from "#domain/language.ts";
import { escapeHtml } from "./escape-html.ts";

export type Letter = {
  eyebrow: string;
  heading: string;
  paragraphs: string[];
  /** A day and a time in large type. */
  highlight?: { line: string; under: string };
  facts: [label: string, value: string, href?: string][];
  actions: { label: string; href: string }[];
  closing: string[];
};

const { paper: PAPER, ink: INK, surface: SURFACE, accent: ACCENT, line: LINE } = colours;
const SOFT_INK = colours["ink-soft"];
const SOFT_IVORY = colours["ivory-soft"];
const ACCENT_ON_INK = colours["accent-on-ink"];
const DISPLAY = `${familyName(fontFamilies.display)}, Georgia, 'Times New Roman', serif`;
const TEXT = `${familyName(fontFamilies.text)}, 'Helvetica Neue', Arial, sans-serif`;

/** Phones show labels above values; mail programs without media queries show the table. */
const PHONE_STYLE = `@media (max-width:520px){.edge{padding-left:24px!important;padding-right:24px!important}.label,.value{display:block!important;width:auto!important;border-top:0!important}.label{border-top:1px solid ${LINE}!important;padding:14px 0 0!important}.value{padding:2px 0 14px!important}h1{font-size:30px!important}.button{display:block!important;margin:0 0 12px!important;text-align:center!important}}`;

export function renderText(letter: Letter, company: Company): string {
  return [
    letter.heading,
    ...letter.paragraphs,
    letter.highlight ? `${letter.highlight.line}\n${letter.highlight.under}` : "",
    letter.facts.map(factText).join("\n"),
    letter.actions.map(({ label, href }) => `${label}: ${href}`).join("\n"),
    letter.closing.join("\n"),
    `-- \n${[company.name, addressLine(company.address), company.phones[0], company.siteUrl].join("\n")}`,
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

function factText([label, value, href]: Letter["facts"][number]): string {
  return `${label}: ${isolate(value)}${href ? `\n${href}\n` : ""}`;
}

const TABLE = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/** Every mail program renders tables and inline styles. */
export function renderHtml(letter: Letter, company: Company): string {
  return `<!doctype html>
<html lang="${LANG}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(letter.heading)}</title><style>${PHONE_STYLE}</style></head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font:17px/1.6 ${TEXT};-webkit-text-size-adjust:100%">
<table ${TABLE} style="background:${PAPER}"><tr><td align="center" style="padding:32px 12px">
<table ${TABLE} style="max-width:620px;background:${SURFACE};border:1px solid ${LINE}">
<tr><td class="edge" style="padding:28px 48px 26px;background:${INK};line-height:20px">
<span style="font:400 25px/34px ${DISPLAY};letter-spacing:-.01em;color:${PAPER}">${escapeHtml(company.name)}</span><br>
<span style="font:13px/20px ${TEXT};color:${SOFT_IVORY}">${escapeHtml(company.tagline)}</span>
</td></tr>
<tr><td style="height:3px;line-height:3px;font-size:0;background:${ACCENT_ON_INK}">&nbsp;</td></tr>
<tr><td class="edge" style="padding:44px 48px 20px">
<p style="margin:0 0 10px;font:600 13px/1.5 ${TEXT};letter-spacing:.06em;color:${ACCENT}">${escapeHtml(letter.eyebrow)}</p>
<h1 style="margin:0 0 24px;font:300 36px/1.12 ${DISPLAY};letter-spacing:-.015em;color:${INK}">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map((text) => `<p style="margin:0 0 16px">${renderWords(text).replaceAll("\n", "<br>")}</p>`).join("\n")}
</td></tr>
${letter.highlight ? renderHighlight(letter.highlight) : ""}
${letter.facts.length > 0 ? renderFacts(letter.facts) : ""}
${letter.actions.length > 0 ? `<tr><td class="edge" style="padding:0 48px 28px">${letter.actions.map(renderAction).join("\n")}</td></tr>` : ""}
${letter.closing.length > 0 ? `<tr><td class="edge" style="padding:0 48px 40px">${letter.closing.map(escapeHtml).join("<br>")}</td></tr>` : ""}
<tr><td class="edge" style="padding:28px 48px 32px;background:${PAPER};border-top:1px solid ${LINE};color:${SOFT_INK};font-size:14px;line-height:1.7">
${escapeHtml(addressLine(company.address))}<br>${company.phones.map(escapeHtml).join(" &middot; ")}<br>
<a href="${escapeHtml(company.siteUrl)}" style="color:${ACCENT}">${escapeHtml(company.siteUrl.replace(/^https?:\/\//, ""))}</a>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

/** Isolates become elements, which count for `dir="auto"` too. */
function renderWords(text: string): string {
  return escapeHtml(text)
    .replaceAll(FIRST_STRONG_ISOLATE, "<bdi>")
    .replaceAll(POP_DIRECTIONAL_ISOLATE, "</bdi>");
}

function renderHighlight({ line, under }: { line: string; under: string }): string {
  return `<tr><td class="edge" style="padding:4px 48px 28px"><table ${TABLE}><tr><td style="padding:22px 26px;background:${PAPER};border-left:3px solid ${ACCENT}">
<span style="font:400 25px/1.3 ${DISPLAY};color:${INK}">${escapeHtml(line)}</span><br><span style="color:${SOFT_INK}">${escapeHtml(under)}</span>
</td></tr></table></td></tr>`;
}

function renderFacts(facts: Letter["facts"]): string {
  return `<tr><td class="edge" style="padding:12px 48px 32px">
<table ${TABLE} style="border-bottom:1px solid ${LINE}">
${facts.map(renderFact).join("\n")}
</table>
</td></tr>`;
}

function renderFact([label, value, href]: Letter["facts"][number]): string {
  const link = href ? `<br><a href="${escapeHtml(href)}" style="color:${ACCENT}">Open</a>` : "";
  const cell = `border-top:1px solid ${LINE};vertical-align:top`;
  return `<tr><td class="label" style="${cell};padding:13px 16px 13px 0;width:36%;color:${SOFT_INK};font-size:15px">${escapeHtml(label)}</td><td class="value" dir="auto" style="${cell};padding:12px 0;overflow-wrap:anywhere">${renderWords(value).replaceAll("\n", "<br>")}${link}</td></tr>`;
}

function renderAction({ label, href }: { label: string; href: string }, index: number): string {
  const look =
    index === 0 ? `background:${INK};color:${PAPER}` : `background:${SURFACE};color:${INK}`;
  return `<a class="button" href="${escapeHtml(href)}" style="display:inline-block;margin:0 10px 12px 0;padding:13px 24px;border:1px solid ${INK};${look};font-weight:600;font-size:15px;text-decoration:none">${escapeHtml(label)}</a>`;
}

/** Attributes are in double quotes, so a name of several words gets single quotes. */
function familyName(family: string): string {
  return family.includes(" ") ? `'${family}'` : family;
}
