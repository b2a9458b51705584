export const title = "About";
export const description =
  "Three generations of builders from Lahore, one company since 2010, now at work in Dubai: our history, how we work, our people and what clients say.";
export const philosophy = "Philosophy";
export const howWeWork = "How we work";
export const allServices = "All services";
export const residence = "Indus Residence, Dubai South";
