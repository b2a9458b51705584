import * as words from "#words/star-field.ts";
import { Icon } from "#ui/icon.tsx";
import { star } from "#ui/icons.ts";

type StarFieldProps = { legend: string; name: string; className?: string };

/** The style sheet (controls.css) fills the stars up to the chosen one, so the choice shows without
 * JavaScript. */
export function StarField({ legend, name, className }: StarFieldProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-sm font-medium text-fg">{legend}</legend>
      <div className="star-field -ms-2.5 flex text-highlight">
        {Array.from({ length: 5 }, (_, index) => index + 1).map((value) => (
          <label key={value} className="relative grid size-11 place-items-center">
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={words.stars(value)}
              // Covers the whole star, so that touch exploration finds the control where it is visible.
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon shape={star} size={24} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
