import { wholeScope } from '../../config/scope.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { clausesOfRun } from '../../reports/clausesOfRun.ts';
import { digests } from '../../reports/digests.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { clauses } from '../../suites/kernel/clauses.ts';

/** A verdict as a run would hand it out; whatever a test is about is laid over it. */
export const verdict = (over: Partial<Verdict> = {}): Verdict => ({
  id: `${over.format ?? 'json'}/${over.operation ?? 'DiscountGet'}/${over.clause ?? 'ENV-1'}`,
  clause: 'ENV-1',
  level: 'MUST',
  operation: 'DiscountGet',
  format: 'json',
  address: 'path',
  status: 'passed',
  exchanges: ['x1'],
  seed: 1,
  durationMs: 3,
  ...over,
});

/** A run that ended with these verdicts and nothing else to tell. */
export const finishedRun = (verdicts: readonly Verdict[], over: Partial<FinishedRun> = {}): FinishedRun => ({
  id: 'abcdefgh',
  startedAt: '2026-01-02T03:04:05.678Z',
  durationMs: 1234,
  given: [],
  target: 'http://127.0.0.1:1/api',
  seed: 1,
  suiteVersion: '0.1.0',
  selection: { formats: ['json', 'xml'], operations: [], clauses: [], cases: [] },
  strict: false,
  allow: [],
  readOnly: false,
  insecure: false,
  runs: 5,
  digests: digests(
    {},
    verdicts.map(({ id }) => id),
  ),
  dialect: plainDialect,
  notes: [],
  scope: wholeScope,
  formats: ['json', 'xml'],
  narrowed: false,
  planned: verdicts.length,
  suiteCases: verdicts.length,
  interrupted: false,
  ownErrors: [],
  verdicts,
  deviations: [],
  observations: [],
  created: [],
  leftBehind: [],
  shown: new Map(),
  exchanges: new Map(),
  onReference: new Map(),
  scripts: new Map(),
  latencies: [],
  clauses: clausesOfRun(clauses.values()),
  ...over,
});

/** A run in which every MUST clause that it knows of was judged: that of these verdicts, in the format of the first. */
export const wholeRun = (verdicts: readonly Verdict[], over: Partial<FinishedRun> = {}): FinishedRun =>
  finishedRun(verdicts, {
    formats: ['json'],
    clauses: clausesOfRun(clauses.values()).filter(({ id }) => verdicts.some(({ clause }) => clause === id)),
    ...over,
  });
