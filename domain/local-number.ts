import type { Office } from "./office.ts";

export function findLocalNumber(phone: string, { localNumbers }: Pick<Office, "localNumbers">) {
  const dialled = phone.replace(/[^+\d]/g, "");
  return localNumbers.find(
    ({ begins, digits }) => dialled.startsWith(begins) && dialled.length === digits,
  );
}
