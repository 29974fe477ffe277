import { describe, expect, it } from 'vitest';
import type { Plan } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { casesBeside } from '../../harness/verdicts/yielded.ts';
import { formats } from '../../specs/Format.ts';
import { allCases } from '../../suites/kernel/allCases.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { clausesBefore, precedenceIn } from '../../suites/kernel/precedence.ts';

const { cases, evidence } = allCases(formats);
const plan = { evidence, precedence: precedenceIn(formats) };
const named = (id: string) => {
  const found = cases.find((item) => item.id === id);
  if (found === undefined) throw new Error(`there is no case ${id}`);
  return found;
};

/** What all cases of a clause yield to. */
const yieldsTo = (clause: string): readonly string[] => clausesBefore({ id: `json/X/${clause}`, clause });

describe('which clause yields to which', () => {
  it('names clauses of the contract, and goes round in no circle', () => {
    const reaches = (clause: string, seen: readonly string[] = []): boolean =>
      yieldsTo(clause).some((one) => seen.includes(one) || reaches(one, [...seen, clause]));
    for (const { yieldsTo: yieldings = [] } of clauses.values())
      for (const id of yieldings.flatMap((one) => one.to)) expect(clauses.has(id)).toBe(true);
    for (const id of clauses.keys()) expect(`${id} ${reaches(id)}`).toBe(`${id} false`);
  });

  it.each([
    ['XF-4', ['FMT-1', 'FMT-6', 'FMT-7', 'ENV-3']],
    ['ENV-9', ['FMT-1', 'FMT-6', 'FMT-7', 'ENV-3']],
    ['ENV-3', ['FMT-1', 'FMT-6', 'FMT-7']],
    ['ERR-1', ['FMT-1', 'FMT-6', 'FMT-7']],
    ['DEL-1', []],
    ['TYP-12', []],
  ])('%s to %j', (clause, expected) => {
    expect(yieldsTo(clause)).toEqual(expected);
  });

  it('is said of a single case, too', () => {
    expect(clausesBefore(named('json/CompanyUpdate/TYP-12/json-date'))).toEqual(['TYP-5']);
  });
});

describe('the cases that are asked first', () => {
  it('judge the same evidence, or what that requires', () => {
    const idsBeside = (id: string, clause: string) =>
      casesBeside(named(id), clause, plan).map((item) => item.id);
    expect(idsBeside('csv/CompanyUpdate/ENV-8', 'ENV-3')).toEqual(['csv/CompanyUpdate/ENV-3']);
    expect(idsBeside('soap11/ProductBOMDelete/ENV-9/query', 'FMT-7')).toEqual([
      'soap11/ProductBOMDelete/FMT-7/query',
    ]);
    expect(idsBeside('csv/CompanyUpdate/XF-4', 'ENV-3')).toEqual(
      formats.map((format) => `${format}/CompanyUpdate/ENV-3`),
    );
  });

  it('are the same whatever else is selected', () => {
    const selected = { formats, operations: [], clauses: ['XF-4', 'ENV-9', 'TYP-12', 'DEL-1'], cases: [] };
    const narrow = planRun(selected);
    expect(narrow.evidence.size).toBeLessThan(evidence.size);
    const idsBeside = (item: Case, of: Pick<Plan, 'evidence' | 'precedence'>): readonly string[] =>
      clausesBefore(item).flatMap((clause) => casesBeside(item, clause, of).map(({ id }) => id));
    expect(narrow.cases.flatMap((item) => idsBeside(item, narrow)).length).toBeGreaterThan(500);
    for (const item of narrow.cases) expect(idsBeside(item, narrow)).toEqual(idsBeside(item, plan));
  });

  it('need no evidence that a selection could leave out', () => {
    for (const item of cases) {
      const keys = new Set([item.evidence]);
      for (const key of keys) for (const next of evidence.get(key)?.requires ?? []) keys.add(next);
      for (const clause of clausesBefore(item))
        for (const other of casesBeside(item, clause, plan)) expect(keys.has(other.evidence)).toBe(true);
    }
  });
});
