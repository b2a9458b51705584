import { href } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { AccountFrame } from "#site/features/demo-account/account-frame.tsx";
import { LoginForm } from "#site/features/demo-account/login-form.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { TextLink } from "#site/ui/link.tsx";
import * as words from "#words/account.ts";
import type { Route } from "./+types/login.ts";
import { island } from "#site/boot/island.tsx";

const LoginFormIsland = island("LoginForm", LoginForm);

export function loader() {
  return {
    head: pageHead({
      title: words.signIn,
      description: words.signInDescription,
      trail: [{ label: words.signIn, to: href("/login") }],
      noindex: true,
    }),
    picture: requirePicture("residence/3-lobby"),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      heading={words.signIn}
      lead={words.signInLead}
      picture={loaderData.picture}
      foot={<TextLink href={href("/register")}>{words.createAnAccount}</TextLink>}
    >
      <LoginFormIsland />
    </AccountFrame>
  );
}
