export const breadcrumbName = "مسار الصفحة";
export const home = "الرئيسية";
