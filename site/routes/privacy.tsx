import { LegalPage } from "#site/sections/legal/legal-page.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { legalPage } from "#site/views/legal-page.ts";
import type { Route } from "./+types/privacy.ts";

export function loader() {
  return legalPage("privacy");
}

export const meta = headFromLoader;

export default function Privacy({ loaderData: { text, trail } }: Route.ComponentProps) {
  return <LegalPage text={text} trail={trail} />;
}
