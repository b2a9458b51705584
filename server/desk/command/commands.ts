import type { Account } from "#domain/desk/account.ts";
import { DESK_PATH } from "#domain/desk/addresses.ts";
import type { Database } from "#server/db/database.ts";
import { findAccountByEmail, listAccounts } from "#server/desk/accounts/account-repository.ts";
import { changeAccount } from "#server/desk/accounts/change-account.ts";
import { invite } from "#server/desk/accounts/invite.ts";
import { auditStatement } from "#server/desk/audit/audit-statement.ts";
import type { HashCode } from "#server/desk/sign-in/code-hash.ts";
import { CODE_MINUTES, issueCode } from "#server/desk/sign-in/code-repository.ts";
import { invitationMail } from "#server/desk/sign-in/desk-mails.ts";
import type { DocumentStore } from "#server/documents/document-store.ts";
import type { Mail, Mailer } from "#server/mail/mail.ts";
import { OfficeError } from "#server/office/command-line.ts";
import type { Print } from "#server/office/output.ts";
import { createTable } from "#server/office/table.ts";
import type { CommandLine, CommandName } from "./command-line.ts";

export type CommandDeps = {
  database: Database;
  hashCode: HashCode;
  sendMail(mail: Mail): Promise<void>;
  openStores(): Promise<{ documents: DocumentStore; uploadsFolder: string; mailer: Mailer }>;
  siteOrigin: string;
  /** The server's address for a browser on its own machine. */
  localOrigin: string;
  now: () => Date;
  print: Print;
};

type Command = (line: CommandLine, deps: CommandDeps) => Promise<void>;

export const COMMANDS: Record<CommandName, Command> = {
  invite: async (line, deps) => {
    const account = await inviteOrEnable(line, deps);
    const { email, role } = account;
    const addresses = [deps.siteOrigin, deps.localOrigin].map((origin) => origin + DESK_PATH);
    await deps.print(
      `${email} may sign in (${role}) at ${addresses.join(", on this machine at ")}`,
    );
    await deps.print(`A code comes by mail, or here from: npm run desk -- code ${email}`);
    await deps.sendMail(invitationMail(account, deps.siteOrigin, deps.now()));
  },

  code: async ({ email }, deps) => {
    const { database, hashCode, now, print } = deps;
    const { id, isDisabled } = await requireAccount(email, deps);
    if (isDisabled) throw new OfficeError(`${email} is disabled: invite them again`);
    const code = await issueCode(database, hashCode, id, now());
    const entry = { at: now(), by: null, action: "code-shown", subject: id } as const;
    await database.run(...auditStatement({ ...entry, details: "on the command line" }));
    await print(`${code}, valid once, for ${CODE_MINUTES} minutes`);
  },

  people: async (_line, { database, print }) => {
    const people = await listAccounts(database);
    if (people.length === 0) return void (await print("Nobody is invited yet."));
    const table = createTable(["E-mail", "Name", "Role", "State"]);
    await print(
      table.render(
        people.map(({ email, name, role, isPresent, isDisabled }) => [
          email,
          name,
          role,
          isDisabled ? "disabled" : isPresent ? "present" : "not present",
        ]),
      ),
    );
  },

  disable: async ({ email }, deps) => {
    const { id } = await requireAccount(email, deps);
    if (!(await changeAccount(deps.database, id, { isDisabled: true }, null, deps.now()))) {
      throw new OfficeError(`${email} is the last manager: invite another one first`);
    }
    await deps.print(`${email} is signed out and cannot sign in any more.`);
  },

  // Loads the content of all developments, which no other command needs.
  demo: async (line, deps) => (await import("./demo.ts")).demo(line, deps),
};

async function inviteOrEnable(line: CommandLine, deps: CommandDeps): Promise<Account> {
  const { database, now } = deps;
  const { email, name = email.split("@")[0] ?? "" } = line;
  const hasManager = (await listAccounts(database)).some(({ role }) => role === "manager");
  const role = line.agent && hasManager ? "agent" : "manager";
  const invited = await invite(database, { email, name, role }, null, now());
  if (invited) return invited;
  const known = await requireAccount(email, deps);
  if (!known.isDisabled) throw new OfficeError(`${email} has an account already`);
  await changeAccount(database, known.id, { isDisabled: false, role }, null, now());
  return requireAccount(email, deps);
}

async function requireAccount(email: string, { database }: CommandDeps): Promise<Account> {
  const account = await findAccountByEmail(database, email);
  if (!account) throw new OfficeError(`nobody with the address ${email} is invited`);
  return account;
}
