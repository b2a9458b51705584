import { useEffect, useRef } from "react";
import type { CityPin } from "#site/views/project-map.ts";
import * as words from "#words/project-map.ts";

type CityButtonsProps = {
  cities: readonly CityPin[];
  /** Empty for the overview. */
  city: string;
  onChoose: (city: string) => void;
};

export function CityButtons({ cities, city, onChoose }: CityButtonsProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rowRef.current) showCity(rowRef.current, city);
  }, [city]);
  const button = (value: string, label: string) => (
    <button
      key={value}
      type="button"
      value={value}
      aria-pressed={value === city}
      className="min-h-11 border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-fg-soft transition-colors duration-300 ease-calm hover:text-fg aria-pressed:border-fg aria-pressed:text-fg"
      onClick={() => onChoose(value)}
    >
      {label}
    </button>
  );
  return (
    <div
      ref={rowRef}
      role="group"
      aria-label={words.cities}
      className="flex gap-5 overflow-x-auto motion-safe:scroll-smooth noscript:hidden"
    >
      {button("", words.overview)}
      {cities.filter(({ sheetKey }) => sheetKey).map((pin) => button(pin.city, pin.city))}
    </div>
  );
}

/** Scrolls the row alone: the page stays where it is. */
function showCity(row: HTMLElement, city: string): void {
  const button = [...row.querySelectorAll("button")].find(({ value }) => value === city);
  if (!button) return;
  row.scrollLeft += middle(button) - middle(row);
}

function middle(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
