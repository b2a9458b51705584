import { expect, test } from "vitest";
import { z } from "zod";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { indexLeads } from "./search-index.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";
import { list, listIds, makeDesk, open } from "#server/testing/test-desk-leads.ts";

const found = (search: string) => `search=${encodeURIComponent(search)}`;

test.for(DIALECTS)("%s: a lead is found by every word of it", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const id = await addLead({
    name: "José Müller-Khan",
    email: "jose.m@Exämple.com",
    phone: "+971 50 123 4567",
    message: "Two bedrooms, near the tram. 2026-03-12 suits us.",
  });
  await addLead({
    name: "Somebody",
    email: "else@example.com",
    phone: "+92 300 7654321",
    message: "A villa with a garden",
  });
  await manager.request("POST", `/leads/${id}/note`, { text: "Prefers WhatsApp" });
  const { lead } = await open(manager, id);
  const { reference } = lead;
  const searches = {
    name: ["jose", "JOSÉ", "muller khan", "khan mül", "jos", "müll"],
    email: ["jose.m@exämple.com", "jose.m@xn--exmple-cua.com", "jose.m@ex"],
    phone: ["+971501234567", "00971 50 1234567", "0501234567", "050 123 4567", "501234567"],
    partOfPhone: ["1234567", "+971 50 123", "(050) 123-4567", "٠٥٠١٢٣٤٥٦٧"],
    reference: [reference, reference.toLowerCase(), reference.slice(2), reference.replace("-", "")],
    text: ["bedroom", "bedrooms tram", "whatsapp", "prefers two", "2026-03-12", "jose 0501234567"],
  };
  for (const search of Object.values(searches).flat()) {
    expect(await listIds(manager, found(search)), search).toEqual([id]);
  }
  for (const search of ["jose garden", "0501234568", "bedr tram", "zz", "-", '"', "'", "zz:* |"]) {
    expect(await listIds(manager, found(search)), search).toEqual([]);
  }
});

test.for(DIALECTS)(
  "%s: digits in e-mail addresses and notes, and copied numbers are found",
  async (dialect) => {
    const { manager, addLead } = await makeDesk(dialect);
    const id = await addLead({
      name: "الشريف",
      email: "ali198765@example.com",
      phone: "\u202a+971\u201150\u2011123\u20114567\u202c",
      message: "We run two companies and look at branches",
    });
    const note = "New number 055 765 4321, until 2026-03-12";
    await manager.request("POST", `/leads/${id}/note`, { text: note });
    await addLead({ name: "Somebody", email: "else@example.com", phone: "+92 300 7650000" });
    const searches = {
      email: ["ali198765@example.com", "ali198765", "ali1987"],
      copied: ["0501234567", "\u202a+971 50 123 4567\u202c", "050–123–4567"],
      inNote: ["055 765 4321", "0557654321", "+971557654321", "4321", "2026-03-12"],
      untilTheEnd: ["الش", "شري", "compani", "companie", "branche"],
    };
    for (const search of Object.values(searches).flat()) {
      expect(await listIds(manager, found(search)), search).toEqual([id]);
    }
  },
);

test.for(DIALECTS)("%s: a reference of digits finds its lead", async (dialect) => {
  const { database, manager } = await makeDesk(dialect);
  for (const begin of ["1234567a", "00123456", "12345678", "a1234567"]) {
    const id = `${begin}-0000-4000-8000-000000000000`;
    await database.run(
      `insert into leads (id, kind, received_at, name, email, phone, details, fingerprint)
       values (?, 'contact', ?, '', '', '', '{}', '')`,
      id,
      Date.now(),
    );
    for (const reference of [`C-${begin}`, begin, `c${begin}`]) {
      expect(await listIds(manager, found(reference)), reference).toContain(id);
    }
  }
});

test.for(DIALECTS)("%s: merged leads are found by the words of both", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const merged = await addLead({ message: "zebra" });
  const { lead } = await open(manager, merged);
  await manager.request("POST", `/leads/${merged}/note`, { text: "giraffe" });
  const into = await addLead({ message: "lion" });
  expect(await listIds(manager, found("zebra"))).toEqual([merged]);
  const { status } = await manager.request("POST", `/leads/${merged}/merge`, { into, version: 1 });
  expect(status).toBe(200);
  for (const search of ["zebra", "giraffe", "lion", lead.reference, "zebra lion"]) {
    expect(await listIds(manager, found(search)), search).toEqual([into]);
  }
});

test.for(DIALECTS)("%s: an agent finds only leads that they may see", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const [free, saras, alis] = [await addLead(), await addLead(), await addLead()];
  await manager.request("POST", `/leads/${saras}/assign`, { ownerId: sara.id, version: 0 });
  await manager.request("POST", `/leads/${alis}/assign`, { ownerId: ali.id, version: 0 });
  const ids = async (person: typeof sara) => (await listIds(person, found("omar"))).toSorted();
  expect(await ids(manager)).toEqual([free, saras, alis].toSorted());
  expect(await ids(sara)).toEqual([free, saras].toSorted());
  await manager.request("POST", `/leads/${saras}/assign`, { ownerId: ali.id, version: 1 });
  expect(await ids(sara)).toEqual([free]);
  expect(await ids(ali)).toEqual([free, saras, alis].toSorted());
});

test.for(DIALECTS)("%s: filters and views apply to a search", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const [a, b] = [await addLead(), await addLead()];
  await manager.request("POST", `/leads/${a}/stage`, { stage: "offer", version: 0 });
  const ids = (filter: string) => listIds(manager, `${found("omar")}&${filter}`);
  expect(await ids("stage=offer")).toEqual([a]);
  expect(await ids("view=new")).toEqual([b]);
  expect(await ids("owner=none&kind=contact&stage=new")).toEqual([b]);
  expect(await ids("kind=broker")).toEqual([]);
  expect(await ids("view=mine")).toEqual([]);
  const step = { at: Date.parse("2026-03-10T09:00:00Z"), note: "" };
  await manager.request("POST", `/leads/${a}/next-step`, { nextStep: step, version: 1 });
  expect(await ids("view=due")).toEqual([a]);
  expect(await ids("sort=due")).toEqual([a, b]);
  for (const owner of ['"', "'", "\\", "a b", "*"]) {
    const query = `${found("omar")}&owner=${encodeURIComponent(owner)}`;
    expect((await manager.request("GET", `/leads?${query}`)).status, owner).toBe(422);
  }
});

test.for(DIALECTS)("%s: pages of a search list each match once, in order", async (dialect) => {
  const { database, manager } = await makeDesk(dialect);
  await addManyLeads(database, 390);
  while ((await indexLeads(database)) > 0);
  const times = new Map(
    (
      await database.all(
        z.object({ id: z.string(), at: z.number() }),
        "select id, received_at as at from leads",
      )
    ).map(({ id, at }) => [id, at]),
  );
  for (const sort of ["newest", "oldest", "due"]) {
    const ids: string[] = [];
    for (let after = ""; ;) {
      const page = await list(manager, `${found("khan")}&sort=${sort}${after}`);
      ids.push(...page.leads.map(({ id }) => id));
      if (!page.next) break;
      after = `&after=${page.next}`;
    }
    expect(new Set(ids).size).toBe(260);
    expect(ids).toHaveLength(260);
    const received = ids.map((id) => times.get(id)!);
    const sorted = received.toSorted((a, b) => (sort === "newest" ? b - a : a - b));
    expect(received).toEqual(sorted);
  }
});

test.for(DIALECTS)("%s: text of any length and script is found", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const long = "界".repeat(900);
  const id = await addLead({ name: "علی خان", message: `${long} ﷽ 𝔘𝔫𝔦 \u2028 ''"\\ ½` });
  for (const search of ["علي", "خا", long.slice(0, 60), "𝔘𝔫"]) {
    expect(await listIds(manager, found(search)), search).toEqual([id]);
  }
  for (const search of ["''", "\\", '"\\" OR *', "NEAR(a b)", "!&|<->", "\u2028", "½ ½"]) {
    const { status } = await manager.request("GET", `/leads?${found(search)}`);
    expect(status, search).toBe(200);
  }
});

/** The leads that each transaction of the index takes. */
