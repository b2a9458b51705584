export const roomName = (room: string, label: string) =>
  `${room}, a view in all directions. ${label}`;
export const help =
  "Drag to look around, or use the arrow keys. Plus and minus zoom, Home returns to the first view.";
export const loading = "Loading the view …";
export const unsupported =
  "This browser cannot show the room in all directions. The picture remains.";
export const unreachable =
  "The view could not be loaded. The picture remains; try again when you are online.";
export const turnLeft = "Turn left";
export const turnRight = "Turn right";
export const zoomIn = "Zoom in";
export const zoomOut = "Zoom out";
export const firstView = "Back to the first view";
export const followDevice = "Look around by moving the device";
export const motionRefused = "The device does not allow it. Drag to look around.";
