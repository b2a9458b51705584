/** The forms of this second build send. */
export const liveFormsBuild = { LIVE_FORMS: "on", BUILD_DIR: ".cache/live-forms" };
