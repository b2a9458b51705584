import type { ReactNode } from "react";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/account.ts";

type AccountFrameProps = {
  heading: string;
  lead?: string;
  picture: PictureSource;
  children: ReactNode;
  foot: ReactNode;
};

export function AccountFrame({ heading, lead, picture, children, foot }: AccountFrameProps) {
  return (
    <section
      aria-labelledby="account-heading"
      className="page-width grid gap-x-16 pt-6 pb-section lg:grid-cols-2 lg:pt-10"
    >
      <div className="relative min-h-160 max-lg:hidden">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 90rem) 40rem, 45vw"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="mx-auto flex w-full max-w-md flex-col justify-center gap-8 lg:py-16">
        <div>
          <h1 id="account-heading" className="text-4xl">
            {heading}
          </h1>
          {lead && <p className="mt-3 text-lg text-fg-soft">{lead}</p>}
        </div>
        <p className="script-note">{words.needsScript}</p>
        {children}
        <div className="border-t border-rule pt-6 text-sm">
          {foot}
          <p className="mt-4 text-fg-soft">{words.noAccounts}</p>
        </div>
      </div>
    </section>
  );
}
