export const officeIsOpen = (days: string) => `المكتب مفتوح ${days}.`;
export const scheduleMeeting = "حجز موعد";
export const explanation =
  "اختاروا يومًا ووقتًا. نراسلكم للتأكيد، ونتصل بكم إن احتاج شيء إلى توضيح.";
export const interest = "ما موضوع الموعد؟";
export const date = "التاريخ";
export const time = "الوقت";
export const timeZone = (name: string, offset: string) => `${name} (${offset})`;
export const chooseATime = "يرجى اختيار الوقت";
export const receiptHeading = "طلب موعدكم";
export const receiptText = "يبقى هذا طلبًا إلى أن يؤكده مكتبنا.";
export const inYourTime = (time: string, date: string | null, timeZone: string) =>
  `${date === null ? time : `${time} في ${date}`} بتوقيتكم، ${timeZone.replaceAll("_", " ")}`;
export const about = "الموضوع";
export const where = "المكان";
export const atOurOffice = (address: string) => `في مكتبنا، ${address}`;
export const yourPhone = "رقم هاتفكم";
export const toChange =
  " لتغيير الموعد أو إلغائه، أو لعقده بالفيديو أو الهاتف، يرجى الرد على الرسالة التي أرسلناها إليكم.";
export const addToCalendar = "إضافة إلى التقويم";
export const calendarSummary = (company: string) => `موعد مع ${company}`;
export const calendarText = "طُلب الموعد عبر موقعنا الإلكتروني. سنتواصل معكم لتأكيده.";
export const calendarReference = (reference: string) => `الرقم المرجعي: ${reference}`;
export const officeIsClosed = (days: readonly string[]) =>
  `المكتب مغلق ${days.map((day) => `يوم ${day}`).join(" و")}؛ سنقترح عليكم وقتًا آخر.`;
export const inTimeZone = (time: string, timeZone: string) => `${time}، ${timeZone}`;
export const referenceBefore = " رقمكم المرجعي ";
export const referenceAfter = ".";
