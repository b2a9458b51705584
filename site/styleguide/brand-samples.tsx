import { company } from "#catalog/company.ts";
import { BrandMark, Wordmark } from "#ui/brand-mark.tsx";
import { OnBoth } from "./on-both.tsx";

export function BrandSamples() {
  return (
    <OnBoth heading="Mark">
      <div className="flex flex-wrap items-end gap-x-12 gap-y-8">
        <BrandMark className="h-40" />
        <div className="flex items-end gap-6">
          <BrandMark className="h-12" />
          <BrandMark className="h-8" />
          <BrandMark className="h-6" />
          <BrandMark className="h-4" />
        </div>
        <Wordmark name={company.name} className="text-4xl" />
        <Wordmark name={company.name} />
      </div>
    </OnBoth>
  );
}
