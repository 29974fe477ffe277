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

test('the date of a document wins too, and no other date', () => {
  const sample = { DocumentDate: '2026-06-15T10:30:00', DocumentCustomOrderDate1: '2026-06-16T10:30:00' };
  const dated = { DocumentDate: '2017-01-10T10:30:00', DocumentCustomOrderDate1: '2017-01-11T10:30:00' };
  expect(withSample(sample, dated)).toEqual({ ...dated, DocumentDate: '2026-06-15T10:30:00' });
});

test('a currency that the record does not have at all is below it, like all else', () => {
  expect(withSample({ CompanyCurrency: 'AUD' }, { CompanyName: 'x' })).toEqual({
    CompanyCurrency: 'AUD',
    CompanyName: 'x',
  });
});
