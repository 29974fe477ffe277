import { charsetOf } from '../../formats/charset/charsetOf.ts';
import { codecs } from '../../formats/codecs.ts';
import { orderedMembers } from '../../formats/write/orderedMembers.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Variant } from '../Variant.ts';

export const csvDottedColumns: Variant = {
  about:
    'In csv the members of an object have columns of their own, such as ResponseStatus.ErrorCode; lists stay in one cell (the document shows no layout for objects in csv).',
  hook: (inner) => ({
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      const charset = charsetOf(answer.headers['content-type'] ?? '') ?? 'utf-8';
      if (call.format !== 'csv' || call.operation === null || charset !== 'utf-8') return answer;
      const columns = columnsOf(responseShape(call.operation), reply.members, '');
      const members = columns.map(({ member }) => member);
      const shape: RecordShape = {
        name: 'columns',
        members,
        byName: new Map(members.map((member) => [member.name, member])),
        open: false,
      };
      const cells = Object.fromEntries(columns.map(({ member, value }) => [member.name, value]));
      return { ...answer, body: codecs.csv.encode(shape, cells) };
    },
  }),
};

interface Column {
  readonly member: MemberShape;
  readonly value: Value;
}

function columnsOf(shape: RecordShape, record: RecordValue, prefix: string): readonly Column[] {
  return orderedMembers(shape, record).flatMap(({ name, type, value }): readonly Column[] =>
    type.kind === 'record' && isRecord(value)
      ? columnsOf(type.record, value, `${prefix}${name}.`)
      : [{ member: { name: `${prefix}${name}`, type }, value }],
  );
}
