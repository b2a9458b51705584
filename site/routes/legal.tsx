import { requireLegalText } from "#catalog/legal/legal-texts.ts";
import { LegalPage } from "#site/sections/legal/legal-page.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { toLegalDetail } from "#site/views/legal-detail.ts";
import type { Route } from "./+types/legal.ts";

export function loader({ pattern: id }: Route.LoaderArgs) {
  const text = toLegalDetail(requireLegalText(id));
  const trail = [{ label: text.title, to: `/${id}` }];
  const head = pageHead({ title: text.title, description: text.summary, trail });
  return { head, trail, text };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Legal({ loaderData: { text, trail } }: Route.ComponentProps) {
  return <LegalPage text={text} trail={trail} />;
}
