import type { Company } from "#content/company.ts";

export type Letter = {
  heading: string;
  paragraphs: string[];
  /** Label and value, shown as a small table. */
  facts: [label: string, value: string][];
};

const PAPER = "#f7f3ec";
const INK = "#10211f";
const SOFT_INK = "#4c5a57";
const BRASS = "#8a6424";
const LINE = "#ddd5c7";
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";

export function renderText(letter: Letter, company: Company): string {
  return [
    letter.heading,
    ...letter.paragraphs,
    letter.facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    `-- \n${[company.name, addressLine(company), company.phones[0], company.siteUrl].join("\n")}`,
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

/** Tables and inline styles: all that mail programs agree on. */
export function renderHtml(letter: Letter, company: Company): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.heading)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font:17px/1.6 ${SANS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE}">
<tr><td style="padding:24px 32px;background:${INK};color:${PAPER};font:22px ${SERIF};letter-spacing:.02em">${escapeHtml(company.name)}</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font:normal 28px/1.2 ${SERIF}">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join("\n")}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:8px;border-top:1px solid ${LINE}">
${letter.facts.map(renderFact).join("\n")}
</table>
</td></tr>
<tr><td style="padding:24px 32px;border-top:1px solid ${LINE};color:${SOFT_INK};font-size:14px">
${escapeHtml(addressLine(company))}<br>${company.phones.map(escapeHtml).join(" &middot; ")}<br>
<a href="${escapeHtml(company.siteUrl)}" style="color:${BRASS}">${escapeHtml(company.siteUrl)}</a>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function renderFact([label, value]: [string, string]): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
  return `<tr><td style="${cell};width:40%;color:${SOFT_INK}">${escapeHtml(label)}</td><td style="${cell}">${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`;
}

export function addressLine({ address }: Company): string {
  return [address.street, address.area, address.city, address.country].join(", ");
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
