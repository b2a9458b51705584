import { z } from "zod";
import { company } from "./company.ts";
import { defineEntries } from "./define-entries.ts";
import { key, line, story } from "./fields.ts";

const price = z.string().regex(/^\d+\.\d{2}$/, 'must be written as in "65.00"');

const productSchema = z
  .strictObject({
    id: z.int().positive(),
    key,
    title: line,
    price,
    /** What it cost before. */
    oldPrice: price,
    brand: line,
    size: line,
    color: line,
    description: story({ paragraphs: { min: 2, max: 2 }, words: { min: 50, max: 120 } }),
    materials: z.array(line).min(3),
  })
  .refine(({ price, oldPrice }) => Number(oldPrice) > Number(price), {
    path: ["oldPrice"],
    error: "must be higher than the price",
  });

export type Product = z.infer<typeof productSchema>;

const products = defineEntries("products", productSchema, [
  {
    id: 1,
    key: "sutlej-armchair",
    title: "Sutlej Armchair",
    price: "420.00",
    oldPrice: "495.00",
    brand: `${company.name} Home`,
    size: "68 x 74 x 76 cm",
    color: "Oak and sand",
    description: [
      "A low armchair drawn for the reading corner of a show apartment and asked for so often that we kept making it. The back is hand-woven cane, which lets air through in a warm room and light through in a small one.",
      "The frame is jointed and pegged, without a visible screw. Arms are wide enough for a cup. The wool seat cover opens with a zip and washes cold.",
    ],
    materials: [
      "Solid oak, oiled",
      "Natural cane, woven by hand",
      "Wool cover over latex and felt",
    ],
  },
  {
    id: 2,
    key: "chenab-dining-chair",
    title: "Chenab Dining Chair",
    price: "185.00",
    oldPrice: "210.00",
    brand: `${company.name} Home`,
    size: "48 x 52 x 78 cm",
    color: "Walnut and tan",
    description: [
      "A dining chair that weighs less than four kilograms and survives being tipped back. One bent rail carries the shoulders and runs on into the rear legs, so the joint that usually loosens is not there.",
      "The seat is a single piece of vegetable-tanned leather stretched over webbing. It darkens with use and is fixed with brass pins that any upholsterer can renew.",
    ],
    materials: ["Solid walnut, oiled", "Vegetable-tanned leather", "Brass pins, jute webbing"],
  },
  {
    id: 3,
    key: "ravi-lounge-chair",
    title: "Ravi Lounge Chair",
    price: "548.00",
    oldPrice: "640.00",
    brand: `${company.name} Home`,
    size: "84 x 80 x 72 cm",
    color: "Deep teal",
    description: [
      "Our widest chair, made for sitting sideways with a book. The shell is laminated ash under felt and a heavy wool cloth; the seat sits low and tilts back by six degrees, which is where most people stop shifting.",
      "Four short brass feet keep it clear of the floor for cleaning. The cover comes off in three parts and can be ordered again in any of the mill's forty colours.",
    ],
    materials: ["Laminated ash shell", "Heavy wool cloth over felt", "Cast brass feet"],
  },
  {
    id: 4,
    key: "jhelum-side-table",
    title: "Jhelum Side Table",
    price: "230.00",
    oldPrice: "265.00",
    brand: `${company.name} Stone`,
    size: "45 cm across, 52 cm high",
    color: "Travertine and oak",
    description: [
      "A round table for one lamp and one glass. The top is cut from the travertine left over when lobby floors are laid, so each has its own veins and there are never two alike.",
      "It stands on a turned oak stem weighted with steel at the foot. Stone and stem part by hand, without tools, and travel flat. The surface is sealed against coffee, though not against neglect.",
    ],
    materials: [
      "Travertine offcut, honed and sealed",
      "Turned oak stem",
      "Steel weight, felt base",
    ],
  },
  {
    id: 5,
    key: "kabul-rope-chair",
    title: "Kabul Rope Chair",
    price: "148.00",
    oldPrice: "175.00",
    brand: `${company.name} Home`,
    size: "60 x 64 x 70 cm",
    color: "Ash and natural cotton",
    description: [
      "A light chair in the manner of the charpai, with sixty metres of cotton rope tied over an ash frame. The seat gives where you are heavy and holds where you are not, and it stays cool on a balcony in May.",
      "When the rope slackens after a few years it is retied in half an hour. A printed sheet under the seat shows how; we also do it for nothing at the workshop.",
    ],
    materials: ["Steam-bent ash", "Unbleached cotton rope, 6 mm", "Linseed oil finish"],
  },
  {
    id: 6,
    key: "swat-vase",
    title: "Swat Vase",
    price: "65.00",
    oldPrice: "80.00",
    brand: `${company.name} Clay`,
    size: "16 cm across, 38 cm high",
    color: "Ivory",
    description: [
      "A tall stoneware vase thrown on a kick wheel in two pieces and joined while wet; look for the faint line below the shoulder. Ivory slip covers the clay, except at the foot, where it is left bare.",
      "It holds two litres and is glazed inside, so it does not sweat on a wooden table. Branches suit it better than bouquets. Rinse it by hand.",
    ],
    materials: ["Stoneware, fired at 1,240 degrees", "Ivory slip, matt", "Clear glaze inside"],
  },
]);

/** [2.082], [2.084], [2.085] What every product page says alike. */
export const productPage = {
  category: "Book",
  tags: ["Chair", "Oak", "Living room", "Handmade"],
  rating: 4,
  reviewsLabel: "(25 customer reviews)",
  reviews: [
    {
      name: "Sana Iqbal",
      dateLabel: "3 March 2024",
      rating: 5,
      text: "It arrived in a crate one could have shipped a piano in. The joints are as clean underneath as on top, and I looked.",
    },
    {
      name: "Peter Lindqvist",
      dateLabel: "19 April 2024",
      rating: 4,
      text: "Good proportions and honest materials. The colour is a shade warmer than on my screen, which I have come to prefer. Delivery took nine days, not seven.",
    },
  ],
};

export function allProducts(): Product[] {
  return products;
}

export function findProduct(id: number): Product | null {
  return products.find((product) => product.id === id) ?? null;
}
