import { href } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { AccountFrame } from "#site/features/demo-account/account-frame.tsx";
import { LoginForm } from "#site/features/demo-account/login-form.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { TextLink } from "#site/ui/link.tsx";
import type { Route } from "./+types/login.ts";

export function loader() {
  return {
    head: pageHead({
      title: "Sign In",
      description:
        "A demonstration of a sign-in screen with sample values already filled in. There are no accounts here, and nothing is sent.",
      path: href("/login"),
      trail: [
        { label: "Home", to: href("/") },
        { label: "Sign In", to: href("/login") },
      ],
      noindex: true,
    }),
    picture: requirePicture("residence/3-lobby"),
  };
}

export const meta = headFromLoader;

/** [2.108] [2.109] */
export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame
      heading="Sign In"
      lead="Sign in to your account"
      picture={loaderData.picture}
      foot={<TextLink to={href("/register")}>Create an account</TextLink>}
    >
      <LoginForm />
    </AccountFrame>
  );
}
