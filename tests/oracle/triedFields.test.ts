import { describe, expect, test } from 'vitest';
import { documentedExamples } from '../../harness/oracle/choosing/documentedExamples.ts';
import {
  isExampleTrial,
  isMisread,
  isPartlyWrong,
  isTurnedAround,
  mistakenFields,
  oddlyWritten,
  triedFields,
} from '../../harness/oracle/triedFields.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { discounts, filter, read, those, trial } from './reads.ts';

const byName = filter('DiscountName', 'Equals', 'Autumn');
const named = (operator: 'Equals' | 'Contains') => [filter('DiscountName', operator, 'Autumn')];

test('a text is misread if another operator finds by its field', () => {
  const ignored = trial([byName], []);
  expect(isMisread(ignored, [ignored, trial(named('Contains'), those(501))])).toBe(true);
  expect(isMisread(ignored, [ignored, trial(named('Contains'), discounts)])).toBe(false);
  expect(isMisread(ignored, [ignored, trial([filter('DiscountID', 'Equals', '501')], those(501))])).toBe(
    false,
  );
  expect(isMisread(trial([byName], 'refused'), [trial(named('Contains'), those(501))])).toBe(false);
});

test('members that are written in another form are not searched by', () => {
  const deviation = (path: string) => ({ clause: 'TYP-1', level: 'MUST', path, expected: '', actual: '' });
  const whole = read('DiscountGet', discounts);
  const deviations = [deviation('mvDiscounts[0].DiscountID'), deviation('mvDiscounts[1].DiscountID')];
  expect(oddlyWritten({ ...whole, decoded: { ...whole.decoded, deviations } } as never)).toEqual([
    'DiscountID',
  ]);
  expect(oddlyWritten(read('DiscountGet', 'silent'))).toEqual([]);
});

/** Document types with flags, whose names say which of them are set. */
const type = (id: number, ...set: readonly string[]): RecordValue => ({
  DocumentTypeID: numeric(id),
  DocumentTypeCompanyID: numeric(id > 2 ? 7 : 8),
  ...Object.fromEntries(flags.map((flag) => [flag, set.includes(flag)])),
});
const flags = [
  'DocumentTypeOptionsShowRemarks',
  'DocumentTypeOptionsShowTax',
  'DocumentTypeOptionsShowDiscount',
];
const [remarks = '', tax = '', example = ''] = flags;
const types = [type(4, remarks, tax), type(3, tax), type(2, remarks, example), type(1)];
const flagged = (flag: string, answered: readonly number[], value = 'true') => ({
  answer: read(
    'DocumentTypeGet',
    types.filter((_, index) => answered.includes(4 - index)),
    {
      Filters: [filter(flag, 'Equals', value)] as unknown as Value,
    },
  ),
  others: { before: read('DocumentTypeGet', types) },
});

describe('a flag', () => {
  test('is turned around if all others come', () => {
    expect(isTurnedAround(flagged(remarks, [3, 1]))).toBe(true);
    expect(isTurnedAround(flagged(remarks, [4, 2]))).toBe(false);
    expect(isTurnedAround(flagged(remarks, [3]))).toBe(false);
    expect(isTurnedAround(trial([byName], those(504, 503, 502)))).toBe(false);
  });

  test('is taken for another one if the records of that come, and others are right', () => {
    const mistaken = flagged(remarks, [4, 3]);
    const right = flagged(tax, [4, 3]);
    expect([isPartlyWrong(mistaken), isPartlyWrong(right)]).toEqual([true, false]);
    expect(mistakenFields([right, mistaken])).toEqual([mistaken]);
    expect(mistakenFields([mistaken])).toEqual([]);
    // Wrong in another way as well: then Equals is broken on flags (FLT-1).
    expect(mistakenFields([right, mistaken, flagged(tax, [4, 1])])).toEqual([]);
    expect(triedFields(operationNamed('DocumentTypeGet'), [right, mistaken]).dead).toEqual([mistaken]);
  });

  test('of a documented example is judged as that', () => {
    expect(mistakenFields([flagged(tax, [4, 3]), flagged(example, [4, 2])])).toEqual([]);
  });
});

test('a number that is wrong on some record is partly wrong; text is not judged so', () => {
  const ofCompany = (...answered: readonly number[]) => flagged('DocumentTypeCompanyID', answered, '7');
  expect([ofCompany(4), ofCompany(4, 3), ofCompany()].map(isPartlyWrong)).toEqual([true, false, false]);
  expect(isPartlyWrong(trial([byName], those(502, 501)))).toBe(false);
});

test('documented examples are known', () => {
  const [first] = documentedExamples(operationNamed('DocumentTypeGet'));
  expect(first).toBeDefined();
  expect([isExampleTrial(flagged(example, [2])), isExampleTrial(flagged(remarks, [4, 2]))]).toEqual([
    true,
    false,
  ]);
});

describe('the fields to try an operator on', () => {
  const works = trial([filter('DiscountID', 'Equals', '501')], those(501));
  const dead = trial([byName], 'refused');
  const { working, alive, ...tried } = triedFields(operationNamed('DiscountGet'), [works, dead]);
  const names = (fields: ReturnType<typeof working>) => fields.map(({ name }) => name);

  test('are those that work, and besides those that nobody has tried', () => {
    expect(tried.dead).toEqual([dead]);
    expect(names(working('Equals'))).toEqual(['DiscountID']);
    expect(names(alive('Equals'))).toEqual(['DiscountID', 'DiscountDescription', 'DiscountValue']);
  });

  test('are of types that the operator is told of', () => {
    expect(names(alive('Contains'))).toEqual(['DiscountDescription']);
    expect(names(working('Contains'))).toEqual([]);
  });
});
