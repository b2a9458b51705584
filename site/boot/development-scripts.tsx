/** What a build does at its end (build/finish-build.ts), `npm run dev` does by these scripts. */
export function DevelopmentScripts() {
  return (
    <>
      <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      <script type="module" src="/site/entry.client.ts" />
    </>
  );
}
