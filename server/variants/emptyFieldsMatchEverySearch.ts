import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { searchedType } from '../hooks/searchedType.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import { getRecords } from '../rules/getRecords.ts';
import { topRecords } from '../rules/topRecords.ts';
import type { Variant } from '../Variant.ts';

const textOf = (value: Value | undefined): Value =>
  isNumeric(value) ? value.lexeme : typeof value === 'boolean' ? String(value) : (value ?? null);

/** `WHERE field IS NULL OR field …`: what a record says nothing about is no reason to leave it out. */
const hook: Hook = (inner, _, { choices }) => ({
  handle: (call, request) => {
    const usual = inner.handle(call, request);
    const { operation } = call;
    const filters = member
      .records(request, 'Filters')
      .filter((filter) => !['', 'Undefined'].includes(member.text(filter, 'SearchOperator')));
    if (operation?.filters !== true || filters.length === 0) return usual;
    const { Filters, ReturnTopNRecords, ...rest } = request;
    const { list = '', order = '' } = operation;
    const all = member.records(inner.handle(call, rest), list);
    let selected: ReadonlySet<RecordValue> = new Set();
    for (const [index, filter] of filters.entries()) {
      const field = member.text(filter, 'FieldName');
      const alone = { Filters: [{ ...filter, AndOr: null, SearchValue: textOf(filter.SearchValue) }] };
      const found = new Set(member.records(getRecords(all, order, alone, { operation, choices }), list));
      const isText = ['string', 'enumeration'].includes(searchedType(operation, field) ?? '');
      const own = all.filter((one) => found.has(one) || (isText && (one[field] ?? '') === ''));
      const before = selected;
      const isOr = index === 0 || member.text(filter, 'AndOr') === 'Or';
      selected = new Set(isOr ? [...before, ...own] : own.filter((one) => before.has(one)));
    }
    const top = { ReturnTopNRecords: numeric(sentNumber(ReturnTopNRecords) ?? -1) };
    return {
      ...usual,
      [list]: topRecords(
        all.filter((one) => selected.has(one)),
        order,
        top,
      ),
    };
  },
});

export const emptyFieldsMatchEverySearch: Variant = {
  about:
    'Finds records whose searched text is empty with every operator, as optional conditions in SQL do (FLT-1).',
  hook,
};
