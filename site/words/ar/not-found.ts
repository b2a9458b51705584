export const title = "خطأ 404";
export const heading = "عذرًا! الصفحة غير موجودة!";
export const text = "لم نجد الصفحة التي تبحثون عنها. ربما نُقلت، أو كُتب عنوانها بصورة غير صحيحة.";
export const backToHome = "العودة إلى الرئيسية";
export const otherPages = "صفحات أخرى";
export const seeOurProjects = "عرض مشاريعنا";
export const contactUs = "اتصلوا بنا";
export const documentTitle = "الصفحة غير موجودة";
export const documentDescription = (company: string) =>
  `لم نجد الصفحة التي طلبتموها من ${company}. ربما كُتب عنوانها بصورة غير صحيحة. انتقلوا إلى الصفحة الرئيسية أو اطلعوا على مشاريعنا.`;
