import { href } from "react-router";

type BlogTagsProps = { tags: string[]; taggedPost: string };

/** [2.073] All tags lead to one post. */
export function BlogTags({ tags, taggedPost }: BlogTagsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={href("/blog-single/:id", { id: taggedPost })} className="tag-link">
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
