import { scopeInWords } from '../../config/scope.ts';
import { counted } from '../../harness/words/counted.ts';
import { caseListDigest } from '../digests.ts';
import { isJudged } from '../verdictStatus.ts';
import type { Circumstance } from './RunComparison.ts';
import type { StoredResults } from './StoredResults.ts';

/** How the two runs differed in selection, scope, `--strict`, fixtures, the list of cases and the code that judged. */
export function circumstances(a: StoredResults, b: StoredResults): readonly Circumstance[] {
  const differing = (
    name: Circumstance['name'],
    textOf: (results: StoredResults) => string,
  ): readonly Circumstance[] => {
    const [one, other] = [textOf(a), textOf(b)];
    return one === other ? [] : [{ name, a: one, b: other }];
  };
  const selections = (['formats', 'operations', 'clauses', 'cases'] as const).flatMap((name) =>
    differing(name, ({ run }) => (run.selection === undefined ? notRecorded : listed(run.selection[name]))),
  );
  return [
    ...selections,
    ...differing('scope', ({ run }) =>
      run.scope === undefined ? 'whole' : `without ${scopeInWords(run.scope)}`,
    ),
    ...differing('strict', ({ run }) => (run.strict === undefined ? notRecorded : run.strict ? 'yes' : 'no')),
    ...differing('fixtures', ({ run }) =>
      run.digests === undefined ? notRecorded : `SHA-256 ${run.digests.fixtures.slice(0, 12)}…`,
    ),
    ...differing('case list', caseList),
    ...differing('assay', ({ run: { suiteVersion, suiteCode } }) =>
      suiteCode === undefined ? suiteVersion : `${suiteVersion}, code ${suiteCode}`,
    ),
  ];
}

const notRecorded = 'not recorded';

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'all' : [...names].sort().join(', ');

/** Version 1 has a verdict for every case, so their ids are the list. */
function caseList({ run, verdicts }: StoredResults): string {
  const whole = verdicts.length === run.planned ? caseListDigest(verdicts.map(({ id }) => id)) : undefined;
  const digest = run.digests?.cases ?? whole;
  return digest === undefined
    ? notRecorded
    : `${counted(run.planned, 'case')}, SHA-256 ${digest.slice(0, 12)}…`;
}

/**
 * The outcome of a stored run. Version 1 said that a run conforms if nothing was found in the selection. That is less than the
 * word means now.
 */
export function storedOutcome({ run, summary, verdicts }: StoredResults): string {
  if (summary.outcome !== undefined) return summary.outcome;
  if (summary.failed > 0) return 'does not conform';
  const judged = verdicts.filter(isJudged).length;
  return `no breach found in ${judged} of ${run.planned - summary.notApplicable} cases`;
}
