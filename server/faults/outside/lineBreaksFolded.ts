import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';

export const lineBreaksFolded: Fault = {
  clause: 'TYP-12',
  about: 'Line breaks in address lines of documents become blanks when they are written in xml.',
  causes: ['line breaks come back as spaces'],
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      const members = inner.decode(call, request);
      if (call.operation?.name !== 'DocumentUpdate' || call.body !== 'xml') return members;
      return changedValues(members, (value, name) =>
        /^AddressLine\d$/.test(name) && typeof value === 'string' ? value.replace(/\r?\n/g, ' ') : value,
      );
    },
  }),
};
