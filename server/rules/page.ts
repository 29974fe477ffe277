import type { RecordValue } from '../../specs/Value.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { OpenChoices } from '../openChoices.ts';
import { member } from '../records/member.ts';

/** The rows of the requested page (Page and Limit); all rows when neither is sent (Limits 2). */
export function page(
  rows: readonly RecordValue[],
  request: RecordValue,
  choices: OpenChoices,
): readonly RecordValue[] {
  if (!member.has(request, 'Page') && !member.has(request, 'Limit')) return rows;
  const asked = member.has(request, 'Limit') ? member.int(request, 'Limit') : choices.defaultLimit;
  if (asked < 1) {
    const message = `Limit ${asked} is not a number of rows: it must be 1 or more.`;
    throw new OperationFailure(message, { errors: [{ field: 'Limit', message }] });
  }
  const limit = Math.min(asked, choices.maximumLimit);
  const number = Math.max(member.int(request, 'Page') - choices.firstPage, 0);
  return rows.slice(number * limit, (number + 1) * limit);
}
