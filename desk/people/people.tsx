import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { peopleQuery } from "#desk/server/queries.ts";
import * as words from "#desk/words/en/people.ts";
import { Invite } from "./invite.tsx";
import { PersonRow } from "./person-row.tsx";

export function People() {
  const { data, error, refetch } = useQuery(peopleQuery);
  useDocumentTitle(words.title);
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <header className="border-b border-rule px-4 py-3 md:px-6">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-sm text-fg-soft">{words.presentHelp}</p>
      </header>
      <div className="grid gap-x-10 gap-y-8 px-4 py-5 md:px-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {!data && !error && <Skeleton rows={5} />}
          {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
          {data && (
            <table className="w-full text-start text-sm max-md:block">
              <thead className="text-xs text-fg-soft max-md:sr-only">
                <tr>
                  {Object.entries(words.columns).map(([name, label]) => (
                    <th key={name} scope="col" className="pb-2 text-start font-normal">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="max-md:block">
                {data.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </tbody>
            </table>
          )}
        </div>
        <Invite />
      </div>
    </div>
  );
}
