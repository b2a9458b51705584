export const withSource = (rule: string, source: string) => `${rule} ${source}.`;

/** Said of a value in the URL that cannot be used. */
export const changedInput = (given: string, used: string) => `القيمة «${given}» أصبحت ${used}.`;
export const droppedInput = (given: string) => `القيمة «${given}» لا معنى لها هنا، فتجاهلناها.`;
export const withReason = (correction: string, reason: string) => `${correction} ${reason}`;
export const loanLowered = (given: string, used: string) =>
  `لا يمكن أن يبلغ القرض ${given}: أصبح ${used}.`;
export const termLowered = (given: string, used: string) => `خُفضت المدة من ${given} إلى ${used}.`;
export const bookingRange =
  "يمكن أن يكون يوم الحجز قبل 12 شهرًا من اليوم على الأكثر، أو بعد 10 سنوات منه على الأكثر.";
export const notBeforeRelease = "لا يمكن حجز أي منزل قبل الموعد المتوقع للطرح للبيع.";
export const bankShare = "وفق افتراضكم، لا يقرض البنك أكثر من ذلك.";
export const notChecked = (limit: string) => `لم يُفحص هذا الحد لأن الحقل فارغ. ${limit}`;
export const priceDueByKeys = "لا يغطي القرض إلا ما يستحق بعد الحجز وحتى استلام المفاتيح.";
