import * as fc from 'fast-check';
import {
  localTimeArbitrary,
  localTimeEdges,
  offsets,
} from '../../../generators/values/localTimeArbitrary.ts';
import { caseSeed, fixedTurn } from '../../../harness/evidence/caseSeed.ts';
import type { ClockReading } from '../../../harness/zone/ClockReading.ts';
import { clockChange } from '../../../harness/zone/clockChange.ts';
import { instant, isDateTime, isUnset, unsetMs, wall } from '../../../specs/datetime.ts';
import type { Format } from '../../../specs/Format.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Slotted } from './slottedOf.ts';

/**
 * How a datetime that came back fits the one that was sent. `hidden`: it fits if the server's clock is in a zone of its own
 * (`reading`), which only the other datetimes can tell (TYP-9).
 */
type DateFit =
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

const drawn = 2;

/** The midnight of the edges, far from any zone's clock change. */
const midnight = Date.UTC(2016, 6, 12);
/** Offsets of parts of an hour, east and west. */
const odd: readonly (readonly number[])[] = [
  [330, -210],
  [345, -570],
  [570, -210],
  [765, -150],
];

/** Where a call holds one datetime, only these are sent: a leap day, a day that could be a month, a day in a week of the year before. */
const tellingAlone: readonly string[] = ['the end of a leap day', 'a midnight', 'the start of a year'];

/**
 * The datetimes that TYP-16 sends in a format, `size` in a call and never the later one first. They are the edges, some that are
 * drawn by the seed, and alone the unset one. In json they have explicit offsets, elsewhere they are local times.
 *
 * In json one local time comes three times, with offsets of whole hours and of parts. So a server whose own zone is unknown (TYP-9)
 * can't hide behind it what it misreads of an offset.
 */
export function datesToSend(format: Format, size: number, seed: number): readonly (readonly DateTime[])[] {
  const isJson = format === 'json';
  const more = fc.sample(localTimeArbitrary, { seed: caseSeed(seed, 'TYP-16/dates') | 0, numRuns: drawn });
  const times =
    size > 1
      ? [...localTimeEdges, ...more]
      : localTimeEdges.filter(({ about }) => tellingAlone.includes(about));
  const chosen = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const dates = chosen.map((ms, index) =>
    isJson ? atOffset(ms, offsets[index % offsets.length] ?? 0) : wall(ms),
  );
  const twins = odd[fixedTurn('TYP-16/offsets') % odd.length] ?? [];
  const twice = isJson && size > 1 ? twins.map((offset) => atOffset(midnight, offset)) : [];
  const all = [...dates, ...twice];
  const groups = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
  const unset = isJson ? instant(unsetMs, 0) : wall(unsetMs);
  return size > 1 ? [...groups, [unset]] : groups;
}

const atOffset = (local: number, offset: number): DateTime => instant(local - offset * minute, offset);

const day = 86_400_000;

/**
 * What to say of a datetime that no zone of the server explains: which one was sent, which came back, and why no zone explains it
 * (`problem`). If it is whole days off, another date was stored, and no clock is in doubt.
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
  const local = basis === 'instant' ? ms + (offset ?? 0) * minute : ms;
  const time = new Date(local).toISOString().replace(/(?:\.000)?Z$/, '');
  if (basis === 'wall' && offset === null) return time;
  const minutes = Math.abs(offset ?? 0);
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  return `${time}${(offset ?? 0) < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
