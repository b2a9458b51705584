import { about } from "#catalog/about.ts";
import { themeColour } from "#catalog/brand/colours.ts";
import { company } from "#catalog/company.ts";

export function loader() {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: about.lead,
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColour,
    theme_color: themeColour,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
