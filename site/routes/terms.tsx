import { LegalPage } from "#site/sections/legal/legal-page.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { legalPage } from "#site/views/legal-page.ts";
import type { Route } from "./+types/terms.ts";

export function loader() {
  return legalPage("terms");
}

export const meta = headFromLoader;

export default function Terms({ loaderData: { text, trail } }: Route.ComponentProps) {
  return <LegalPage text={text} trail={trail} />;
}
