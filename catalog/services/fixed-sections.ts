/** [2.057] What every service page says besides the service's own text. */

export const capabilities = {
  heading: "Our Capabilities",
  points: [
    "Feasibility studies with a cost plan, not only a sketch",
    "Architecture and interiors from concept to site drawings",
    "Structural, mechanical, electrical and plumbing design in one model",
    "Authority approvals in the Emirates and in Pakistan",
    "General contracting with our own site engineers and foremen",
    "Testing, commissioning and a defects team that stays reachable",
  ],
};

export const serviceApproach = {
  heading: "Our approach",
  paragraphs: [
    "We ask what the building has to do on an ordinary Tuesday: who opens it, who cleans it, where the deliveries go, what the electricity bill may be. The answers decide more than a mood board does.",
    "Then we draw, price and test in short rounds, so that no drawing lives longer than a fortnight without a cost beside it. What we cannot measure we build as a sample and look at together.",
  ],
};

export const workProcess = {
  heading: "Our Work Process",
  steps: [
    {
      title: "Listen and survey",
      text: "A site visit, a measured survey and a written brief that both sides sign.",
    },
    {
      title: "Design and price",
      text: "Options with a cost plan each; one is chosen and drawn through all disciplines.",
    },
    {
      title: "Approve and procure",
      text: "Permits, tenders and long-lead orders, tracked in one open list.",
    },
    {
      title: "Build and inspect",
      text: "Weekly reports with photographs, samples before series, and tests before anything is closed up.",
    },
    {
      title: "Hand over and return",
      text: "Keys, manuals and warranties, then a second inspection after the first summer.",
    },
  ],
};
