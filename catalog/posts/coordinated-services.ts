import type { Post } from "./schema.ts";

export const coordinatedServices: Post = {
  id: "2",
  key: "coordinated-services",
  title: "What coordinated building services save in a hot climate",
  category: "Engineering",
  format: "format-video",
  author: "Thomas Brennan",
  authorTitle: "Head of Engineering",
  publishedLabel: "22 MAY,24",
  publishedOn: "2024-05-22",
  commentCount: "4",
  summary:
    "Ducts, pipes and cables compete for the same half metre of ceiling, and the way that contest is settled shows on every bill.",
  sections: [
    {
      id: "half-a-metre",
      heading: "The half metre above your head",
      paragraphs: [
        "Lift a ceiling tile in almost any building and you look into a space about half a metre deep. Through it must pass air ducts, chilled water pipes, drains, sprinklers, power, lighting and data. Each belongs to a different trade, and each trade would like the straightest route.",
        "If nobody decides between them on paper, the first to arrive on site wins. The others bend around him. This article is about what those bends cost in a place where the air outside is 45 degrees, and about what a buyer or an investor can ask before they are built.",
      ],
    },
    {
      id: "a-bend-is-a-bill",
      heading: "A bend is a bill",
      paragraphs: [
        "Air does not like corners. Every elbow, squeeze or sudden change in a duct resists the flow, and the fan has to push harder to deliver the same volume. The resistance grows with the square of the air speed, so a duct flattened to slip beneath a beam is a worse bargain than it looks. Halve its area and the speed doubles; friction rises at least fourfold. The fan pays for that on each hour of each summer for as long as the building stands.",
        "In the Gulf, cooling is commonly the largest single use of electricity in a building. Small losses in the ceiling are multiplied by a season that lasts from April to November. A deeper beam in the wrong place can cost its owner more over twenty years than it saved in steel, and no one will ever connect the two.",
      ],
    },
    {
      id: "cold-pipes-and-damp-air",
      heading: "Cold pipes and damp air",
      paragraphs: [
        "Chilled water leaves the plant at about six degrees. On a humid night in August the dew point on the coast can come close to thirty. Any patch of cold metal that this air can reach will collect water, drip by drip, on to the plasterboard below.",
        "The remedy is insulation with an unbroken vapour seal, and seals are broken where there is no room for a hand. When pipes are routed too close to a wall or to one another, the installer cannot wrap the far side. Stains on a ceiling two summers later are usually blamed on a leak. More often it is a coordination drawing that was never made.",
      ],
    },
    {
      id: "how-it-is-done",
      heading: "How it is done properly",
      paragraphs: [
        "Coordination means that structure, architecture and every service are modelled together, to true size, including insulation, hangers and the space a person needs to reach a valve. Software finds the clashes. People settle them, in an order of precedence agreed beforehand: drains first, since water only runs downhill, then large ducts, then pipes, then whatever can bend cheaply.",
        "We hold that meeting weekly from the day the frame is sketched, with the site foreman at the table. He is the one who asks how a three-metre length of duct will be carried round the corner of the stair. By the time concrete is poured, the openings for services are already in it, each with a number. Drilling holes in a finished beam is a confession.",
        "The same model then earns its keep twice more. Workshops cut and assemble whole racks of pipe from it in the shade, at bench height, where a weld can be inspected. And the owner receives it at handover, corrected to what was actually built.",
      ],
    },
    {
      id: "commissioning",
      heading: "Prove it in summer",
      paragraphs: [
        "A cooling system tested in January has hardly been tested. Flows can be measured and set in any month, and should be, but the plant has to be seen at full load. If a building is finished in winter we heat rooms artificially to load the system, then come back in the first July with instruments and repeat the readings.",
        "The figure I look for is the difference between the water that leaves the plant and the water that returns. If it was designed as eight degrees and arrives as four, the pumps are moving twice the water for the same cooling. Nearly always the cause is a valve that was set once and never checked.",
      ],
    },
    {
      id: "what-to-ask",
      heading: "What to ask before you buy",
      paragraphs: [
        "You need not be an engineer to find out whether this work was done. These questions fit on a card, and any developer should be able to answer them with a document.",
      ],
      list: [
        "May I see the coordinated drawing of a typical ceiling?",
        "Where is the access panel for each valve and each fan coil unit?",
        "Who balanced the air and water, and may I have the report?",
        "Was the plant run at full load, and in which month?",
        "What is the estimated cooling cost for this flat, and who pays if it is exceeded?",
        "Will I receive drawings of the building as it was built?",
      ],
    },
    {
      id: "where-the-money-is",
      heading: "Where the money is",
      paragraphs: [
        "Coordination costs some weeks of skilled time at the start. It pays that back on site in holes not drilled and ducts not remade, and then goes on paying: quieter rooms, smaller fans, dry ceilings, a technician who finds the valve. None of that shows in a brochure. All of it shows in the service charge.",
      ],
    },
  ],
  quote: {
    text: "Drilling holes in a finished beam is a confession.",
    by: "Thomas Brennan",
  },
  tags: ["MEP", "Cooling", "Commissioning", "Running costs"],
};
