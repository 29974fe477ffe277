import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { isStrictBreach } from './summarise.ts';

/** Whether a verdict counts as a failure: it is one, or with `--strict` a broken SHOULD. */
export const countsAsFailed = (verdict: Verdict, strict: boolean): boolean =>
  verdict.status === 'failed' || (strict && isStrictBreach(verdict));
