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

test("a carousel says what it is, and each slide its place", () => {
  render(carousel);
  const region = screen.getByRole("region", { name: "Upcoming projects" });
  expect(region.getAttribute("aria-roledescription")).toBe("carousel");
  expect(screen.getByRole("group", { name: "2 of 3" }).textContent).toBe("Tower");
});

test("one that moves by itself can be paused", () => {
  render(carousel);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByRole("button", { name: "Play" })).toBeDefined();
});

test("the prerendered page holds every slide in a row that scrolls", () => {
  const html = renderToStaticMarkup(carousel);
  expect(html).toContain("Gardens");
  expect(html).not.toContain("data-live");
  expect(html).not.toContain("inert");
});

test("the way back by keyboard stays the browser's", () => {
  render(carousel);
  const region = screen.getByRole("region", { name: "Upcoming projects" });
  // `fireEvent` is false where the key was taken.
  expect(fireEvent.keyDown(region, { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(fireEvent.keyDown(region, { key: "ArrowLeft" })).toBe(false);
});
