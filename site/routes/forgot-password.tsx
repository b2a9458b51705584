import { href } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { AccountFrame } from "#site/features/demo-account/account-frame.tsx";
import { ForgotPasswordForm } from "#site/features/demo-account/forgot-password-form.tsx";
import { SocialButtons } from "#site/features/demo-account/social-buttons.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { TextLink } from "#site/ui/link.tsx";
import * as words from "#words/account.ts";
import type { Route } from "./+types/forgot-password.ts";
import { island } from "#site/boot/island.tsx";

const ForgotPasswordFormIsland = island("ForgotPasswordForm", ForgotPasswordForm);

export function loader() {
  return {
    head: pageHead({
      title: words.forgotPassword,
      description: words.forgotPasswordDescription,
      trail: [
        { label: words.signIn, to: href("/login") },
        { label: words.forgotPassword, to: href("/forgot-password") },
      ],
      noindex: true,
    }),
    picture: requirePicture("residence/5-bedroom"),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      heading={words.forgotPassword}
      lead={words.forgotPasswordLead}
      picture={loaderData.picture}
      foot={<TextLink href={href("/login")}>{words.returnToSignIn}</TextLink>}
    >
      <ForgotPasswordFormIsland />
      <SocialButtons />
    </AccountFrame>
  );
}
