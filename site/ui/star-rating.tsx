import * as words from "#words/star-rating.ts";
import { Icon } from "#ui/icon.tsx";
import { star } from "#ui/icons.ts";

export function StarRating({ value, size = 18 }: { value: number; size?: number }) {
  return (
    <span>
      <span className="sr-only">{words.rating(value)}</span>
      <span aria-hidden="true" className="flex gap-0.5 text-highlight">
        {Array.from({ length: 5 }, (_, index) => (
          <Icon key={index} shape={star} size={size} filled={index < value} />
        ))}
      </span>
    </span>
  );
}
