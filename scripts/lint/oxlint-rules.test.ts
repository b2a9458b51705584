import { RuleTester } from "oxlint/plugins-dev";
import { describe, test } from "vitest";
import plugin from "./oxlint-rules.ts";

RuleTester.describe = describe;
RuleTester.it = test;

const { rules } = plugin;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: "tsx" } } });

function wrong(code: string, message: string) {
  return { code, errors: [message] };
}

tester.run("no-texts", rules["no-texts"], {
  valid: [
    `<p className="flex gap-2">{words.title}</p>`,
    `const path = "/project-single/";`,
    `const role = "Relationship Manager: none";`, // a value that is sent
    `const outline = "M0 0 L5 5";`,
    `const separator = <span>·</span>;`,
  ],
  invalid: [
    wrong(`const label = "Send request";`, `Texts come from #words/…: "Send request"`),
    wrong(`<p> Our towers </p>`, `Texts come from #words/…: "Our towers"`),
    wrong("const text = `Towers of ${city}`;", `Texts come from #words/…: "Towers of 0"`),
  ],
});

tester.run("no-flag-v", rules["no-flag-v"], {
  valid: [`/[a-z]/u`, `const flags = "v";`],
  invalid: [wrong(`/[a-z]/v`, "Safari 16 rejects the flag v.")],
});

const bootName = "Names of the boot come from #site/boot/names.ts.";
tester.run("no-boot-names", rules["no-boot-names"], {
  valid: [`root.setAttribute(HYDRATED, "")`, `const text = "after the boot: nothing";`],
  invalid: [
    wrong(`root.setAttribute("data-boot-hydrated", "")`, bootName),
    wrong(`window.addEventListener("boot:painted", paint)`, bootName),
    wrong("page.locator(`main [data-boot-not-hydrated]`)", bootName),
    wrong(`<div data-boot-hydrated />`, bootName),
  ],
});

tester.run("no-unnamed-events", rules["no-unnamed-events"], {
  valid: [
    `new Event("change", { bubbles: true })`,
    `new CustomEvent(PAINTED_EVENT)`,
    `new Set("ab")`,
  ],
  invalid: [
    wrong(`new Event("opened")`, "Name the event in #site/boot/names.ts."),
    wrong(`new CustomEvent("opened")`, "Name the event in #site/boot/names.ts."),
  ],
});

tester.run("no-physical-classes", rules["no-physical-classes"], {
  valid: [
    `<p className="flex ms-2" />`,
    `// What is left-1 over\nconst side = "with left sidebar";`,
  ],
  invalid: [
    wrong(`<p className="flex ml-2" />`, `Right-to-left pages do not mirror the class "ml-2".`),
    wrong(
      "const shape = `${size} md:text-left`;",
      `Right-to-left pages do not mirror the class "md:text-left".`,
    ),
  ],
});
