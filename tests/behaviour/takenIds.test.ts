import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { ownFaults } from '../../server/faults.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

const formats = ['json', 'xml', 'csv'] as const;
const clauses = ['ACT-*', 'AUTH-*', 'DEL-1', 'DOC-*', 'PB-1', 'SP-1'];

describe('where a new record takes the place of another, that alone is blamed', () => {
  it.each([
    ['companyTakesNewestId', ['CompanyUpdate', 'CompanyGet', 'CompanyDelete']],
    ['documentTakesNewestId', ['DocumentUpdate']],
    ['bundleTakesNewestId', ['ProductBundleUpdate']],
    ['providerTakesNewestId', ['ShippingProviderUpdate', 'ShippingProviderGet']],
  ])('%s', async (name, operations) => {
    const fault = ownFaults.get(name);
    if (fault === undefined) throw new Error(`${name} is no fault`);
    const plan = planRun({ formats, operations, clauses, cases: [] });
    const verdicts = await judgeInProcess(createServer({ hooks: [fault.hook] }), plan);
    const red = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));
    expect(red.map(({ id, status }) => `${id} ${status}`)).toEqual(
      formats.map((format) => `${format}/${operations[0]}/ACT-1/new failed`),
    );
  });
});
