import type { Address } from './Address.ts';
import type { Format } from './Format.ts';
import { isSoap } from './isSoap.ts';
import type { Operation } from './Operation.ts';

/** The clauses that promise a readable answer which says whether it is a success. A lawful target breaks them nowhere. */
export const readableAnswerClauses = ['FMT-1', 'FMT-3', 'FMT-4', 'ENV-1'] as const;

/** The clause that promises an answer at an address: it is the one to blame when nothing there can be read. */
export function addressClause(address: Address, format: Format): string {
  switch (address) {
    case 'suffix':
      return 'FMT-6';
    case 'query':
      return 'FMT-7';
    case 'jsonp':
      return 'FMT-8';
    case 'named':
    case 'namedGet':
      return 'FMT-9';
    case 'soap':
      return format === 'soap12' ? 'FMT-4' : 'FMT-3';
    default:
      return 'FMT-1';
  }
}

/** Soap by suffix or query is only hinted at: the request's body is not shown there (FMT-6, FMT-7). */
export const addressLevel = (address: Address, format: Format): 'MUST' | 'SHOULD' =>
  (address === 'suffix' || address === 'query') && isSoap(format) ? 'SHOULD' : 'MUST';

/**
 * The clause that a refusal of a plain lawful call breaks, for the reads that no lawful server refuses a good key.
 * A report wants parameters that the document does not show, a document's shipping is open: no clause of theirs.
 */
export function successClause(operation: Operation): 'GET-1' | 'GET-11' | undefined {
  if (['AccountSettingsGet', 'APIKeyGet', 'UserGet'].includes(operation.name)) return 'GET-11';
  if (operation.name === 'CustomReportGetData') return undefined;
  return operation.list === undefined ? undefined : 'GET-1';
}

/** The deletes whose failure for an unknown id the document shows. */
const shownForUnknownId: Readonly<Record<string, 'ERR-2' | 'ERR-3'>> = {
  DiscountDelete: 'ERR-2',
  ProductBOMDelete: 'ERR-3',
};

/** The clause that requires the delete of an unknown id to fail. */
export const unknownIdClause = (deleting: Operation | null): 'ERR-2' | 'ERR-3' | 'ERR-4' =>
  shownForUnknownId[deleting?.name ?? ''] ?? 'ERR-4';

/** The clauses of what stands around a message in soap: the element of the body, and the Envelope. */
export const envelopeClauses: readonly string[] = ['FMT-3', 'FMT-4', 'FMT-5'];
