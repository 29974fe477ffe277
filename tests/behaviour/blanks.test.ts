import { describe, expect, it } from 'vitest';
import { innerBlanksFolded } from '../../server/faults/innerBlanksFolded.ts';
import { innerBlanksRefused } from '../../server/variants/innerBlanksRefused.ts';
import { redVerdicts } from './redVerdicts.ts';

const selected = { operations: ['CompanyUpdate', 'ShippingProviderUpdate'], clauses: ['TYP-12'] };

describe('TYP-12: blanks inside text', () => {
  it('are to come back as many as were sent', async () => {
    expect(await redVerdicts(innerBlanksFolded.hook, { ...selected, formats: ['json'] })).toEqual([
      'json/CompanyUpdate/TYP-12/signs failed',
      'json/ShippingProviderUpdate/TYP-12/entity failed',
      'json/ShippingProviderUpdate/TYP-12/letters failed',
    ]);
  });

  it('may be refused, and nothing else is then in doubt', async () => {
    expect(await redVerdicts(innerBlanksRefused.hook, { ...selected, formats: ['json'] })).toEqual([
      'json/CompanyUpdate/TYP-12/signs blocked control',
      'json/CompanyUpdate/TYP-12/signs-taken warned',
    ]);
  });
});
