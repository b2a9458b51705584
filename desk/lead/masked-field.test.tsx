// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { MASK } from "#domain/lead-fields.ts";
import { openDesk } from "#desk/test-desk.tsx";
import { makeLeadView, makeRow } from "#desk/test-rows.ts";

const field = { label: "Date of birth", text: MASK, masked: "dateOfBirth" } as const;

function openLead(response: object) {
  const view = makeLeadView(makeRow(), { fields: [field] });
  const { id } = view.lead;
  const lead = { [`GET leads/${id}`]: { body: view }, [`POST leads/${id}/reveal`]: response };
  return { ...openDesk(`/desk/leads/${id}`, lead), path: `POST leads/${id}/reveal` };
}

test("a masked field is shown after it was asked for", async () => {
  const { sent, path } = openLead({ body: { text: "17 May 1984" } });
  expect(await screen.findByText(MASK)).toBeInTheDocument();
  expect(sent(path)).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Show: Date of birth" }));
  expect(await screen.findByText("17 May 1984")).toBeInTheDocument();
  expect(screen.queryByText(MASK)).toBeNull();
  expect(sent(path)[0]?.body).toEqual({ field: "dateOfBirth" });
});

test("a masked field that cannot be shown says so and stays masked", async () => {
  openLead({ status: 409, body: { success: false, message: "Please try again" } });
  await userEvent.click(await screen.findByRole("button", { name: "Show: Date of birth" }));
  expect(await screen.findByText("Please try again")).toBeInTheDocument();
  expect(screen.getByText(MASK)).toBeInTheDocument();
});
