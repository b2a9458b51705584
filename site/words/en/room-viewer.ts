export const name = "The sample flat";
export const chooseRoom = "Room";
export const livingRoom = "Living room";
export const balcony = "Balcony";
export const lookAround = "Look around in 360°";
