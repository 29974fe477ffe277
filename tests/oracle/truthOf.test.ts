import Big from 'big.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { truthOf } from '../../harness/oracle/truthOf.ts';
import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import { type SearchOperator, searchOperators } from '../../specs/SearchFilter.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { Numeric, RecordValue, Value } from '../../specs/Value.ts';

type Row = readonly [held: Value | undefined, operator: SearchOperator, searched: string, due: string];

const rows = (record: string, field: string, table: readonly Row[]): void => {
  test.each(table.map((row) => [...row] as const))('%j %s %j: %s', (held, operator, searched, due) => {
    const holder: RecordValue = { [field]: held };
    const filter = { FieldName: field, SearchOperator: operator, SearchValue: searched };
    expect(truthOf(filter, holder, recordShape(record))).toBe(due);
  });
};

describe('text', () => {
  rows('mvDiscount', 'DiscountName', [
    ['Winter sale', 'Equals', 'Winter sale', 'yes'],
    ['Winter sale', 'Equals', 'Winter', 'no'],
    ['Winter sale', 'NotEquals', 'Winter', 'yes'],
    ['Winter sale', 'NotEquals', 'Winter sale', 'no'],
    // Letter case, blanks and collation are open.
    ['Winter sale', 'Equals', 'winter SALE', 'open'],
    ['Winter sale', 'NotEquals', 'winter sale', 'open'],
    ['Winter  sale', 'Equals', 'Winter sale', 'open'],
    ['Winter sale ', 'Equals', 'Winter sale', 'open'],
    ['Strauß', 'Equals', 'Strauss', 'open'],
    ['Ångström', 'Equals', 'Aangstroem', 'open'],
    ['Ångström', 'Equals', 'Volt', 'no'],
    ['co-op', 'Equals', 'coop', 'open'],
    ['Vind', 'Equals', 'Wind', 'open'],
    ['00420', 'Equals', '420', 'no'],
    ['Winter sale', 'Contains', 'ter sa', 'yes'],
    ['Winter sale', 'Contains', 'Winter sale', 'yes'],
    ['Winter sale', 'Contains', 'summer', 'no'],
    ['Winter sale', 'Contains', 'WINTER', 'open'],
    // In Danish `aa` is one letter, and `e` with an accent behind it another one.
    ['Maar', 'Contains', 'Ma', 'open'],
    ['cafe\u0301', 'Contains', 'cafe', 'open'],
    ['Straße', 'Contains', 'sse', 'open'],
    ['Straße', 'Contains', 'Stra', 'open'],
    ['Straße', 'Contains', 'Stru', 'no'],
    // One place cuts a letter of some alphabet in two, another does not; a text begins and ends whole.
    ['Maar, Ma', 'Contains', 'Ma', 'yes'],
    ['sale', 'Contains', 's', 'yes'],
    ['a sale', 'Contains', 'e', 'yes'],
    // Text is compared by code points: what is composed and what is not are two texts, to some collation one.
    ['é', 'Equals', 'é', 'yes'],
    ['é', 'Equals', 'e\u0301', 'open'],
    // Text that looks like a number is text all the same.
    ['1.50', 'Equals', '1.5', 'no'],
    ['1.50', 'Contains', '.5', 'yes'],
    // Without a value, and with values that some servers read in their own way.
    ['', 'Equals', 'a', 'open'],
    [null, 'NotEquals', 'a', 'open'],
    [undefined, 'Contains', 'a', 'open'],
    ['a', 'Equals', '', 'open'],
    ['a', 'NotEquals', ' a', 'open'],
    [' a', 'Equals', ' a', 'open'],
    ['a ', 'Equals', 'a ', 'open'],
    ['Winter sale', 'Contains', ' sale', 'open'],
    // What is not held as text was not understood.
    [numeric(7), 'Equals', '8', 'open'],
    [true, 'Contains', 'tru', 'open'],
    ['b', 'LessThan', 'c', 'open'],
  ]);
});

describe('tags', () => {
  rows('mvSalesOrder', 'SalesOrderTags', [
    ['spring', 'Equals', 'spring', 'yes'],
    ['spring', 'NotEquals', 'spring', 'no'],
    // A server may split them, and look for one of them (clauses.md, rule 3).
    ['spring,urgent', 'Equals', 'spring', 'open'],
    ['spring,urgent', 'NotEquals', 'urgent', 'open'],
    ['spring sale; urgent', 'Equals', 'sale', 'open'],
    ['spring sale', 'Equals', 'spring sale', 'open'],
    ['spring', 'Equals', 'spring,urgent', 'open'],
    ['spring,urgent', 'Equals', 'URGENT', 'open'],
    ['spring,urgent', 'Equals', 'sprin', 'no'],
    ['spring,urgent', 'NotEquals', 'autumn', 'yes'],
    ['spring,urgent', 'Contains', 'urgent', 'yes'],
    // Of a list of tags it may be asked whether a tag is in it.
    ['spring,urgent', 'Contains', 'urg', 'open'],
    ['spring,urgent', 'Contains', 'autumn', 'no'],
    ['spring', 'LessThan', 'urgent', 'open'],
    ['', 'Equals', 'spring', 'open'],
    // Split, it is the tag `spring`, which is not what is looked for.
    ['spring,', 'Equals', 'spring,', 'open'],
    ['a, b', 'Equals', 'c, d', 'no'],
    [null, 'Equals', 'spring', 'open'],
    [numeric(7), 'Equals', 'spring', 'open'],
  ]);
});

describe('an int', () => {
  rows('mvDiscount', 'DiscountID', [
    [numeric(5), 'Equals', '5', 'yes'],
    [numeric(5), 'Equals', '5.0', 'yes'],
    [numeric(5), 'Equals', '15', 'no'],
    [numeric(5), 'NotEquals', '15', 'yes'],
    [numeric(5), 'LessThan', '15', 'yes'],
    [numeric(15), 'LessThan', '5', 'no'],
    [numeric(5), 'LessThan', '5', 'no'],
    [numeric(-5), 'LessThan', '-4', 'yes'],
    [numeric('9007199254740993'), 'Equals', '9007199254740992', 'no'],
    [numeric(5), 'Contains', '5', 'open'],
    [numeric(5), 'Equals', 'five', 'open'],
    [numeric(5), 'Equals', '5 pieces', 'open'],
    [numeric(5), 'Equals', 'No 5', 'open'],
    [numeric(5), 'Equals', '5e0', 'open'],
    [numeric(5), 'Equals', '+5', 'open'],
    [numeric(5), 'Equals', '5.', 'open'],
    [numeric(5), 'LessThan', 'No 7', 'open'],
    // No int is 5.001, but a server may read one that is; 5.5 it may cut, yet not so near.
    [numeric(5), 'Equals', '5.001', 'open'],
    [numeric(5), 'LessThan', '5.5', 'yes'],
    // A server may show a field without a value as 0, which these searches of its database leave out.
    [numeric(0), 'Equals', '-0', 'yes'],
    [numeric(0), 'LessThan', '5', 'open'],
    [numeric(0), 'NotEquals', '5', 'open'],
    [numeric(0), 'Equals', '5', 'no'],
    [numeric(0), 'LessThan', '-5', 'no'],
    [null, 'LessThan', '5', 'open'],
    [undefined, 'NotEquals', '5', 'open'],
    ['5', 'Equals', '5', 'open'],
    ['', 'Equals', '0', 'open'],
  ]);
});

describe('a decimal', () => {
  rows('mvDiscount', 'DiscountValue', [
    // What is shown may be rounded, and searched by as it is kept.
    [numeric('12.35'), 'Equals', '12.35', 'open'],
    [numeric('12.35'), 'NotEquals', '12.35', 'open'],
    [numeric('12.35'), 'LessThan', '12.35', 'open'],
    [numeric('12.50'), 'Equals', '12.5', 'open'],
    [numeric('12'), 'Equals', '12', 'open'],
    [numeric('12.50'), 'Equals', '12.51', 'no'],
    [numeric('12.50'), 'LessThan', '12.51', 'yes'],
    // Two digits are promised; beyond them rounding is not shown.
    [numeric('12.345'), 'Equals', '12.345', 'open'],
    [numeric('12.345'), 'Equals', '12.3', 'no'],
    [numeric('12.50'), 'Equals', '12.505', 'open'],
    [numeric('12.505'), 'LessThan', '12.51', 'open'],
    [numeric('12.505'), 'Equals', '12.495', 'no'],
    [numeric('1.25E1'), 'LessThan', '12.51', 'yes'],
    // Exact beyond what a binary float holds.
    [numeric('100000000000000000.01'), 'Equals', '100000000000000000.02', 'no'],
    [numeric('100000000000000000.01'), 'LessThan', '100000000000000000.02', 'yes'],
    [numeric('-0.01'), 'LessThan', '0', 'yes'],
    [numeric('9.99'), 'LessThan', '10', 'yes'],
    [numeric('10.00'), 'NotEquals', '10.01', 'yes'],
  ]);
});

describe('a member typed number', () => {
  rows('mvProductClient', 'DefaultSalesQuantity', [
    [numeric('3'), 'Equals', '3', 'open'],
    [numeric('3'), 'Equals', '30', 'no'],
    [numeric('0.1'), 'Equals', '0.1', 'open'],
    [numeric('0.1'), 'LessThan', '5', 'yes'],
    [numeric('0.1'), 'NotEquals', '0.1', 'open'],
    [numeric('0.1'), 'LessThan', '0.105', 'open'],
    [numeric('0.5'), 'Equals', '0.51', 'no'],
    [numeric('3'), 'NotEquals', '4', 'yes'],
  ]);
});

describe('the other types', () => {
  rows('mvCompany', 'CompanyIsDefault', [
    [true, 'Equals', 'true', 'yes'],
    [true, 'Equals', 'false', 'no'],
    [false, 'NotEquals', 'true', 'open'],
    [false, 'Equals', 'true', 'no'],
    [false, 'NotEquals', 'false', 'no'],
    [true, 'Equals', 'True', 'open'],
    [true, 'Equals', '1', 'open'],
    [true, 'Contains', 'true', 'open'],
    [false, 'LessThan', 'true', 'open'],
    [false, 'Equals', 'false', 'yes'],
    [true, 'NotEquals', 'true', 'no'],
    [null, 'NotEquals', 'true', 'open'],
    [undefined, 'Equals', 'false', 'open'],
    ['true', 'Equals', 'true', 'open'],
  ]);
  rows('mvCompany', 'CompanyDaylightStartDate', [[wall(0), 'Equals', '1970-01-01T00:00:00', 'open']]);
  rows('mvCompany', 'CompanyAddress', [[{ City: 'Athens' }, 'Equals', 'Athens', 'open']]);
  rows('mvShippingProvider', 'ShippingProviderApplication', [
    ['Acs', 'Equals', 'Acs', 'yes'],
    ['Acs', 'NotEquals', 'Other', 'yes'],
    ['Undefined', 'Equals', 'Undefined', 'open'],
    ['Undefined', 'Equals', 'Other', 'no'],
    ['Undefined', 'Contains', 'Undef', 'open'],
    ['Undefined', 'LessThan', 'Zone', 'open'],
    ['Undefined', 'Equals', 'UNDEFINED', 'open'],
    ['Undefined', 'NotEquals', 'Other', 'open'],
    [numeric(0), 'Equals', 'Undefined', 'open'],
    // It may be how a target shows that there is no value.
    ['None', 'Equals', 'None', 'open'],
    ['None', 'NotEquals', 'None', 'open'],
    ['None', 'NotEquals', 'Other', 'open'],
    ['None', 'Equals', 'Other', 'no'],
    // Other names hold that word and say something.
    ['NoneYet', 'Equals', 'NoneYet', 'yes'],
    ['AlmostNone', 'Equals', 'AlmostNone', 'yes'],
    ['Other', 'Equals', 'None', 'no'],
    [null, 'NotEquals', 'Other', 'open'],
  ]);
  rows('mvSalesOrder', 'SalesOrderShipDocumentTypeID', [
    ['7', 'Equals', '7', 'yes'],
    ['07', 'Equals', '7', 'open'],
    ['7', 'Equals', '8', 'no'],
    ['77', 'Equals', '78', 'no'],
    ['-7', 'NotEquals', '7', 'yes'],
    ['7', 'NotEquals', '7', 'no'],
    ['7', 'Equals', '07', 'open'],
    ['7', 'Equals', '7a', 'open'],
    ['7a', 'Equals', '7', 'open'],
    ['No 7', 'Equals', '7', 'open'],
    ['7', 'Equals', 'No 7', 'open'],
    ['7', 'LessThan', '8', 'open'],
    ['77', 'Contains', '7', 'open'],
    [numeric(7), 'Equals', '8', 'open'],
  ]);
});

describe('nothing is told', () => {
  const shape = recordShape('mvDiscount');

  test.each([...'%_*?[]^\\'])('where a wildcard such as %s is searched', (wildcard) => {
    for (const SearchOperator of searchOperators) {
      const filter = { FieldName: 'DiscountName', SearchOperator, SearchValue: `5${wildcard}0` };
      expect(truthOf(filter, { DiscountName: `5${wildcard}0` }, shape)).toBe('open');
      expect(truthOf(filter, { DiscountName: 'Winter sale' }, shape)).toBe('open');
    }
  });

  test.each(['Colour', ''])('of a field that no record has: %j', (FieldName) => {
    const filter = { FieldName, SearchOperator: 'Equals', SearchValue: 'red' } as const;
    expect(truthOf(filter, { [FieldName]: 'red' }, shape)).toBe('open');
  });

  test.each(searchOperators)('of a datetime, %s', (SearchOperator) => {
    const filter = {
      FieldName: 'CompanyDaylightStartDate',
      SearchOperator,
      SearchValue: '2017-01-10T10:00:00',
    };
    const holder = { CompanyDaylightStartDate: wall(Date.UTC(2017, 0, 10, 10)) };
    expect(truthOf(filter, holder, recordShape('mvCompany'))).toBe('open');
  });
});

describe('laws', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aBsZ zy1é'), maxLength: 6 });
  const number = fc.integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  const truth = (field: string, held: Value, SearchOperator: SearchOperator, SearchValue: string | Numeric) =>
    truthOf({ FieldName: field, SearchOperator, SearchValue }, { [field]: held }, recordShape('mvDiscount'));

  test('NotEquals is what Equals is not', () => {
    fc.assert(
      fc.property(word, word, (held, searched) => {
        const [equal, other] = (['Equals', 'NotEquals'] as const).map((operator) =>
          truth('DiscountName', held, operator, searched),
        );
        expect(other).toBe(equal === 'yes' ? 'no' : equal === 'no' ? 'yes' : 'open');
      }),
    );
  });

  test('what equals also contains, or that is open', () => {
    fc.assert(
      fc.property(word, word, (held, searched) => {
        if (truth('DiscountName', held, 'Equals', searched) === 'yes')
          expect(truth('DiscountName', held, 'Contains', searched)).not.toBe('no');
        if (truth('DiscountName', held, 'Contains', searched) === 'no')
          expect(truth('DiscountName', held, 'Equals', searched)).toBe('no');
      }),
    );
  });

  test('of two decimals one is less, or rounding may have made them equal', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        const told = [
          truth('DiscountValue', numeric(one), 'LessThan', other),
          truth('DiscountValue', numeric(other), 'LessThan', one),
          truth('DiscountValue', numeric(one), 'Equals', other),
        ];
        const isNear = new Big(one).minus(other).abs().lt('0.01');
        // A 0 that is less may stand for no value, which no search for less finds.
        const isZeroLess = [
          [one, other],
          [other, one],
        ].some(([less = '', more = '']) => new Big(less).eq(0) && new Big(more).gt(0));
        const expected = isZeroLess ? ['no', 'no', 'open'] : ['no', 'no', 'yes'];
        expect([...told].sort()).toEqual(isNear ? ['open', 'open', 'open'] : expected);
      }),
    );
  });

  test('a number may be searched as a number or as text (FLT-4)', () => {
    fc.assert(
      fc.property(number, number, fc.constantFrom(...searchOperators), (held, searched, operator) => {
        expect(truth('DiscountValue', numeric(held), operator, numeric(searched))).toBe(
          truth('DiscountValue', numeric(held), operator, searched),
        );
      }),
    );
    expect(truth('DiscountID', numeric(5), 'Equals', numeric(5))).toBe('yes');
    expect(truth('DiscountID', numeric(5), 'LessThan', numeric(5))).toBe('no');
  });
});
