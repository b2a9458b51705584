import * as words from "#words/star-rating.ts";
import { Icon } from "./icon.tsx";
import { star } from "./icons.ts";

type StarRatingProps = { value: number; of?: number; size?: number; className?: string };

/** Shows a rating; it is not a control. */
export function StarRating({ value, of = 5, size = 18, className }: StarRatingProps) {
  return (
    <span className={className}>
      <span className="sr-only">{words.rating(value, of)}</span>
      <span aria-hidden="true" className="flex gap-0.5 text-highlight">
        {Array.from({ length: of }, (_, index) => (
          <Icon key={index} shape={star} size={size} filled={index < value} />
        ))}
      </span>
    </span>
  );
}
