import { LegalPage } from "#site/sections/legal/legal-page.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import type { Route } from "./+types/terms.ts";
import { loadLegalPage } from "./load-legal-page.ts";

export function loader() {
  return loadLegalPage("terms");
}

export const meta = headFromLoader;

export default function Terms({ loaderData: { text, trail } }: Route.ComponentProps) {
  return <LegalPage text={text} trail={trail} />;
}
