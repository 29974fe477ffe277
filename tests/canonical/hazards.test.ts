import { expect, test } from 'vitest';
import { compareReads } from '../../harness/canonical/compareReads.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

const companies = operationNamed('CompanyGet');

const read = (format: Format, ...records: readonly RecordValue[]): Read => ({
  format,
  value: { mvCompanies: records.map((record, index) => ({ CompanyId: numeric(index + 1), ...record })) },
  deviations: [],
});

/** The members of company 1 that differ between json and xml, beside another company that comes the same in both. */
const differing = (left: RecordValue, right: RecordValue, ...others: readonly RecordValue[]) =>
  compareReads(companies, read('json', left, ...others), read('xml', right, ...others)).differences.map(
    ({ place }) => place,
  );

const named = (CompanyName: string | null): RecordValue => ({ CompanyName });

test('a text with syntax in it may be garbled by a format', () => {
  expect(differing(named('a "b"'), named('a b'))).toEqual([]);
  expect(differing(named('007'), named(null))).toEqual([]);
});

test('not where the format is seen to keep that syntax', () => {
  expect(differing(named('a "b"'), named('a b'), named('say "yes"'))).toEqual(['1|CompanyName']);
  expect(differing(named('007'), named(null), named('0123'))).toEqual(['1|CompanyName']);
  // Another member of the same record tells as much.
  const email = { CompanyEmail: '"x"@y' };
  expect(differing({ ...named('a "b"'), ...email }, { ...named('a b'), ...email })).toEqual([
    '1|CompanyName',
  ]);
});

test('not where both texts hold the same syntax', () => {
  expect(differing(named('a "b", c'), named('a "b", '))).toEqual(['1|CompanyName']);
  expect(differing(named('+44 20 7946 0012'), named('+44 20 7946 001'))).toEqual(['1|CompanyName']);
  expect(differing(named('a & b'), named('a &amp; b'))).toEqual([]);
  expect(differing(named('+44'), named('+4'))).toEqual([]);
  expect(differing(named('+44 20'), named('44 20'))).toEqual([]);
  expect(differing(named('0012'), named('12'))).toEqual([]);
  expect(differing(named('true'), named('tru'))).toEqual([]);
  // Blanks, and two ways to escape too much.
  expect(differing(named('Smith & Co. '), named('Smith & Co.'))).toEqual([]);
  expect(differing(named('Acme, Inc.  Athens'), named('Acme, Inc. Athens'))).toEqual([]);
  expect(differing(named('Caf&#233;'), named('Caf&#xE9;'))).toEqual([]);
});

test('all of the syntax, of the same kind, at the same depth', () => {
  expect(differing(named('a "b", c'), named('a b c'), named('say "yes"'))).toEqual([]);
  expect(differing(named('007'), named(null), named('12'))).toEqual([]);
  expect(differing(named('Größe'), named('Gre'), named('Grün'))).toEqual([]);
  const nested = { CompanyAddress: { City: 'a "b"' } };
  expect(differing(named('a "b"'), named('a b'), nested)).toEqual([]);
  expect(differing(nested, { CompanyAddress: { City: 'a b' } }, named('say "yes"'))).toEqual([]);
  expect(
    differing(nested, { CompanyAddress: { City: 'a b' } }, { CompanyAddress: { Name: '"yes"' } }),
  ).toEqual(['1|CompanyAddress.City']);
});
