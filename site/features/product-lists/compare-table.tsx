import type { ReactNode } from "react";
import { formatPrice } from "#domain/money.ts";
import type { ShopProduct } from "#domain/shop-state.ts";
import { removeFromCompare } from "#site/store/shop-actions.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { trash } from "#ui/icons.ts";
import { Thumbnail } from "#site/ui/thumbnail.tsx";
import * as words from "#words/lists.ts";
import { focusList } from "#site/ui/focus-list.ts";
import { ProductLink } from "./product-link.tsx";

type CompareTableProps = { products: ShopProduct[]; onLeave: () => void };

const facts: { label: string; of: (product: ShopProduct) => ReactNode }[] = [
  { label: words.price, of: ({ price }) => formatPrice(price) },
  { label: words.oldPrice, of: ({ delPrice }) => <del>{formatPrice(delPrice)}</del> },
  { label: words.brand, of: ({ brand }) => brand },
  { label: words.size, of: ({ size }) => size },
];

export function CompareTable({ products, onLeave }: CompareTableProps) {
  return (
    <div className="-mx-6 mt-4 overflow-x-auto px-6">
      <table aria-label={words.compare} className="text-sm">
        <thead>
          <tr>
            <th scope="col" className={factColumn}>
              <span className="sr-only">{words.fact}</span>
            </th>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className="min-w-32 pe-4 text-start align-top font-normal"
              >
                <Thumbnail src={product.proImg} className="mb-2 w-full" />
                <ProductLink product={product} onClick={onLeave} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row" className={factColumn}>
                {label}
              </th>
              {products.map((product) => (
                <td key={product.id} className="border-b border-rule py-3 pe-4 align-top">
                  {of(product)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={factColumn}>
              <span className="sr-only">{words.action}</span>
            </th>
            {products.map((product) => (
              <td key={product.id} className="pt-2">
                <IconButton
                  label={words.removeFromCompare(product.title)}
                  shape={trash}
                  className="-ms-2.5"
                  onClick={({ currentTarget }) => {
                    const heading = focusList(currentTarget);
                    void removeFromCompare(product.id, () => heading?.focus());
                  }}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const factColumn =
  "sticky start-0 bg-paper py-3 pe-4 text-start align-top text-xs font-medium whitespace-nowrap text-fg-soft";
