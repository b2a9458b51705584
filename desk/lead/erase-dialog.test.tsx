// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type GivenResponses, openDesk, sara } from "#desk/test-desk.tsx";
import { makeRow, makeLeadView } from "#desk/test-rows.ts";

const LEAD: GivenResponses = {
  "GET leads/1": {
    body: makeLeadView(makeRow(), { samePerson: [makeRow({ id: "7", reference: "M-00000007" })] }),
  },
  "GET leads": { body: { leads: [makeRow({ id: "2", name: "Omar Aziz" })], next: null } },
};

async function typeReference(reference: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Erase this lead…" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Erase the data of Amina Khan?" }),
  );
  const field = dialog.getByLabelText("Type C-00000001 to confirm");
  await userEvent.type(field, reference);
  return { dialog, field };
}

test("a manager erases a lead, and the browser forgets it", async () => {
  let isErased = false;
  const { sent } = openDesk("/desk/leads/1", {
    ...LEAD,
    "GET leads/1": () => (isErased ? { status: 404 } : (LEAD["GET leads/1"] as object)),
    "POST leads/1/erase": () => {
      isErased = true;
      return { body: { erased: 2 } };
    },
  });
  await userEvent.type(await screen.findByLabelText("Note"), "Amina said");
  expect(sessionStorage.getItem("desk-draft:sara:note:1")).toContain("Amina said");
  const { dialog } = await typeReference("C-00000001");
  expect(dialog.getByText(/stay, erase them one by one: M-00000007/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Erase for good" }));
  expect(
    await screen.findByText("C-00000001 and the leads merged into it were erased (2 in all)."),
  ).toBeInTheDocument();
  expect(sent("POST leads/1/erase")[0]?.body).toEqual({ reference: "C-00000001" });
  expect(location.pathname + location.search).toBe("/desk/");
  expect(await screen.findByRole("link", { name: "Omar Aziz" })).toBeInTheDocument();
  expect(sessionStorage.getItem("desk-draft:sara:note:1")).toBeNull();
});

test("a wrong reference is refused under its field, which keeps what was typed", async () => {
  openDesk("/desk/leads/1", {
    ...LEAD,
    "POST leads/1/erase": {
      status: 422,
      body: { success: false, message: "Type C-00000001 to erase this lead", field: "reference" },
    },
  });
  const { dialog, field } = await typeReference("C-0000");
  await userEvent.click(dialog.getByRole("button", { name: "Erase for good" }));
  expect(await dialog.findByText("Type C-00000001 to erase this lead")).toBeInTheDocument();
  expect(field).toHaveValue("C-0000");
  expect(field).toBeInvalid();
});

test("an erasure without a connection can be tried again", async () => {
  openDesk("/desk/leads/1", { ...LEAD, "POST leads/1/erase": "no connection" });
  const { dialog, field } = await typeReference("C-00000001");
  await userEvent.click(dialog.getByRole("button", { name: "Erase for good" }));
  expect(await dialog.findByText(/^No response from the server/)).toBeInTheDocument();
  expect(field).toHaveValue("C-00000001");
});

test("a lead that somebody else erased is taken off the screen", async () => {
  let isErased = false;
  const { live } = openDesk("/desk/leads/1", {
    "GET leads/1": () => (isErased ? { status: 404 } : { body: makeLeadView() }),
  });
  await userEvent.type(await screen.findByLabelText("Note"), "Amina said");
  isErased = true;
  live.send("erased", { id: "1" });
  expect(await screen.findByText("This lead is not here")).toBeInTheDocument();
  expect(screen.queryByText("Amina Khan")).not.toBeInTheDocument();
  expect(sessionStorage.getItem("desk-draft:sara:note:1")).toBeNull();
});

test("a lead that was given to somebody else is taken off the screen", async () => {
  let isHidden = false;
  const { live } = openDesk("/desk/leads/1", {
    "GET leads/1": () => (isHidden ? { status: 404 } : { body: makeLeadView() }),
  });
  await screen.findByRole("heading", { name: "Amina Khan" });
  isHidden = true;
  live.send("hidden", { id: "1" });
  await waitFor(() => expect(screen.queryByText("Amina Khan")).not.toBeInTheDocument());
});

test("an erased lead leaves the list of another desk", async () => {
  const { live } = openDesk("/desk", LEAD);
  await screen.findByRole("link", { name: "Omar Aziz" });
  live.send("erased", { id: "2" });
  await waitFor(() =>
    expect(screen.queryByRole("link", { name: "Omar Aziz" })).not.toBeInTheDocument(),
  );
});

test("an agent cannot erase", async () => {
  openDesk("/desk/leads/1", { ...LEAD, "GET me": { body: { ...sara, role: "agent" } } });
  await screen.findByRole("heading", { name: "Amina Khan" });
  expect(screen.queryByRole("button", { name: "Erase this lead…" })).not.toBeInTheDocument();
});
