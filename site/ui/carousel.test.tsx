// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { Carousel } from "./carousel.tsx";

const carousel = (
  <Carousel label="Upcoming projects" autoplay={3000} dots="lines">
    <p>Residence</p>
    <p>Tower</p>
    <p>Gardens</p>
  </Carousel>
);

test("a carousel has a role description, and each slide its number", () => {
  render(carousel);
  const region = screen.getByRole("region", { name: "Upcoming projects" });
  expect(region).toHaveAttribute("aria-roledescription", "carousel");
  expect(screen.getByRole("group", { name: "2 of 3" }).textContent).toBe("Tower");
});

test("a carousel with autoplay can be paused", async () => {
  render(carousel);
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

test("a prerendered carousel contains every slide in a scrolling row", () => {
  const html = renderToStaticMarkup(carousel);
  expect(html).toContain("Gardens");
  expect(html).not.toContain("data-live");
  expect(html).not.toContain("inert");
});

test("the keys of back navigation are left to the browser", async () => {
  const prevented: boolean[] = [];
  const watch = (event: KeyboardEvent) =>
    event.key === "ArrowLeft" && prevented.push(event.defaultPrevented);
  window.addEventListener("keydown", watch);
  onTestFinished(() => window.removeEventListener("keydown", watch));
  render(carousel);
  screen.getByRole("button", { name: "Pause" }).focus();
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}{ArrowLeft}");
  expect(prevented).toEqual([false, true]);
});
