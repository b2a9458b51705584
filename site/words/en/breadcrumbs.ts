export const breadcrumbName = "Breadcrumb";
export const home = "Home";
