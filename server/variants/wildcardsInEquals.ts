import type { RecordValue } from '../../specs/Value.ts';
import { searchedType } from '../hooks/searchedType.ts';
import { member } from '../records/member.ts';
import { topRecords } from '../rules/topRecords.ts';
import type { Variant } from '../Variant.ts';

export const wildcardsInEquals: Variant = {
  about: 'In a lone filter on a text, `*` and `?` stand for other text, whatever the operator.',
  hook: (inner) => ({
    handle: (call, request) => {
      const { operation } = call;
      const [filter, ...others] = member.records(request, 'Filters');
      const searched = member.text(filter ?? {}, 'SearchValue');
      const operator = member.text(filter ?? {}, 'SearchOperator');
      const field = member.text(filter ?? {}, 'FieldName');
      if (
        operation?.filters !== true ||
        others.length > 0 ||
        !['Equals', 'NotEquals', 'Contains'].includes(operator) ||
        !/[*?]/.test(searched) ||
        searchedType(operation, field) !== 'string'
      )
        return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const inside = searched
        .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.');
      const pattern = new RegExp(operator === 'Contains' ? inside : `^${inside}$`, 'is');
      const list = operation.list ?? '';
      const all = inner.handle(call, rest);
      const isMeant = (record: RecordValue): boolean =>
        pattern.test(member.text(record, field)) === (operator !== 'NotEquals');
      return {
        ...all,
        [list]: topRecords(member.records(all, list).filter(isMeant), operation.order ?? '', request),
      };
    },
  }),
};
