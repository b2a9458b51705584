import { LegalPage } from "#site/sections/legal/legal-page.tsx";
import type { Route } from "./+types/privacy.ts";
import { loadLegalPage } from "./load-legal-page.ts";

export function loader() {
  return loadLegalPage("privacy");
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Privacy({ loaderData: { text, trail } }: Route.ComponentProps) {
  return <LegalPage text={text} trail={trail} />;
}
