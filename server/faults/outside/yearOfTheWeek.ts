import { instant, isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

const day = 86_400_000;

export const yearOfTheWeek: Fault = {
  clause: 'TYP-16',
  about:
    'Custom order dates are kept with the year of their week (YYYY for yyyy): 2018-12-31 becomes 2019-12-31.',
  causes: ['a datetime comes back as another moment; the year is that of the week (YYYY for yyyy)'],
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onSentMembers(
    { operations: ['DocumentUpdate', 'PurchaseOrderUpdate'] },
    /^(Document|PurchaseOrder)CustomOrderDate[12]$/,
    (value) => (isDateTime(value) && !isUnset(value) ? shifted(value) : value),
  ),
};

/** A day and time, moved to the year that its ISO week belongs to. */
function shifted(time: DateTime): DateTime {
  const local = new Date(time.basis === 'wall' ? time.ms : time.ms + (time.offset ?? 0) * 60_000);
  const thursday = new Date(local.getTime() + (4 - (local.getUTCDay() || 7)) * day);
  const moved = new Date(local.getTime());
  moved.setUTCFullYear(thursday.getUTCFullYear());
  const ms = time.ms + moved.getTime() - local.getTime();
  return time.basis === 'wall' ? wall(ms, time.offset) : instant(ms, time.offset);
}
