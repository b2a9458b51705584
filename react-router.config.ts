import type { Config } from "@react-router/dev/config";
import { BUILD_FOLDER, SITE_FOLDER } from "./server/pages/site-folders.ts";
import { finishBuild } from "./site/boot/build/finish-build.ts";
import { prerenderedPaths } from "./site/prerendered-paths.ts";

export default {
  appDirectory: "site",
  buildDirectory: BUILD_FOLDER,
  prerender: {
    concurrency: 4,
    paths: ({ getStaticPaths }) => prerenderedPaths(getStaticPaths()),
  },
  buildEnd: () => finishBuild(SITE_FOLDER),
} satisfies Config;
