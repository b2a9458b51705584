import { projectAlt } from "./project-alt.ts";

const homeAlt = {
  "home/hero":
    "Drawing of a tower, a residence and a round hotel on the Gulf shore at dusk, with dhows on the water",
  "home/hero-portrait": "Drawing of a tower on the Gulf shore at dusk, mirrored in the water",
  "home/story-poster": "Drawing of the Gulf shore at sunset with dhows before the towers",
  "home/furniture-hero": "Drawing of a living room with a teal sofa before a window on the Gulf",
  "home/strip-1": "Drawing of a living room at golden hour with a teal sofa and a round table",
  "home/strip-2": "Drawing of a dining room with a teal wall and three hanging lamps",
  "home/strip-3": "Drawing of a bedroom at dawn with a print above the bed",
  "home/strip-4": "Drawing of a reading corner with a full bookshelf and a teal armchair",
  "home/strip-5": "Drawing of a kitchen with a timber island and three stools",
  "home/strip-6": "Drawing of a bathroom at dusk, the tub before a window on the sea",
};

const residenceAlt = {
  "residence/1-exterior-day":
    "Drawing of Indus Residence in the morning, balconies above the garden",
  "residence/2-exterior-dusk": "Drawing of Indus Residence at dusk with its flats lit",
  "residence/3-lobby":
    "Drawing of the lobby of Indus Residence at sunset, columns before a wide window",
  "residence/4-living-room": "Drawing of a living room in Indus Residence at golden hour",
  "residence/5-bedroom": "Drawing of a bedroom in Indus Residence at dawn",
  "residence/6-pool-deck": "Drawing of the garden and pool of Indus Residence at golden hour",
  "residence/7-from-the-air": "Drawing of Indus Residence from the air, two wings round a pool",
};

const pageAlt = {
  // The film's button beside it says what it is.
  "blog/film-poster": "",
  "pages/why-dubai":
    "Drawing of Dubai's shore at golden hour with dhows, a tower and a round hotel",
  "pages/about": "Drawing of an old brick house in Lahore with carved bay windows at golden hour",
  "pages/about-2": "Drawing from the air of a building site in Dubai South with its crane",
  // The page's own title stands on it.
  "pages/banner": "",
  "pages/not-found": "Drawing of a lone gate in the desert at sunset with no house behind it",
  "contact/office-map":
    "Drawn street map of the office's surroundings in Business Bay, a pin on the bank of the canal",
  "og/default": "Drawing of a tower, a residence and a round hotel on the Gulf shore at dusk",
};

const serviceAlt = {
  "services/function-first-design": "Drawing of a furnished flat from above with its roof off",
  "services/smart-ready-technology":
    "Drawing of a control room with desks before a wall of screens",
  "services/community-focused": "Drawing from the air of people in a shared courtyard with a pool",
  "services/context-aware-architecture": "Drawing of terraced flats that follow a hillside",
  "services/quality-over-quantity": "Drawing of a mason's bench with brick and stone samples",
  "services/sustainable-development": "Drawing from the air of workshops roofed with solar cells",
  "services/turnkey-delivery": "Drawing of a finished villa at dusk with its lamps on",
  "services/engineering-excellence": "Drawing of a bare concrete frame and a crane before the sun",
  "services/architectural-innovation": "Drawing of a tower that turns as it rises from the water",
  "services/infrastructure-development": "Drawing of a railway station on a viaduct",
  "services/project-management": "Drawing from the air of a building site with crane and scaffold",
  "services/investment-solutions": "Drawing of six towers in a row, each higher than the last",
  "services/safety-and-security-systems": "Drawing of a fire station at night with its windows lit",
  "services/building-care": "Drawing of a cradle let down a glass wall, two people at work in it",
};

const postAlt = {
  "posts/buying-off-plan/cover": "Drawing of a paper model of a residence on a plinth",
  "posts/buying-off-plan/gallery-1": "Drawing of plans, a payment schedule and a key on a table",
  "posts/buying-off-plan/gallery-2": "Drawing of a tower under construction seen from below",
  "posts/coordinated-services/cover": "Drawing of a plant room with pipes in three colours",
  "posts/coordinated-services/gallery-1": "Drawing of ducts, trays and pipes under an open ceiling",
  "posts/coordinated-services/gallery-2": "Drawing of cooling cells on a roof at dawn",
  "posts/from-lahore-to-dubai/cover":
    "Drawing of vaulted brick reading rooms in Lahore at golden hour",
  "posts/from-lahore-to-dubai/gallery-1": "Drawing of a mason's bench with walls of sample brick",
  "posts/from-lahore-to-dubai/gallery-2": "Drawing of a facade mock-up standing in the sand",
};

const peopleAlt = {
  "team/haris-mehmood":
    "Paper-cut portrait of Haris Mehmood, bearded, in a dark band-collar jacket",
  "team/nadia-farooqi": "Paper-cut portrait of Nadia Farooqi, hair in a knot, with a clay shawl",
  "team/maitha-al-mansoori": "Paper-cut portrait of Maitha Al Mansoori in a dark shayla and abaya",
  "team/thomas-brennan": "Paper-cut portrait of Thomas Brennan in a white helmet and work vest",
};

const productAlt = {
  "products/sutlej-armchair": "Sutlej Armchair: low oak frame, woven cane back, sand wool seat",
  "products/chenab-dining-chair":
    "Chenab Dining Chair: slim walnut, curved back rail, leather seat",
  "products/ravi-lounge-chair": "Ravi Lounge Chair: wide round shell in teal wool on brass feet",
  "products/jhelum-side-table": "Jhelum Side Table: round travertine top on a turned oak stem",
  "products/kabul-rope-chair":
    "Kabul Rope Chair: ash frame, seat and back of hand-tied cotton rope",
  "products/swat-vase": "Swat Vase: tall stoneware with ivory slip over a clay foot",
};

const projectViews = ["hero", "tile", "gallery-1", "gallery-2"] as const;

function projectTexts(): [string, string][] {
  return Object.entries(projectAlt).flatMap(([key, texts]) => [
    ...projectViews.map((view, index): [string, string] => [
      `projects/${key}/${view}`,
      texts[index] ?? "",
    ]),
    [`og/projects/${key}`, texts[0]],
  ]);
}

function postPreviewTexts(): [string, string][] {
  return Object.entries(postAlt)
    .filter(([name]) => name.endsWith("/cover"))
    .map(([name, text]) => [`og/${name.replace("/cover", "")}`, text]);
}

/** What a picture shows, for those who do not see it; empty where it says nothing that words beside it do not. */
export const altTexts: Record<string, string> = {
  ...homeAlt,
  ...residenceAlt,
  ...pageAlt,
  ...serviceAlt,
  ...postAlt,
  ...peopleAlt,
  ...productAlt,
  ...Object.fromEntries(projectTexts()),
  ...Object.fromEntries(postPreviewTexts()),
};
