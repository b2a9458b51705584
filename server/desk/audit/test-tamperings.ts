/** What somebody with all rights may do to an audit of nine entries, and what is found. */

/** The id of the entry with this number. */
const idOf = (number: number) => `(select entry_id from audit_chain where number = ${number})`;
export const removeFrom = (number: number) => [
  `delete from audit_entries where id in (select entry_id from audit_chain where number >= ${number})`,
  `delete from audit_chain where number >= ${number}`,
];

export const TAMPERINGS: [how: string, statements: string[], fault: object][] = [
  [
    "changed details",
    [`update audit_entries set details = 'x' where id = ${idOf(5)}`],
    { fault: "changed", numbers: [5, 5] },
  ],
  [
    "a changed person",
    [`update audit_entries set account_id = 'other' where id = ${idOf(5)}`],
    { fault: "out of order", numbers: [5, 5] },
  ],
  [
    "a changed time",
    [`update audit_entries set at = at + 1 where id = ${idOf(5)}`],
    { fault: "out of order", numbers: [5, 5] },
  ],
  [
    "details emptied without an erasure",
    [
      `update audit_entries set details = '' where id = ${idOf(5)}`,
      "update audit_chain set salt = null where number = 5",
    ],
    { fault: "changed", numbers: [5, 5] },
  ],
  [
    "a removed entry",
    [`delete from audit_entries where id = ${idOf(5)}`],
    { fault: "removed", numbers: [5, 5] },
  ],
  [
    "removed entries with their places in the chain",
    [
      `delete from audit_entries where id in (${idOf(5)}, ${idOf(6)})`,
      "delete from audit_chain where number in (5, 6)",
    ],
    { fault: "removed", numbers: [5, 6] },
  ],
  [
    "two entries in each other's place",
    [
      `update audit_chain set entry_id = 'x' where number = 5`,
      `update audit_chain set entry_id = ${idOf(6)} || 'y' where number = 5`,
      `update audit_chain set entry_id = (select id from audit_entries where details = 'entry 5') where number = 6`,
      `update audit_chain set entry_id = (select id from audit_entries where details = 'entry 6') where number = 5`,
    ],
    { fault: "changed", numbers: [5, 5] },
  ],
  [
    "an inserted entry",
    [
      `insert into audit_entries select 'new', at, account_id, action, subject, details
      from audit_entries where id = ${idOf(5)}`,
    ],
    { fault: "inserted", id: "new" },
  ],
  [
    "an inserted entry with a place in the chain",
    [
      `insert into audit_entries select 'new', at, account_id, action, subject, details
       from audit_entries where id = ${idOf(9)}`,
      `insert into audit_chain select 10, 'new', salt, content_hash, hash
       from audit_chain where number = 9`,
      "update audit_head set number = 10",
    ],
    { fault: "out of order", numbers: [10, 10], id: "new" },
  ],
  [
    "an inserted entry with a place before the first",
    [
      `insert into audit_entries select 'new', at, account_id, action, subject, details
       from audit_entries where id = ${idOf(5)}`,
      `insert into audit_chain select 0, 'new', salt, content_hash, hash
       from audit_chain where number = 5`,
    ],
    { fault: "inserted", id: "new" },
  ],
  [
    "an inserted entry with a place behind the newest",
    [
      `insert into audit_entries select 'new', at, account_id, action, subject, details
       from audit_entries where id = ${idOf(5)}`,
      `insert into audit_chain select 1000, 'new', salt, content_hash, hash
       from audit_chain where number = 5`,
    ],
    { fault: "inserted", id: "new" },
  ],
  ["a removed end", removeFrom(8), { fault: "removed", numbers: [8, 9] }],
];
