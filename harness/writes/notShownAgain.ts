import { numeric, sameNumber } from '../../specs/numeric.ts';
import type { Gathered } from '../evidence/Evidence.ts';
import { keyOf, recordsIn } from '../oracle/listedRecords.ts';

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
 * Whether a second reading says nothing about a breach of form, because the record that showed it is gone: it was deleted, or
 * newer records took its place.
 */
export function notShownAgain(
  { clause, path, exchange }: Breach,
  first: Gathered,
  second: Gathered,
): boolean {
  if (!ofForm.test(clause) || first.kind === 'blocked' || second.kind === 'blocked') return false;
  const { answer } = first.evidence;
  const { operation } = answer.call;
  const { decoded: later } = second.evidence.answer;
  const [, list, member, number] = /^(\w+)\[(?:(\w+) )?(-?\d+)\]/.exec(path ?? '') ?? [];
  if (answer.exchange.id !== exchange || later === null || operation === null) return false;
  if (list === undefined || list !== operation.list) return false;
  const records = recordsIn(operation, answer.decoded?.value);
  const shown =
    member === undefined
      ? records[Number(number)]
      : records.find((one) => sameNumber(one[member], numeric(number ?? '')));
  const key = shown === undefined ? undefined : keyOf(operation, shown);
  return key !== undefined && recordsIn(operation, later.value).every((one) => keyOf(operation, one) !== key);
}
