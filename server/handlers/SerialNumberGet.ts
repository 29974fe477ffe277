import type { Handler } from '../Handler.ts';
import { member } from '../records/member.ts';
import { getRecords } from '../rules/getRecords.ts';
import { page } from '../rules/page.ts';

/** Serial numbers by descending id, or a page of them if Page or Limit is sent (Limits 2). */
export const SerialNumberGet: Handler = (request, context) => {
  const all = getRecords(context.store.serialNumbers.all(), 'SerialNumberID', request, context);
  return { mvSerialNumbers: page(member.records(all, 'mvSerialNumbers'), request, context.choices) };
};
