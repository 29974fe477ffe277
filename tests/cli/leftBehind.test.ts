import { expect, it } from 'vitest';
import { leftBehindBy } from '../../cli/run/Cleaned.ts';

const nothingCleaned = { companies: [], notFound: [], notLookedFor: [] };

it('each record is said once, however often a write named it', () => {
  const carrier = { record: 'ShippingProvider', id: '7' };
  const other = { record: 'mvDocument', id: '7' };
  expect(leftBehindBy([carrier, other, carrier, { ...carrier, id: '8' }, carrier], nothingCleaned)).toEqual([
    carrier,
    other,
    { ...carrier, id: '8' },
  ]);
});

it('a company that stays is said once, and why', () => {
  const company = { record: 'mvCompany', id: '5' };
  const companies = [{ id: '5', fate: 'stays', why: 'it is refused' }] as const;
  expect(leftBehindBy([company, company], { ...nothingCleaned, companies })).toEqual([
    { ...company, why: 'it is refused' },
  ]);
});

it('records whose id is not known are said each', () => {
  const unknown = { record: 'mvDocument', id: '' };
  expect(leftBehindBy([unknown, unknown], nothingCleaned)).toEqual([unknown, unknown]);
});
