import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { member } from '../../records/member.ts';

export const jsvPackageEnabledInXml: Fault = {
  clause: 'XF-2',
  about: 'Packages of shipping providers that were written in jsv are all enabled when they are read in xml.',
  causes: ['some reads of what was written show another {member} than others'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner) => {
    const written = new Set<number>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.name === 'ShippingProviderUpdate' && call.body === 'jsv')
          written.add(member.int(result, 'entityID'));
        return result;
      },
      encode: (call, reply) => {
        if (call.format !== 'xml' || call.operation?.name !== 'ShippingProviderGet')
          return inner.encode(call, reply);
        const members = changedRecords(reply.members, (record) =>
          written.has(member.int(record, 'ShippingProviderId'))
            ? {
                ...record,
                ShippingProviderPackages: member
                  .records(record, 'ShippingProviderPackages')
                  .map((each) => ({ ...each, IsEnabled: true })),
              }
            : record,
        );
        return inner.encode(call, { ...reply, members });
      },
    };
  },
};
