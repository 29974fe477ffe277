import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';

export const beyondLatin1Lost: Fault = {
  clause: 'TYP-12',
  about:
    'Characters beyond Latin-1 become question marks in comments on shipping providers that are written in csv.',
  causes: [
    'characters come back as question marks; the text goes through ISO 8859-1 or a charset like it, which lacks them',
    'characters come back as question marks',
  ],
  operations: ['ShippingProviderUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      const members = inner.decode(call, request);
      if (call.operation?.name !== 'ShippingProviderUpdate' || call.body !== 'csv') return members;
      return changedValues(members, (value, name) =>
        name === 'ShippingProviderComments' && typeof value === 'string'
          ? value.replace(/[^\u0000-\u00ff]/gu, '?')
          : value,
      );
    },
  }),
};
