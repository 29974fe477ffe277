import Big from 'big.js';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { givingIds } from '../hooks/givingIds.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** The store's 7000000000005 is 7000000000005000001 on the wire: beyond 2^53, within 63 bits, order kept. */
const tail = '000001';
const idNames = /I[dD](ToDelete)?$/;

const shown = (value: Value, name: string): Value =>
  idNames.test(name) && isNumeric(value) && /^7\d{12}$/.test(value.lexeme)
    ? numeric(`${value.lexeme}${tail}`)
    : value;

function read(value: Value, name: string): Value {
  const text = isNumeric(value) ? value.lexeme : value;
  return idNames.test(name) && typeof text === 'string' && /^7\d{12}000001$/.test(text)
    ? numeric(text.slice(0, -tail.length))
    : value;
}

/** A search for an id compares as the wire's ids do: between two ids stays between them. */
function searched(filter: RecordValue): RecordValue {
  const { SearchValue: value } = filter;
  const text = isNumeric(value) ? value.lexeme : value;
  const isLarge = typeof text === 'string' && /^\d{13,}(\.\d*)?$/.test(text);
  return isLarge && idNames.test(member.text(filter, 'FieldName'))
    ? { ...filter, SearchValue: new Big(text).minus(1).div(1e6).toFixed() }
    : filter;
}

export const snowflakeIds: Variant = {
  about:
    'New records get 19-digit ids beyond what a binary float holds; the width of an int is open ' +
    '(TYP-1).',
  hook: (inner, store, server) => {
    givingIds((count) => 7_000_000_000_000 + count)(inner, store, server);
    return {
      handle: (call, request) => {
        const plain = changedValues(request, read);
        const filters = member.records(plain, 'Filters');
        return inner.handle(
          call,
          filters.length === 0 ? plain : { ...plain, Filters: filters.map(searched) },
        );
      },
      ...onAnswerMembers({}, (members) => changedValues(members, shown))(inner, store, server),
    };
  },
};
