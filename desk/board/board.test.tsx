// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type GivenResponses, openDesk } from "#desk/test-desk.tsx";
import type { Stage } from "#domain/desk/stages.ts";
import { makeEvent, makeRow, makeLeadView } from "#desk/test-rows.ts";

const amina = makeRow();
const board: GivenResponses = {
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

test("] moves the focused card to the next stage at once", async () => {
  const { sent } = openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": { body: makeLeadView({ ...amina, stage: "contacted", version: 1 }) },
  });
  await focusAmina();
  await userEvent.keyboard("]");
  await within(column("Contacted")).findByText("Amina Khan");
  expect(within(column("New")).queryByText("Amina Khan")).not.toBeInTheDocument();
  await waitFor(() =>
    expect(sent("POST leads/1/stage")[0]?.body).toMatchObject({ stage: "contacted", version: 0 }),
  );
});

test("a card goes back where the server refuses the move", async () => {
  openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": { status: 422, body: { success: false, message: "Not allowed" } },
  });
  await focusAmina();
  await userEvent.keyboard("]");
  expect(await screen.findByText("Amina Khan: Not allowed")).toBeInTheDocument();
  expect(within(column("New")).getByText("Amina Khan")).toBeInTheDocument();
});

test("a card that is dropped on Lost asks for the reason", async () => {
  const { sent } = openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": { body: makeLeadView({ ...amina, stage: "lost", version: 1 }) },
  });
  await focusAmina();
  // user-event has no drag and drop.
  const dataTransfer = { types: ["application/x-lead"], getData: () => "1" };
  fireEvent.dragOver(column("Lost"), { dataTransfer });
  fireEvent.drop(column("Lost"), { dataTransfer });
  await userEvent.click(await screen.findByRole("button", { name: "No answer" }));
  await within(column("Lost")).findByText("Amina Khan");
  expect(sent("POST leads/1/stage")[0]?.body).toMatchObject({ lostReason: "no answer" });
});

test("two moves of one card are made one after the other, without a conflict", async () => {
  const version = (body: unknown) => (body as { version: number }).version;
  const first = Promise.withResolvers<void>();
  const { sent } = openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": async ({ body }) => {
      await first.promise;
      const { stage, changeId } = body as { stage: Stage; changeId: string };
      const moved = { ...amina, stage, version: version(body) + 1 };
      return { body: makeLeadView(moved, { timeline: [makeEvent(changeId)] }) };
    },
  });
  await focusAmina();
  await userEvent.keyboard("]");
  await within(column("Contacted")).findByText("Amina Khan");
  await waitFor(() => expect(screen.getByText("Amina Khan")).toHaveFocus());
  await userEvent.keyboard("]");
  await within(column("Viewing")).findByText("Amina Khan");
  first.resolve();
  await waitFor(() =>
    expect(sent("POST leads/1/stage").map(({ body }) => version(body))).toEqual([0, 1]),
  );
  expect(await screen.findByText("Amina Khan moved to Viewing")).toBeInTheDocument();
});

test("each refused move is shown with the lead's name", async () => {
  const omar = makeRow({ id: "2", name: "" });
  openDesk("/desk/board", {
    "GET leads": ({ path }) => ({
      body: { leads: path.includes("stage=new") ? [amina, omar] : [], next: null },
    }),
    "POST leads/1/stage": { status: 422, body: { success: false, message: "Not allowed" } },
    "POST leads/2/stage": { status: 422, body: { success: false, message: "Not yours" } },
  });
  await focusAmina();
  await userEvent.keyboard("]");
  (await screen.findByRole("link", { name: "No name given" })).focus();
  await userEvent.keyboard("]");
  expect(await screen.findByText("Amina Khan: Not allowed")).toBeInTheDocument();
  expect(await screen.findByText("No name given: Not yours")).toBeInTheDocument();
  expect(within(column("New")).getAllByRole("link")).toHaveLength(2);
});

test("a move that is withdrawn in a conflict is not announced", async () => {
  const now = makeLeadView({ ...amina, stage: "offer", version: 4 });
  openDesk("/desk/board", {
    ...board,
    "POST leads/1/stage": { status: 409, body: { success: false, message: "changed", view: now } },
  });
  await focusAmina();
  await userEvent.keyboard("]");
  await userEvent.click(await screen.findByRole("button", { name: "Leave it as it is now" }));
  await within(column("Offer")).findByText("Amina Khan");
  expect(screen.queryByText(/moved to/)).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
