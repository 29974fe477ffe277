import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { DateTime, RecordValue } from '../../specs/Value.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** The branch offices of the account. */
const offices = [
  { minutes: 120, written: '+0200' },
  { minutes: -300, written: '-0500' },
  { minutes: 345, written: '+0545' },
] as const;

function inItsZone(record: RecordValue): RecordValue {
  const idName = Object.keys(record).find((name) => /I[dD]$/.test(name) && isNumeric(record[name])) ?? '';
  const { minutes, written } = offices[Math.abs(member.int(record, idName)) % 3] ?? offices[0];
  const text = ({ ms }: DateTime): string => `/Date(${ms - minutes * 60_000}${written})/`;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      isDateTime(value) && !isUnset(value) ? text(value) : value,
    ]),
  );
}

export const zonePerRecord: Variant = {
  about:
    'In json each record has the offset of its own branch office; milliseconds plus offset are the ' +
    'local time of the other formats (TYP-9).',
  hook: onAnswerMembers({ formats: ['json'] }, (members) => changedRecords(members, inItsZone)),
};
