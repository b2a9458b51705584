import type { PostSection } from "#catalog/posts/schema.ts";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import { Quote } from "#site/ui/quote.tsx";
import type { PostDetail } from "#site/views/post-detail.ts";
import { PostPassage } from "./post-passage.tsx";

/** [2.074] The pictures and the quote stand at the quarters of the article. */
export function PostBody({ post }: { post: PostDetail }) {
  const { sections, quote, gallery } = post;
  const [first, second, third, last] = inQuarters(sections);
  return (
    <>
      <Passages sections={first} opening />
      <Plate picture={gallery[0]} />
      <Passages sections={second} />
      <Quote
        by={quote.by}
        className="my-14 border-y border-rule pt-8 pb-10 lg:my-20 print:my-6 print:py-4 lg:[&_blockquote]:text-3xl"
      >
        {quote.text}
      </Quote>
      <Passages sections={third} />
      <Plate picture={gallery[1]} />
      <Passages sections={last} />
    </>
  );
}

function inQuarters(sections: PostSection[]) {
  const [first, middle, last] = [1, 2, 3].map((part) => Math.ceil((sections.length * part) / 4));
  return [
    sections.slice(0, first),
    sections.slice(first, middle),
    sections.slice(middle, last),
    sections.slice(last),
  ] as const;
}

function Passages({ sections, opening }: { sections: PostSection[]; opening?: boolean }) {
  return (
    <div className="grid max-w-text gap-y-12 print:max-w-none print:gap-y-5">
      {sections.map((section, index) => (
        <PostPassage key={section.id} section={section} opening={opening && index === 0} />
      ))}
    </div>
  );
}

/** The picture is wider than the text: the whole column on wide screens, from edge to edge on others. */
function Plate({ picture }: { picture: PictureSource }) {
  return (
    <figure className="my-14 overflow-clip max-lg:-mx-gutter lg:my-20 print:mx-0 print:my-6">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 60vw, 100vw"
        className="aspect-3/2 w-full drift object-cover print:aspect-5/2"
      />
    </figure>
  );
}
