export const OAK = "#C29A63";

export const WALNUT = "#7A5233";

export const ASH = "#C9A36B";
