import { effectOf } from '../addressing/effectOf.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import { type Fate, fateOf, saysNotDone } from './fateOf.ts';
import { marksIn, type RunMarks } from './marks.ts';
import { recordsWritten } from './writeJournal.ts';

/**
 * What a ledger notes of each call that may change something: before it is sent that it is about to be, and then what became of it. A
 * run that is killed in between leaves the first one alone.
 */
export type LedgerEntry =
  | {
      /** A write that carries a record. */
      readonly kind: 'about';
      /** The number of the write in its run. */
      readonly write: number;
      readonly operation: string;
      readonly record: string;
      readonly format: string;
      /** The marks of this run in the record. Ledgers of older versions do not hold them. */
      readonly ownMarks?: readonly string[];
      /** In ledgers of older versions: what has the form of a mark in the record, even in the operator's sample. */
      readonly marks?: readonly string[];
      /** The key of the evidence that it is made for. Ledgers of older versions do not name it. */
      readonly case?: string;
    }
  | {
      /** Any other call that is not a mere read, such as a delete. */
      readonly kind: 'call';
      readonly write: number;
      readonly operation: string;
      readonly format: string;
      readonly case: string;
    }
  | {
      readonly kind: 'answered';
      readonly write: number;
      readonly fate: Fate;
      /** The ids of the records that were written, as far as the call or the answer names them. */
      readonly ids: readonly string[];
    };

type About = Extract<LedgerEntry, { kind: 'about' }>;

/** Notes the writes of one run. */
interface Ledger {
  /** Makes a call, and notes it before it is sent and after it is answered. */
  readonly noting: (call: Call, make: () => Promise<Answer>) => Promise<Answer>;
}

/**
 * Opens the ledger of a run. `note` must have the entry on disk when it returns. `isMade` tells the run's own marks: no text of the
 * operator's may ever stand for a record of the run. `first` is the number of the first write.
 */
export function openLedger(
  note: (entry: LedgerEntry) => void,
  isMade: RunMarks['isMade'],
  first = 1,
): Ledger {
  let writes = first - 1;
  return {
    noting: async (call, make) => {
      if (effectOf(call) === 'read') return make();
      const { operation, operationName, format, members, caseId } = call;
      const record = operation?.kind === 'get' ? undefined : operation?.record;
      writes += 1;
      const write = writes;
      const named = { write, operation: operationName, format, case: caseId };
      if (record === undefined) note({ kind: 'call', ...named });
      else note({ kind: 'about', ...named, record, ownMarks: marksIn(members[record], isMade) });
      try {
        const answer = await make();
        const ids = record === undefined ? [] : recordsWritten(answer).filter((key) => key.record === record);
        note({ kind: 'answered', write, fate: fateOf(answer), ids: ids.map(({ id }) => id) });
        return answer;
      } catch (error) {
        if (saysNotDone(error)) note({ kind: 'answered', write, fate: 'refused', ids: [] });
        throw error;
      }
    },
  };
}

/** What a run wrote to the target, as its ledger tells. */
export interface WrittenRecords {
  /** The texts by which a look knows each record whose id is known, by record and id. */
  readonly marksOf: (record: string, id: string) => readonly string[];
  /** The ids that are known of a record, such as `mvCompany`. */
  readonly idsOf: (record: string) => readonly string[];
  /** The texts by which a look knows records whose id nobody knows: the write was not answered, or not readably. */
  readonly openMarksOf: (record: string) => readonly string[];
}

/**
 * The texts by which a look knows a record. An older version did not tell marks from texts of a sample. But where it wrote a mark into a
 * company, `Assay` stood before it.
 */
const textsOf = ({ ownMarks, marks = [] }: About): readonly string[] =>
  ownMarks ?? marks.map((mark) => `Assay ${mark}`);

/** Reads what the entries of a ledger tell. */
export function writtenBy(entries: readonly LedgerEntry[]): WrittenRecords {
  const marks = new Map<string, Map<string, string[]>>();
  const open = new Map<number, About>();
  const abouts = new Map(
    entries.flatMap((entry) => (entry.kind === 'about' ? [[entry.write, entry] as const] : [])),
  );
  for (const entry of entries) {
    if (entry.kind === 'call') continue;
    if (entry.kind === 'about') {
      open.set(entry.write, entry);
      continue;
    }
    const about = abouts.get(entry.write);
    if (about === undefined) continue;
    const isKnown = entry.ids.length > 0 || entry.fate === 'refused';
    if (isKnown) open.delete(entry.write);
    if (entry.fate === 'refused') continue;
    const ofRecord = marks.get(about.record) ?? new Map<string, string[]>();
    marks.set(about.record, ofRecord);
    for (const id of entry.ids) ofRecord.set(id, [...(ofRecord.get(id) ?? []), ...textsOf(about)]);
  }
  return {
    marksOf: (record, id) => marks.get(record)?.get(id) ?? [],
    idsOf: (record) => [...(marks.get(record)?.keys() ?? [])],
    openMarksOf: (record) => [...open.values()].filter((about) => about.record === record).flatMap(textsOf),
  };
}

/** The calls of a run that was stopped, as far as its ledger tells. */
export interface EarlierCalls {
  /** The evidence with a call that was never answered, so that nobody knows its fate, and the operation that was called. */
  readonly inDoubt: ReadonlyMap<string, string>;
  /** The evidence with a call that may have changed something. */
  readonly changed: ReadonlySet<string>;
  /** The highest number of a write. */
  readonly lastWrite: number;
}

/** Reads from a ledger what its run had done when it was stopped. */
export function earlierCalls(entries: readonly LedgerEntry[]): EarlierCalls {
  const fates = new Map(
    entries.flatMap((entry) => (entry.kind === 'answered' ? [[entry.write, entry.fate] as const] : [])),
  );
  const calls = entries.flatMap((entry) =>
    entry.kind === 'answered' || entry.case === undefined ? [] : [{ ...entry, by: entry.case }],
  );
  const open = calls.filter(({ write }) => (fates.get(write) ?? 'open') === 'open');
  return {
    inDoubt: new Map(open.map(({ by, operation }) => [by, operation])),
    changed: new Set(calls.filter(({ write }) => fates.get(write) !== 'refused').map(({ by }) => by)),
    lastWrite: entries.reduce((most, { write }) => Math.max(most, write), 0),
  };
}
