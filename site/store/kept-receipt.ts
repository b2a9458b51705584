import type { MeetingHome } from "./meeting-popup.ts";

export type Receipt = {
  date: string;
  time: string;
  reference: string | null;
  /** As it was typed. */
  phone: string;
  home: MeetingHome | null;
};

const KEY = "meeting-receipt";

/** The next page shows a receipt that the visitor has not closed. Null removes it. */
export function keepReceipt(receipt: Receipt | null): void {
  try {
    if (receipt) sessionStorage.setItem(KEY, JSON.stringify(receipt));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Where the browser blocks storage, the receipt lasts as long as the page.
  }
}

export function readReceipt(): Receipt | null {
  try {
    const { date, time, reference, phone, home } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof date !== "string" || typeof time !== "string") return null;
    return {
      date,
      time,
      reference: textOr(null, reference),
      phone: textOr("", phone),
      home: home ? { about: textOr("", home.about), title: textOr("", home.title) } : null,
    };
  } catch {
    return null;
  }
}

function textOr<Other>(other: Other, value: unknown): string | Other {
  return typeof value === "string" ? value : other;
}
