import { isRecord } from '../../specs/isRecord.ts';
import type { Fault } from '../Fault.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { member } from '../records/member.ts';

export const currencyOfXmlLostInCsv: Fault = {
  clause: 'XF-2',
  about: 'Companies that were written in xml have no currency when they are read in csv.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner) => {
    const written = new Set<number>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const { mvCompany } = result;
        if (call.operation?.name === 'CompanyUpdate' && call.body === 'xml' && isRecord(mvCompany))
          written.add(member.int(mvCompany, 'CompanyId'));
        return result;
      },
      encode: (call, reply) => {
        if (call.format !== 'csv' || call.operation?.name !== 'CompanyGet') return inner.encode(call, reply);
        const members = changedRecords(reply.members, (record) =>
          written.has(member.int(record, 'CompanyId')) ? { ...record, CompanyCurrency: '' } : record,
        );
        return inner.encode(call, { ...reply, members });
      },
    };
  },
};
