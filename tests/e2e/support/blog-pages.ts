import type { Locator, Page } from "@playwright/test";
import { firstPosts } from "#catalog/posts/posts.ts";

export const posts = firstPosts(4);

export function sidebarOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "More from the blog" });
}

export async function leftEdge(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error("The part is not shown");
  return box.x;
}
