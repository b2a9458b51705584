export type OpenSections = { coupon: boolean; billing: boolean; payment: boolean };

/** [2.096] Payment is open by default. */
export const atFirst: OpenSections = { coupon: false, billing: false, payment: true };

/** [2.097] Opening one section closes the others and keeps payment open. */
export function toggleSection(open: OpenSections, name: keyof OpenSections): OpenSections {
  return { ...atFirst, [name]: !open[name] };
}
