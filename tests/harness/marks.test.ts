import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanUp } from '../../cli/run/cleanUp.ts';
import { withSample } from '../../generators/records/samples.ts';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import { type LedgerEntry, openLedger, writtenBy } from '../../harness/writes/ledger.ts';
import { hasMark, markOf, marksIn, marksInText, runMarks, withoutMarks } from '../../harness/writes/marks.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { callOf } from './fakeTarget.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

test('a mark is ten hexadecimal digits, and is found again in a text and in a record', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const mark = markOf(digest(text));
      expect(mark).toMatch(/^[0-9a-f]{10}$/);
      expect(marksInText(`<Name>Assay ${mark}</Name>`)).toEqual([mark]);
      for (const kept of [mark, mark.toUpperCase()])
        expect(withoutMarks(`Assay ${kept}`)).toBe('Assay <own>');
      expect(marksIn({ Names: [{ Name: `Assay ${mark}` }] }, (text) => text === mark)).toEqual([mark]);
      expect(hasMark({ Name: `ASSAY ${mark.toUpperCase()}` }, [mark])).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('no digest makes a mark that a client or a server reads as a number', () => {
  for (const digits of [
    '0'.repeat(64),
    '7'.repeat(64),
    '1e5'.padEnd(64, '0'),
    '0000000012345e67890'.padEnd(64, '0'),
  ]) {
    const mark = markOf(digits);
    expect(Number(mark)).toBeNaN();
    expect(marksInText(`"${mark}"`)).toEqual([mark]);
  }
});

test('digests that differ in one early digit make different marks', () => {
  const one = digest('one');
  const marks = Array.from({ length: 9 }, (_, at) =>
    markOf(`${one.slice(0, at + 8)}${one[at + 8] === '0' ? '1' : '0'}${one.slice(at + 9)}`),
  );
  expect(new Set([markOf(one), ...marks]).size).toBe(10);
});

test('ten decimal digits in a text, such as a telephone number, are no mark', () => {
  expect(marksInText('{"Phone":"0123456789","Id":1234567890,"Name":"x0abcdef1234"}')).toEqual([]);
  expect(withoutMarks('0123456789 x0abcdef1234')).toBe('0123456789 x0abcdef1234');
});

/** The operator's sample, of which each text has the form of a mark, and a company that has these texts too. */
const sample = { CompanyPhone: '2101234567', CompanyTaxIdNumber: 'b123456789', CompanyEmail: '0998877665' };
const theirs: RecordValue = { ...sample, CompanyId: numeric('7'), CompanyName: 'A branch of the operator' };

/** What clean-up deletes after an insert that nobody answered, on a target that shows these companies. */
async function deletedAfter(entries: readonly LedgerEntry[], companies: readonly RecordValue[]) {
  const deleted: unknown[] = [];
  const left = (): readonly RecordValue[] =>
    companies.filter(({ CompanyId }) => !deleted.some((id) => isDeepStrictEqual(id, CompanyId)));
  const call = async (made: Call): Promise<Answer> => {
    const isRead = made.operationName === 'CompanyGet';
    if (!isRead) deleted.push(made.members.CompanyIDToDelete);
    const value = {
      ResponseStatus: { ErrorCode: '0' },
      ...(isRead ? { mvCompanies: left() } : { result: true }),
    };
    const response = { status: 200, headers: [], body: new Uint8Array() };
    return { call: made, decoded: { value, deviations: [] }, exchange: { response } } as unknown as Answer;
  };
  const { notFound } = await cleanUp({ call }, writtenBy(entries), { formats: ['json'], atOnce: 1 });
  return { deleted, notFound };
}

/** The ledger of a run that was killed while it inserted a company over the operator's sample, and the company. */
async function killedInsert() {
  const { uniqueIn, isMade } = runMarks('r1', 1);
  const inserted = withSample(sample, { CompanyName: `Assay ${uniqueIn('a case')('company')}` });
  const entries: LedgerEntry[] = [];
  const { noting } = openLedger((entry) => entries.push(entry), isMade);
  const insert = { ...callOf('CompanyUpdate'), members: { mvCompany: inserted, mvRecordAction: 'Insert' } };
  await noting(insert, () => Promise.reject(new Error('killed'))).catch(() => undefined);
  return { entries, inserted };
}

test('clean-up deletes the company of the run, and none of the operator that holds texts of a sample', async () => {
  const { entries, inserted } = await killedInsert();
  const made = { ...inserted, CompanyId: numeric('8') };
  expect(await deletedAfter(entries, [theirs, made])).toMatchObject({
    deleted: [numeric('8')],
    notFound: [],
  });
  expect((await deletedAfter(entries, [theirs])).deleted).toEqual([]);
  expect(withoutMarks('0123456789 x0abcdef1234')).toBe('0123456789 x0abcdef1234');
});

test('the same holds for a ledger of an older version, which lists the texts of a sample as marks', async () => {
  const mark = '0a1b2c3d4e';
  const marks = [...Object.values(sample), mark];
  const entries: readonly LedgerEntry[] = [
    { kind: 'about', write: 1, operation: 'CompanyUpdate', record: 'mvCompany', format: 'json', marks },
  ];
  const made = { ...sample, CompanyId: numeric('8'), CompanyName: `Assay ${mark}` };
  expect((await deletedAfter(entries, [theirs, made])).deleted).toEqual([numeric('8')]);
  expect((await deletedAfter(entries, [theirs])).deleted).toEqual([]);
  expect(withoutMarks('0123456789 x0abcdef1234')).toBe('0123456789 x0abcdef1234');
});
