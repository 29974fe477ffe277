import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import type { Format } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { judgeInProcess } from '../inProcess.ts';
import { restoring, sentId } from './editing.ts';
import { writeFault } from './writeFault.ts';

const some: readonly Format[] = ['json', 'xml', 'csv'];

const judged = async (hooks: readonly Hook[], operation: string, seed: number) => {
  const get = operation.replace('Update', 'Get');
  const plan = planRun({
    formats: some,
    operations: [operation, get],
    clauses: ['ACT-*', 'SP-1'],
    cases: [],
  });
  const verdicts = await judgeInProcess(createServer({ hooks }), plan, { seed });
  return verdicts.filter(({ status }) => status !== 'passed');
};

/** After an update of the non-empty fields the next Update of the same record is answered, and forgotten. */
const forgetful = (operation: 'ShippingProviderUpdate' | 'CompanyUpdate'): Hook => {
  const [record, id] =
    operation === 'CompanyUpdate'
      ? (['mvCompany', 'CompanyId'] as const)
      : (['mvShippingProvider', 'ShippingProviderId'] as const);
  const partly = new Set<number>();
  return writeFault(operation, null, ({ request, action, next, store }) => {
    const own = sentId(request, record, id);
    if (action === 'InsertOrUpdateNonEmptyFields') partly.add(own);
    const table = operation === 'CompanyUpdate' ? store.companies : store.shippingProviders;
    if (action === 'Update' && partly.delete(own)) return restoring(table, own, () => next(request));
    return next(request);
  });
};

describe('sequences of writes, each in another format', () => {
  it('are blocked by what forbids writes, and not by an insert that was never sent', async () => {
    const folder = workFolder();
    const selection = ['--operations', 'ShippingProvider*', '--clauses', 'ACT-6', '--formats', 'json,xml'];
    await assayHere(folder, ['run', '--quiet', '--read-only', '--allow', 'writes', ...selection]);
    const { verdicts, blocked } = resultsOf(folder);
    expect(verdicts.find(({ id }) => id === 'all/ShippingProviderUpdate/ACT-6/sequence')).toMatchObject({
      status: 'blocked',
      cause: 'allowance',
      message: 'Not sent: this run is read-only (--read-only).',
    });
    expect(blocked.map(({ kind, name }) => [kind, name])).toEqual([['allowance', '--read-only']]);
  });

  it.each([1, 2, 3, 4, 5])('are all kept by the reference server (seed %i)', async (seed) => {
    expect(await judged([], 'CompanyUpdate', seed)).toEqual([]);
    expect(await judged([], 'ShippingProviderUpdate', seed)).toEqual([]);
  });

  it('show what no single write does, by the shortest sequence that does', async () => {
    const name = 'ShippingProviderUpdate';
    const runs = await Promise.all([1, 2, 3].map((seed) => judged([forgetful(name)], name, seed)));
    const found = runs.flat();
    expect(new Set(found.map(({ id, status }) => `${id} ${status}`))).toEqual(
      new Set([`all/${name}/ACT-6/sequence failed`]),
    );
    for (const { counterexample } of found) {
      const steps = counterexample as readonly { readonly move: string; readonly format: Format }[];
      expect(steps.map(({ move }) => move)).toEqual(['Insert', 'InsertOrUpdateNonEmptyFields', 'Update']);
      expect(some).toEqual(expect.arrayContaining(steps.map(({ format }) => format)));
    }
  });

  it('warn only of what the common rule alone gives to companies', async () => {
    const seeds = await Promise.all(
      [1, 2, 3].map((seed) => judged([forgetful('CompanyUpdate')], 'CompanyUpdate', seed)),
    );
    const found = new Set(seeds.flat().map(({ id, status, cause }) => `${id} ${status} ${cause}`));
    expect([...found].sort()).toEqual([
      'all/CompanyUpdate/ACT-3/sequence warned undefined',
      'all/CompanyUpdate/ACT-6/sequence blocked clause:ACT-3',
    ]);
  });

  it('leave out the moves that break their own clause', async () => {
    const hook = writeFault('ShippingProviderUpdate', 'csv', ({ request, action, next, store }) => {
      const own = sentId(request, 'mvShippingProvider', 'ShippingProviderId');
      return action === 'Update'
        ? restoring(store.shippingProviders, own, () => next(request))
        : next(request);
    });
    const found = await judged([hook], 'ShippingProviderUpdate', 1);
    expect(found.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'csv/ShippingProviderUpdate/ACT-2 failed',
    ]);
  });
});
