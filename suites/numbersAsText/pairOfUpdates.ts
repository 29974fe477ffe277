import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { found, unprepared, wanting } from '../gathered.ts';
import { laidOver } from '../laidOver.ts';
import { noteMade } from '../noteMade.ts';
import { obstacleOf } from '../obstacleOf.ts';
import { siblingKey } from '../ownDocument.ts';
import { kindOf } from '../recordActions/kindOf.ts';
import { writeMembers } from '../writing.ts';
import { asText } from './asText.ts';
import type { Pairing } from './Pairing.ts';

/** Updates of a carrier that is inserted for them, whose one number is its id. */
export const pairOfUpdates: Pairing = async (context, place) => {
  const { operation } = place;
  const control = await context.other(siblingKey(place, operation.name));
  const obstacle = obstacleOf(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle ?? control;
  const { build, changed } = kindOf(operation);
  const record = build(context, 'as-text');
  if (typeof record === 'string') return wanting(record);
  const insert = await context.call(operation, writeMembers(context, place, record, 'Insert'));
  const id = noteMade(context, insert);
  if (id === undefined || operation.id === undefined) return unprepared('inserting a record');
  const named = { ...record, [operation.id]: numeric(id.lexeme) };
  // An update that changes nothing may be refused (rule 3), so that each brings a text of its own.
  const members = (text: string): RecordValue =>
    writeMembers(context, place, laidOver(named, changed(text, {}, context)), 'Update');
  const token = context.unique('text');
  const number = await context.call(operation, members(`as a number ${token}`));
  return found(number, { text: await context.call(operation, asText(members(`as text ${token}`))) });
};
