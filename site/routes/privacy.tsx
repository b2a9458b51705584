import { LegalPage } from "#site/sections/legal/legal-page.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import type { Route } from "./+types/privacy.ts";
import { loadLegalPage } from "./load-legal-page.ts";

export function loader() {
  return loadLegalPage("privacy");
}

export const meta = headFromLoader;

export default function Privacy({ loaderData: { text, trail } }: Route.ComponentProps) {
  return <LegalPage text={text} trail={trail} />;
}
