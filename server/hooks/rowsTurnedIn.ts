import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { changedValues } from './changedValues.ts';
import { onAnswerMembers } from './onAnswerMembers.ts';

/** Reverses the rows of a record, in each format for one Get. */
export const rowsTurnedIn = (turned: Readonly<Record<Format, string>>): Hook =>
  onAnswerMembers({ outcome: 'success' }, (members, { operation, format }) =>
    turned[format] === operation?.name ? withRowsTurned(members, operation) : members,
  );

/** The answer of a Get with the rows within its records in the opposite order. */
export function withRowsTurned(members: RecordValue, { list }: Operation): RecordValue {
  if (list === undefined) return members;
  const records = member
    .records(members, list)
    .map((one) => changedValues(one, (value) => (Array.isArray(value) ? [...value].reverse() : value)));
  return { ...members, [list]: records };
}
