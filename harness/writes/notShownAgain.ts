import { numeric, sameNumber } from '../../specs/numeric.ts';
import type { Gathered } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import { isTaken, recordsRead } from '../records/listed.ts';
import { keyOf, recordsIn } from '../records/recordKeys.ts';
import { recordOfKind, type WriteJournal } from './writeJournal.ts';

/** Clauses about how an answer is written. Other clients' writes can't cause these breaches. */
const ofForm = /^(?:ENV|FMT|TYP)-/;

interface Breach {
  readonly clause: string;
  /** Where the breach is, such as `mvCompanies[18].CompanyEmail`, or `mvCompanies[CompanyId 12]` by the record's id. */
  readonly path: string | undefined;
  /** The exchange in which it was found. */
  readonly exchange: string | undefined;
}

/**
 * Whether a second reading says nothing about a breach of form that an answer showed in a record. The run has written to that record since,
 * or the record is gone: it was deleted, or newer records took its place.
 */
export function notShownAgain(
  { clause, path, exchange }: Breach,
  first: Gathered,
  second: Gathered,
  journal: WriteJournal,
): boolean {
  if (!ofForm.test(clause) || first.kind === 'blocked' || second.kind === 'blocked') return false;
  const answer = everyAnswer(first.evidence).find((one) => one.exchange.id === exchange);
  const operation = answer?.call.operation ?? null;
  const { answer: later } = second.evidence;
  const [, list, member, number] = /^(\w+)\[(?:(\w+) )?(-?\d+)\]/.exec(path ?? '') ?? [];
  if (answer === undefined || operation === null || later.call.operation !== operation) return false;
  if (!isTaken(later) || list === undefined || list !== operation.list) return false;
  const records = recordsIn(operation, answer.decoded?.value);
  const shown =
    member === undefined
      ? records[Number(number)]
      : records.find((one) => sameNumber(one[member], numeric(number ?? '')));
  const id = shown === undefined ? undefined : keyOf(operation, shown);
  if (id === undefined) return false;
  const seenAt = answer.moment?.answered ?? Number.POSITIVE_INFINITY;
  const isWrittenSince = journal
    .writesTo({ record: recordOfKind(operation), id }, answer.moment)
    .some(({ moment, outcome }) => moment.sent > seenAt && outcome === 'taken');
  return isWrittenSince || recordsRead(later).every((one) => keyOf(operation, one) !== id);
}
