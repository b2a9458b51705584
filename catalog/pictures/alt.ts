import { projectAlt } from "./project-alt.ts";

const homeAlt = {
  "home/hero":
    "Two round towers, a tower bent like an open book and arched hotels on the Gulf shore at dusk, dhows on the water",
  "home/hero-portrait":
    "Two lit round towers beside a bent one on the Gulf shore at dusk, mirrored in the dark water",
  "home/story-poster":
    "Two round towers and an arched hotel on Dubai's shore, the low sun and a dhow on the water",
  "home/furniture-hero":
    "Living room with an ivory sofa, a cane chair, a teal chair and round stone tables before a wide window on the Gulf",
  "home/strip-1":
    "Corner of a living room with a round teal chair, a stone table and late sun on the floor",
  "home/strip-2":
    "Dining room with an oak table and bent-wood chairs before a deep teal wall, brass lamps above",
  "home/strip-3":
    "Bedroom in soft clay tones at dawn with a padded bed head and a lamp on the bedside table",
  "home/strip-4":
    "Reading corner with a cane armchair and a green pouffe before a wall of books, late light on the floor",
  "home/strip-5":
    "Kitchen with an oak wall, an island with a stone top and walnut slats, three stools and three round lamps",
  "home/strip-6":
    "Bathroom at dusk, a free-standing tub before a window on the sea and hazy towers",
};

const residenceAlt = {
  "residence/1-exterior-day":
    "Indus Residence in the morning, pale brick and deep balconies above palms and a flowering border",
  "residence/2-exterior-dusk":
    "Indus Residence at dusk, flats lit above the trees, low lamps along the garden path",
  "residence/3-lobby":
    "Lobby of Indus Residence in late sun: travertine floor, round columns, a long oak desk, one green and one orange chair",
  "residence/4-living-room":
    "Living room in Indus Residence: sofa before an oak slat wall, paper lantern, curtained window to the left",
  "residence/5-bedroom":
    "Bedroom in Indus Residence in the morning, the bed before an oak slat wall, a clay bench at its foot",
  "residence/6-pool-deck":
    "The pool of Indus Residence at golden hour, sunbeds at its far edge, balconies on two sides",
  "residence/7-from-the-air":
    "Indus Residence from the air, three wings round a garden with a pool",
};

const pageAlt = {
  // The film's button beside it says what it is.
  "blog/film-poster": "",
  "pages/why-dubai":
    "Dubai's shore at golden hour: two round towers, a hotel of arches, palms and boats on the sunlit water",
  "pages/about": "An old brick house in Lahore with carved bay windows in evening light",
  "pages/about-2":
    "A building site in Dubai South from the air at golden hour: a crane, one wing finished, the others behind scaffold",
  // The page's own title stands on it.
  "pages/banner": "",
  "pages/not-found":
    "A lone gate in the desert at sunset, a woman under its arch, two palms beside it and no house behind",
  "contact/office-map":
    "Drawn street map of the office's surroundings in Business Bay, a pin on the bank of the canal",
  "og/default":
    "Two round towers and their neighbours on the Gulf shore at dusk, windows lit above the palms",
};

const serviceAlt = {
  "services/function-first-design":
    "A furnished flat from above with its lid off: living room, bath, two bedrooms and a terrace along one side",
  "services/smart-ready-technology": "Control room with desks in an arc before a wall of screens",
  "services/community-focused":
    "Shared garden court at golden hour, a path with low lamps across the lawn to the balconies of two wings",
  "services/context-aware-architecture":
    "Terraced flats that follow a wooded hillside above a lake",
  "services/quality-over-quantity":
    "Mason's bench with bricks from several burns, two test panels and a trowel",
  "services/sustainable-development":
    "Brick workshops with saw-tooth roofs covered in solar cells, from above",
  "services/turnkey-delivery":
    "Finished terraced houses at dusk, windows lit, a car under a pergola, young trees along the street",
  "services/engineering-excellence":
    "Bare concrete frame with scaffold at sunset, a crane's jib above it, stacks of brick on the sand",
  "services/architectural-innovation":
    "Tower on the creek's bank that turns a little with every floor",
  "services/infrastructure-development":
    "Brick arches of a metro viaduct beside a tree-lined path, a green rickshaw before them",
  "services/project-management":
    "Building site by day from the air: three wings round a court, scaffold, crane and hoarding",
  "services/investment-solutions":
    "Boardroom with a card model of six rising towers on the table and the skyline outside",
  "services/safety-and-security-systems":
    "Fire station at dusk, an engine and its crew before the open red doors, the hose tower behind",
  "services/building-care": "Two people in a cradle let down the glass wall of a tower",
};

const postAlt = {
  "posts/buying-off-plan/cover":
    "White card model of a residence with three wings on a walnut base on a table",
  "posts/buying-off-plan/gallery-1":
    "Floor plan, payment schedule, brass key and material samples on an oak table",
  "posts/buying-off-plan/gallery-2":
    "Tower under construction behind palms and a green hoarding, lower floors glazed, upper slabs open",
  "posts/coordinated-services/cover":
    "Plant room with chillers, pumps and pipes in teal, ivory and red, all in order",
  "posts/coordinated-services/gallery-1":
    "Ducts, cable trays and pipes in their lanes under an open ceiling",
  "posts/coordinated-services/gallery-2":
    "Four white cooling cells in a row on the roof of a plant at dawn",
  "posts/from-lahore-to-dubai/cover":
    "Vaulted brick reading rooms of a library in Lahore at golden hour",
  "posts/from-lahore-to-dubai/gallery-1":
    "Bricks of different burns and a trowel before two test panels",
  "posts/from-lahore-to-dubai/gallery-2":
    "Six bays of a façade built at full size on a steel frame in the desert, two people before it",
};

const peopleAlt = {
  "team/haris-mehmood":
    "Sculpted bust of Haris Mehmood in dark bronze: short hair, trimmed beard, band collar",
  "team/nadia-farooqi":
    "Sculpted bust of Nadia Farooqi in terracotta: hair in a high knot, a shawl",
  "team/maitha-al-mansoori":
    "Sculpted bust of Maitha Al Mansoori in plaster, a shayla round her face",
  "team/thomas-brennan": "Sculpted bust of Thomas Brennan in limestone: safety helmet, open collar",
};

const productAlt = {
  "products/sutlej-armchair": "Sutlej Armchair: low oak frame, woven cane back, sand wool seat",
  "products/chenab-dining-chair":
    "Chenab Dining Chair: slim walnut, one bent rail, tan leather seat with brass pins",
  "products/ravi-lounge-chair": "Ravi Lounge Chair: wide round shell in teal wool on brass feet",
  "products/jhelum-side-table": "Jhelum Side Table: round travertine top on a turned oak stem",
  "products/kabul-rope-chair":
    "Kabul Rope Chair: ash frame, seat and back of hand-tied cotton rope",
  "products/swat-vase":
    "Swat Vase: tall stoneware with ivory slip over a clay foot, an olive branch in it",
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
