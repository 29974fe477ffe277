import { expect, test } from 'vitest';
import { faultNamed } from '../../cli/prove/catalogue.ts';
import type { Dependence } from '../../cli/prove/dependences.ts';
import { brokenDependences, dependences } from '../../cli/prove/dependences.ts';
import { faultScore } from '../../cli/prove/faultScore.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

const declared: Dependence = {
  broken: 'ENV-2',
  also: 'XF-3',
  apart: 'codeAsNumber',
  reason: 'for the test',
};

const both = outcomeOf(trialOf('codeInWords'), breach('ENV-2', 'a/b/ENV-2'), breach('XF-3', 'a/b/XF-3'));

test('a clause that is declared to depend on the broken one is not blamed, any other is', () => {
  const score = (rows: readonly Dependence[]) =>
    faultScore('codeInWords', faultNamed('codeInWords'), both, rows);
  expect(score([declared])).toMatchObject({ found: true, blamed: [], dependent: ['XF-3'] });
  expect(score([])).toMatchObject({ found: true, blamed: [{ clause: 'XF-3', cases: 1 }], dependent: [] });
  expect(score([{ ...declared, broken: 'ENV-3' }]).blamed).toHaveLength(1);
});

test('a dependence whose server breaks both, or neither, does not hold', () => {
  const apart = (...found: Parameters<typeof outcomeOf>[1][]) =>
    brokenDependences([declared], [outcomeOf(trialOf('codeAsNumber'), ...found)]);
  expect(apart(breach('ENV-2', 'a/b/ENV-2'))).toEqual([]);
  expect(apart()).toHaveLength(1);
  expect(apart(breach('ENV-2', 'a/b/ENV-2'), breach('XF-3', 'a/b/XF-3'))).toHaveLength(1);
});

test('what is declared names clauses of the document and a fault that breaks the first of them', () => {
  for (const { broken, also, apart, reason } of dependences) {
    expect(clauses.has(broken) && clauses.has(also)).toBe(true);
    expect(faultNamed(apart).clause).toBe(broken);
    expect(reason).not.toBe('');
  }
});
