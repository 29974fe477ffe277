import { isNumeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const pageIsOffset: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about: 'The next page of serial numbers begins one row later, and not Limit rows later.',
  causes: ['pages overlap or leave rows out'],
  operations: ['SerialNumberGet'],
  hook: (inner, _, { choices }) => ({
    handle: (call, request) => {
      const { Page: page, Limit: limit, ...others } = request;
      const paged = call.operation?.name === 'SerialNumberGet' && isNumeric(page) && isNumeric(limit);
      if (!paged || Number(limit.lexeme) < 1) return inner.handle(call, request);
      const all = member.records(inner.handle(call, others), 'mvSerialNumbers');
      const start = Math.max(Number(page.lexeme) - choices.firstPage, 0);
      const count = Math.min(Number(limit.lexeme), choices.maximumLimit);
      return { mvSerialNumbers: all.slice(start, start + count) };
    },
  }),
};
