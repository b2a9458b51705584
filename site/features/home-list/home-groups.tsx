import { groupHomes } from "#domain/homes/home-groups.ts";
import type { DevelopmentHome, PackedHomes } from "#domain/homes/home-list.ts";
import { setGroupOpen, useOpenGroups } from "#site/store/open-groups.ts";
import * as homeWords from "#words/homes.ts";
import { availabilityText } from "./availability-text.ts";
import { HomeGroup, type HomeGroupProps } from "./home-group.tsx";

type HomeGroupsProps = Pick<HomeGroupProps, "fitting" | "isFiltered" | "hasSun" | "units"> & {
  lists: readonly PackedHomes[];
  homes: readonly DevelopmentHome[];
};

/** So few homes are read faster than their groups are opened. */
const OPEN_AT_MOST = 30;

/** Each home type of each development, to be opened. */
export function HomeGroups({ lists, homes, ...shared }: HomeGroupsProps) {
  const { fitting, isFiltered } = shared;
  const chosen = useOpenGroups();
  const groups = groupHomes(homes);
  const isOpenByItself = isFiltered && fitting.size <= OPEN_AT_MOST;
  const hasSeveral = lists.length > 1;

  const parts = lists.map(({ key, title, isReleased }) => {
    const own = homes.filter(({ development }) => development === key);
    return (
      <div key={key} hidden={!own.some((home) => fitting.has(home))}>
        {hasSeveral && (
          <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
            <h2 className="text-xl">{title}</h2>
            <p className="text-sm text-fg-soft">
              {isReleased ? availabilityText(own) : homeWords.indicativeNote(title)}
            </p>
          </div>
        )}
        {groups
          .filter((group) => group.homes[0].development === key)
          .map((group) => (
            <HomeGroup
              key={group.key}
              group={group}
              title={title}
              isOpen={chosen[group.key] ?? isOpenByItself}
              onToggle={(isOpen) => setGroupOpen(group.key, isOpen)}
              hasAnchors={!hasSeveral}
              {...shared}
            />
          ))}
      </div>
    );
  });
  return <div className="flex flex-col gap-12">{parts}</div>;
}
