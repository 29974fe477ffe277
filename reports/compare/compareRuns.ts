import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { defectKey } from '../diagnosis/differenceOf.ts';
import { isJudged, statusWithoutList } from '../verdictStatus.ts';
import { changedObservations } from './changedObservations.ts';
import { circumstances, storedOutcome } from './circumstances.ts';
import { compareCauses, severityOf, sideOf } from './compareCauses.ts';
import type { Change, ComparedRun, RunComparison } from './RunComparison.ts';
import type { StoredResults } from './StoredResults.ts';
import { unjudgedOf } from './unjudgedOf.ts';

/** Compares run b with run a, by cause and by case; `withAnswers` adds the bodies. */
export function compareRuns(a: StoredResults, b: StoredResults, strict: boolean): RunComparison {
  const before = new Map(a.verdicts.map((verdict) => [verdict.id, verdict]));
  const groups = new Map<string, { readonly change: Change; readonly cases: string[] }>();
  let same = 0;
  let regressed = false;
  for (const now of b.verdicts) {
    const was = before.get(now.id);
    if (was === undefined || !isJudged(was) || !isJudged(now)) continue;
    const kind = kindOf(was, now);
    if (kind === undefined) {
      same += 1;
      continue;
    }
    regressed ||= kind === 'newlyFailing' || (strict && kind === 'newlyWarned' && now.level === 'SHOULD');
    const key = [kind, now.status, now.clause, now.level, defectKey(was), defectKey(now)].join('\u0001');
    const group = groups.get(key);
    if (group !== undefined) group.cases.push(now.id);
    else {
      const cases = [now.id];
      const { clause, level } = now;
      groups.set(key, { cases, change: { kind, clause, level, cases, a: sideOf(was), b: sideOf(now) } });
    }
  }
  return {
    schemaVersion: 2,
    a: compared(a),
    b: compared(b),
    circumstances: circumstances(a, b),
    regressed,
    cases: Math.max(casesOf(a), casesOf(b)),
    same,
    causes: same === 0 && groups.size === 0 ? uncompared(a, b) : compareCauses(a, b),
    changes: [...groups.values()].map(({ change }) => change).sort(foremostFirst),
    unjudged: [...unjudgedOf(b, a, 'a'), ...unjudgedOf(a, b, 'b')],
    observations: changedObservations(a, b),
  };
}

/** The causes of two runs without a case that both judged. They may show the same, but nobody compared it. */
const uncompared = (a: StoredResults, b: StoredResults): RunComparison['causes'] =>
  compareCauses(a, b).map((cause) => ({
    ...cause,
    kind: 'notCompared',
    unjudged: cause.cases.a.length + cause.cases.b.length,
  }));

/** How many cases a run was to judge. */
const casesOf = ({ run, summary }: StoredResults): number => run.planned - summary.notApplicable;

function kindOf(was: Verdict, now: Verdict): Change['kind'] | undefined {
  const after = statusWithoutList(now);
  const worse = severityOf(now) - severityOf(was);
  if (worse > 0) return after === 'failed' ? 'newlyFailing' : 'newlyWarned';
  if (worse < 0) return 'newlyPassing';
  return after === 'failed' && defectKey(was) !== defectKey(now) ? 'failingOtherwise' : undefined;
}

const order: readonly Change['kind'][] = ['newlyFailing', 'newlyWarned', 'failingOtherwise', 'newlyPassing'];

const foremostFirst = (one: Change, other: Change): number =>
  order.indexOf(one.kind) - order.indexOf(other.kind) ||
  one.clause.localeCompare(other.clause, 'en', { numeric: true });

/** What a comparison says of a run. */
export const compared = (results: StoredResults): ComparedRun => ({
  ...identityOf(results.run),
  outcome: storedOutcome(results),
});

const identityOf = (run: StoredResults['run']): Omit<ComparedRun, 'outcome'> => ({
  id: run.id,
  startedAt: run.startedAt,
  target: run.target,
  suiteVersion: run.suiteVersion,
  seed: run.seed,
});
