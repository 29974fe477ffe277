import type { ClockReading } from '../../harness/zone/ClockReading.ts';
import { clockChange } from '../../harness/zone/clockChange.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Slotted } from './slottedOf.ts';

/**
 * How a datetime that came back fits the one that was sent: it does, it is another, it is gone, or it fits if the server's
 * clock stands in a zone of its own (`reading`), which only the others can tell (TYP-9).
 */
export type DateFit =
  | { readonly kind: 'fits' | 'altered' | 'lost' }
  | { readonly kind: 'hidden'; readonly reading: ClockReading };

const minute = 60_000;

/** Pure: the same for what is sent alone and for the check (TYP-16). */
export function dateFit({ sent, back }: Slotted): DateFit {
  if (!isDateTime(sent)) return { kind: 'fits' };
  if (back === undefined || back === null) return { kind: isUnset(sent) ? 'fits' : 'lost' };
  // What could not be read as a datetime is judged by the clause of its form.
  if (!isDateTime(back)) return { kind: 'fits' };
  if (isUnset(sent) || isUnset(back)) return { kind: isUnset(sent) === isUnset(back) ? 'fits' : 'altered' };
  const sentUtc = sent.basis === 'instant' ? sent.ms : undefined;
  const sentLocal = sent.basis === 'instant' ? sent.ms + (sent.offset ?? 0) * minute : sent.ms;
  const hasZone = back.offset !== null && (back.basis === 'wall' || back.offset !== 0);
  const backUtc =
    back.basis === 'instant' ? back.ms : back.offset === null ? undefined : back.ms - back.offset * minute;
  const backLocal =
    back.basis === 'wall' ? back.ms : hasZone ? back.ms + (back.offset ?? 0) * minute : undefined;
  const isWithin = (slack: number): boolean =>
    near(backLocal, sentLocal, slack) || near(backUtc, sentUtc, slack);
  if (isWithin(0)) return { kind: 'fits' };
  const slack = clockChange(sentLocal);
  if (slack > 0 && isWithin(slack)) return { kind: 'fits' };
  // A wall clock for an instant, where json lacks the documented form (TYP-5).
  if (backUtc === undefined && sentUtc !== undefined && slack === 0)
    return { kind: 'hidden', reading: { utc: sentUtc, local: back.ms, path: '' } };
  if (backUtc === undefined && sentUtc !== undefined)
    return { kind: Math.abs(back.ms - sentUtc) <= 15 * 60 * minute ? 'fits' : 'altered' };
  if (backUtc === undefined || (back.basis === 'instant' && hasZone)) return { kind: 'altered' };
  // Near a change of some zone the inference could be wrong by it.
  if (slack > 0) return { kind: Math.abs(backUtc - sentLocal) <= 15 * 60 * minute ? 'fits' : 'altered' };
  return { kind: 'hidden', reading: { utc: backUtc, local: sentLocal, path: '' } };
}

/** To the second, and `slack` milliseconds more. */
const near = (one: number | undefined, other: number | undefined, slack: number): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) < 1000 + slack;
