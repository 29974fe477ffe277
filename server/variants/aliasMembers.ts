import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const otherSpelling = (name: string): string =>
  name.endsWith('ID') ? `${name.slice(0, -2)}Id` : `${name.slice(0, -2)}ID`;

function both(record: RecordValue): RecordValue {
  const more = Object.entries(record)
    .filter(([name, value]) => /.I[dD]$/.test(name) && isNumeric(value))
    .map(([name, value]) => [otherSpelling(name), value] as const);
  const described = member.has(record, 'DocumentNo')
    ? { DocumentDescription: member.text(record, 'DocumentComments').slice(0, 20) }
    : {};
  return { ...Object.fromEntries(more), ...record, ...described };
}

export const aliasMembers: Variant = {
  about:
    'Shows every numeric id under both spellings, such as DiscountID and DiscountId, and documents with DocumentDescription.',
  hook: onAnswerMembers({}, (members) => changedRecords(members, both)),
};
