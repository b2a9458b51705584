import type { LeadQuery, View } from "#domain/desk/leads.ts";

export const search = "Search leads";
export const searchHint = "Name, e-mail, phone, reference or words";
export const incomplete =
  "Leads are still being added to the search, the newest first. Older ones may be missing here.";
export const filters = {
  kind: { label: "Kind", any: "Any kind" },
  source: { label: "Source", any: "Any source" },
  stage: { label: "Stage", any: "Any stage" },
  owner: { label: "Owner", any: "Any owner" },
};
export const noOwner = "No owner";
export const disabledOwner = (name: string) => `${name} (disabled)`;
export const sort = "Sort";
export const sorts: Record<NonNullable<LeadQuery["sort"]>, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  due: "Next step first",
};
export const clearFilters = "Clear filters";
export const list = "Leads";
export const columns = {
  name: "Name",
  wants: "What they want",
  about: "About",
  stage: "Stage",
  owner: "Owner",
  nextStep: "Next step",
  age: "Age",
};
export const select = (name: string) => `Select ${name}`;
export const newLeads = (count: number) => (count === 1 ? "1 new lead" : `${count} new leads`);
export const showNewLeads = (count: number) => `Show ${newLeads(count)}`;
export const loadingMore = "Loading more";
export const loadMoreFailed = "The next leads did not load.";
export const overdue = "overdue";

export const selected = (count: number) => `${count} selected`;
export const selectAll = (count: number) => `Select all ${count} shown`;
export const assign = "Assign";
export const move = "Move to";
export const clearSelection = "Clear selection";
export const working = "Working";
const leads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);
export const changed = (count: number) => `${leads(count)} changed`;
/** The reasons why some of the selected leads were not changed. */
export const notChanged = {
  conflict: (count: number) =>
    `${leads(count)} changed by somebody else first, shown as now: try again.`,
  "not found": (count: number) => `${leads(count)} no longer here.`,
  refused: (count: number) => `${leads(count)} not changed: this is not possible now.`,
  "no response": (count: number) =>
    `${leads(count)} without a response from the server: try again.`,
};

export const empty: Record<View, { title: string; text: string }> = {
  all: {
    title: "No leads yet",
    text: "What visitors send through the website appears here at once, without a reload.",
  },
  new: { title: "Nothing new", text: "Every lead has had its first answer. New ones appear here." },
  mine: {
    title: "You own no leads",
    text: "Take one from New: open it and choose “Take this lead”.",
  },
  due: { title: "Nothing is due today", text: "Next steps appear here on their day." },
  waiting: { title: "Nobody waits too long", text: "Leads that stand still are shown here." },
  spam: { title: "No suspected spam", text: "Leads that look automatic are shown here." },
};
export const searchAll = "Search all leads";
export const noMatches = "No leads match";
export const noMatchesText = "Nothing in this view fits the search and filters.";
