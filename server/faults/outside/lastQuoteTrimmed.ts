import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';

export const lastQuoteTrimmed: Fault = {
  clause: 'TYP-12',
  about: 'Comments of a company that end in a quote lose it when they are written in jsv.',
  causes: ['texts come back without their last character'],
  operations: ['CompanyUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      const members = inner.decode(call, request);
      if (call.operation?.name !== 'CompanyUpdate' || call.body !== 'jsv') return members;
      return changedValues(members, (value, name) =>
        name === 'CompanyComments' && typeof value === 'string' ? value.replace(/"+$/, '') : value,
      );
    },
  }),
};
