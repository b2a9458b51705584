import * as words from "#words/controls.ts";

type SkipLinkProps = { /** The id of the page's main part. */ target: string; inert?: boolean };

export function SkipLink({ target, inert }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      inert={inert}
      className="on-paper fixed start-3 top-3 z-50 inline-flex min-h-11 -translate-y-24 items-center bg-paper px-5 text-sm font-medium text-fg focus-visible:translate-y-0"
    >
      {words.skipToContent}
    </a>
  );
}
