import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { DateTime, Value } from '../../specs/Value.ts';
import type { ClockReading } from './ClockReading.ts';
import { clockChange } from './clockChange.ts';

/**
 * How a datetime that came back fits the one that was sent. `hidden`: it fits if the server's clock is in a zone of its own
 * (`reading`), which only the other datetimes can tell (TYP-9).
 */
type DateFit =
  | { readonly kind: 'fits' | 'altered' | 'lost' }
  | { readonly kind: 'hidden'; readonly reading: ClockReading };

/** A value that was sent, and what came back in its place. */
interface SentAndBack {
  readonly sent: Value;
  readonly back: Value | undefined;
}

const minute = 60_000;

/** Pure: the same for what is sent alone and for the check (TYP-16). */
export function dateFit({ sent, back }: SentAndBack): DateFit {
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
  const clockSlack = clockChange(sentLocal);
  if (clockSlack > 0 && isWithin(clockSlack)) return { kind: 'fits' };
  // A wall clock for an instant, where json lacks the documented form (TYP-5).
  if (backUtc === undefined && sentUtc !== undefined && clockSlack === 0)
    return { kind: 'hidden', reading: { utc: sentUtc, local: back.ms, path: '' } };
  if (backUtc === undefined && sentUtc !== undefined)
    return { kind: Math.abs(back.ms - sentUtc) <= 15 * 60 * minute ? 'fits' : 'altered' };
  if (backUtc === undefined || (back.basis === 'instant' && hasZone)) return { kind: 'altered' };
  // Near a change of some zone the inference could be wrong by it.
  if (clockSlack > 0) return { kind: Math.abs(backUtc - sentLocal) <= 15 * 60 * minute ? 'fits' : 'altered' };
  return { kind: 'hidden', reading: { utc: backUtc, local: sentLocal, path: '' } };
}

/** To the second, and `slack` milliseconds more. */
const near = (one: number | undefined, other: number | undefined, slack: number): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) < 1000 + slack;

const day = 86_400_000;

/**
 * What to say of a datetime that no zone of the server explains: which one was sent, which came back, and why no zone explains it
 * (`problem`). If it is whole days off, another date was stored, and no clock is in doubt.
 */
export function oddReading({ sent, back }: SentAndBack, problem: string): string {
  if (!isDateTime(sent) || !isDateTime(back)) return problem;
  const seen = `${inIso(sent)} comes back as ${inIso(back)}`;
  const off = back.basis === sent.basis ? Math.abs(back.ms - sent.ms) : 0;
  const days = Math.round(off / day);
  if (days > 0 && Math.abs(off - days * day) < 1000)
    return `${seen}, ${days === 1 ? 'a day' : `${days} days`} off`;
  return `${seen}: ${problem}`;
}

/** As a person writes it: the local time, and for an instant the offset that it was written with. */
function inIso({ ms, basis, offset }: DateTime): string {
  const local = basis === 'instant' ? ms + (offset ?? 0) * minute : ms;
  const time = new Date(local).toISOString().replace(/(?:\.000)?Z$/, '');
  if (basis === 'wall' && offset === null) return time;
  const minutes = Math.abs(offset ?? 0);
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  return `${time}${(offset ?? 0) < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
