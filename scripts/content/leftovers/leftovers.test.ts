import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoFacts } from "./demo-facts.ts";
import { demoFiles } from "./demo-files.ts";
import { exampleFiles } from "./example-files.ts";
import { findLeftovers } from "./find-leftovers.ts";
import { builtTexts } from "./site-texts.ts";

const facts = demoFacts("content");

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

function leftIn(files: Record<string, string>): string[] {
  return findLeftovers(facts, builtTexts(build(files))).map(({ fact, count, found }) => {
    const places = found.map(({ place, excerpt }) => `${place}: ${excerpt}`);
    return `${fact.kind}: ${fact.text}, ${count}: ${places.join(" | ")}`;
  });
}

test("a fact is found in pages, scripts, the manifest and the desk", () => {
  expect(
    leftIn({
      "client/index.html": "<title>Home | Indus<!-- --> Gulf</title><p>By Indus Gulf</p>",
      "client/about/index.html": "<p>About Indus Gulf</p>",
      "client/assets/frame.js": 'key="indus-gulf-cart"',
      "client/site.webmanifest": '{"name":"Indus Gulf"}',
      "desk/assets/index.js": "`Indus Gulf`",
    }),
  ).toEqual([
    'company: Indus Gulf, 6: /: Home | Indus Gulf | /about: About Indus Gulf | /assets/frame.js: key="indus-gulf-cart" | /site.webmanifest: {"name":"Indus Gulf"} | desk/assets/index.js: `Indus Gulf`',
  ]);
});

test.each([
  ["a person", "<p>Call Nadia Farooqi today</p>", "person: Nadia Farooqi"],
  ["a picture's path", '<img src="/media/team/nadia-farooqi-270.jpg">', "person: Nadia Farooqi"],
  ["a number with spaces", "<p>+971 4 100 0140</p>", "telephone number: +971 4 100 0140"],
  ["a number to call", '<a href="tel:+97141000140">', "telephone number: +971 4 100 0140"],
  ["a chat", '<a href="https://wa.me/97141000140">', "telephone number: +971 4 100 0140"],
  ["a title with an apostrophe", "University Road Women&#x27;s Hospital", "project: University"],
  ["the longer one of two titles", "<p>Indus Residence Phase 2</p>", "Residence Phase 2, 1: /: "],
  ["a link", '<a href="https://facebook.example.com/indusgulf">', "link: https://facebook."],
  ["an e-mail address", "hello@indusgulf.example.com", "e-mail address: hello@indusgulf."],
  ["an address", "Meander House: Office 1804, Meander House, Al Abraj Street", "address: Office"],
  ["an account", "Demonstration Bank, Dubai South branch", "escrow account: Demonstration Bank"],
])("%s is found once", (_, html, fact) => {
  expect(leftIn({ "client/index.html": html })).toEqual([expect.stringContaining(fact)]);
});

test("cities, services and parts of words are no leftovers", () => {
  expect(
    leftIn({
      "client/index.html":
        "<p>Project Management in Business Bay, Dubai, on the Indus and the Gulf; Indus Gulfs; 197141000140</p>",
    }),
  ).toEqual([]);
});

test("a number that is a placeholder is no fact of the demo", () => {
  expect(leftIn({ "client/index.html": "<p>Permit 0000000000</p>" })).toEqual([]);
});

test("a picture and an icon of the demo are found where they are unchanged", () => {
  const folder = build({ "media/og/default.jpg": "another", "favicon.svg": "<svg/>" });
  expect(demoFiles("content", folder)).toEqual([]);
  copyFileSync("content/icons/favicon.svg", join(folder, "favicon.svg"));
  copyFileSync("content/media/og/default.jpg", join(folder, "media/og/default.jpg"));
  expect(demoFiles("content", folder)).toEqual(["/favicon.svg", "/media/og/default.jpg"]);
});

test("a text of the example is found where it is unchanged, and numbers of entries are not", () => {
  const starter = "scripts/content/starter";
  const names = ["company/facts.yaml", "pages/about/en.yaml", "posts/welcome/facts.yaml"];
  const texts = names.map((name) => [name, readFileSync(join(starter, name), "utf8")]);
  const folder = build(Object.fromEntries(texts) as Record<string, string>);
  writeFileSync(join(folder, "company/facts.yaml"), "ours");
  expect(exampleFiles(starter, folder)).toEqual(["pages/about/en.yaml"]);
});

function content(settings: { CONTENT_DIR: string; BUILD_DIR: string }) {
  const args = ["scripts/content/content.ts", "leftovers"];
  const env = { ...process.env, ...settings };
  return spawnSync(process.execPath, args, { env, encoding: "utf8" });
}

test("the command lists what is left and ends with an error", () => {
  const folder = build({ "client/index.html": "<p>Warsan Tower</p>" });
  const { status, stdout } = content({ CONTENT_DIR: "tests/content", BUILD_DIR: folder });
  expect(stdout).toContain("project: Warsan Tower (1 time in 1 place)\n  /: Warsan Tower\n");
  expect(stdout).toMatch(/\d facts? and 0 files of the demo company are left in /);
  expect(status).toBe(1);
});

test("the command says so where nothing is left, neither in the build nor in the server's words", () => {
  const folder = build({ "client/index.html": "<p>Harbour Homes</p>" });
  const { status, stdout } = content({ CONTENT_DIR: "tests/content", BUILD_DIR: folder });
  expect(stdout).toMatch(/^Nothing of the demo company is left in /);
  expect(status).toBe(0);
});

test("the demo's own content is all the demo's", () => {
  const { status, stderr } = content({ CONTENT_DIR: "content", BUILD_DIR: build({}) });
  expect(stderr).toContain("everything is the demo's");
  expect(status).toBe(1);
});

test("a site that was not built is not searched", () => {
  const { status, stderr } = content({ CONTENT_DIR: "tests/content", BUILD_DIR: build({}) });
  expect(stderr).toMatch(/^There is no site in .*: run npm run build first\.$/m);
  expect(status).toBe(2);
});
