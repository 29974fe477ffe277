import type { RecordValue } from '../../specs/Value.ts';
import { searchedType } from '../hooks/searchedType.ts';
import { member } from '../records/member.ts';
import { topRecords } from '../rules/topRecords.ts';
import type { Variant } from '../Variant.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

export const collationPassesOverPunctuation: Variant = {
  about:
    'A lone Equals or NotEquals on a text goes by a collation that passes over case, accents, blanks and punctuation.',
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
        !['Equals', 'NotEquals'].includes(operator) ||
        searchedType(operation, field) !== 'string'
      )
        return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const list = operation.list ?? '';
      const all = inner.handle(call, rest);
      const isMeant = (record: RecordValue): boolean =>
        (collator.compare(member.text(record, field), searched) === 0) === (operator === 'Equals');
      return {
        ...all,
        [list]: topRecords(member.records(all, list).filter(isMeant), operation.order ?? '', request),
      };
    },
  }),
};
