import type { Problem } from "#catalog/loader/content-error.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { LANG } from "#domain/language.ts";

/** [2.074] A quote is from the post's own text. */
export function postQuoteProblems(): Problem[] {
  return allPosts()
    .filter(({ sections, quote }) => {
      const paragraphs = sections.flatMap((section) => section.paragraphs);
      return !paragraphs.join(" ").includes(quote.text);
    })
    .map(({ key }) =>
      problemAt(
        `posts/${key}/${LANG}.md`,
        ["quote", "text"],
        "must be words from a paragraph of the post, to the letter",
      ),
    );
}
