// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDesk, saraAccount } from "#desk/test-desk.tsx";
import { makeRow, makeLeadView } from "#desk/test-rows.ts";

const rows = [
  makeRow(),
  makeRow({ id: "2", name: "Omar Aziz", ownerId: "bilal", stage: "viewing" }),
  makeRow({ id: "3", name: "Fatima Noor", isSuspicious: true }),
];
const page = { body: { leads: rows, next: null } };

test("the inbox lists leads with stage and owner, and counts its views", async () => {
  openDesk("/desk", { "GET leads": page });
  const list = await screen.findByRole("list", { name: "Leads" });
  expect(list.children).toHaveLength(3);
  expect(list.children[1]).toHaveTextContent("Viewing");
  await waitFor(() => expect(list.children[1]).toHaveTextContent("Bilal Ahmed"));
  expect(list.children[2]).toHaveTextContent("Suspected spam");
  expect(await screen.findByRole("link", { name: /^Due today/ })).toHaveTextContent("1");
});

test("a filter is in the URL and in the request", async () => {
  const { sent } = openDesk("/desk?view=new", { "GET leads": page });
  await userEvent.selectOptions(await screen.findByLabelText("Kind"), "broker");
  expect(location.search).toBe("?view=new&kind=broker");
  await waitFor(() => expect(sent("GET leads").at(-1)?.path).toContain("kind=broker"));
  await userEvent.selectOptions(screen.getByLabelText("Source"), "Register of interest");
  expect(location.search).toBe("?view=new&kind=broker&source=interest");
  await waitFor(() => expect(sent("GET leads").at(-1)?.path).toContain("source=interest"));
});

test("leads of a disabled person can be listed", async () => {
  const people = [
    saraAccount,
    { ...saraAccount, id: "bilal", name: "Bilal Ahmed", isDisabled: true },
  ];
  openDesk("/desk", { "GET leads": page, "GET people": { body: people } });
  await screen.findByRole("option", { name: "Bilal Ahmed (disabled)" });
  await userEvent.selectOptions(screen.getByLabelText("Owner"), "bilal");
  expect(location.search).toBe("?owner=bilal");
});

test("the search waits for a pause in typing", async () => {
  const { sent } = openDesk("/desk", { "GET leads": page });
  const field = await screen.findByLabelText("Search leads");
  await userEvent.type(field, "omar");
  await waitFor(() => expect(location.search).toBe("?search=omar"));
  await waitFor(() => expect(sent("GET leads")).toHaveLength(2));
});

test.for([true, undefined])(
  "a search says that leads may be missing while the index is filled: %s",
  async (isIncomplete) => {
    openDesk("/desk?search=omar", { "GET leads": { body: { ...page.body, isIncomplete } } });
    await screen.findByRole("list", { name: "Leads" });
    const texts = screen.queryAllByText(/still being added to the search/);
    expect(texts).toHaveLength(isIncomplete ? 1 : 0);
  },
);

test("a URL without matches offers to clear the filters", async () => {
  openDesk("/desk?search=nobody", { "GET leads": { body: { leads: [], next: null } } });
  await userEvent.click(await screen.findByRole("link", { name: "Clear filters" }));
  expect(location.search).toBe("");
});

test("j and k move through the list, o opens the lead", async () => {
  openDesk("/desk", { "GET leads": page, "GET leads/2": { body: makeLeadView(rows[1]) } });
  await screen.findByRole("list", { name: "Leads" });
  await userEvent.keyboard("j");
  expect(screen.getByRole("link", { name: "Amina Khan" })).toHaveFocus();
  await userEvent.keyboard("j");
  await userEvent.keyboard("j");
  await userEvent.keyboard("k");
  expect(screen.getByRole("link", { name: "Omar Aziz" })).toHaveFocus();
  await userEvent.keyboard("o");
  expect(location.pathname).toBe("/desk/leads/2");
  expect(await screen.findByRole("heading", { name: "Omar Aziz" })).toBeInTheDocument();
});

test("the list stays as it is when the window is shown again", async () => {
  const { sent } = openDesk("/desk", { "GET leads": page });
  await screen.findByRole("list", { name: "Leads" });
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(sent("GET counts")).toHaveLength(2));
  expect(sent("GET leads")).toHaveLength(1);
});

test("a view that is chosen again is loaded again", async () => {
  const { sent } = openDesk("/desk?view=new", { "GET leads": page });
  await screen.findByRole("list", { name: "Leads" });
  await userEvent.click(screen.getByRole("link", { name: /^New/ }));
  await waitFor(() => expect(sent("GET leads")).toHaveLength(2));
});

test("Escape in a lead leads back to it in the list", async () => {
  const { sent } = openDesk("/desk", {
    "GET leads": page,
    "GET leads/2": { body: makeLeadView(rows[1]) },
  });
  await userEvent.click(await screen.findByRole("link", { name: "Omar Aziz" }));
  await screen.findByRole("heading", { name: "Omar Aziz" });
  await userEvent.keyboard("{Escape}");
  const link = await screen.findByRole("link", { name: "Omar Aziz" });
  expect(link).toHaveFocus();
  expect(sent("GET leads")).toHaveLength(1);
});

test("selected leads are assigned together", async () => {
  const { sent } = openDesk("/desk", {
    "GET leads": page,
    "POST leads/bulk": {
      body: rows.slice(0, 2).map(({ id }) => ({ id, outcome: "done", lead: null })),
    },
  });
  await userEvent.click(await screen.findByLabelText("Select Amina Khan"));
  await userEvent.click(screen.getByLabelText("Select Omar Aziz"));
  await userEvent.click(screen.getByRole("button", { name: "Assign" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Next in turn/ }));
  await waitFor(() => expect(sent("POST leads/bulk")).toHaveLength(1));
  expect(sent("POST leads/bulk")[0]?.body).toEqual({
    leads: [
      { id: "1", version: 0 },
      { id: "2", version: 0 },
    ],
    change: { kind: "assign", ownerId: "next" },
  });
  await waitFor(() => expect(screen.queryByText("2 selected")).not.toBeInTheDocument());
  expect(screen.getByText("2 leads changed")).toBeInTheDocument();
});

test("the reasons why selected leads were not changed are told apart", async () => {
  const outcomes = ["refused", "not found"];
  openDesk("/desk", {
    "GET leads": page,
    "POST leads/bulk": { body: outcomes.map((outcome) => ({ id: "1", outcome, lead: null })) },
  });
  await userEvent.click(await screen.findByLabelText("Select Amina Khan"));
  await userEvent.click(screen.getByLabelText("Select Omar Aziz"));
  await userEvent.selectOptions(screen.getByLabelText("Move to"), "won");
  const text = "1 lead not changed: this is not possible now. 1 lead no longer here.";
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText("2 selected")).toBeInTheDocument();
});

test("a list that cannot be loaded says so and is loaded again on demand", async () => {
  let isDown = true;
  openDesk("/desk", {
    "GET leads": () => (isDown ? { status: 503, body: { success: false, message: "down" } } : page),
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("list", { name: "Leads" })).toBeInTheDocument();
});

test("a next page that fails is asked for once, then on demand", async () => {
  let isDown = true;
  const { sent } = openDesk("/desk", {
    "GET leads": ({ path }) => {
      if (!path.includes("after=")) return { body: { leads: rows, next: "p2" } };
      if (isDown) return { status: 503, body: { success: false, message: "down" } };
      return { body: { leads: [makeRow({ id: "4", name: "Huda Saleh" })], next: null } };
    },
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("The next leads did not load.")).toBeInTheDocument();
  expect(sent("GET leads")).toHaveLength(2);
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Huda Saleh" })).toBeInTheDocument();
});

test("Shift selects all rows up to a row, and all shown rows can be selected", async () => {
  openDesk("/desk", { "GET leads": page });
  await userEvent.click(await screen.findByLabelText("Select Amina Khan"));
  await userEvent.click(screen.getByRole("button", { name: "Select all 3 shown" }));
  expect(screen.getByText("3 selected")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  await userEvent.click(screen.getByLabelText("Select Fatima Noor"));
  const user = userEvent.setup();
  await user.keyboard("{Shift>}");
  await user.click(screen.getByLabelText("Select Amina Khan"));
  expect(screen.getByText("3 selected")).toBeInTheDocument();
});

test("keys do not act on a lead of another list", async () => {
  openDesk("/desk", {
    "GET leads": ({ path }) =>
      path.includes("view=new") ? { body: { leads: [rows[0]], next: null } } : page,
  });
  await screen.findByRole("link", { name: "Omar Aziz" });
  await userEvent.keyboard("jj");
  await userEvent.click(screen.getByRole("link", { name: /^New/ }));
  await waitFor(() =>
    expect(screen.queryByRole("link", { name: "Omar Aziz" })).not.toBeInTheDocument(),
  );
  await userEvent.keyboard("oxa");
  expect(location.pathname).toBe("/desk/");
  expect(screen.queryByText("1 selected")).not.toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("j in the last loaded lead loads the next page", async () => {
  const next = makeRow({ id: "4", name: "Huda Saleh" });
  let asked = 0;
  openDesk("/desk", {
    "GET leads": ({ path }) => {
      if (!path.includes("after=")) return { body: { leads: rows, next: "p2" } };
      return asked++ === 0 ? { status: 503 } : { body: { leads: [next], next: null } };
    },
    "GET leads/3": { body: makeLeadView(rows[2]) },
    "GET leads/4": { body: makeLeadView(next) },
  });
  await screen.findByRole("button", { name: "Try again" });
  await userEvent.click(await screen.findByRole("link", { name: "Fatima Noor" }));
  await screen.findByRole("heading", { name: "Fatima Noor" });
  await userEvent.keyboard("j");
  expect(await screen.findByRole("heading", { name: "Huda Saleh" })).toBeInTheDocument();
});
