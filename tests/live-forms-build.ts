/** The settings of a second build, whose forms send. */
export const liveFormsBuild = { LIVE_FORMS: "on", BUILD_DIR: ".cache/live-forms" };
