import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';

export const leadingZerosLostInCsv: Fault = {
  clause: 'TYP-12',
  about:
    'Comments and references of a document that are digits only lose their leading zeros when written in csv.',
  causes: ['leading zeros of text that is digits are lost; the text is read as a number'],
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      const members = inner.decode(call, request);
      if (call.operation?.name !== 'DocumentUpdate' || call.body !== 'csv') return members;
      return changedValues(members, (value, name) =>
        /^Document(Comments|ReferenceNo[23]?)$/.test(name) && typeof value === 'string' && /^\d+$/.test(value)
          ? value.replace(/^0+(?=\d)/, '')
          : value,
      );
    },
  }),
};
