import { href, Link } from "react-router";
import { classes } from "#ui/classes.ts";

type BlogTagsProps = { tags: string[]; className?: string };

/** [2.073] All tags lead to the first post. */
export function BlogTags({ tags, className }: BlogTagsProps) {
  return (
    <ul className={classes("flex flex-wrap gap-2", className)}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={href("/blog-single/:id", { id: "1" })}
            className="flex min-h-11 items-center rounded-sm border border-rule px-4 text-sm text-fg-soft transition-colors duration-300 ease-calm hover:border-fg hover:text-fg"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
