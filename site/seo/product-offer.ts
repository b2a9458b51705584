import type { Product as ProductThing } from "schema-dts";
import type { Product } from "#catalog/products.ts";
import { CURRENCY_CODE } from "#domain/money.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { ourselves } from "./organization.ts";

type OfferedProduct = Pick<
  Product,
  "id" | "title" | "price" | "brand" | "size" | "color" | "description" | "materials"
>;

/** [2.082] The stars on the page are a demonstration, so none are claimed here. */
export function productOffer(product: OfferedProduct, imagePath: string): ProductThing {
  const url = absoluteUrl(`/product-single/${product.id}`);
  return {
    "@type": "Product",
    name: product.title,
    description: product.description.join(" "),
    sku: String(product.id),
    brand: { "@type": "Brand", name: product.brand },
    color: product.color,
    size: product.size,
    material: product.materials,
    image: absoluteUrl(imagePath),
    url,
    offers: {
      "@type": "Offer",
      url,
      price: product.price,
      priceCurrency: CURRENCY_CODE,
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      seller: ourselves,
    },
  };
}
