import { expect, test } from "vitest";
import { readSettings } from "#server/settings/settings.ts";
import { codeBlock } from "./code-block.ts";

const documents = ["", "/containers", "/several-machines", "/static-pages"];

test.for(documents)("the settings in operations%s.md are valid", (name) => {
  const lines = codeBlock(`operations${name}.md`, "/etc/website.env").trim().split("\n");
  const given = lines.filter((line) => !line.startsWith("#"));
  const settings = given.map((line): [string, string] => {
    const [, setting = "", value = ""] = /^([A-Z\d_]+)=(.+)$/.exec(line) ?? [];
    // systemd removes quotes, containers do not; neither supports a comment after a value.
    if (name === "/containers") expect(value).not.toMatch(/^["']/);
    expect(value, line).not.toMatch(/^$| #/);
    return [setting, value.replace(/^"(.*)"$/, "$1")];
  });
  // The image listens to all networks.
  const ofImage = name === "/containers" ? { HOST: "0.0.0.0" } : {};
  expect(() => readSettings({ ...ofImage, ...Object.fromEntries(settings) })).not.toThrow();
});
