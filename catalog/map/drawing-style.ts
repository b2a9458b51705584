import { colours } from "#catalog/brand/colours.ts";

/** One pixel is 10 units on a sheet of 1,000 pixels. */
export const drawingStyle = `
svg{fill:none;stroke-linecap:round;stroke-linejoin:round}
.ground{fill:${colours.paper}}
.sea{fill:#d3e0dc}
.coast{stroke:#7d938e;stroke-width:10}
.land{fill:${colours.paper}}
.built{fill:#ece3d2}
.old-city{fill:#e2d3b6;stroke:#b79b66;stroke-width:10}
.park{fill:#dfe3cd}
.hill{fill:#e6dfcc}
.mountain{fill:#ddd5bf}
.hill.line{fill:none;stroke:#e9dfca;stroke-width:9}
.ridge{stroke:#b9ad91;stroke-width:16}
.lake{fill:#c9dad5;stroke:#8fa8a2;stroke-width:6}
.river{fill:#c0d5cf}
.river.line{fill:none;stroke:#c0d5cf;stroke-width:62}
.canal.line{stroke:#c0d5cf;stroke-width:24}
.stream.line{stroke:#c0d5cf;stroke-width:12}
.border{stroke:#9c9484;stroke-width:8;stroke-dasharray:50 30 8 30}
.street{stroke:#dacbae;stroke-width:9}
.casing{stroke:#c4a872;stroke-width:30}
.main{stroke:#d9c8a3;stroke-width:15}
.motorway{stroke:#fbf6ea;stroke-width:15}
.runway{stroke:#a9a08c;stroke-width:22;stroke-linecap:butt}
.railway{stroke:#8b8577;stroke-width:8;stroke-dasharray:26 14}
.metro-red{stroke:#9c2b24;stroke-width:12}
.metro-green{stroke:#22603f;stroke-width:12}
.route{stroke:${colours.brass};stroke-width:20;stroke-dasharray:4 44}
`.replaceAll("\n", "");
