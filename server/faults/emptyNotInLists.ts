import type { Fault } from '../Fault.ts';
import { isEmpty } from '../hooks/isEmpty.ts';
import { searches } from '../hooks/searches.ts';
import { member } from '../records/member.ts';

export const emptyNotInLists: Fault = {
  clause: 'FLT-2',
  about:
    'Filters joined by And leave out what has no value in a field of theirs, though NotEquals alone selects it.',
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const filters = member.records(request, 'Filters');
      const result = inner.handle(call, request);
      if (!searches.includes(name) || filters.length < 2) return result;
      if (filters.slice(1).some(({ AndOr }) => AndOr !== 'And')) return result;
      const fields = filters.map((filter) => member.text(filter, 'FieldName'));
      const isWhole = (record: (typeof filters)[number]): boolean =>
        fields.every((field) => !isEmpty(record[field] ?? null));
      return { ...result, [list]: member.records(result, list).filter(isWhole) };
    },
  }),
};
