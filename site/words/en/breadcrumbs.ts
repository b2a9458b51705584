export const breadcrumbName = "Breadcrumb";
