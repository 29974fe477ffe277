import { describe, expect, it } from 'vitest';
import { neighbourDeletedToo } from '../../server/faults/neighbourDeletedToo.ts';
import { servicesCutAtTen } from '../../server/faults/servicesCutAtTen.ts';
import { tenServicesOnly } from '../../server/variants/tenServicesOnly.ts';
import { redVerdicts } from './redVerdicts.ts';

describe('DEL-1: a company beside the deleted one', () => {
  it('that goes with it is seen in every format, and no other clause is blamed', async () => {
    const red = await redVerdicts(neighbourDeletedToo.hook, { operations: ['CompanyDelete'] });
    expect(red.filter((line) => line.endsWith(' failed'))).toEqual(
      ['csv', 'json', 'jsv', 'soap11', 'soap12', 'xml'].map(
        (format) => `${format}/CompanyDelete/DEL-1 failed`,
      ),
    );
  });
});

describe('ACT-1: a list of twelve', () => {
  const selected = { operations: ['ShippingProviderUpdate'], formats: ['json', 'csv'] } as const;

  it('that is cut is a breach', async () => {
    expect(await redVerdicts(servicesCutAtTen.hook, selected)).toEqual([
      'csv/ShippingProviderUpdate/ACT-1/new failed',
      'json/ShippingProviderUpdate/ACT-1/new failed',
    ]);
  });

  it('may be refused, and the rest is judged without it', async () => {
    expect(await redVerdicts(tenServicesOnly.hook, selected)).toEqual(await redVerdicts(undefined, selected));
  });
});
