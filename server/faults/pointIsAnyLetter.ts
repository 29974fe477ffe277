import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { member } from '../records/member.ts';

export const pointIsAnyLetter: Fault = {
  clause: 'FLT-1',
  about: 'The SearchValue of Contains is a regular expression: a point stands for any letter.',
  causes: ['the SearchValue of Contains is taken for a regular expression'],
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const [filter, ...others] = member.records(request, 'Filters');
      const searched = filter === undefined ? '' : member.text(filter, 'SearchValue');
      if (!getsWithFilters.includes(name) || others.length > 0 || !/^[\w.]*\.[\w.]*$/.test(searched))
        return inner.handle(call, request);
      if (filter?.SearchOperator !== 'Contains') return inner.handle(call, request);
      const { Filters, ...rest } = request;
      const result = inner.handle(call, rest);
      const expression = new RegExp(searched, 'i');
      const found = member
        .records(result, list)
        .filter((record) => expression.test(String(record[member.text(filter, 'FieldName')] ?? '')));
      return { ...result, [list]: found };
    },
  }),
};
