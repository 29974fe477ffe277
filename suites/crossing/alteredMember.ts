import { compare } from '../../harness/canonical/compare.ts';
import { recordType } from '../../harness/canonical/recordType.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** The first plain text or name that was sent and reads otherwise in the same format: that is ACT-6's. */
export function alteredMember(
  members: RecordValue | undefined,
  record: RecordValue,
  get: Operation,
): string | undefined {
  const type = recordType(get);
  const sent = Object.values(members ?? {}).find(isRecord);
  if (type.kind !== 'record' || sent === undefined) return undefined;
  const { differences } = compare(type, only(sent, type.record), only(record, type.record), ['json', 'json']);
  return differences[0]?.leftPath;
}

/** The plain members alone. */
function only(
  record: RecordValue,
  shape: { readonly members: readonly { name: string; plain?: boolean }[] },
) {
  return Object.fromEntries(
    shape.members.filter(({ plain }) => plain === true).map(({ name }) => [name, record[name]]),
  );
}
