export const title = "Keyboard";
export const shortcuts = "Use single keys as shortcuts";
export const shortcutsHelp = "Kept in this browser. Esc, Tab and Enter always work.";
export const groups: { heading: string; keys: [keys: string[], text: string][] }[] = [
  {
    heading: "Everywhere",
    keys: [
      [["/"], "Search"],
      [["?"], "This help"],
      [["Esc"], "Close, clear or go back"],
    ],
  },
  {
    heading: "Inbox",
    keys: [
      [["j", "k"], "Next and previous lead"],
      [["o", "Enter"], "Open the lead"],
      [["x"], "Select the lead; with Shift all up to it"],
      [["a"], "Assign"],
      [["n"], "Open the lead and write a note"],
    ],
  },
  {
    heading: "Lead",
    keys: [
      [["j", "k"], "Next and previous lead of the list"],
      [["n"], "Write a note"],
      [["a"], "Assign"],
      [["r"], "Reply by mail"],
    ],
  },
  {
    heading: "Board",
    keys: [
      [["h", "l"], "Column before and after"],
      [["j", "k"], "Next and previous card"],
      [["[", "]"], "Move the card to the stage before or after"],
      [["o", "Enter"], "Open the lead"],
    ],
  },
  {
    heading: "Homes",
    keys: [
      [["←", "↑", "→", "↓"], "Move in the grid"],
      [["Enter"], "Open the home"],
      [["Esc"], "Close the home, or clear the filters"],
    ],
  },
];
