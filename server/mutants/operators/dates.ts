import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Effect, MemberOperator } from '../MemberOperator.ts';
import type { Scope } from '../Scope.ts';
import { holds } from '../Site.ts';
import { onValue } from '../Step.ts';

const ofDate = (
  effect: Effect,
  does: string,
  change: (ms: number, scope: Scope) => number,
): MemberOperator => ({
  family: 'dates',
  effect,
  does,
  applies: holds('datetime'),
  edit: (_, scope) =>
    onValue((value) =>
      isDateTime(value) && !isUnset(value) ? moved(value, change(value.ms, scope)) : value,
    ),
});

const moved = (value: DateTime, ms: number): DateTime => (ms === value.ms ? value : wall(ms, value.offset));

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is done to datetimes, which are wall clocks here. The unset one stays. */
export const dates = {
  // Two hours in json alone could be the zone of the server. No zone is 37 minutes from another.
  zoneShifted: ofDate('shifted', 'is shifted as by a zone', (ms, { format }) =>
    format === 'json' ? ms + 37 * minute : ms + 120 * minute,
  ),
  timeLost: ofDate('other', 'loses its time of day', (ms) => Math.floor(ms / day) * day),
  secondsLost: ofDate('other', 'loses its seconds', (ms) => Math.floor(ms / minute) * minute),
  fractionLost: ofDate('fraction', 'loses the fraction of its seconds', (ms) => Math.floor(ms / 1000) * 1000),
  dayAsMonth: ofDate('other', 'has day and month swapped', (ms) => {
    const date = new Date(ms);
    const days = date.getUTCDate();
    if (days > 12) return ms;
    date.setUTCMonth(days - 1, date.getUTCMonth() + 1);
    return date.getTime();
  }),
} as const satisfies Record<string, MemberOperator>;
