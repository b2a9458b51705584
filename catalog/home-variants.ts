/** What the alternative home pages say of their own [2.047]-[2.050]. */

export const interiorHome = {
  eyebrow: "Interiors",
  // [2.047]
  title: "Best Interior Design",
  lead: "Rooms drawn from the inside out: daylight first, then joinery, then everything a hand will touch. For the homes we build, and for the one you live in.",
  linkLabel: "Learn More",
};

export const roomsHome = {
  // [2.048] The three slides share it.
  title: "Home Interiors",
  slides: [
    {
      id: "living-room",
      line: "A living room as wide as the terrace, shaded before noon.",
      picture: "residence/4-living-room",
    },
    {
      id: "bedroom",
      line: "Bedrooms that face the garden court, away from the road.",
      picture: "residence/5-bedroom",
    },
    {
      id: "lobby",
      line: "A lobby cool enough to wait in, in any month of the year.",
      picture: "residence/3-lobby",
    },
  ],
};

export const furnitureHome = {
  eyebrow: "Furniture",
  // [2.049]
  title: "Best Furniture & Decor",
  lead: "Six pieces, made for our own show apartments and asked for so often that we kept making them.",
  linkLabel: "View Projects",
};

export const teamHome = {
  eyebrow: "Studio and site",
  title: "Design and construction by one team",
  lead: "Architects, engineers and builders share one floor in Business Bay. What leaves the drawing board is what stands on the plot.",
  linkLabel: "View Project",
};
