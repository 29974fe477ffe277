import type { Operation } from '../specs/Operation.ts';

/**
 * The clause that a refusal of a plain lawful call breaks, for the reads that no lawful server refuses a good key.
 * A report wants parameters that the document does not show, a document's shipping is open: no clause of theirs.
 */
export function successClause(operation: Operation): 'GET-1' | 'GET-11' | undefined {
  if (['AccountSettingsGet', 'APIKeyGet', 'UserGet'].includes(operation.name)) return 'GET-11';
  if (operation.name === 'CustomReportGetData') return undefined;
  return operation.list === undefined ? undefined : 'GET-1';
}
