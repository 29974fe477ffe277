import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { wallClock } from '../../zone/wallClock.ts';

export const weekYear: Fault = {
  clause: 'TYP-16',
  about: 'Custom dates of documents in the last week of December get the year to which their week belongs.',
  causes: ['a datetime comes back as another moment; the year is that of the week (YYYY for yyyy)'],
  operations: ['DocumentUpdate'],
  hook: (inner, _, { choices }) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        call.operation?.name !== 'DocumentUpdate'
          ? request
          : changedValues(request, (value, name) =>
              /^DocumentCustomOrderDate/.test(name) && isDateTime(value) && !isUnset(value)
                ? wall(inWeekYear(wallClock(value, choices.zone).ms))
                : value,
            ),
      ),
  }),
};

/** Weeks begin on Sunday, and the first of a year is that of January 1. */
function inWeekYear(ms: number): number {
  const date = new Date(ms);
  const saturday = new Date(ms + (6 - date.getUTCDay()) * 86_400_000);
  if (saturday.getUTCFullYear() === date.getUTCFullYear()) return ms;
  return date.setUTCFullYear(saturday.getUTCFullYear());
}
