import { isNumeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const numbersComparedAsText: Fault = {
  clause: 'FLT-1',
  about: 'LessThan on DiscountValue compares text, so that 9.50 is not less than 10.',
  causes: ['{operator} does not find what it selects'],
  operations: ['DiscountGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const [only, ...others] = member.records(request, 'Filters');
      const asText =
        call.operation?.name === 'DiscountGet' &&
        others.length === 0 &&
        member.int(request, 'ReturnTopNRecords') <= 0 &&
        only?.FieldName === 'DiscountValue' &&
        only.SearchOperator === 'LessThan';
      const result = inner.handle(call, asText ? { ...request, Filters: [] } : request);
      if (!asText) return result;
      const searched = isNumeric(only.SearchValue)
        ? only.SearchValue.lexeme
        : member.text(only, 'SearchValue');
      const selected = store.discounts
        .all()
        .filter(({ DiscountValue: value }) => isNumeric(value) && value.lexeme < searched);
      return {
        ...result,
        mvDiscounts: member.records(result, 'mvDiscounts').filter((discount) => selected.includes(discount)),
      };
    },
  }),
};
