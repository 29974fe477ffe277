import type { FinishedRun } from '../FinishedRun.ts';
import { inPage } from './inPage.ts';
import { packedVerdicts } from './packedVerdicts.ts';
import { reportDataOf } from './reportDataOf.ts';

/** The report for people, in one file. */
export function html(run: FinishedRun): string {
  const { verdicts, ...data } = reportDataOf(run);
  return inPage({ ...data, verdicts: packedVerdicts(verdicts) });
}
