import type { CityPin } from "#site/views/project-map.ts";
import * as words from "#words/project-map.ts";

type CityButtonsProps = {
  cities: readonly CityPin[];
  /** Empty for the overview. */
  city: string;
  onChoose: (city: string) => void;
};

export function CityButtons({ cities, city, onChoose }: CityButtonsProps) {
  const button = (value: string, label: string) => (
    <button
      key={value}
      type="button"
      aria-pressed={value === city}
      className="min-h-11 border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-fg-soft transition-colors duration-300 ease-calm hover:text-fg aria-pressed:border-fg aria-pressed:text-fg"
      onClick={() => onChoose(value)}
    >
      {label}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={words.cities}
      className="flex gap-5 overflow-x-auto noscript:hidden"
    >
      {button("", words.overview)}
      {cities.filter(({ sheetKey }) => sheetKey).map((pin) => button(pin.city, pin.city))}
    </div>
  );
}
