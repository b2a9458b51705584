import type { AnswerTime, Period } from "#domain/desk/figure-choices.ts";

export const title = "Figures";
export const period = "Period";
export const periods: Record<Period, string> = {
  "4": "4 weeks",
  "13": "13 weeks",
  "26": "26 weeks",
  "52": "52 weeks",
};
export const since = (date: string, timeZone: string) =>
  `Leads since Monday, ${date}, in ${timeZone}. Suspected spam and merged leads do not count.`;

export const leads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);
export const table = "Table";
export const tableOf = (figure: string) => `Table: ${figure}`;
export const csv = "CSV";
export const saveCsv = (figure: string) => `Save as CSV: ${figure}`;
export const count = "Leads";
export const share = "Share";

export const keyFigures = {
  total: "Leads",
  thisWeek: (count: number) => `${count} this week`,
  median: "Median first answer",
  notAnswered: (count: number) => `${count} not answered yet`,
  won: "Won",
  wonCount: (count: number) => `${count} won`,
  waiting: "Waiting too long",
  waitingNow: "now, of any age",
};

export const weeks = {
  title: "Leads by week",
  note: "A week begins on Monday. The last one is not over yet.",
  week: "Week of",
  total: "All",
  summary: (total: number, most: number, week: string) =>
    `Column chart of ${leads(total)} by week. The most, ${most}, came in the week of ${week}.`,
};
export const kinds = { title: "Leads by kind", kind: "Kind" };
export const projects = {
  title: "Leads by project",
  note: "By the project on whose page the form was sent.",
  project: "Project",
  none: "No project",
  others: (count: number) => `${count} other projects`,
};
export const sources = {
  title: "Leads by source",
  note: "The form that the lead came through. Of meetings the page is not known.",
  source: "Source",
};
export const answers = {
  title: "Time to first answer",
  note: (median: string) =>
    `The first mail, logged call or change of stage. Median of those answered: ${median}.`,
  time: "Answered",
};
export const answerTimes: Record<AnswerTime, string> = {
  hour: "Within 1 h",
  fourHours: "Within 4 h",
  day: "Within 24 h",
  later: "Later",
  none: "Not yet",
};
export const reached = {
  title: "Conversion",
  note: "Leads that reached the stage or a later one, also if they were lost since.",
  stage: "Stage",
  received: "Received",
};
export const waiting = {
  title: "Who waits too long",
  note: "Open leads that stay in their stage too long, now and of any age.",
  owner: "Owner",
  total: "All",
  longest: "Longest, days",
  none: "Nobody waits too long.",
};
export const owners = {
  title: "Leads by owner",
  note: "With the median time to the first answer.",
  owner: "Owner",
  answered: "Answered",
  median: "Median answer, minutes",
  won: "Won",
};
export const empty = {
  title: "No leads in these weeks",
  text: "Figures appear with the first lead. A longer period may have some.",
};
