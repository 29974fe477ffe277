import type { Status, Verdict } from '../../harness/verdicts/Verdict.ts';
import { defectKey } from '../diagnosis/differenceOf.ts';
import { titleOf } from '../diagnosis/inWords.ts';
import { statusWithoutList } from '../verdictStatus.ts';
import { isCompared } from './causeWords.ts';
import { circumstances } from './circumstances.ts';
import { compareRuns, compared as told } from './compareRuns.ts';
import type { SideBySide, SideRow } from './SideBySide.ts';
import type { StoredResults } from './StoredResults.ts';

/** The most runs, since each has a letter for its name. */
export const mostRuns = 26;

const nameOf = (index: number): string => String.fromCharCode(97 + index);

/** Puts runs side by side. The others are compared with the first. */
export function compareSideBySide(
  runs: readonly [StoredResults, ...StoredResults[]],
  strict: boolean,
): SideBySide {
  const [first, ...others] = runs;
  const rows = rowsOf(runs);
  const compared = others.map((other) => compareRuns(first, other, strict));
  const apart = compared.flatMap((one, index) => (isCompared(one) ? [] : [nameOf(index + 1)]));
  return {
    schemaVersion: 1,
    runs: runs.map((run, index) => ({ name: nameOf(index), ...told(run) })),
    circumstances: circumstancesOf(first, others),
    regressed: compared.some(({ regressed }) => regressed),
    ...(apart.length === 0 ? {} : { notCompared: apart }),
    same: rows.filter(({ isAlike }) => isAlike).length,
    onlyInSome: onlyInSome(runs),
    rows: rows.filter(({ isAlike }) => !isAlike).map(({ row }) => row),
    observations: observationsOf(runs),
  };
}

function circumstancesOf(
  first: StoredResults,
  others: readonly StoredResults[],
): SideBySide['circumstances'] {
  const found = others.map((other) => circumstances(first, other));
  const names = [...new Set(found.flatMap((each) => each.map(({ name }) => name)))];
  return names.map((name) => {
    const own = found.map((each) => each.find((one) => one.name === name));
    const ofFirst = own.find((one) => one !== undefined)?.a ?? '';
    return { name, values: [ofFirst, ...own.map((one) => one?.b ?? ofFirst)] };
  });
}

/** Every clause and level that a run had a case of, in the clauses' order. */
function rowsOf(
  runs: readonly StoredResults[],
): readonly { readonly row: SideRow; readonly isAlike: boolean }[] {
  const groups = new Map<string, (readonly Verdict[])[]>();
  for (const [index, { verdicts }] of runs.entries())
    for (const verdict of verdicts) {
      const key = `${verdict.clause} ${verdict.level}`;
      const columns: Verdict[][] = (groups.get(key) as Verdict[][] | undefined) ?? runs.map(() => []);
      groups.set(key, columns);
      columns[index]?.push(verdict);
    }
  return [...groups.values()]
    .map((columns) => ({ row: rowOf(columns), isAlike: cameOutAlike(columns) }))
    .sort(
      (one, two) =>
        one.row.clause.localeCompare(two.row.clause, 'en', { numeric: true }) ||
        one.row.level.localeCompare(two.row.level),
    );
}

/** Whether no case came out otherwise in a run than in another one that had it too. */
function cameOutAlike(columns: readonly (readonly Verdict[])[]): boolean {
  const outcomes = new Map<string, string>();
  return columns.flat().every((verdict) => {
    const outcome = `${isBroken(verdict) ? defectKey(verdict) : ''} ${statusWithoutList(verdict)}`;
    const other = outcomes.get(verdict.id) ?? outcome;
    outcomes.set(verdict.id, outcome);
    return other === outcome;
  });
}

/** How many cases did not run in all of them. */
function onlyInSome(runs: readonly StoredResults[]): number {
  const counts = new Map<string, number>();
  for (const { verdicts } of runs) for (const { id } of verdicts) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()].filter((count) => count < runs.length).length;
}

const isBroken = (verdict: Verdict): boolean => ['failed', 'warned'].includes(statusWithoutList(verdict));

function rowOf(columns: readonly (readonly Verdict[])[]): SideRow {
  const [any] = columns.flat();
  if (any === undefined) throw new Error('a clause without a case is no row');
  const breaches = new Map<
    string,
    { readonly verdicts: [Verdict, ...Verdict[]]; readonly runs: Set<number>; readonly cases: Set<string> }
  >();
  for (const [index, verdicts] of columns.entries())
    for (const verdict of verdicts.filter(isBroken)) {
      const key = `${statusWithoutList(verdict)} ${defectKey(verdict)}`;
      const known = breaches.get(key);
      known?.verdicts.push(verdict);
      const breach = known ?? { verdicts: [verdict], runs: new Set(), cases: new Set() };
      breaches.set(key, breach);
      breach.runs.add(index);
      breach.cases.add(verdict.id);
    }
  return {
    clause: any.clause,
    level: any.level,
    cells: columns.map(countByStatus),
    breaches: [...breaches.values()]
      .map(({ verdicts, runs, cases }) => ({
        status: statusWithoutList(verdicts[0]) as 'failed' | 'warned',
        runs: [...runs].sort((a, b) => a - b).map(nameOf),
        words: titleOf(verdicts),
        cases: cases.size,
        first: verdicts[0].id,
      }))
      .sort((a, b) => b.cases - a.cases),
  };
}

function countByStatus(verdicts: readonly Verdict[]): Readonly<Partial<Record<Status, number>>> {
  const counts: Partial<Record<Status, number>> = {};
  for (const verdict of verdicts) {
    const status = statusWithoutList(verdict);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** What not all runs observed that had a case at one of the places. */
function observationsOf(runs: readonly StoredResults[]): SideBySide['observations'] {
  const placeOf = ({ operation, format }: { readonly operation: string; readonly format: string }): string =>
    `${operation}, ${format}`;
  const lookedAt = runs.map(({ verdicts }) => new Set(verdicts.map(placeOf)));
  const groups = new Map<
    string,
    {
      readonly clause: string;
      readonly observed: string;
      readonly runs: Set<number>;
      readonly places: Set<string>;
    }
  >();
  for (const [index, { observations }] of runs.entries())
    for (const one of observations) {
      const key = `${one.clause} ${one.observed}`;
      const group = groups.get(key) ?? {
        clause: one.clause,
        observed: one.observed,
        runs: new Set(),
        places: new Set(),
      };
      groups.set(key, group);
      group.runs.add(index);
      group.places.add(placeOf(one));
    }
  return [...groups.values()]
    .filter(({ runs: those, places }) =>
      lookedAt.some((looked, index) => !those.has(index) && [...places].some((place) => looked.has(place))),
    )
    .map(({ clause, observed, runs: those, places }) => ({
      clause,
      observed,
      runs: [...those].map(nameOf),
      places: [...places],
    }))
    .sort((one, two) => one.clause.localeCompare(two.clause, 'en', { numeric: true }));
}
