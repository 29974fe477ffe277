import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { searchedType } from '../hooks/searchedType.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** What is wrong with a filter; undefined for nothing. */
function problem(filter: RecordValue, index: number, operation: Operation): string | undefined {
  const field = member.text(filter, 'FieldName');
  const operator = member.text(filter, 'SearchOperator');
  const type = searchedType(operation, field);
  if (operator === '' || operator === 'Undefined') return undefined;
  if (!isNumeric(filter.SearchValue) && filter.SearchValue !== true && filter.SearchValue !== false)
    if (member.text(filter, 'SearchValue') === '') return `There is no SearchValue for ${field}.`;
  if (index > 0 && member.text(filter, 'AndOr') === '') return `AndOr is missing before ${field}.`;
  if (type === 'datetime') return `Dates such as ${field} can't be searched.`;
  if (operator === 'Contains' && type !== 'string' && type !== 'enumeration') return `${field} is no text.`;
  if (operator === 'LessThan' && type !== 'int' && type !== 'decimal' && type !== 'number')
    return `${field} is no number.`;
  return undefined;
}

const strict: Hook = (inner) => ({
  handle: (call, request) => {
    const { operation } = call;
    const filters = member.records(request, 'Filters');
    if (operation?.filters !== true || filters.length === 0) return inner.handle(call, request);
    // First, so that the key is checked and the rest understood.
    const result = inner.handle(call, request);
    for (const [index, filter] of filters.entries()) {
      const found = problem(filter, index, operation);
      if (found !== undefined) throw new OperationFailure(found, { status: 400 });
    }
    if (member.records(result, operation.list ?? '').length > 0) return result;
    throw new OperationFailure('No record fits the filters.', { status: 404 });
  },
});

export const strictSearch: Variant = {
  about:
    'Refuses filters that the document leaves open, fails when nothing is found, and knows SQL wildcards and nulls.',
  choices: { emptyIsNotEqual: false, wildcardsInFilters: true, accentSensitiveFilters: false },
  hook: strict,
};
