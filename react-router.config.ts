import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish-build/finish-build.ts";
import { prerenderedPaths } from "./site/prerendered-paths.ts";

export default {
  appDirectory: "site",
  ssr: false,
  prerender: {
    concurrency: 4,
    paths: ({ getStaticPaths }) => prerenderedPaths(getStaticPaths()),
  },
  buildEnd: () => finishBuild("build/client"),
} satisfies Config;
