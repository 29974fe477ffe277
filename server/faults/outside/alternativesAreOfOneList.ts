import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { member } from '../../records/member.ts';

const joins = (filter: RecordValue, word: string): boolean => member.text(filter, 'AndOr') === word;

/** `A And B Or C` with B and C on one field becomes `(B Or C) And A`. */
function grouped(filters: readonly RecordValue[]): readonly RecordValue[] {
  const equal = filters.filter((one) => member.text(one, 'SearchOperator') === 'Equals');
  const last = filters.at(-1) ?? {};
  const field = member.text(last, 'FieldName');
  let start = filters.length - 1;
  while (start > 0 && joins(filters[start] ?? {}, 'Or')) {
    const before = filters[start - 1] ?? {};
    if (member.text(before, 'FieldName') !== field || !equal.includes(before)) return filters;
    start -= 1;
  }
  const rest = filters.slice(0, start);
  const run = filters.slice(start);
  if (run.length < 2 || !equal.includes(last) || !joins(run[0] ?? {}, 'And')) return filters;
  if (rest.length === 0 || rest.slice(1).some((one) => !joins(one, 'And'))) return filters;
  const [head = {}, ...others] = run;
  const { AndOr, ...first } = head;
  return [first, ...others, ...rest.map((one) => ({ ...one, AndOr: AndOr ?? 'And' }))];
}

export const alternativesAreOfOneList: Fault = {
  clause: 'FLT-2',
  about:
    'An Or between two Equals on the same field binds before the And in front of them: A And B Or C is read as A And (B Or C).',
  operations: ['*Get'],
  hook: onFilters(grouped),
};
