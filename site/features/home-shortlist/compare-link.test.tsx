// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToShortlist, removeFromShortlist } from "#site/store/home-shortlist.ts";
import { shownSearch } from "#site/store/shown-query.ts";
import { openUrl } from "#site/store/test-open-url.ts";
import { CompareLink } from "./compare-link.tsx";

const id = "warsan-tower.A-501";

beforeEach(() => addToShortlist(id));
afterEach(() => removeFromShortlist(id));

test("on the list of all homes the comparison opens over it, with its filters", async () => {
  const user = userEvent.setup();
  openUrl("/homes?bedrooms=2");
  const onLeave = vi.fn<() => void>();
  render(<CompareLink onLeave={onLeave} />);
  const link = screen.getByRole("link", { name: "Compare homes" });
  expect(link).toHaveAttribute("href", `/homes?compare=${id}`);
  await user.click(link);
  expect(shownSearch()).toBe(`?bedrooms=2&compare=${id}`);
  expect(onLeave).toHaveBeenCalledOnce();
});

test("without saved homes the link leads to the list", () => {
  act(() => removeFromShortlist(id));
  render(<CompareLink onLeave={() => undefined} />);
  expect(screen.getByRole("link", { name: "Find a home" })).toHaveAttribute("href", "/homes");
});
