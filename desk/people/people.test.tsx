// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk, sara, saraAccount } from "#desk/test-desk.tsx";

const bilal = { ...saraAccount, id: "bilal", name: "Bilal Ahmed", role: "agent" as const };

async function row(name: string) {
  return within(await screen.findByRole("row", { name: new RegExp(name) }));
}

test("a manager disables a person, who stays in the list", async () => {
  const { sent } = openDesk("/desk/people", {
    "POST people/bilal": { body: { ...bilal, isDisabled: true } },
  });
  await userEvent.click((await row("Bilal")).getByRole("button", { name: "Disable Bilal Ahmed" }));
  expect(sent("POST people/bilal")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Disable" }));
  expect(await screen.findByRole("button", { name: "Enable Bilal Ahmed" })).toBeInTheDocument();
  expect(sent("POST people/bilal")[0]?.body).toEqual({ isDisabled: true });
  const leads = (await row("Bilal")).getByRole("link", { name: /See their leads/ });
  expect(leads).toHaveAttribute("href", "/desk/?owner=bilal");
});

test("the error about the last manager is shown with the person", async () => {
  openDesk("/desk/people", {
    "POST people/bilal": {
      status: 409,
      body: { success: false, message: "Somebody has to be a manager" },
    },
  });
  await userEvent.selectOptions(
    (await row("Bilal")).getByLabelText("Role of Bilal Ahmed"),
    "manager",
  );
  expect(await (await row("Bilal")).findByText("Somebody has to be a manager")).toBeInTheDocument();
});

test("a manager invites a person", async () => {
  const layla = { ...bilal, id: "layla", name: "Layla Haddad" };
  const { sent } = openDesk("/desk/people", { "POST people": { body: layla } });
  await userEvent.type(await screen.findByLabelText("Name"), "Layla Haddad");
  await userEvent.type(screen.getByLabelText("E-mail"), "layla@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Invite" }));
  const invited = /Layla Haddad is invited, and a mail is on its way/;
  expect(await screen.findByText(invited)).toBeInTheDocument();
  expect(sent("POST people")[0]?.body).toEqual({
    name: "Layla Haddad",
    email: "layla@example.com",
    role: "agent",
  });
});

test("an agent has no screen of people", async () => {
  openDesk("/desk/people", { "GET me": { body: { ...sara, role: "agent" } } });
  expect(await screen.findByText("There is no such page")).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole("link", { name: "People" })).not.toBeInTheDocument(),
  );
});

test("a manager invites a person again after a question", async () => {
  const { sent } = openDesk("/desk/people", { "POST people/bilal/invitation": {} });
  await userEvent.click(await screen.findByRole("button", { name: "Invite Bilal Ahmed again" }));
  expect(sent("POST people/bilal/invitation")).toHaveLength(0);
  const dialog = await screen.findByRole("dialog", { name: "Invite Bilal Ahmed again?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Invite again" }));
  expect(await screen.findByText(/^Bilal Ahmed is invited again/)).toBeInTheDocument();
  expect(sent("POST people/bilal/invitation")).toHaveLength(1);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
