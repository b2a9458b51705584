export const closeHome = "Close this home";
export const sectionsName = "Parts of this page";
export const floorPlan = "Plan";
export const view = "View";
export const sun = "Sun";
export const room = "Room";
export const cost = "Cost";
export const terms = "Dates and terms";
export const loading = "Loading the plan, the view and the sun of this home.";
export const notLoaded = "The plan, the view and the sun could not be loaded.";
export const tryAgain = "Try again";

export const price = "Price";
export const indicativePrice = "Indicative price";
export const seeCost = "What you pay, and when";
export const costWays = "In cash by the payment plan, or with a mortgage.";
export const inPriceCurrency = (ratesDay: string, amount: string) =>
  `${ratesDay}; the price is ${amount}`;
export const pricePerArea = (unit: string) => `Price per ${unit} inside`;
export const status = "Status";
export const insideArea = "Inside";
export const balconyArea = "Balcony";
export const floor = "Floor";
export const facing = "Living room faces";
export const outlook = "Outlook";
export const priceSince = (day: string) => `The price has been valid since ${day}.`;
export const statusChanged = (time: string) => `The status was changed on ${time}.`;
export const statusUnchanged = (day: string) =>
  `The status has not changed since our list of ${day}.`;
export const asOf = (time: string) => `as of ${time}`;

export const handover = "Handover";
export const firstPromised = (on: string, handover: string) =>
  `First promised on ${on}: ${handover}`;
export const changed = (on: string, handover: string) => `Changed on ${on}: ${handover}`;
export const neverChanged = "Not changed since.";
export const construction = "Construction";
export const begins = (day: string) => `From ${day}`;
export const payment = "Payment";
export const paymentTerms = (booking: number, during: number, keys: number) =>
  `${booking} % on booking, ${during} % during construction, ${keys} % with the keys`;
export const serviceCharge = "Service charge";
export const yearlyCharge = (amount: string, rate: string, unit: string) =>
  `about ${amount} a year (${rate} per ${unit} of inside and balcony)`;
export const parking = "Parking";
export const parkingSpaces = (count: number) => {
  if (count === 0) return "No space";
  return count === 1 ? "1 space" : `${count} spaces`;
};

export const scheduleMeeting = "Schedule a meeting";
export const whatsApp = "WhatsApp";
export const call = "Call us";
export const print = "Print or save as PDF";
export const addToShortlist = "Add to shortlist";
export const onShortlist = "On your shortlist";
export const askAboutHome = "Ask about this home";
export const registerInterest = "Register your interest";
export const notReleased = "Not on sale yet. We write to you on the day of the release.";
export const soldNote = "This home is sold. Ask us about one like it.";
export const reservedNote = "This home is reserved. Ask us whether it becomes free.";

export const viewCaption = (floor: number, day: string, time: string) =>
  `Rendered from our model: the balcony of this stack on floor ${floor}, on ${day} at ${time}.`;
export const otherFloor = (own: number) => `This home is on floor ${own}.`;
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** "21 March", from "03-21" */
export const dayInYear = (day: string) =>
  `${Number(day.slice(3))} ${months[Number(day.slice(0, 2)) - 1]}`;
