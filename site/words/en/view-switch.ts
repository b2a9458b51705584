export const viewSwitch = "View";
export const listView = "List";
export const mapView = "Map";
export const bothView = "List and map";
