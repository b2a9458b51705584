import { act, render, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { saveBuyerProfile } from "#site/store/buyer-profile.ts";
import { useHomeLink } from "#site/store/home-link.ts";
import { openUrl } from "#site/store/test-open-url.ts";
import { userWithFakeTimers } from "#ui/test-user-with-fake-timers.ts";
import { CashCalendar } from "./cash-calendar.tsx";
import { market } from "./markets/dubai.ts";
import { development, home, terms } from "./test-calendar.ts";

/** A buyer without a saved profile, on 16 November 2026. */
export function newBuyer(): UserEvent {
  saveBuyerProfile("");
  localStorage.clear();
  return userWithFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
}

function HomeLink() {
  return <output data-testid="link">{useHomeLink("warsan-tower", home.number)}</output>;
}

export function openCalendar(
  query = "home=A-304",
  released = true,
  construction = terms.construction,
): void {
  openUrl(`/homes/warsan-tower?${query}`);
  render(
    <>
      <CashCalendar
        {...{ market, development, home }}
        terms={{ ...terms, released, construction }}
      />
      <HomeLink />
    </>,
  );
}

/** The query of the URL, which follows a choice after a while. */
export function shownQuery(): string {
  act(() => vi.runAllTimers());
  return location.search;
}

export function shownText(): string {
  return document.body.textContent.replaceAll("\u00a0", " ");
}

export async function typeInto(user: UserEvent, label: RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}
