import type { Locator, Page } from "@playwright/test";

/** The posts as the blog lists them, in order. */
export const posts = [
  { id: "1", title: "Buying off-plan in Dubai, step by step", author: "Maitha Al Mansoori" },
  {
    id: "2",
    title: "What coordinated building services save in a hot climate",
    author: "Thomas Brennan",
  },
  { id: "3", title: "What a Lahore builder carries to Dubai", author: "Haris Mehmood" },
];

export function sidebarOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "More from the blog" });
}

export async function leftEdge(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error("The part is not shown");
  return box.x;
}
