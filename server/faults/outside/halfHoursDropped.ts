import type { Fault } from '../../Fault.ts';

export const halfHoursDropped: Fault = {
  clause: 'TYP-16',
  about: 'The minutes of the offset of a json datetime are not read: +0530 counts as +0500.',
  causes: ['a datetime comes back as another moment; the minutes of the offset are not read'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.operation?.name !== 'PurchaseOrderUpdate' || call.body !== 'json')
        return inner.decode(call, request);
      const text = Buffer.from(request.body)
        .toString('utf8')
        .replace(/(Date\(-?\d+[+-](?!00)\d\d)\d\d\)/g, (_date, hours: string) => `${hours}00)`);
      return inner.decode(call, { ...request, body: Buffer.from(text) });
    },
  }),
};
