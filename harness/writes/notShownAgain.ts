import { numeric, sameNumber } from '../../specs/numeric.ts';
import type { Gathered } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import { keyOf, recordsIn } from '../oracle/listedRecords.ts';
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

/** The clause about the same read made again. Other clients' writes may take away a record that showed its breach. */
const ofReadingAgain = 'GET-8';

/**
 * Whether a second reading says nothing about a breach that an answer showed in a record. The run has written to that record since then.
 * Or, of a breach of form, the record is gone: it was deleted, or newer records took its place.
 */
export function notShownAgain(
  { clause, path, exchange }: Breach,
  first: Gathered,
  second: Gathered,
  journal: WriteJournal,
): boolean {
  const isOfForm = ofForm.test(clause);
  if (!isOfForm && clause !== ofReadingAgain) return false;
  if (first.kind === 'blocked' || second.kind === 'blocked') return false;
  const answer = everyAnswer(first.evidence).find((one) => one.exchange.id === exchange);
  const operation = answer?.call.operation ?? null;
  const { decoded: later } = second.evidence.answer;
  const [, list, member, number] = /^(\w+)\[(?:(\w+) )?(-?\d+)\]/.exec(path ?? '') ?? [];
  if (answer === undefined || later === null || operation === null) return false;
  if (list === undefined || list !== operation.list) return false;
  const records = recordsIn(operation, answer.decoded?.value);
  const shown =
    member === undefined
      ? records[Number(number)]
      : records.find((one) => sameNumber(one[member], numeric(number ?? '')));
  const id = shown === undefined ? undefined : keyOf(operation, shown);
  if (id === undefined) return false;
  const since = answer.moment?.sent ?? Number.POSITIVE_INFINITY;
  const isWritten = journal
    .writesTo({ record: recordOfKind(operation), id })
    .some(({ moment, outcome }) => moment.answered > since && outcome !== 'refused');
  const isGone = recordsIn(operation, later.value).every((one) => keyOf(operation, one) !== id);
  return isWritten || (isOfForm && isGone);
}
