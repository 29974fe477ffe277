import { isRecord } from '../../specs/isRecord.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import type { MemberShape, RecordShape, ScalarType, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { onAnswerMembers } from './onAnswerMembers.ts';
import type { Where } from './Where.ts';

/** Changes the members of answers that are documented with some types, at any depth; nil ones are left alone. */
export const onScalars = (
  where: Where,
  types: readonly ScalarType[],
  edit: (value: NonNullable<Value>, call: Call, member: MemberShape) => Value,
): Hook =>
  onAnswerMembers(where, (members, call) => {
    if (call.operation === null) return members;
    return inRecord(responseShape(call.operation), members);

    function inRecord(shape: RecordShape, record: RecordValue): RecordValue {
      return Object.fromEntries(
        Object.entries(record).map(([name, value]) => {
          const member = shape.byName.get(name);
          return [
            name,
            member === undefined || value === undefined ? value : inValue(member, member.type, value),
          ];
        }),
      );
    }

    function inValue(member: MemberShape, type: TypeShape, value: Value): Value {
      if (value === null) return null;
      if (type.kind === 'scalar') return types.includes(type.type) ? edit(value, call, member) : value;
      if (type.kind === 'record') return isRecord(value) ? inRecord(type.record, value) : value;
      if (type.kind === 'list' && Array.isArray(value))
        return (value as readonly Value[]).map((item) => inValue(member, type.item, item));
      return value;
    }
  });
