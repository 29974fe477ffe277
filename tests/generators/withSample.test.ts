import { expect, test } from 'vitest';
import { withSample } from '../../generators/records/samples.ts';

const record = {
  CompanyName: 'Assay 1',
  CompanyCurrency: 'EUR',
  CompanyAddress: { City: 'Athens', Country: 'GR', AddressLine1: '1 Test Street' },
};

test('the currency and the place of a sample win, for a target may take no other', () => {
  const sample = { CompanyCurrency: 'AUD', CompanyAddress: { Country: 'AU', City: 'Adelaide' } };
  expect(withSample(sample, record)).toEqual({
    CompanyName: 'Assay 1',
    CompanyCurrency: 'AUD',
    CompanyAddress: { City: 'Adelaide', Country: 'AU', AddressLine1: '1 Test Street' },
  });
});

test('what a case is about wins over the sample, which gives what the record leaves out', () => {
  const sample = { CompanyName: 'theirs', CompanyTypeID: 7, CompanyAddress: { AddressLine1: 'theirs' } };
  expect(withSample(sample as never, record)).toEqual({ ...record, CompanyTypeID: 7 });
});

test('a currency that the record does not have at all is below it, like all else', () => {
  expect(withSample({ CompanyCurrency: 'AUD' }, { CompanyName: 'x' })).toEqual({
    CompanyCurrency: 'AUD',
    CompanyName: 'x',
  });
});
