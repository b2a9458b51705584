export const viewSwitch = "دکھانے کا انداز";
export const listView = "فہرست";
export const mapView = "نقشہ";
export const bothView = "فہرست اور نقشہ";
