// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openDesk, sara } from "#desk/test-desk.tsx";
import { makeFigures } from "#desk/test-figures.ts";

const page = { body: { leads: [], next: null } };

test("the figures of the period in the URL are shown, and another is a link", async () => {
  const { sent } = openDesk("/desk/figures?weeks=4", { "GET figures": { body: makeFigures() } });
  const chart = await screen.findByRole("img", { name: /^Column chart of 8 leads by week/ });
  expect(chart).toHaveAccessibleName(
    expect.stringContaining("The most, 5, came in the week of 9 Mar"),
  );
  expect(sent("GET figures")[0]?.path).toBe("figures?weeks=4");
  const periods = within(screen.getByRole("navigation", { name: "Period" }));
  expect(periods.getByRole("link", { current: "page" }).textContent).toBe("4 weeks");
  await userEvent.click(periods.getByRole("link", { name: "52 weeks" }));
  expect(location.search).toBe("?weeks=52");
  await vi.waitFor(() => expect(sent("GET figures").at(-1)?.path).toBe("figures?weeks=52"));
});

test("a URL with a period that is not offered shows 13 weeks", async () => {
  const { sent } = openDesk("/desk/figures?weeks=9", { "GET figures": { body: makeFigures() } });
  await screen.findByRole("img");
  expect(sent("GET figures")[0]?.path).toBe("figures?weeks=13");
});

test("bars say their shares", async () => {
  openDesk("/desk/figures", { "GET figures": { body: makeFigures() } });
  const stages = await screen.findByRole("list", { name: "Conversion" });
  expect(texts(stages)).toEqual([
    "Received100 %8",
    "Contacted50 %4",
    "Viewing25 %2",
    "Offer13 %1",
    "Won13 %1",
  ]);
  const answers = screen.getByRole("list", { name: "Time to first answer" });
  expect(texts(answers)[0]).toBe("Within 1 h38 %3");
  expect(screen.getByText(/Median of those answered: 2.5 h/)).toBeInTheDocument();
});

test("the numbers of waiting leads lead to their list", async () => {
  openDesk("/desk/figures", { "GET figures": { body: makeFigures() }, "GET leads": page });
  const waiting = within(await screen.findByRole("list", { name: "Who waits too long" }));
  const toNobody = waiting.getByRole("link", { name: "New 3" });
  expect(toNobody).toHaveAttribute("href", "/desk/?view=waiting&owner=none&stage=new");
  await userEvent.click(await waiting.findByRole("link", { name: "Bilal Ahmed" }));
  expect(location.search).toBe("?view=waiting&owner=bilal");
});

test("the file is the table, without formulas", async () => {
  const body = makeFigures({
    projects: [
      { title: "=1+1", leads: 5 },
      { title: "Creek, Tower", leads: 2 },
      { title: null, leads: 1 },
    ],
  });
  openDesk("/desk/figures", { "GET figures": { body } });
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:figures";
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await userEvent.click(
    await screen.findByRole("button", { name: "Save as CSV: Leads by project" }),
  );
  expect(names).toEqual(["leads-by-project.csv"]);
  expect(await saved[0]?.text()).toBe(
    [
      "\ufeffProject,Leads,Share",
      "'=1+1,5,63 %",
      '"Creek, Tower",2,25 %',
      "No project,1,13 %",
      "",
    ].join("\r\n"),
  );
  const table = screen.getByRole("region", { name: "Table: Leads by project", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join("|"))).toEqual([
    "Project|Leads|Share",
    "=1+1|5|63 %",
    "Creek, Tower|2|25 %",
    "No project|1|13 %",
  ]);
});

test("a period without leads says so, and who waits", async () => {
  openDesk("/desk/figures", { "GET figures": { body: makeFigures({ total: 0 }) } });
  expect(await screen.findByText("No leads in these weeks")).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Who waits too long" })).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("figures that did not load are asked for again", async () => {
  let isBroken = true;
  openDesk("/desk/figures", {
    "GET figures": () => (isBroken ? { status: 500 } : { body: makeFigures() }),
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("img")).toBeInTheDocument();
});

test("an agent has no figures", async () => {
  openDesk("/desk/figures", { "GET me": { body: { ...sara, role: "agent" } } });
  expect(await screen.findByText("There is no such page")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Figures" })).not.toBeInTheDocument();
});

function texts(list: HTMLElement): (string | null)[] {
  return [...list.children].map(({ textContent }) => textContent);
}
