import { exampleMarket } from "#domain/purchase/test-example-market.ts";
import type { ShownMarket } from "./shown-market.ts";

const texts: Record<string, string> = {
  anyone: "Anyone",
  first: "First home",
  transfer: "Transfer of ownership",
  developer: "Account of the developer",
  developerBeforeRelease: "Account of the developer, not open yet",
  registry: "Registry",
  openFee: "Registry’s fee",
  service: "Empty: as in the terms of the development.",
  gazette: "Gazette of the example",
  notReleased: "This home is not for sale yet.",
};

export const market: ShownMarket = {
  ...exampleMarket,
  words: {
    text: (list, key) => (list === "buyerHelp" ? "" : (texts[key] ?? "")),
    rule: (_key, { figure }) => `At most or exactly ${figure()}.`,
  },
};
