import { href } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { AccountFrame } from "#site/features/demo-account/account-frame.tsx";
import { RegisterForm } from "#site/features/demo-account/register-form.tsx";
import { SocialButtons } from "#site/features/demo-account/social-buttons.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { TextLink } from "#site/ui/link.tsx";
import type { Route } from "./+types/register.ts";

export function loader() {
  return {
    head: pageHead({
      title: "Signup",
      description:
        "A demonstration of a registration screen: name, e-mail and a password given twice. No account is made, and nothing is sent.",
      path: href("/register"),
      trail: [
        { label: "Home", to: href("/") },
        { label: "Signup", to: href("/register") },
      ],
      noindex: true,
    }),
    picture: requirePicture("residence/4-living-room"),
  };
}

export const meta = headFromLoader;

/** [2.112] [2.113] */
export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      heading="Signup"
      picture={loaderData.picture}
      foot={<TextLink to={href("/login")}>Return to Sign In</TextLink>}
    >
      <RegisterForm />
      <SocialButtons />
    </AccountFrame>
  );
}
