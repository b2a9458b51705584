import type { Config } from "@react-router/dev/config";
import { BUILD_FOLDER, SITE_FOLDER } from "./server/pages/site-folders.ts";
import { finishBuild } from "./site/boot/build/finish-build.ts";
import { prerenderedPaths } from "./site/prerendered-paths.ts";

export default {
  appDirectory: "site",
  buildDirectory: BUILD_FOLDER,
  // One page after another: each has 10 seconds, and all share one thread.
  prerender: ({ getStaticPaths }) => prerenderedPaths(getStaticPaths()),
  buildEnd: () => finishBuild(SITE_FOLDER),
} satisfies Config;
