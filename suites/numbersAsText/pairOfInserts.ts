import { found, wanting } from '../gathered.ts';
import { noteMade } from '../noteMade.ts';
import { obstacleOf } from '../obstacleOf.ts';
import { siblingKey } from '../ownDocument.ts';
import { plainBuild } from '../recordActions/kindOf.ts';
import { writeMembers } from '../writing.ts';
import { asText } from './asText.ts';
import type { Pairing } from './Pairing.ts';
import { isAlike } from './unlikeness.ts';

/** An insert beside the control: the record is another one, with the same numbers. */
export const pairOfInserts: Pairing = async (context, place) => {
  const { operation } = place;
  const control = await context.other(siblingKey(place, operation.name));
  const obstacle = obstacleOf(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle ?? control;
  const build = plainBuild(operation);
  const [record, next] = [build(context, 'as-text'), build(context, 'as-number')];
  if (typeof record === 'string') return wanting(record);
  const number = control.evidence.answer;
  const more = Object.fromEntries(
    Object.entries(number.call.members).filter(
      ([name]) => name !== operation.record && name !== 'mvRecordAction',
    ),
  );
  const text = await context.call(operation, asText(writeMembers(context, place, record, 'Insert', more)));
  noteMade(context, text);
  if (isAlike(operation, number, text) || typeof next === 'string') return found(number, { text });
  // Any unlikeness calls for it, and not only that there is room for no more records by now: so it is judged by its likeness
  // to the first, as with calls that make nothing, and is no `plainAgain`.
  const again = await context.call(operation, writeMembers(context, place, next, 'Insert', more));
  noteMade(context, again);
  return found(number, { text, again });
};
