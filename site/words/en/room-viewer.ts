export const name = "The sample flat";
export const chooseRoom = "Room";
export const rooms = { living: "Living room", balcony: "Balcony" };
export const lookAround = "Look around in 360°";
