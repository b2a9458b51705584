type Place = { latitude: number; longitude: number };

/** The size of the map around the office in degrees: about two kilometres by one. */
const HALF_WIDTH = 0.011;
const HALF_HEIGHT = 0.0045;

export function embedUrl({ latitude, longitude }: Place): string {
  const corners = [
    longitude - HALF_WIDTH,
    latitude - HALF_HEIGHT,
    longitude + HALF_WIDTH,
    latitude + HALF_HEIGHT,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
