import { isRecord } from '../../specs/isRecord.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { completed } from '../records/completed.ts';
import type { Variant } from '../Variant.ts';

export const nestedAlwaysThere: Variant = {
  about:
    'A nested record that nobody sent is shown with empty members instead of nil (TYP-15: every member has its type).',
  hook: onAnswerMembers({ outcome: 'success' }, (members, { operation }) => {
    const list = operation?.list ?? operation?.record;
    const type =
      operation === null || list === undefined ? undefined : responseShape(operation).byName.get(list)?.type;
    const held = list === undefined ? undefined : members[list];
    if (list === undefined || type === undefined || held === undefined) return members;
    return { ...members, [list]: filled(type, held) };
  }),
};

/** Only what is a record itself: a scalar shown as 0 would have to be found by 0 as well. */
function filled(type: TypeShape, value: Value): Value {
  if (type.kind === 'list' && Array.isArray(value))
    return (value as readonly Value[]).map((item) => filled(type.item, item));
  if (type.kind !== 'record' || !(value === null || isRecord(value))) return value;
  const whole = value ?? completed(type.record, {});
  return Object.fromEntries(
    Object.entries(whole).map(([name, held]) => {
      const inside = type.record.byName.get(name)?.type;
      return [name, inside === undefined || held === undefined ? held : filled(inside, held)];
    }),
  );
}
