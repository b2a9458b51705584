import { Fragment } from "react";

/** An e-mail address that breaks after the @ or before a dot where it is too long for its line. */
export function EmailText({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?<=@)|(?=\.)/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts may be alike, and never move
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
