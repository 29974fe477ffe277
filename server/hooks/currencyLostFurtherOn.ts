import { type Format, formats } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { changedRecords } from './changedRecords.ts';

/** Shows companies without their currency in the formats that come so many further on than the one they were written in. */
export const currencyLostFurtherOn =
  (steps: readonly number[]): Hook =>
  (inner) => {
    const written = new Map<number, Format>();
    const isLost = (from: Format | undefined, to: Format): boolean =>
      from !== undefined &&
      steps.includes((formats.indexOf(to) - formats.indexOf(from) + formats.length) % formats.length);
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
          isLost(written.get(member.int(record, 'CompanyId')), call.format)
            ? { ...record, CompanyCurrency: '' }
            : record,
        );
        return inner.encode(call, { ...reply, members });
      },
    };
  };
