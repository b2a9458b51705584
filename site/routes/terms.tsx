import { LegalPage } from "#site/sections/legal/legal-page.tsx";
import type { Route } from "./+types/terms.ts";
import { loadLegalPage } from "./load-legal-page.ts";

export function loader() {
  return loadLegalPage("terms");
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Terms({ loaderData: { text, trail } }: Route.ComponentProps) {
  return <LegalPage text={text} trail={trail} />;
}
