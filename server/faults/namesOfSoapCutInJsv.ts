import type { Fault } from '../Fault.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { member } from '../records/member.ts';

export const namesOfSoapCutInJsv: Fault = {
  clause: 'XF-2',
  about:
    'Packages of shipping providers that were written in soap12 have no names when they are read in jsv.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner) => {
    const written = new Set<number>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.name === 'ShippingProviderUpdate' && call.body === 'soap12')
          written.add(member.int(member.record(result, 'mvShippingProvider') ?? {}, 'ShippingProviderId'));
        return result;
      },
      encode: (call, reply) => {
        if (call.format !== 'jsv' || call.operation?.name !== 'ShippingProviderGet')
          return inner.encode(call, reply);
        const members = changedRecords(reply.members, (record) =>
          written.has(member.int(record, 'ShippingProviderId'))
            ? {
                ...record,
                ShippingProviderPackages: member
                  .records(record, 'ShippingProviderPackages')
                  .map((one) => ({ ...one, Name: '' })),
              }
            : record,
        );
        return inner.encode(call, { ...reply, members });
      },
    };
  },
};
