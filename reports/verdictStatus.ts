import type { Status, Verdict } from '../harness/verdicts/Verdict.ts';

type Judged = Pick<Verdict, 'status'>;

const broken: readonly Status[] = ['failed', 'warned', 'known'];

/** Whether a case shows a breach, at any level, listed as known or not. */
export const isBrokenCase = ({ status }: Judged): boolean => broken.includes(status);

/** Whether somebody looked and could tell: it passed, or shows a breach. */
export const isJudged = ({ status }: Judged): boolean => status === 'passed' || broken.includes(status);

/** Whether a case is part of a finding: it shows a breach, or ended in an error. */
export const isFound = ({ status }: Judged): boolean => status === 'errored' || broken.includes(status);

/** What a case's status would be without the list of known deviations. */
export const statusWithoutList = ({ status, known }: Pick<Verdict, 'status' | 'known'>): Status =>
  known?.status ?? status;
