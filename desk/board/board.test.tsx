// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDesk, type Replies } from "#desk/test-desk.tsx";
import { makeRow, makeSheet } from "#desk/test-rows.ts";

const amina = makeRow();
const board: Replies = {
  "GET leads": ({ path }) => ({
    body: { leads: path.includes("stage=new") ? [amina] : [], next: null },
  }),
};

function column(name: string) {
  return screen.getByRole("region", { name: new RegExp(`^${name}`) });
}

async function focusAmina() {
  (await screen.findByRole("link", { name: "Amina Khan" })).focus();
}

function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test("] moves the focused card to the next stage at once", async () => {
  const { sent } = openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": { body: makeSheet({ ...amina, stage: "contacted", version: 1 }) },
  });
  await focusAmina();
  press("]");
  await within(column("Contacted")).findByText("Amina Khan");
  expect(within(column("New")).queryByText("Amina Khan")).toBeNull();
  await waitFor(() =>
    expect(sent("POST leads/1/stage")[0]?.body).toMatchObject({ stage: "contacted", version: 0 }),
  );
});

test("a card goes back where the server refuses the move", async () => {
  openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": { status: 422, body: { message: "Not allowed" } },
  });
  await focusAmina();
  press("]");
  expect(await screen.findByText("Not allowed")).toBeDefined();
  expect(within(column("New")).getByText("Amina Khan")).toBeDefined();
});

test("a card that is dropped on Lost asks for the reason", async () => {
  const { sent } = openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": { body: makeSheet({ ...amina, stage: "lost", version: 1 }) },
  });
  await focusAmina();
  const dataTransfer = { types: ["application/x-lead"], getData: () => "1" };
  fireEvent.dragOver(column("Lost"), { dataTransfer });
  fireEvent.drop(column("Lost"), { dataTransfer });
  fireEvent.click(await screen.findByRole("button", { name: "No answer" }));
  await within(column("Lost")).findByText("Amina Khan");
  expect(sent("POST leads/1/stage")[0]?.body).toMatchObject({ lostReason: "no answer" });
});
