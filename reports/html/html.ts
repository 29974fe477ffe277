import type { FinishedRun } from '../FinishedRun.ts';
import { inPage } from './inPage.ts';
import { reportDataOf } from './reportDataOf.ts';

/** The report for people, in one file. */
export const html = (run: FinishedRun): string => inPage('report', reportDataOf(run));
