// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hydrateWhenVisible } from "./hydrate-when-visible.tsx";

type GalleryProps = { pictures: string[]; title: string; onOpen: () => void };

function Gallery({ title }: GalleryProps) {
  return <p>{title}</p>;
}

const LazyGallery = hydrateWhenVisible(() => Promise.resolve({ Gallery }), "Gallery");
const pictures = ["a", "b"];
const onOpen = () => undefined;

/** The warnings of two renders, the second with these props. */
async function warningsOf(props: Partial<GalleryProps>): Promise<string[]> {
  vi.restoreAllMocks();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const gallery = <LazyGallery title="Towers" pictures={pictures} onOpen={onOpen} />;
  const view = await act(async () => render(gallery));
  view.rerender(<LazyGallery title="Towers" pictures={pictures} onOpen={onOpen} {...props} />);
  view.unmount();
  return warn.mock.calls.map(([message]) => String(message));
}

test("a lazily hydrated part warns of a prop that is a new reference to the same content", async () => {
  expect(await warningsOf({ pictures: ["a", "b"] })).toEqual([
    expect.stringContaining('Gallery gets a new "pictures"'),
  ]);
  expect(await warningsOf({ onOpen: () => undefined })).toEqual([
    expect.stringContaining('Gallery gets a new "onOpen"'),
  ]);
});

test("a lazily hydrated part accepts stable props and changed content", async () => {
  expect(await warningsOf({})).toEqual([]);
  expect(await warningsOf({ title: "Bridges", pictures: ["c"] })).toEqual([]);
});
