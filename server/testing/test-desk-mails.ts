import { company } from "#catalog/company.ts";
import { DESK_PATH } from "#domain/desk/urls.ts";
import type { AppDeps } from "#server/app.ts";
import { deliver, LEASE } from "#server/delivery/deliver.ts";
import { claimMessages } from "#server/delivery/message-repository.ts";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { createFindCode } from "#server/desk/sign-in/code-repository.ts";

type Deps = Pick<AppDeps, "database" | "mailer" | "now" | "log" | "deskOrigin" | "deskSecret">;

/** Sends the mails to people of the office, and leaves those to visitors in the outbox. */
export function sendDeskMails(deps: Deps) {
  const { database, now, deskOrigin, deskSecret } = deps;
  const underWay = new Set<Promise<void>>();

  async function deliverDue(): Promise<void> {
    const claim = { now: now(), leaseFor: LEASE, count: 0, urgentCount: 100 };
    for (const message of await claimMessages(database, claim)) {
      await deliver(message, {
        ...deps,
        crm: null,
        count() {},
        isIntakeBusy: () => false,
        sender: { office: { name: "Office", address: "office@example.com" }, company },
        deskUrl: deskOrigin + DESK_PATH,
        findCode: createFindCode(database, createCodeHash(database, deskSecret), now),
      });
    }
  }

  return {
    send(): void {
      const sending: Promise<void> = deliverDue().finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    sent: async () => void (await Promise.all(underWay)),
  };
}
