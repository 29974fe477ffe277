import { plainDocument } from '../builds/plainDocument.ts';
import { found, unprepared } from '../gathered.ts';
import { noteMade } from '../noteMade.ts';
import { siblingKey } from '../ownDocument.ts';
import { writeMembers } from '../writing.ts';
import { asText } from './asText.ts';
import type { Pairing } from './Pairing.ts';

/** Shipping information of a document that is inserted for it. */
export const pairOfShipping: Pairing = async (context, place) => {
  const first = await context.other(siblingKey(place, place.operation.name));
  if (first.kind === 'blocked') return first;
  const number = first.evidence.answer;
  const update = await context.other(siblingKey(place, 'DocumentUpdate'));
  if (update.kind === 'blocked') return unprepared('inserting a document');
  const { operation } = update.evidence.answer.call;
  const record = plainDocument(context, 'shipping-as-text');
  if (operation === null || typeof record === 'string') return unprepared('inserting a document');
  const at = { ...place, operation };
  const inserted = await context.call(operation, writeMembers(context, at, record, 'Insert'));
  const id = noteMade(context, inserted);
  if (id === undefined) return unprepared('inserting a document');
  const members = { ...number.call.members, DocumentId: id };
  return found(number, { text: await context.call(place.operation, asText(members)) });
};
