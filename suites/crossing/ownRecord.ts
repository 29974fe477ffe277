import type { Read } from '../../harness/canonical/Read.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMember } from './isOwn.ts';

/** A record of the run in a read, known by its unique name, and where it stands; undefined where it is not shown. */
export function ownRecord(
  get: Operation,
  read: Read | undefined,
  name: string | undefined,
): { readonly record: RecordValue; readonly path: string } | undefined {
  const member = nameMember[get.name];
  const list = get.list === undefined ? undefined : read?.value[get.list];
  if (name === undefined || member === undefined || !Array.isArray(list)) return undefined;
  const index = list.findIndex((one) => isRecord(one) && one[member] === name);
  const record: unknown = list[index];
  return isRecord(record) ? { record, path: `${get.list}[${index}]` } : undefined;
}
