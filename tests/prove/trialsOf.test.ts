import { describe, expect, test } from 'vitest';
import { faultNamed, levelOf } from '../../cli/prove/catalogue.ts';
import { combinations } from '../../cli/prove/combinations.ts';
import { proveOptions } from '../../cli/prove/proveOptions.ts';
import { trialsOf } from '../../cli/prove/trialsOf.ts';
import type { Fault } from '../../server/Fault.ts';
import { ownFaults } from '../../server/faults.ts';
import { variants } from '../../server/variants.ts';

const all = { faults: ownFaults, variants };

describe('the servers of a proof', () => {
  test('in full are every fault and variant by the whole plan, and two hundred combinations', () => {
    const trials = trialsOf(all, { full: true, named: false, sample: false, seed: 1 });
    const of = (kind: string) => trials.filter((trial) => trial.kind === kind);
    expect(of('fault').map((trial) => trial.faults[0])).toEqual([...ownFaults.keys()]);
    expect(of('variant').flatMap((trial) => trial.variants)).toEqual([...variants.keys()]);
    expect(of('combination')).toHaveLength(200);
    expect([...of('fault'), ...of('variant')].every(({ share }) => share === 1)).toBe(true);
    expect(new Set(trials.map(({ name }) => name)).size).toBe(trials.length);
  });

  test('in the sample are one fault of each clause and level and every variant, drawn by the seed', () => {
    const sample = (seed: number) => trialsOf(all, { full: false, named: false, sample: false, seed });
    const broken = (fault: Fault) => `${fault.clause} ${levelOf(fault)}`;
    const met = sample(1).flatMap((trial) => trial.faults.map((name) => broken(faultNamed(name))));
    expect([...met].sort()).toEqual([...new Set([...ownFaults.values()].map(broken))].sort());
    expect(sample(1)).toEqual(sample(1));
    expect(sample(2).map(({ name }) => name)).not.toEqual(sample(1).map(({ name }) => name));
    expect(sample(1).filter(({ kind }) => kind === 'variant')).toHaveLength(variants.size + 1);
  });

  test('that were named are all of those', () => {
    const some = new Map([...ownFaults].slice(0, 5));
    const choice = { full: false, named: true, sample: false, seed: 1 };
    const trials = trialsOf({ faults: some, variants: new Map() }, choice);
    expect(trials.map((trial) => trial.faults[0])).toEqual([...some.keys()]);
  });

  test('that were named are judged by the whole plan, and with --sample by a part of it', () => {
    const some = {
      faults: new Map([...ownFaults].slice(0, 2)),
      variants: new Map([...variants].slice(0, 1)),
    };
    const sharesOf = (sample: boolean) =>
      trialsOf(some, { full: false, named: true, sample, seed: 1 })
        .filter((trial) => trial.faults.length + trial.variants.length === 1)
        .map(({ share }) => share);
    expect(sharesOf(false)).toEqual([1, 1, 1]);
    expect(sharesOf(true).every((share) => share > 0 && share < 0.01)).toBe(true);
  });

  test('are a sample of nothing but faults and variants', () => {
    expect(() => proveOptions({ sample: true, full: true }, all)).toThrow('--sample');
    expect(() => proveOptions({ sample: true, systematic: '5' }, all)).toThrow('--sample');
    expect(proveOptions({ sample: true, faults: ['codeAsNumber'] }, all)).toMatchObject({
      named: true,
      sample: true,
    });
  });
});

test('variants are combined only where no two make the same choice', () => {
  for (const names of combinations(variants, 50, 3)) {
    const choices = names.flatMap((name) => Object.keys(variants.get(name)?.choices ?? {}));
    expect(new Set(choices).size, names.join('+')).toBe(choices.length);
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThan(6);
  }
});
