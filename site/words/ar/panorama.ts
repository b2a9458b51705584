export const roomName = (room: string, label: string) =>
  `${room}، منظر في جميع الاتجاهات. ${label}`;
export const help =
  "اسحبوا للنظر حولكم، أو استخدموا مفاتيح الأسهم. زائد وناقص للتكبير والتصغير، ومفتاح Home للعودة إلى المنظر الأول.";
export const loading = "جارٍ تحميل المنظر…";
export const unsupported = "لا يستطيع هذا المتصفح عرض الغرفة في جميع الاتجاهات. تبقى الصورة.";
export const unreachable =
  "تعذر تحميل المنظر. تبقى الصورة؛ يرجى إعادة المحاولة عند عودة الاتصال بالإنترنت.";
export const turnLeft = "الدوران يسارًا";
export const turnRight = "الدوران يمينًا";
export const zoomIn = "تكبير";
export const zoomOut = "تصغير";
export const firstView = "العودة إلى المنظر الأول";
export const followDevice = "النظر حولكم بتحريك الجهاز";
export const motionRefused = "الجهاز لا يسمح بذلك. اسحبوا للنظر حولكم.";
