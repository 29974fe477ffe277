import { isDateTime } from '../../specs/datetime.ts';
import type { DateTime } from '../../specs/Value.ts';
import type { Slotted } from './slottedOf.ts';

const day = 86_400_000;

/**
 * What to say of a datetime that no zone of the server explains: which one was sent and which came back, and why no zone does
 * (`problem`), but where it is whole days off: then another date was stored, and no clock stands in doubt.
 */
export function oddReading({ sent, back }: Slotted, problem: string): string {
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
  const local = basis === 'instant' ? ms + (offset ?? 0) * 60_000 : ms;
  const time = new Date(local).toISOString().replace(/(?:\.000)?Z$/, '');
  if (basis === 'wall' && offset === null) return time;
  const minutes = Math.abs(offset ?? 0);
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  return `${time}${(offset ?? 0) < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
