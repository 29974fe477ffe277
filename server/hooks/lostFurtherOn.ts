import { type Format, formats } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { changedRecords } from './changedRecords.ts';

/** What is lost: a member of the records that a Get lists. */
interface Lost {
  readonly get: string;
  readonly record: string;
  readonly id: string;
  readonly member: string;
}

/** Shows records without a text member in formats that are this many steps after the one in which they were written. */
export const lostFurtherOn =
  (steps: readonly number[], lost: Lost): Hook =>
  (inner) => {
    const written = new Map<number, Format>();
    const isLost = (from: Format | undefined, to: Format): boolean =>
      from !== undefined &&
      steps.includes((formats.indexOf(to) - formats.indexOf(from) + formats.length) % formats.length);
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const made = member.record(result, lost.record);
        if (made !== null && call.body !== 'none' && call.body !== 'form')
          written.set(member.int(made, lost.id), call.body);
        return result;
      },
      encode: (call, reply) => {
        if (call.operation?.name !== lost.get) return inner.encode(call, reply);
        const members = changedRecords(reply.members, (record) =>
          isLost(written.get(member.int(record, lost.id)), call.format)
            ? { ...record, [lost.member]: '' }
            : record,
        );
        return inner.encode(call, { ...reply, members });
      },
    };
  };
