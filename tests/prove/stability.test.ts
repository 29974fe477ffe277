import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keepStability } from '../../cli/prove/keepProof.ts';
import { proofOf } from '../../cli/prove/proofOf.ts';
import { proofPage } from '../../cli/prove/proofPage.ts';
import { proveOptions } from '../../cli/prove/proveOptions.ts';
import { isStable, stabilityLines, stabilityOf, stabilityTrials } from '../../cli/prove/stability.ts';
import type { SeedOutcome, TrialOutcome } from '../../cli/prove/TrialOutcome.ts';
import { tryBySeeds } from '../../cli/prove/tryServer.ts';
import { allFaults, ownFaults } from '../../server/faults.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

const seeds = [1, 2, 3, 4, 5];

/** What one fault came to by five seeds: the cases of FLT-1 that were red by each. */
function bySeeds(fault: string, ...red: readonly (readonly string[])[]): TrialOutcome {
  const trial = trialOf(fault, { kind: 'stability', runSeeds: seeds });
  const bySeed: readonly SeedOutcome[] = seeds.map((seed, index) => {
    const cases = red[index] ?? [];
    return { seed, breaches: cases.length === 0 ? [] : [breach('FLT-1', ...cases)], errored: [] };
  });
  return { ...outcomeOf(trial), bySeed };
}

const steady = bySeeds('filtersIgnored', ['a'], ['a'], ['a'], ['a'], ['a']);
const lucky = bySeeds('lessOrEqual', ['a', 'b'], [], ['a'], ['a'], ['a']);
const never = bySeeds('codeAsNumber');

describe('the stability of verdicts', () => {
  test('is the share of (fault, clause, level) that every seed finds, of those that one finds', () => {
    const stability = stabilityOf([steady, lucky, never]);
    expect(stability).toMatchObject({
      seeds,
      faults: 3,
      triples: { met: 2, agreed: 1 },
      cases: { met: 3, agreed: 1 },
    });
    expect(stability.disagreements).toEqual([
      { fault: 'lessOrEqual', clause: 'FLT-1', level: 'MUST', red: [1, 3, 4, 5], errored: [], example: 'a' },
    ]);
    expect(stability.unsteadyCases.map(({ id, red }) => [id, red])).toEqual([
      ['a', [1, 3, 4, 5]],
      ['b', [1]],
    ]);
    expect(isStable(stability)).toBe(false);
    expect(stabilityLines(stability)[0]).toContain('lessOrEqual: FLT-1 MUST, red by 1, 3, 4, 5');
    expect(isStable(stabilityOf([steady, never]))).toBe(true);
  });

  test('is missed too where a case is red by one seed and errors by another', () => {
    const { bySeed = [], ...rest } = steady;
    const erring = bySeed.map((one) =>
      one.seed === 4 ? { ...one, breaches: [], errored: one.breaches } : one,
    );
    const [found] = stabilityOf([{ ...rest, bySeed: erring }]).disagreements;
    expect(found).toMatchObject({ red: [1, 2, 3, 5], errored: [4] });
  });

  test('does not count what no seed finds, but for what errors by some of them alone', () => {
    const erringBy = (...erring: readonly number[]): TrialOutcome => ({
      ...never,
      bySeed: seeds.map((seed) => ({
        seed,
        breaches: [],
        errored: erring.includes(seed) ? [breach('FLT-1', 'a')] : [],
      })),
    });
    const none = { met: 0, agreed: 0 };
    expect(stabilityOf([erringBy(...seeds)])).toMatchObject({ triples: none, cases: none });
    expect(stabilityOf([erringBy(1, 2)])).toMatchObject({
      triples: { met: 1, agreed: 0 },
      cases: { met: 1, agreed: 0 },
      disagreements: [{ red: [], errored: [1, 2] }],
    });
  });

  test('is measured on a server that is the same for every seed, by the cases that the fault touches', async () => {
    const [trial] = stabilityTrials(new Map([...ownFaults].filter(([name]) => name === 'codeAsNumber')), 7);
    if (trial === undefined) throw new Error('there is no trial');
    expect(trial.runSeeds).toEqual([7, 8, 9, 10, 11]);
    const plan = planRun({ formats: ['json'], operations: ['UserGet'], clauses: [], cases: [] });
    const outcome = await tryBySeeds(trial, plan);
    expect(outcome.bySeed).toHaveLength(5);
    expect(new Set(outcome.breaches.map(({ clause }) => clause))).toEqual(new Set(['ENV-2']));
    expect(stabilityOf([outcome])).toMatchObject({ triples: { met: 1, agreed: 1 }, disagreements: [] });
  });

  test('has its section in the page of the proof, which a later proof keeps', () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-keep-'));
    try {
      mkdirSync(join(folder, 'docs'));
      const page = join(folder, 'docs', 'proof.md');
      const proof = proofOf([outcomeOf(trialOf('codeAsNumber'))], {
        full: true,
        whole: true,
        seed: 1,
        cases: [],
      });
      writeFileSync(page, proofPage(proof));
      keepStability(folder, stabilityOf([steady, lucky]));
      const whole = readFileSync(page, 'utf8');
      expect(whole).toContain('| fault, clause and level | 2 | 1 | **50.0 %** |');
      expect(whole).toBe(proofPage(proof, undefined, stabilityOf([steady, lucky])));
      keepStability(folder, stabilityOf([steady]));
      expect(readFileSync(page, 'utf8')).toBe(proofPage(proof, undefined, stabilityOf([steady])));
      expect(JSON.parse(readFileSync(join(folder, 'docs', 'proof-stability.json'), 'utf8'))).toEqual(
        stabilityOf([steady]),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('is asked for alone', () => {
    const all = { faults: allFaults, variants: new Map() };
    expect(() => proveOptions({ stability: true, full: true }, all)).toThrow('--stability');
    expect(() => proveOptions({ stability: true, keep: '.', faults: ['*'] }, all)).toThrow('--keep');
    expect(proveOptions({ stability: true, keep: '.' }, all)).toMatchObject({
      out: 'assay-proof',
      keep: '.',
    });
  });
});
