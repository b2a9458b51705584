import type { LeadPage } from "#domain/desk/leads.ts";
import { ask, type Colleague } from "./staff.ts";
import type { Run } from "#simulation/run.ts";

type Reading = (run: Run, person: Colleague) => Promise<void>;

async function list(run: Run, person: Colleague): Promise<void> {
  const view = run.random.pick(["all", "all", "all", "new", "mine", "due", "waiting"]);
  const sort = run.random.pick(["newest", "oldest", "due"]);
  const reply = await ask(run, person, "list", { path: `/leads?view=${view}&sort=${sort}` });
  if (reply?.status !== 200) return;
  run.happened("list");
  if (view === "all") person.leads = (JSON.parse(reply.body) as LeadPage).leads;
}

async function search(run: Run, person: Colleague): Promise<void> {
  const { random, model } = run;
  const known = model.submissions();
  const words = [
    "visitor",
    `visitor${random.below(3)}@mail.example`,
    ...(known.length > 0 ? [random.pick(known).mark] : []),
  ];
  const word = random.pick(words);
  const path = `/leads?search=${encodeURIComponent(word)}`;
  const reply = await ask(run, person, "search", { path });
  if (reply?.status === 200) run.happened("search");
}

async function view(run: Run, person: Colleague): Promise<void> {
  if (person.leads.length === 0) return list(run, person);
  const { id } = run.random.pick(person.leads);
  const reply = await ask(run, person, "view", { path: `/leads/${id}` });
  if (reply?.status !== 200) return;
  run.happened("view");
  const { documents } = JSON.parse(reply.body) as { documents: { id: string }[] };
  if (documents.length === 0 || !run.random.chance(0.5)) return;
  const path = `/leads/${id}/documents/${run.random.pick(documents).id}`;
  const file = await ask(run, person, "document", { path });
  if (file?.status === 200) run.happened("document");
}

async function counts(run: Run, person: Colleague): Promise<void> {
  const reply = await ask(run, person, "counts", { path: "/counts" });
  if (reply?.status === 200) run.happened("counts");
}

async function exportLeads(run: Run, person: Colleague): Promise<void> {
  const reply = await ask(run, person, "export", { path: "/export?format=json" });
  if (person.role === "manager" && reply?.status === 200) run.happened("export");
  if (person.role === "agent" && reply?.status === 403) run.happened("export refused");
  if (person.role === "agent" && reply?.status === 200) run.violated("an agent exported all leads");
}

async function figures(run: Run, person: Colleague): Promise<void> {
  if (person.role !== "manager") return counts(run, person);
  const reply = await ask(run, person, "figures", { path: "/figures" });
  if (reply?.status === 200) run.happened("figures");
}

async function audit(run: Run, person: Colleague): Promise<void> {
  if (person.role !== "manager") return list(run, person);
  const reply = await ask(run, person, "audit", { path: "/audit" });
  if (reply?.status === 200) run.happened("audit");
}

export const READINGS: Reading[] = [
  list,
  search,
  view,
  view,
  view,
  counts,
  exportLeads,
  figures,
  audit,
];
