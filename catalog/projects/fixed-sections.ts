/** [2.063] What every project page says besides the project's own story. */

export const projectServices = "Architecture, engineering, construction, handover and aftercare";

export const projectStrategies = {
  heading: "Strategies",
  sentence: "How we take a project from the plot to handover.",
  points: [
    "One team draws, prices and builds, so a change on paper is costed the same week.",
    "Structure, façade and services share one model before the first pour.",
    "Every repeated part is built once as a sample, criticised, and only then ordered.",
    "Long-lead plant is bought when the frame starts, not when it is missed.",
  ],
};

export const projectGoals = {
  heading: "Goals",
  sentence: "What a design must achieve before it is approved.",
  points: [
    "Rooms that work with real furniture in them, drawn to scale.",
    "Shade, insulation and air tightness first; machines for what remains.",
    "Running costs that the owner can read in advance and check afterwards.",
  ],
};

export const projectResults = {
  heading: "Results",
  sentence: "What we measure at handover and put in writing.",
  points: [
    "A snag list closed before the keys change hands, signed by both sides.",
    "Services tested under full load, with the readings in the owner's file.",
    "As-built drawings that match the building, down to the valve numbers.",
    "A walk-round after one summer, because heat finds what an inspection misses.",
  ],
};

export const projectClientQuote = {
  text: "They told us the bad news in the week they learned it, with a price and a remedy. That is why we came back to them for a second building.",
  name: "Bilal Anwar",
  role: "Client since 2014",
};

export const projectApproach = {
  heading: "Our approach",
  paragraphs: [
    "We begin on site, not at a desk: where the sun falls at four in the afternoon, which way dust and traffic come, where the nearest school gate and bus stop are. Those notes become the first page of the brief and are checked against the design at every stage.",
    "From then on each decision has an owner, a date and a cost. Clients see the same programme and the same budget that the site team works to, updated every Thursday. When something slips, it shows there first.",
  ],
};
