import type { Plan } from '../../harness/evidence/Plan.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

/** Everything that can be judged in all formats. */
export const wholePlan = (): Plan => planRun({ formats, operations: [], clauses: [], cases: [] });
