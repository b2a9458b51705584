// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import type { LeadRow } from "#domain/desk/leads.ts";
import { type GivenResponses, openDesk, sara } from "#desk/test-desk.tsx";
import { makeRow, makeLeadView } from "#desk/test-rows.ts";

/** A server with leads that the test changes; a lead may belong into some views only. */
function makeServer(...rows: (LeadRow & { views?: string[] })[]) {
  const leads = new Map(rows.map((row) => [row.id, row]));
  const responses: GivenResponses = {
    "GET leads": ({ path }) => {
      const query = new URLSearchParams(path.split("?")[1]);
      const ids = query.get("ids")?.split(",");
      const found = [...leads.values()]
        .filter(({ id }) => !ids || ids.includes(id))
        .filter(({ views = ["all"] }) => views.includes(query.get("view")!))
        .filter(({ stage }) => (query.get("stage") ?? stage) === stage)
        .map((row) => ({ ...row, views: undefined }));
      return { body: { leads: found, next: null } };
    },
  };
  for (const id of ["1", "2", "3"]) {
    responses[`GET leads/${id}`] = () =>
      leads.has(id) ? { body: makeLeadView(leads.get(id)) } : { status: 404 };
  }
  return { leads, responses };
}

const amina = makeRow();
const omar = makeRow({ id: "2", name: "Omar Aziz" });

function names(): (string | null)[] {
  const list = screen.getByRole("list", { name: "Leads" });
  return within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
}

function showWindow(isShown: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isShown);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

test("a new lead is announced and the list stays as it is", async () => {
  const { leads, responses } = makeServer(amina);
  const { live } = openDesk("/desk", responses);
  await screen.findByRole("list", { name: "Leads" });
  leads.clear();
  for (const row of [omar, makeRow({ id: "3", name: "Noor" }), amina]) leads.set(row.id, row);
  for (const id of ["2", "3"]) live.send("lead", { id, version: 0 });
  const button = await screen.findByRole("button", { name: "Show 2 new leads" });
  expect(names()).toEqual(["Amina Khan"]);
  await userEvent.click(button);
  await waitFor(() => expect(names()).toEqual(["Omar Aziz", "Noor", "Amina Khan"]));
  await waitFor(() => expect(screen.getByRole("link", { name: "Omar Aziz" })).toHaveFocus());
  expect(screen.queryByRole("button", { name: /^Show/ })).not.toBeInTheDocument();
});

test("a lead that is assigned to the user is announced in their view", async () => {
  const { leads, responses } = makeServer({ ...amina, views: ["all", "mine"] });
  const { live, sent } = openDesk("/desk?view=mine", responses);
  await screen.findByRole("list", { name: "Leads" });
  leads.set("3", { ...makeRow({ id: "3", version: 1 }), views: ["all"] });
  live.send("lead", { id: "3", version: 1 });
  await waitFor(() => expect(sent("GET leads").at(-1)?.path).toContain("ids=3"));
  expect(screen.queryByRole("button", { name: /^Show/ })).not.toBeInTheDocument();
  leads.set("2", { ...omar, version: 4, views: ["all", "mine"] });
  live.send("lead", { id: "2", version: 4 });
  expect(await screen.findByRole("button", { name: "Show 1 new lead" })).toBeInTheDocument();
});

test("a change by somebody else shows in its row", async () => {
  const { leads, responses } = makeServer(amina, omar);
  const { live } = openDesk("/desk", responses);
  const list = await screen.findByRole("list", { name: "Leads" });
  leads.set("1", { ...amina, version: 1, stage: "offer" });
  live.send("lead", { id: "1", version: 1 });
  await waitFor(() => expect(list.children[0]).toHaveTextContent("Offer"));
});

test("many changes at once are read with few requests", async () => {
  const rows = Array.from({ length: 100 }, (_, index) => makeRow({ id: `n${index}` }));
  const { responses } = makeServer(...rows);
  const { live, requests } = openDesk("/desk", responses);
  await screen.findByRole("list", { name: "Leads" });
  const before = requests.length;
  for (const { id } of rows) live.send("lead", { id, version: 1 });
  await waitFor(() => expect(requests.at(-1)?.path).toContain("n99"));
  expect(requests.length - before).toBe(3); // the counts, and two pages of leads
});

test("a lead that is hidden leaves the list, and closes where it is open", async () => {
  const { leads, responses } = makeServer(amina, omar);
  const { live } = openDesk("/desk", responses);
  await screen.findByRole("list", { name: "Leads" });
  leads.delete("2");
  live.send("hidden", { id: "2" });
  await waitFor(() => expect(names()).toEqual(["Amina Khan"]));
  await userEvent.click(screen.getByRole("link", { name: "Amina Khan" }));
  await screen.findByRole("heading", { name: "Amina Khan" });
  leads.delete("1");
  live.send("hidden", { id: "1" });
  expect(await screen.findByText("This lead is not here")).toBeInTheDocument();
});

test("a lead that turns out to be missing leaves the list", async () => {
  const { leads, responses } = makeServer(amina, omar);
  openDesk("/desk", responses);
  const link = await screen.findByRole("link", { name: "Omar Aziz" });
  leads.delete("2");
  await userEvent.click(link);
  await screen.findByText("This lead is not here");
  act(() => history.back());
  await screen.findByRole("link", { name: "Amina Khan" });
  expect(names()).toEqual(["Amina Khan"]);
});

test("a new lead appears on the board", async () => {
  const { leads, responses } = makeServer({ ...amina, views: ["all", "new"] });
  const { live } = openDesk("/desk/board", responses);
  await screen.findByRole("link", { name: "Amina Khan" });
  leads.set("2", { ...omar, stage: "viewing" });
  live.send("lead", { id: "2", version: 0 });
  const viewing = screen.getByRole("region", { name: /^Viewing/ });
  expect(await within(viewing).findByRole("link", { name: "Omar Aziz" })).toBeInTheDocument();
});

test("what changed during an interruption is read again", async () => {
  const { leads, responses } = makeServer(amina);
  const { live } = openDesk("/desk", responses);
  await screen.findByRole("list", { name: "Leads" });
  live.open();
  live.interrupt();
  leads.set("2", omar);
  live.open();
  await waitFor(() => expect(names()).toEqual(["Amina Khan", "Omar Aziz"]));
});

test("a list that is not shown during an interruption is read again when it is", async () => {
  const { leads, responses } = makeServer(amina);
  const { live } = openDesk("/desk", responses);
  await userEvent.click(await screen.findByRole("link", { name: "Amina Khan" }));
  await screen.findByRole("heading", { name: "Amina Khan" });
  live.interrupt();
  leads.set("2", omar);
  live.open();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(names()).toEqual(["Amina Khan", "Omar Aziz"]));
});

test("a connection that the server refuses is opened again", async () => {
  const { leads, responses } = makeServer(amina);
  const { live } = openDesk("/desk", responses);
  await screen.findByRole("list", { name: "Leads" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  live.interrupt({ isRefused: true });
  expect(live.connections()).toBe(0);
  leads.set("2", omar);
  act(() => void vi.advanceTimersByTime(5000));
  expect(live.connections()).toBe(1);
  live.open();
  await waitFor(() => expect(names()).toEqual(["Amina Khan", "Omar Aziz"]));
});

test("a hidden window has no connection, and is up to date when it is shown", async () => {
  const { leads, responses } = makeServer(amina);
  const { live } = openDesk("/desk", responses);
  await screen.findByRole("list", { name: "Leads" });
  expect(live.connections()).toBe(1);
  showWindow(false);
  expect(live.connections()).toBe(0);
  leads.set("2", omar);
  showWindow(true);
  expect(live.connections()).toBe(1);
  live.open();
  await waitFor(() => expect(names()).toEqual(["Amina Khan", "Omar Aziz"]));
});

test("the desk stays where the signed-in person cannot be read again", async () => {
  const { responses } = makeServer(amina);
  let isDown = false;
  const { live, sent } = openDesk("/desk", {
    ...responses,
    "GET me": () => (isDown ? { status: 503 } : { body: sara }),
  });
  await screen.findByRole("list", { name: "Leads" });
  isDown = true;
  live.interrupt();
  live.open();
  await waitFor(() => expect(sent("GET me")).toHaveLength(2));
  await act(async () => {});
  expect(names()).toEqual(["Amina Khan"]);
});
