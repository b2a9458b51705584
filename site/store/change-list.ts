import type { Notice } from "#domain/notice.ts";
import { restore } from "#domain/restore.ts";
import type { ShopState } from "#domain/shop-state.ts";
import { showToast } from "#site/ui/toast.ts";
import * as words from "#words/toasts.ts";
import { changeShop } from "./shop.ts";

type Lists = Pick<ShopState, "cart" | "wishlist" | "compare">;
type Items<Name extends keyof Lists> = Lists[Name][number][];

/** Called after a removal was undone: the Undo button, which has the focus, disappears. */
export type OnRestored = () => void;

/** After a removal the toast has an Undo button. */
export async function changeList<Name extends keyof Lists>(
  name: Name,
  id: number,
  change: (list: Lists[Name]) => { list: Lists[Name]; notice?: Notice },
  onRestored?: OnRestored,
): Promise<void> {
  const { before, after, notice } = await changeShop((shop) => {
    const { list, notice } = change(shop[name]);
    return { shop: { [name]: list }, before: shop[name], after: list, notice };
  });
  if (!notice) return;
  const index = before.findIndex((item) => item.id === id);
  const removed = after.some((item) => item.id === id) ? undefined : before[index];

  async function undo(item: Items<Name>[number]) {
    await changeShop((shop) => ({
      shop: { [name]: restore<Items<Name>[number]>(shop[name], item, index) },
    }));
    onRestored?.();
  }

  void showToast(notice.kind, notice.text, {
    from: "shop",
    action: removed && { label: words.undo, run: () => undo(removed) },
  });
}
