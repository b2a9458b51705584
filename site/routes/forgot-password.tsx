import { href } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { AccountFrame } from "#site/features/demo-account/account-frame.tsx";
import { ForgotPasswordForm } from "#site/features/demo-account/forgot-password-form.tsx";
import { SocialButtons } from "#site/features/demo-account/social-buttons.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { TextLink } from "#site/ui/link.tsx";
import type { Route } from "./+types/forgot-password.ts";

export function loader() {
  return {
    head: pageHead({
      title: "Forgot Password",
      description:
        "A demonstration of the screen that asks for a new password. There are no accounts here, and no e-mail is ever sent by it.",
      path: href("/forgot-password"),
      trail: [
        { label: "Home", to: href("/") },
        { label: "Sign In", to: href("/login") },
        { label: "Forgot Password", to: href("/forgot-password") },
      ],
      noindex: true,
    }),
    picture: requirePicture("residence/5-bedroom"),
  };
}

export const meta = headFromLoader;

/** [2.117] */
export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      heading="Forgot Password"
      lead="Enter your e-mail address"
      picture={loaderData.picture}
      foot={<TextLink to={href("/login")}>Return to Sign In</TextLink>}
    >
      <ForgotPasswordForm />
      <SocialButtons />
    </AccountFrame>
  );
}
