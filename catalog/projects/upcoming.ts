import type { UpcomingProject } from "./schema.ts";

/** [3.023] A list of its own, with ids that go on from the main list. */
export const upcomingProjectList: UpcomingProject[] = [
  {
    id: "41",
    key: "jaddaf-quarter",
    title: "Jaddaf Quarter",
    subtitle: "Homes, studios and a market on one block",
    summary:
      "A mixed-use block at Al Jaddaf that puts ninety homes above studios, a covered market and a street closed to cars.",
    description: [
      "Take a city block, cut a street through the middle and keep cars out of it. That is the whole idea of Jaddaf Quarter. Along the new street lie a covered market with thirty stalls, workshops for boat fitters who are already our neighbours, and studios let by the year.",
      "Above are ninety apartments in four buildings of different heights, the tallest on the west, where its shadow falls on the street by three o'clock. Homes and businesses have separate entrances, meters and lifts, and their service charges are kept in separate accounts.",
      "Concept design is finished. Over the coming months we fix the number of parking places, the hours of the market and the rents of the workshops, in that order.",
    ],
    category: "Mixed-Use",
    type: "Mixed-use quarter",
    location: { place: "Al Jaddaf", city: "Dubai", country: "United Arab Emirates" },
    area: "148,000 sq ft",
    status: "Upcoming",
    year: 2029,
    building: "mixed-use-block",
    tag: "upcoming",
  },
  {
    id: "42",
    key: "furjan-gardens",
    title: "Furjan Gardens",
    subtitle: "Thirty-six townhouses and a tree nursery",
    summary:
      "Thirty-six townhouses in Al Furjan whose trees are already growing on site, three years before the first family moves in.",
    description: [
      "New streets in Dubai are bare for their first ten years. At Furjan Gardens the planting came first: 280 ghaf, sidr and frangipani trees were potted on a corner of the plot last winter and will stand four metres tall when they are set out.",
      "Behind them come thirty-six townhouses of three and four bedrooms in six short rows. Each has a front court for a car under a pergola, a back garden with a gate to a shared path, and a ground-floor bedroom with its own shower for parents who come to stay.",
      "Two plan types are settled. A third, with a workroom over the pergola, goes to the first buyers as a choice. Reservations open once the escrow account is registered.",
    ],
    category: "Residential",
    type: "Townhouses",
    location: { place: "Al Furjan", city: "Dubai", country: "United Arab Emirates" },
    area: "86,000 sq ft",
    status: "Upcoming",
    year: 2028,
    building: "townhouses",
    tag: "upcoming",
  },
  {
    id: "43",
    key: "boulevard-27",
    title: "Boulevard 27",
    subtitle: "Apartments over offices over shops",
    summary:
      "A mixed-use tower in Gulberg, Lahore, stacked as bazaars always were: shops on the street, offices above, homes at the top.",
    description: [
      "Bazaars in Lahore have been stacked like this for centuries: trade at the bottom, accounts in the middle, family on top. Boulevard 27 does it on nineteen floors. Two of shops, six of offices, ten of apartments, and between the last two a whole floor left open as a garden in the air.",
      "That open floor is structure as well as pleasure. There the column grid changes from the width of an office to the width of a living room, and the tanks and pumps that serve the homes stand behind its hedges.",
      "Brick panels for the façade are being fired in four colours, and a sample bay will go up on the site hoarding. Passers-by are invited to say which; the foreman keeps the tally.",
    ],
    category: "Mixed-Use",
    type: "Mixed-use tower",
    location: { place: "Gulberg", city: "Lahore", country: "Pakistan" },
    area: "134,000 sq ft",
    status: "Upcoming",
    year: 2029,
    building: "mixed-use-tower",
    tag: "upcoming",
  },
  {
    id: "44",
    key: "bani-gala-ridge",
    title: "Bani Gala Ridge",
    subtitle: "Forty apartments along one contour",
    summary:
      "Forty apartments in Bani Gala laid along a single contour above Rawal Lake, with no building taller than the pines.",
    description: [
      "The site is a long ridge above Rawal Lake, and the survey showed one contour that runs its whole length without a break. All forty apartments will lie along it, two deep and three high, like a train that has stopped for the view.",
      "Nothing is to stand higher than the pines. Bedrooms face the hill, living rooms the water; a gallery on the uphill side joins every front door at one level, so that a wheelchair or a bicycle can go from end to end. Sewage is treated on the ridge and none of it reaches the lake, which is the condition we set ourselves before the authority did.",
      "Geotechnical drilling ends this season. Its results decide between piles and a stepped raft, and with that the price.",
    ],
    category: "Residential",
    type: "Hillside apartments",
    location: { place: "Bani Gala", city: "Islamabad", country: "Pakistan" },
    area: "55,600 sq ft",
    status: "Upcoming",
    year: 2028,
    building: "hillside-apartments",
    tag: "upcoming",
  },
];
