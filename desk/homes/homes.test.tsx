// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { DeskHome, HomeView } from "#domain/desk/homes.ts";
import { makeHome } from "./test-homes.ts";
import { type GivenResponses, openDesk, sara } from "#desk/test-desk.tsx";

const homes = [
  makeHome("A-101", { bedrooms: 0 }),
  makeHome("A-102", { status: "sold" }),
  makeHome("A-201"),
  makeHome("B-101", { status: "reserved" }),
  makeHome("B-201"),
];
const creek = { key: "creek", title: "Creek", isReleased: true, homes };
const hills = {
  key: "hills",
  title: "Hills",
  isReleased: false,
  homes: [makeHome("A-101", { status: "not-released" })],
};

const at = Date.parse("2026-11-17T14:05+04:00");

function changedHome(changes: Partial<DeskHome> = {}): HomeView {
  const home = makeHome("A-201", {
    status: "reserved",
    version: 1,
    changedAt: at,
    changedBy: "bilal",
    ...changes,
  });
  const event = { at, by: home.changedBy, from: "available", to: home.status } as const;
  return { home, history: [{ id: "h1", ...event, reason: "Deposit paid" }] };
}

function viewOf(home: DeskHome): HomeView {
  return { home, history: [] };
}

const responses: GivenResponses = {
  "GET homes": { body: { developments: [creek, hills] } },
  "GET homes/creek/A-201": { body: viewOf(homes[2]!) },
  "GET homes/hills/A-101": { body: viewOf(hills.homes[0]!) },
};

const CHANGE = "POST homes/creek/A-201";

function cell(number: string) {
  return screen.getByRole("link", { name: new RegExp(`^${number}`) });
}

async function openPanel(number = "A-201") {
  await userEvent.click(await screen.findByRole("link", { name: new RegExp(`^${number}`) }));
  return within(await screen.findByRole("dialog", { name: `Home ${number}` }));
}

async function write(panel: ReturnType<typeof within>, reason: string) {
  const field = await panel.findByLabelText("Reason");
  await userEvent.type(field, reason);
  return field;
}

test("the grid has the top floor first and a column for each stack, wing by wing", async () => {
  openDesk("/desk/homes", responses);
  const grid = await screen.findByRole("grid", { name: "Homes of Creek" });
  const rows = within(grid).getAllByRole<HTMLTableRowElement>("row").slice(1);
  expect(rows.map(({ cells }) => [...cells].slice(1).map(nameOf))).toEqual([
    ["A-201, 2 bedrooms, available", undefined, "B-201, 2 bedrooms, available"],
    ["A-101, Studio, available", "A-102, 2 bedrooms, sold", "B-101, 2 bedrooms, reserved"],
  ]);

  function nameOf(element: HTMLElement) {
    return element.querySelector("a")?.getAttribute("aria-label");
  }
});

test("a filter is in the URL, counts what it finds and empties the other places", async () => {
  openDesk("/desk/homes/creek", responses);
  await userEvent.click(await screen.findByRole("button", { name: "Available 3" }));
  expect(location.search).toBe("?status=available");
  expect(screen.getByText("3 of 5 homes")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^A-102/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Studio 1" }));
  expect(location.search).toBe("?status=available&bedrooms=0");
  expect(screen.getByText("1 of 5 homes")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Sold/ }));
  expect(screen.getByText("No homes match")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Clear filters" }));
  expect(screen.getByText("5 homes")).toBeInTheDocument();
});

test("one home is in the tab order, and arrow keys move from it", async () => {
  openDesk("/desk/homes/creek", responses);
  await screen.findByRole("grid");
  const inTabOrder = () =>
    screen
      .getAllByRole("link")
      .filter((link) => link.id.startsWith("home-") && link.tabIndex === 0)
      .map(({ id }) => id);
  expect(inTabOrder()).toEqual(["home-A-201"]);
  cell("A-201").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(cell("B-201")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
  expect(cell("A-102")).toHaveFocus();
  expect(inTabOrder()).toEqual(["home-A-102"]);
});

test("a home is changed with a reason, and the grid shows it", async () => {
  const reserved = changedHome({ changedBy: sara.id });
  const { sent } = openDesk("/desk/homes/creek", { ...responses, [CHANGE]: { body: reserved } });
  const panel = await openPanel();
  expect(location.search).toBe("?home=A-201");
  await userEvent.click(await panel.findByRole("button", { name: "Reserve" }));
  expect(panel.getByText("Say why: the history shows the reason.")).toBeInTheDocument();
  const field = await write(panel, " Deposit paid ");
  await userEvent.click(panel.getByRole("button", { name: "Reserve" }));
  expect(await panel.findByText(/^A-201 is reserved now/)).toBeInTheDocument();
  expect(sent(CHANGE)[0]?.body).toEqual({
    status: "reserved",
    reason: "Deposit paid",
    version: 0,
  });
  expect(field).toHaveValue("");
  expect(panel.getByText("Available → Reserved")).toBeInTheDocument();
  expect(cell("A-201")).toHaveAccessibleName(expect.stringContaining("reserved"));
  expect(panel.queryByRole("button", { name: "Reserve" })).not.toBeInTheDocument();
});

test("a home that is closed gives the focus to its cell", async () => {
  openDesk("/desk/homes/creek?home=A-101", responses);
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(cell("A-101")).toHaveFocus());
  expect(location.search).toBe("");
});

test("who was second learns who was first, loses nothing, and goes on from there", async () => {
  const theirs = changedHome();
  const mine = changedHome({ status: "sold", version: 2, changedBy: sara.id });
  const { sent } = openDesk("/desk/homes/creek", {
    ...responses,
    [CHANGE]: ({ body }) =>
      (body as { version: number }).version === 0
        ? { status: 409, body: { success: false, message: "Bilal was first", ...theirs } }
        : { body: mine },
  });
  const panel = await openPanel();
  const field = await write(panel, "Form 114");
  await userEvent.click(panel.getByRole("button", { name: "Reserve" }));
  const alert = within(await panel.findByRole("alert"));
  expect(alert.getByText("A-201 is reserved now")).toBeInTheDocument();
  expect(alert.getByText(/^Bilal Ahmed set it to reserved on 17 Nov.* 14:05/)).toBeInTheDocument();
  expect(alert.getByText("Reason: Deposit paid")).toBeInTheDocument();
  expect(field).toHaveValue("Form 114");
  expect(cell("A-201")).toHaveAccessibleName(expect.stringContaining("reserved"));
  await userEvent.click(alert.getByRole("button", { name: "Go on with the home as it is now" }));
  await userEvent.click(panel.getByRole("button", { name: "Mark as sold" }));
  expect(await panel.findByText(/^A-201 is sold now/)).toBeInTheDocument();
  expect(sent(CHANGE)[1]?.body).toEqual({ status: "sold", reason: "Form 114", version: 1 });
});

test("a home that another desk changes is shown without a reload, and no button swaps its meaning", async () => {
  let now = viewOf(homes[2]!);
  const { live } = openDesk("/desk/homes/creek", {
    ...responses,
    "GET homes/creek/A-201": () => ({ body: now }),
  });
  const panel = await openPanel();
  await write(panel, "Form 114");
  now = changedHome();
  live.send("home", { development: "creek", number: "A-201", version: 1 });
  expect(
    await panel.findByText("Your change has not been made. What you typed is kept."),
  ).toBeInTheDocument();
  expect(panel.queryByRole("button", { name: /^(Reserve|Make|Mark)/ })).not.toBeInTheDocument();
  expect(cell("A-201")).toHaveAccessibleName(expect.stringContaining("reserved"));
});

test("a reason is kept without a connection", async () => {
  openDesk("/desk/homes/creek?home=A-201", { ...responses, [CHANGE]: "no connection" });
  const panel = within(await screen.findByRole("dialog"));
  const field = await write(panel, "Form 114");
  await userEvent.click(panel.getByRole("button", { name: "Reserve" }));
  expect(
    await panel.findByText("No response from the server. What you typed is kept; try again."),
  ).toBeInTheDocument();
  expect(field).toHaveValue("Form 114");
  expect(sessionStorage.getItem("desk-draft:sara:home:creek:A-201")).toContain("Form 114");
});

test("homes of a development that is not released cannot be changed", async () => {
  openDesk("/desk/homes/hills", responses);
  expect(await screen.findByText(/^Not released: no home/)).toBeInTheDocument();
  const panel = await openPanel("A-101");
  expect(
    await panel.findByText("Homes of this development are not for sale yet."),
  ).toBeInTheDocument();
  expect(panel.queryByLabelText("Reason")).not.toBeInTheDocument();
});

test("an agent has the screen too, and an unknown development is not found", async () => {
  const agent: GivenResponses = { ...responses, "GET me": { body: { ...sara, role: "agent" } } };
  openDesk("/desk/homes/unknown", agent);
  expect(await screen.findByText("There is no such page")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Homes" }));
  await waitFor(() => expect(screen.getByRole("grid")).toBeInTheDocument());
});
