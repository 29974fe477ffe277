import type { Fault } from '../Fault.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';

export const neighbourUpdatedToo: Fault = {
  clause: 'ACT-6',
  about: 'Update writes the comments of a company to the company with the next id as well.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner, { companies }) => ({
    handle: (call, request) => {
      const answer = inner.handle(call, request);
      const sent = member.record(request, 'mvCompany');
      const id = sent === null ? null : sentNumber(sent.CompanyId);
      const next = id === null || id < 1 ? undefined : companies.get(id + 1);
      if (call.operation?.name === 'CompanyUpdate' && id !== null && next !== undefined)
        companies.put(id + 1, { ...next, CompanyComments: sent?.CompanyComments ?? next.CompanyComments });
      return answer;
    },
  }),
};
