import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { member } from '../../records/member.ts';
import { topRecords } from '../../rules/topRecords.ts';

const numberLike = /^[+-]?\d{1,15}(\.\d{1,10})?([eE][+-]?\d{1,2})?$/;

export const looseNumericTexts: Fault = {
  clause: 'FLT-1',
  about:
    'Equals and NotEquals on a text compare by number where both sides look like one: 00420 is 420, and 1e3 is 1000.',
  operations: ['CompanyGet', 'ShippingProviderGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { operation } = call;
      const [filter, ...others] = member.records(request, 'Filters');
      const searched = member.text(filter ?? {}, 'SearchValue');
      const operator = member.text(filter ?? {}, 'SearchOperator');
      const field = member.text(filter ?? {}, 'FieldName');
      if (
        operation === null ||
        !['CompanyGet', 'ShippingProviderGet'].includes(operation.name) ||
        others.length > 0 ||
        !['Equals', 'NotEquals'].includes(operator) ||
        !numberLike.test(searched) ||
        searchedType(operation, field) !== 'string'
      )
        return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const list = operation.list ?? '';
      const found = new Set(
        member
          .records(inner.handle(call, { ...rest, Filters }), list)
          .map((one) => member.int(one, operation.id ?? '')),
      );
      const isMeant = (record: RecordValue): boolean => {
        const held = member.text(record, field);
        if (!numberLike.test(held)) return found.has(member.int(record, operation.id ?? ''));
        return (Number(held) === Number(searched)) === (operator === 'Equals');
      };
      const all = inner.handle(call, rest);
      return {
        ...all,
        [list]: topRecords(member.records(all, list).filter(isMeant), operation.order ?? '', request),
      };
    },
  }),
};
