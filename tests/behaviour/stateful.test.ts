import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import type { Variant } from '../../server/Variant.ts';
import { planIsFull } from '../../server/variants/planIsFull.ts';
import { subscribedOnce } from '../../server/variants/subscribedOnce.ts';
import { unchangedRefused } from '../../server/variants/unchangedRefused.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

async function redAt(hook: Hook | undefined, operation: string, clauses: readonly string[]) {
  if (hook === undefined) throw new Error('a variant of the server without a hook');
  const plan = planRun({ formats, operations: [operation], clauses, cases: [] });
  const verdicts = await judgeInProcess(createServer({ hooks: [hook] }), plan);
  return verdicts
    .filter(({ status }) => !['passed', 'blocked', 'notApplicable'].includes(status))
    .map(({ id, status, message }) => `${id} ${status}: ${message}`);
}

describe('a refusal that depends on what was written before is not laid to how it was sent', () => {
  const elsewhere = ['FMT-*', 'EVT-1', 'TYP-4', 'ACT-6', 'ACT-8', 'ACT-10'];
  it.each<[string, Variant]>([
    ['EventSubscriptionAdd', subscribedOnce],
    ['CompanyUpdate', planIsFull],
    ['ShippingProviderUpdate', planIsFull],
    ['ShippingProviderUpdate', unchangedRefused],
  ])('%s', async (operation, { hook }) => {
    expect(await redAt(hook, operation, elsewhere)).toEqual([]);
  });

  it('is still found where it does not', async () => {
    const noQuery: Hook = (inner) => ({
      handle: (call, request) => {
        if (call.operation?.name === 'CompanyUpdate' && call.query.has('format'))
          throw new OperationFailure('Not here.');
        return inner.handle(call, request);
      },
    });
    const red = await redAt(noQuery, 'CompanyUpdate', ['FMT-7']);
    expect(red.some((one) => one.startsWith('json/CompanyUpdate/FMT-7/query failed'))).toBe(true);
  });
});
