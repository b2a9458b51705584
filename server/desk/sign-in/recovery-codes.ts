import { groupedCode } from "#domain/desk/codes.ts";
import type { Statement } from "#server/storage/database.ts";
import type { HashCode } from "./code-hash.ts";
import { newCode } from "./code-repository.ts";
import { makeCode } from "./make-code.ts";

const COUNT = 10;

/** Each works once and is stored as a hash; those of before are void. */
export async function makeRecoveryCodes(hashCode: HashCode, accountId: string) {
  const codes = Array.from({ length: COUNT }, () => makeCode("recovery"));
  const hashes = await Promise.all(codes.map((code) => hashCode(accountId, code)));
  const statements = [
    forgetRecoveryCodes(accountId),
    ...hashes.map((codeHash) => newCode({ kind: "recovery", accountId, codeHash })),
  ];
  return { codes: codes.map(groupedCode), statements };
}

function forgetRecoveryCodes(accountId: string): Statement {
  return ["delete from desk_codes where account_id = ? and kind = 'recovery'", accountId];
}
