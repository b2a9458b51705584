import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { BrandMark, Wordmark } from "#ui/brand-mark.tsx";
import { OnBoth } from "./on-both.tsx";

export function BrandSamples() {
  return (
    <OnBoth heading="Mark">
      <div className="flex flex-wrap items-end gap-x-12 gap-y-8">
        <BrandMark mark={mark} className="h-40" />
        <div className="flex items-end gap-6">
          <BrandMark mark={mark} className="h-12" />
          <BrandMark mark={mark} className="h-8" />
          <BrandMark mark={mark} className="h-6" />
          <BrandMark mark={mark} className="h-4" />
        </div>
        <Wordmark mark={mark} name={company.name} className="text-4xl" />
        <Wordmark mark={mark} name={company.name} />
      </div>
    </OnBoth>
  );
}
