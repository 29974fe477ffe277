import type { Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { changedValues } from './changedValues.ts';
import { onAnswerMembers } from './onAnswerMembers.ts';
import type { Where } from './Where.ts';

/** Changes one member of answers, at any depth, before they are written; `undefined` removes it. */
export const onMember = (
  where: Where,
  name: string,
  edit: (value: Value, call: Call) => Value | undefined,
): Hook =>
  onAnswerMembers(where, (members, call) =>
    changedValues(members, (value, one) => (one === name ? edit(value, call) : value)),
  );
