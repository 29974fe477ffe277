import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const zeroIdsAreNil: Variant = {
  about:
    'In records an id that refers to nothing is nil instead of 0 (TYP-15: in records nil stands for no value and is always accepted).',
  hook: onAnswerMembers({ outcome: 'success' }, (members) =>
    Object.fromEntries(
      Object.entries(members).map(([name, value]) => [
        name,
        value === undefined ? undefined : ofValue(value),
      ]),
    ),
  ),
};

function ofValue(value: Value): Value {
  if (Array.isArray(value)) return (value as readonly Value[]).map(ofValue);
  return isRecord(value) ? withoutZeros(value) : value;
}

// LockerId is a plain member, and as sent.
const withoutZeros = (record: RecordValue): RecordValue =>
  changedValues(record, (value, name) =>
    /I[dD]$/.test(name) && name !== 'LockerId' && isNumeric(value) && Number(value.lexeme) === 0
      ? null
      : value,
  );
