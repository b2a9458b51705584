import { href } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { AccountFrame } from "#site/features/demo-account/account-frame.tsx";
import { RegisterForm } from "#site/features/demo-account/register-form.tsx";
import { SocialButtons } from "#site/features/demo-account/social-buttons.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { TextLink } from "#site/ui/link.tsx";
import * as words from "#words/account.ts";
import type { Route } from "./+types/register.ts";
import { island } from "#site/boot/island.tsx";

const RegisterFormIsland = island("RegisterForm", RegisterForm);

export function loader() {
  return {
    head: pageHead({
      title: words.signup,
      description: words.signupDescription,
      trail: [{ label: words.signup, to: href("/register") }],
      noindex: true,
    }),
    picture: requirePicture("residence/4-living-room"),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      heading={words.signup}
      picture={loaderData.picture}
      foot={<TextLink href={href("/login")}>{words.returnToSignIn}</TextLink>}
    >
      <RegisterFormIsland />
      <SocialButtons />
    </AccountFrame>
  );
}
