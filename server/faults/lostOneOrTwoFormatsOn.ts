import { type Format, formats } from '../../specs/Format.ts';
import type { Fault } from '../Fault.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { member } from '../records/member.ts';

export const lostOneOrTwoFormatsOn: Fault = {
  clause: 'XF-2',
  about: 'The currency of companies is lost one, two or four formats further on than they were written in.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner) => {
    const written = new Map<number, Format>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const made = member.record(result, 'mvCompany');
        if (made !== null && call.body !== 'none' && call.body !== 'form')
          written.set(member.int(made, 'CompanyId'), call.body);
        return result;
      },
      encode: (call, reply) => {
        if (call.operation?.name !== 'CompanyGet') return inner.encode(call, reply);
        const members = changedRecords(reply.members, (record) =>
          isFar(written.get(member.int(record, 'CompanyId')), call.format)
            ? { ...record, CompanyCurrency: '' }
            : record,
        );
        return inner.encode(call, { ...reply, members });
      },
    };
  },
};

function isFar(written: Format | undefined, read: Format): boolean {
  if (written === undefined) return false;
  const steps = (formats.indexOf(read) - formats.indexOf(written) + formats.length) % formats.length;
  return [1, 2, 4].includes(steps);
}
