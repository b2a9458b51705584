import { Link } from "#desk/navigation/link.tsx";
import * as words from "#desk/words/en/desk.ts";
import { buttonClasses } from "#ui/button-look.ts";
import { EmptyState } from "#ui/empty-state.tsx";

type NotFoundProps = { title?: string; text?: string };

export function NotFound({
  title = words.notFoundTitle,
  text = words.notFoundText,
}: NotFoundProps) {
  return (
    <div className="p-6">
      <EmptyState
        title={title}
        text={text}
        action={
          <Link to="/" className={buttonClasses({ variant: "outline" })}>
            {words.toInbox}
          </Link>
        }
      />
    </div>
  );
}
