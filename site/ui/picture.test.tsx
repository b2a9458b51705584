// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Picture, type PictureSource } from "./picture.tsx";

const picture: PictureSource = {
  src: "/media/tower",
  width: 2400,
  height: 1500,
  widths: [480, 960, 1280, 1920],
  color: "#c9b99a",
  blur: "data:image/webp;base64,AAAA",
  alt: "The tower at dusk",
  version: "a1",
};

test("a picture offers AVIF in every width, and one JPEG", () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const [avif, ...others] = container.querySelectorAll("source");
  expect(others).toEqual([]);
  expect(avif?.type).toBe("image/avif");
  expect(avif?.srcset).toBe(
    "/media/tower-480.avif?v=a1 480w, /media/tower-960.avif?v=a1 960w, /media/tower-1280.avif?v=a1 1280w, /media/tower-1920.avif?v=a1 1920w",
  );
  expect(avif?.sizes).toBe("50vw");
  expect(screen.getByAltText("The tower at dusk")).toHaveAttribute(
    "src",
    "/media/tower-1280.jpg?v=a1",
  );
});

test("a picture reserves its space and loads lazily", () => {
  render(<Picture picture={picture} sizes="100vw" />);
  const image = screen.getByAltText("The tower at dusk");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["2400", "1500"]);
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image.style.backgroundImage).toBe("");
});

test("the first picture of a page loads at once and shows its blur", () => {
  render(<Picture picture={picture} sizes="100vw" priority />);
  const image = screen.getByAltText("The tower at dusk");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(image.style.backgroundImage).toContain("base64,AAAA");
});

test("a decorative picture has an empty alt text", () => {
  const { container } = render(<Picture picture={picture} sizes="100vw" alt="" />);
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});
