import { describe, expect, test } from 'vitest';
import { levelOf } from '../../cli/prove/catalogue.ts';
import { allFaults, ownFaults } from '../../server/faults.ts';
import { formats } from '../../specs/Format.ts';
import { clauses, observers } from '../../suites/kernel/clauses.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

const { cases, evidence } = planRun({ formats, operations: [], clauses: [], cases: [] });
const judged = [...clauses.values()].filter(({ level }) => level !== 'OPEN').map(({ id }) => id);
const open = [...clauses.values()].filter(({ level }) => level === 'OPEN').map(({ id }) => id);

/** The ids among `wanted` that nothing names. tests/specs/clauses.test.ts shows that each has a section of the document. */
const without = (wanted: readonly string[], named: readonly string[]): readonly string[] =>
  wanted.filter((id) => !named.includes(id));

describe('every clause above OPEN', () => {
  test('has a case', () => {
    expect(
      without(
        judged,
        cases.map(({ clause }) => clause),
      ),
    ).toEqual([]);
  });

  test('has a fault that breaks it', () => {
    const broken = [...ownFaults.values()].map(({ clause }) => clause);
    expect(without(judged, broken)).toEqual([]);
  });

  test('has one that breaks each of its levels alone', () => {
    const levels = new Set(cases.map(({ clause, level }) => `${clause} ${level}`));
    const broken = [...allFaults.values()].map((fault) => `${fault.clause} ${levelOf(fault)}`);
    expect(without([...levels], broken)).toEqual([]);
  });

  test('and every open one is looked at for the implementation profile', () => {
    expect(
      without(
        open,
        observers.map(({ clause }) => clause),
      ),
    ).toEqual([]);
  });
});

describe('a case', () => {
  test('names a clause that is judged', () => {
    expect(cases.filter(({ clause }) => !judged.includes(clause)).map(({ id }) => id)).toEqual([]);
  });

  test('has an id of its own that says its format, operation and clause', () => {
    const odd = cases.filter(
      ({ id, format, operation, clause }) =>
        !`${id}/`.startsWith(`${format}/${operation?.name ?? '-'}/${clause}/`),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  test('judges evidence that is planned, and so is all that this needs', () => {
    const keys = [
      ...cases.map((item) => item.evidence),
      ...[...evidence.values()].flatMap(({ requires = [] }) => requires),
    ];
    expect(keys.filter((key) => !evidence.has(key))).toEqual([]);
  });
});

describe('what names a clause beside the cases', () => {
  test('faults break clauses that are judged', () => {
    expect([...ownFaults].filter(([, { clause }]) => !judged.includes(clause)).map(([name]) => name)).toEqual(
      [],
    );
  });

  test('observers look at clauses that exist', () => {
    expect(observers.map(({ clause }) => clause).filter((id) => !clauses.has(id))).toEqual([]);
  });

  test('scenarios are shown by clauses that exist', () => {
    const named = [...evidence.values()].flatMap(({ shownBy }) => (shownBy === undefined ? [] : [shownBy]));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !judged.includes(id))).toEqual([]);
  });
});
