const DEPTH = 15_000;

export const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "\u202e",
  "' or 1 = 1 --",
  "%",
  "*",
  '"near(',
  "a b",
  "1 x",
  "__proto__",
];

export const HOSTILE_VALUES = [
  ...HOSTILE_TEXTS.map((text) => JSON.stringify(text)),
  ..."null true -1 1.5 1e308 2147483648 9007199254740991 -9007199254740992".split(" "),
  ...'[] {} [null] {"$ne":null} {"toString":1} ["a","b"]'.split(" "),
  String.raw`"\ud800"`,
  `"${"x".repeat(60_000)}"`,
  "[".repeat(DEPTH) + "]".repeat(DEPTH),
];

export const HOSTILE_BODIES = [
  "{",
  "nul",
  "7",
  "[]",
  '{"__proto__":{"role":"manager"}}',
  "\u0000",
  "",
];

export const HOSTILE_IDS = [
  "%00",
  "%2e%2e%2f",
  "'",
  "%F0%9F%98%80",
  "%ED%A0%80",
  "x".repeat(2000),
  "*",
  "-1",
];

const email = '"nobody@company.example"';
const response = '{"id":"x","rawId":"x","type":"public-key","response":{}}';

/** The correct body of each change, as JSON. */
export const FIELDS: Record<string, Record<string, string>> = {
  "POST /api/desk/sign-in/code": { email },
  "POST /api/desk/sign-in/code/check": { email, code: '"12345678"' },
  "POST /api/desk/sign-in/passkey/check": { challengeId: '"x"', response },
  "POST /api/desk/passkeys": { challengeId: '"x"', name: '"x"', response },
  "POST /api/desk/passkeys/:id": { name: '"x"' },
  "POST /api/desk/people": { name: '"x"', email, role: '"agent"' },
  "POST /api/desk/people/:id": {
    name: '"x"',
    role: '"agent"',
    isPresent: "true",
    isDisabled: "false",
  },
  "POST /api/desk/homes/:development/:home": { status: '"reserved"', reason: '"x"', version: "0" },
  "POST /api/desk/leads/:id/reply": { subject: '"x"', text: '"x"' },
  "POST /api/desk/leads/:id/assign": { version: "0", ownerId: "null" },
  "POST /api/desk/leads/:id/call": { outcome: '"spoke"', note: '"x"', isConfirmed: "true" },
  "POST /api/desk/leads/:id/erase": { reference: '"x"' },
  "POST /api/desk/leads/:id/merge": { version: "0", into: '"x"' },
  "POST /api/desk/leads/:id/next-step": {
    version: "0",
    nextStep: '{"at":1900000000000,"note":"x"}',
  },
  "POST /api/desk/leads/:id/note": { text: '"x"' },
  "POST /api/desk/leads/:id/stage": { version: "0", stage: '"lost"', lostReason: '"price"' },
  "POST /api/desk/leads/:id/stop": { isStopped: "true" },
  "POST /api/desk/leads/bulk": {
    leads: '[{"id":"x","version":9007199254740991}]',
    change: '{"kind":"assign","ownerId":"x"}',
  },
};

export const QUERIES = ["view", "kind", "stage", "owner", "search", "sort", "after", "lead", "x"];
