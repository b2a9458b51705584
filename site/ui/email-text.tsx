import { Fragment } from "react";

/** A long e-mail address breaks after the @ or before a dot. */
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
