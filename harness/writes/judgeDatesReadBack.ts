import type { Slots } from '../../generators/oddValues/slots.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { DateTime, Value } from '../../specs/Value.ts';
import { asRead } from '../canonical/answeredReads.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Judgement } from '../verdicts/Judgement.ts';
import { beyondRecords, blocked, breach, judged } from '../verdicts/judgements.ts';
import { shown } from '../words/shown.ts';
import { dateFit } from '../zone/dateFit.ts';
import { nameSent, recordOfRun } from './recordsOfRun.ts';
import { type Slotted, slottedOf } from './slottedOf.ts';

/** A datetime that a write was answered with, and what a Get in the same format shows in its place. */
interface DateReadBack {
  readonly echoed: Value;
  readonly read: Value | undefined;
  readonly slot: number;
  readonly path: string;
}

/** No clock is this far from UTC, in milliseconds. */
const beyondZones = 15 * 3_600_000;

/**
 * Whether a Get shows the datetimes that the writes in its format were answered with (TYP-16). A write may answer with its own request, so
 * only the Get tells what was stored.
 *
 * The case is blocked where no write was answered with such datetimes, and where the Get shows none of these records. It is blocked too where the
 * Get shows the same ones whatever was sent, because a lawful server may compute them.
 */
export function judgeDatesReadBack(
  get: Operation,
  slots: Slots,
  answer: Answer,
  writes: readonly Answer[],
): Judgement {
  const kept = writes.filter((write) => keptDates(slots, write).length > 0);
  if (kept.length === 0) return blocked('nothing', 'no write was answered with the dates that it sent');
  const dates = kept.flatMap((write) => datesOf(get, slots, answer, write));
  if (dates.length === 0)
    return beyondRecords('no record with such dates is among the records that were read');
  const own = dates.filter(({ slot }) => differIn(slot, dates));
  if (own.length === 0)
    return blocked('nothing', 'the Get shows no dates, or the same ones whatever was sent');
  return judged(
    own
      .filter(isAnotherDate)
      .map(({ echoed, read, path }) =>
        breach(
          answer,
          'the Get shows another datetime than the answer to the write',
          shown(echoed),
          shown(read),
          path,
        ),
      ),
  );
}

/** The datetimes that a write was answered with as it sent them. What the answer has lost or altered is told of the answer. */
function keptDates(slots: Slots, write: Answer): readonly (Slotted & { readonly back: DateTime })[] {
  const echo = slottedOf(slots, write);
  return (echo.kind === 'taken' ? echo.values : []).flatMap((one) => {
    const isKept = isDateTime(one.sent) && ['fits', 'hidden'].includes(dateFit(one).kind);
    return isKept && isDateTime(one.back) && !isUnset(one.back) ? [{ ...one, back: one.back }] : [];
  });
}

function datesOf(get: Operation, slots: Slots, answer: Answer, write: Answer): readonly DateReadBack[] {
  const found = recordOfRun(get, asRead(answer), nameSent(get, write));
  if (found === undefined) return [];
  const read = slots.read(found.record);
  return keptDates(slots, write).map(({ back, slot = 0 }) => ({
    echoed: back,
    read: read[slot],
    slot,
    path: found.path,
  }));
}

/** Whether the records show several dates in one of their members. */
const differIn = (slot: number, dates: readonly DateReadBack[]): boolean =>
  new Set(dates.filter((one) => one.slot === slot).map(({ read }) => (isDateTime(read) ? shown(read) : '')))
    .size > 1;

/** A server may show a time in another zone than it was sent in, which TYP-9 judges. */
function isAnotherDate({ echoed, read }: DateReadBack): boolean {
  const fit = dateFit({ sent: echoed, back: read });
  if (fit.kind === 'hidden') return Math.abs(fit.reading.utc - fit.reading.local) > beyondZones;
  return fit.kind === 'altered' || fit.kind === 'lost';
}
