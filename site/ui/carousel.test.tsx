// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Carousel } from "./carousel.tsx";

afterEach(cleanup);

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

test("a carousel with autoplay can be paused", () => {
  render(carousel);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

test("a prerendered carousel contains every slide in a scrolling row", () => {
  const html = renderToStaticMarkup(carousel);
  expect(html).toContain("Gardens");
  expect(html).not.toContain("data-live");
  expect(html).not.toContain("inert");
});

test("the keys of back navigation are left to the browser", () => {
  render(carousel);
  const region = screen.getByRole("region", { name: "Upcoming projects" });
  // `fireEvent` returns false when the default was prevented.
  expect(fireEvent.keyDown(region, { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(fireEvent.keyDown(region, { key: "ArrowLeft" })).toBe(false);
});
