import type { PostSection } from "#catalog/posts/schema.ts";
import { classes } from "#ui/classes.ts";

type PostPassageProps = {
  section: PostSection;
  opening?: boolean;
};

export function PostPassage({ section, opening }: PostPassageProps) {
  const { id, heading, paragraphs, list } = section;
  return (
    <section aria-labelledby={id} className="print:break-inside-avoid">
      <h2 id={id} className="mb-5 text-2xl print:mb-2 print:text-xl">
        {heading}
      </h2>
      <div className="grid gap-y-5 text-[1.125rem] leading-[1.7] print:block print:space-y-2 print:leading-normal">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={classes(opening && index === 0 && largeInitial)}>
            {paragraph}
          </p>
        ))}
        {list && <Points points={list} />}
      </div>
    </section>
  );
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="border-t border-rule">
      {points.map((point) => (
        <li
          key={point}
          className="relative border-b border-rule py-3.5 ps-8 before:absolute before:start-0 before:top-[1.65em] before:h-px before:w-4 before:bg-highlight print:py-1.5"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}

// Three lines deep; a browser that cannot do this sets a plain letter.
const largeInitial =
  "first-letter:me-3 first-letter:font-display first-letter:text-highlight first-letter:[-webkit-initial-letter:3] first-letter:[initial-letter:3]";
