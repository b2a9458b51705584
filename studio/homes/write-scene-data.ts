/** `node scripts/with-node.mjs studio/homes/write-scene-data.ts`: the data alone, for previews in Blender. */
import { writeSceneData } from "./scene-data.ts";

await writeSceneData();
