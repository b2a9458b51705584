import type { Account } from "#domain/desk/account.ts";
import { DESK_PATH } from "#domain/desk/urls.ts";
import { newPerson } from "#domain/desk/people.ts";
import { hasOwnHost } from "#server/http/desk-host.ts";
import { isManager } from "#domain/desk/roles.ts";
import { findAccountByEmail, listAccounts } from "#server/desk/accounts/account-repository.ts";
import { changeAccount } from "#server/desk/accounts/change-account.ts";
import { invitationMail, invite } from "#server/desk/accounts/invite.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { groupedCode } from "#domain/desk/codes.ts";
import { CODE_MINUTES } from "#domain/desk/sign-in.ts";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { issueServerCode } from "#server/desk/sign-in/code-repository.ts";
import { OfficeError } from "./office-error.ts";
import { createTable } from "./table.ts";
import type { CommandLine } from "./command-line.ts";
import type { OfficeDeps } from "./run-command.ts";

export const PEOPLE_COMMANDS = {
  invite: async (line: CommandLine, deps: OfficeDeps) => {
    const { email, role } = await inviteOrEnable(line, deps);
    const { deskOrigin, port } = deps.settings;
    const origins = hasOwnHost(deps.settings)
      ? [deskOrigin]
      : [deskOrigin, `http://localhost:${port}`];
    const urls = origins.map((origin) => origin + DESK_PATH);
    await deps.print(`${email} may sign in (${role}) at ${urls.join(", on this machine at ")}`);
    await deps.print(
      `The running server mails the invitation. A code comes by mail, or here from: npm run office -- code ${email}`,
    );
  },

  code: async ({ subject: email }: CommandLine, deps: OfficeDeps) => {
    const { database, settings, now, print } = deps;
    const { id, isDisabled } = await requireAccount(email, deps);
    if (isDisabled) throw new OfficeError(`${email} is disabled: invite them again`);
    const hashCode = createCodeHash(database, settings.deskSecret);
    const code = await issueServerCode(database, hashCode, id, now());
    const entry = { at: now(), by: null, action: "code-shown", subject: id } as const;
    await database.run(...auditStatement({ ...entry, details: "on the command line" }));
    await print(`${groupedCode(code)}, valid once, for ${CODE_MINUTES} minutes`);
  },

  people: async (_line: CommandLine, { database, print }: OfficeDeps) => {
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

  disable: async ({ subject: email }: CommandLine, deps: OfficeDeps) => {
    const { id } = await requireAccount(email, deps);
    if (!(await changeAccount(deps.database, id, { isDisabled: true }, null, deps.now()))) {
      throw new OfficeError(`${email} is the last manager: invite another one first`);
    }
    await deps.print(`${email} is signed out and cannot sign in any more.`);
  },
};

async function inviteOrEnable(line: CommandLine, deps: OfficeDeps): Promise<Account> {
  const { database, now } = deps;
  const { subject: email, name: typedName = email.split("@")[0] } = line;
  const name = newPerson.shape.name.safeParse(typedName).data;
  if (name === undefined) throw new OfficeError("a name has 1 to 100 characters");
  const hasManager = (await listAccounts(database)).some(isManager);
  const role = line.agent && hasManager ? "agent" : "manager";
  const invited = await invite(database, { email, name, role }, null, now());
  if (invited) return invited;
  const known = await requireAccount(email, deps);
  if (!known.isDisabled) throw new OfficeError(`${email} has an account already`);
  await changeAccount(database, known.id, { isDisabled: false, role }, null, now(), [
    invitationMail(known.id, now()),
  ]);
  return requireAccount(email, deps);
}

async function requireAccount(email: string, { database }: OfficeDeps): Promise<Account> {
  const account = await findAccountByEmail(database, email);
  if (!account) throw new OfficeError(`nobody with the e-mail address ${email} is invited`);
  return account;
}
