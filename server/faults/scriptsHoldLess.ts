import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const scriptsHoldLess: Fault = {
  clause: 'FMT-8',
  about: 'A script holds one record less than its Get, or shorter texts where it holds a single one.',
  causes: ['a script holds something else than the answer without a callback'],
  operations: ['*Get*'],
  hook: onAnswerMembers({ jsonp: true, outcome: 'success' }, ({ ResponseStatus, ...rest }, { operation }) => {
    if (operation?.kind !== 'get') return { ...rest, ResponseStatus };
    const less = Object.entries(rest).map(([name, value]) => [name, lessOf(value)]);
    return { ...Object.fromEntries(less), ResponseStatus };
  }),
};

function lessOf(value: Value | undefined): Value | undefined {
  if (Array.isArray(value)) return (value as readonly Value[]).slice(1);
  if (typeof value === 'string') return value.slice(0, -1);
  return isRecord(value)
    ? changedValues(value, (held) => (typeof held === 'string' ? held.slice(0, -1) : held))
    : value;
}
