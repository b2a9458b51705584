// [1.004] Seven views of the residence in Dubai South, in the order in which one would visit it.
export const residenceViews = [
  "1-exterior-day",
  "2-exterior-dusk",
  "3-lobby",
  "4-living-room",
  "5-bedroom",
  "6-pool-deck",
  "7-from-the-air",
];
