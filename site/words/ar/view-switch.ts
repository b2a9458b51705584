export const viewSwitch = "العرض";
export const listView = "قائمة";
export const mapView = "خريطة";
export const bothView = "قائمة وخريطة";
