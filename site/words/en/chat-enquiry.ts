export const incomplete = "Please enter your name, phone number, and message.";
export const enterName = "Please enter your name";
export const enterPhone = "Please enter your phone number";
export const enterMessage = "Please enter a message";
export const nameLine = (name: string) => `Name: ${name}`;
export const phoneLine = (phone: string) => `Phone: ${phone}`;
export const messageLine = (message: string) => `Message: ${message}`;
export const timeLine = (time: string) => `Time: ${time}`;
export const sourceLine = "Source: Website Contact Form";
