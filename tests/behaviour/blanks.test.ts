import { describe, expect, it } from 'vitest';
import { innerBlanksFolded } from '../../server/faults/innerBlanksFolded.ts';
import { tabsBecomeBlanks } from '../../server/faults/tabsBecomeBlanks.ts';
import { innerBlanksRefused } from '../../server/variants/innerBlanksRefused.ts';
import { redVerdicts } from './redVerdicts.ts';

const selected = { operations: ['CompanyUpdate', 'ShippingProviderUpdate'], clauses: ['TYP-12'] };

describe('TYP-12: blanks inside text', () => {
  it.each([
    ['blanks', innerBlanksFolded, 'double-blank'],
    ['tabs', tabsBecomeBlanks, 'tab'],
  ])('%s should come back as they were sent, and are a warning else', async (_, { hook }, name) => {
    expect(await redVerdicts(hook, { ...selected, formats: ['json', 'xml'] })).toEqual([
      `json/CompanyUpdate/TYP-12/${name} warned`,
      `xml/CompanyUpdate/TYP-12/${name} warned`,
    ]);
  });

  it('may be refused, and nothing else is then in doubt', async () => {
    expect(await redVerdicts(innerBlanksRefused.hook, { ...selected, formats: ['json'] })).toEqual([
      'json/CompanyUpdate/TYP-12/double-blank blocked control',
      'json/CompanyUpdate/TYP-12/double-blank-taken warned',
    ]);
  });
});
