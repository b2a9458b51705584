import { type ComponentType, memo, Suspense, use, useEffect, useId } from "react";
import { nextTurn } from "#site/ui/next-turn.ts";

const RETRY_MS = 1000;
const MOST_TRIES = 3;
/** What only looks in at the foot of the screen is not in sight yet. */
const REACH = "0px 0px -10%";

/**
 * A part of a page that lies below the first screen or in a closed panel. Its markup is prerendered
 * like any other; its code comes when the visitor gets near, or before the page changes. Until then
 * it bears `data-asleep`, links in it work by themselves, and presses are held for it (start-later).
 */
export function hydrateWhenVisible<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  className?: string,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<Props> | undefined;
  /** By the id of the part: React may draw it several times before it comes to stand on the page. */
  const arrivals = new Map<string, Promise<ComponentType<Props>>>();

  async function arrive(id: string) {
    await nearness(id);
    loaded ??= (await persistently(load))[name] as ComponentType<Props>;
    return loaded;
  }

  function arrivalOf(id: string) {
    const arrival = arrivals.get(id) ?? arrive(id);
    arrivals.set(id, arrival);
    return arrival;
  }

  /** Has no other hook: React resumes it where it waited, by when the part may have been loaded. */
  function Part({ id, props }: PartProps<Props>) {
    const Component = loaded ?? use(arrivalOf(id));
    // oxlint-disable-next-line react/static-components -- always the one component that was loaded
    return <Component {...props} />;
  }

  function WhenVisible(props: Props & object) {
    const id = useId();
    // Looked out for already here: React comes to the part itself only when it has nothing else to do.
    if (!loaded) void arrivalOf(id);
    return (
      <div id={id} className={className} data-asleep="">
        <Suspense>
          <Part id={id} props={props} />
          <Awakening id={id} />
        </Suspense>
      </div>
    );
  }

  // An update from above that finds the part asleep would make React throw its markup away.
  return memo(WhenVisible) as ComponentType<Props>;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

type PartProps<Props> = { id: string; props: Props & object };

/** Stands behind the part and so comes alive with it. */
function Awakening({ id }: { id: string }) {
  useEffect(() => {
    const wrapper = document.getElementById(id);
    wrapper?.removeAttribute("data-asleep");
    wrapper?.dispatchEvent(new Event("awake", { bubbles: true }));
  }, [id]);
  return null;
}

/**
 * The visitor's first act anywhere. It may change the page, and React shows no change before all that
 * sleeps in its way is awake. A press that is held back is known by `held` alone (start-later).
 */
const firstAct = new Promise<unknown>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const act of ["click", "held", "keydown", "input", "popstate"]) {
    addEventListener(act, resolve, { capture: true, once: true });
  }
});

/** At once where the part is not in the document yet: it is being made for a page just opened. */
function nearness(id: string): Promise<unknown> | void {
  const part = import.meta.env.SSR ? null : document.getElementById(id);
  return part ? Promise.race([firstAct.then(nextTurn), sight(part)]) : undefined;
}

function sight(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: REACH },
    );
    observer.observe(part);
  });
}

/**
 * The markup is there, so a line that is down for a while is no reason to show an error. What cannot
 * be had although the line is up was taken away by a newer version of the site, or the browser
 * remembers the failure: either way only a fresh page has it, and start-later sees to that.
 */
async function persistently<Module>(load: () => Promise<Module>): Promise<Module> {
  let triesLeft = MOST_TRIES;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (navigator.onLine && --triesLeft === 0) break;
      await nextChance();
    }
  }
  dispatchEvent(new Event("gone"));
  return new Promise(() => undefined);
}

function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else addEventListener("online", resolve, { once: true });
  });
}
