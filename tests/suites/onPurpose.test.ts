import { describe, expect, test } from 'vitest';
import { stabilityOf } from '../../cli/prove/stability.ts';
import { tryBySeeds } from '../../cli/prove/tryServer.ts';
import { filterOnPurpose } from '../../generators/filters/filterArbitrary.ts';
import { numeric } from '../../specs/numeric.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { trialOf } from '../prove/outcomes.ts';

const records = ['Blue bolt M6', 'Red hinge', 'Steel bolt, long'].map((Name, index) => ({
  Name,
  Id: numeric(index + 9),
}));

const fields = [
  { name: 'Name', type: 'string' },
  { name: 'Id', type: 'int' },
] as const;

const sent = (operator: SearchOperator): readonly string[] =>
  [0, 1, 2, 3].map((turn) => {
    const some = fields.filter(({ type }) => (operator === 'Contains' ? type === 'string' : type === 'int'));
    return String(filterOnPurpose({ operator, fields: some, records }, turn)?.SearchValue ?? '');
  });

describe('the filter that is sent on purpose', () => {
  test('tells Contains from "begins with" and "ends with", and at the next turn from an expression', () => {
    const [middle = '', dotted = ''] = sent('Contains');
    expect(records.some(({ Name }) => Name.indexOf(middle) > 0 && !Name.endsWith(middle))).toBe(true);
    expect(dotted).toMatch(/^\w\w\.\w+$/);
    expect(records.some(({ Name }) => new RegExp(dotted).test(Name))).toBe(true);
  });

  test('tells LessThan from an order of text, and at the next turn from "less or equal"', () => {
    const [text = '', held = ''] = sent('LessThan');
    expect(records.some(({ Id }) => Number(Id.lexeme) < Number(text) !== Id.lexeme < text)).toBe(true);
    expect(records.map(({ Id }) => Id.lexeme)).toContain(held);
  });

  test('is none where no record holds a value', () => {
    expect(filterOnPurpose({ operator: 'Equals', fields: [...fields], records: [] }, 0)).toBeUndefined();
  });
});

describe('lists of filters that are sent on purpose', () => {
  const formats = ['json', 'csv'] as const;
  const plan = planRun({ formats, operations: ['CompanyGet'], clauses: [], cases: [] });

  test.each(['alwaysAnd', 'lastAndOrCounts', 'foldedFromTheRightElsewhere', 'outside/thirdFilterIgnored'])(
    'find %s in every format, by every seed',
    async (fault) => {
      const trial = trialOf(fault, { kind: 'stability', runSeeds: [1, 2], share: 0 });
      const outcome = await tryBySeeds(trial, plan);
      const { cases } = stabilityOf([outcome]);
      const red = outcome.bySeed?.[0]?.breaches.flatMap((breach) => breach.cases) ?? [];
      expect(red.filter((id) => id.endsWith('/FLT-2')).sort()).toEqual([
        'csv/CompanyGet/FLT-2',
        'json/CompanyGet/FLT-2',
      ]);
      expect(cases.agreed).toBe(cases.met);
    },
  );
});
