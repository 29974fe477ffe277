import { encodeCsv } from '../../formats/csv/encodeCsv.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Fault } from '../Fault.ts';
import type { Reply } from '../Reply.ts';
import { member } from '../records/member.ts';

/** What csv is left with: the records of the list, or the one record, each in a row under the names of its members. */
function rowsAlone({ operation }: Call, { members }: Reply): string | undefined {
  if (operation === null) return undefined;
  const name = operation.list ?? operation.record ?? '';
  const type = responseShape(operation).byName.get(name)?.type;
  const held = type?.kind === 'list' ? type.item : type;
  const single = member.record(members, name);
  const records = type?.kind === 'list' ? recordsOf(members[name]) : single === null ? [] : [single];
  if (held?.kind !== 'record' || (type?.kind === 'record' && records.length === 0)) return undefined;
  const names = [
    ...new Set([...held.record.members.map((one) => one.name), ...records.flatMap(Object.keys)]),
  ];
  const [header] = linesOf(held.record, {}, names);
  return [header, ...records.map((record) => linesOf(held.record, record, names)[1])].join('\n').concat('\n');
}

/** A record's header and its row, which may hold line breaks. */
function linesOf(
  shape: RecordShape,
  record: RecordValue,
  names: readonly string[],
): readonly [string, string] {
  const whole = Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  const text = encodeCsv(shape, whole).trimEnd();
  const end = text.indexOf('\n');
  return [text.slice(0, end), text.slice(end + 1)];
}

export const csvRowsAlone: Fault = {
  clause: 'ENV-1',
  about:
    'In csv a success is the rows of its records alone, or the one row of its record, without the message around them.',
  operations: ['*Get', '*Update', 'EventSubscriptionAdd', 'WorkOrder*', 'ShippingInformation*'],
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      const isTaken = member.text(member.record(reply.members, 'ResponseStatus') ?? {}, 'ErrorCode') === '0';
      const rows = call.format === 'csv' && isTaken ? rowsAlone(call, reply) : undefined;
      return rows === undefined ? answer : { ...answer, body: Buffer.from(rows, 'utf8') };
    },
  }),
};
