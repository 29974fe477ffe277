import { describe, expect, test } from 'vitest';
import { truthOf } from '../../harness/oracle/truthOf.ts';
import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

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
    // Without a value, and with values that some servers read in their own way.
    ['', 'Equals', 'a', 'open'],
    [null, 'NotEquals', 'a', 'open'],
    [undefined, 'Contains', 'a', 'open'],
    ['a', 'Equals', '', 'open'],
    ['a', 'NotEquals', ' a', 'open'],
    ['50%', 'Equals', '50%', 'open'],
    ['b', 'LessThan', 'c', 'open'],
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
    [null, 'LessThan', '5', 'open'],
  ]);
});

describe('a decimal', () => {
  rows('mvDiscount', 'DiscountValue', [
    [numeric('12.50'), 'Equals', '12.5', 'yes'],
    [numeric('12.50'), 'Equals', '12.51', 'no'],
    [numeric('12.50'), 'LessThan', '12.51', 'yes'],
    // Two digits are promised; beyond them rounding is not shown.
    [numeric('12.345'), 'Equals', '12.345', 'open'],
    [numeric('12.345'), 'Equals', '12.3', 'no'],
  ]);
});

describe('a member typed number', () => {
  rows('mvProductClient', 'DefaultSalesQuantity', [
    [numeric('3'), 'Equals', '3', 'yes'],
    [numeric('0.1'), 'Equals', '0.1', 'open'],
    [numeric('0.1'), 'LessThan', '5', 'yes'],
  ]);
});

describe('the other types', () => {
  rows('mvCompany', 'CompanyIsDefault', [
    [true, 'Equals', 'true', 'yes'],
    [true, 'Equals', 'false', 'no'],
    [false, 'NotEquals', 'true', 'yes'],
    [true, 'Equals', 'True', 'open'],
    [true, 'Equals', '1', 'open'],
    [true, 'Contains', 'true', 'open'],
    [false, 'LessThan', 'true', 'open'],
  ]);
  rows('mvCompany', 'CompanyDaylightStartDate', [[wall(0), 'Equals', '1970-01-01T00:00:00', 'open']]);
  rows('mvCompany', 'CompanyAddress', [[{ City: 'Athens' }, 'Equals', 'Athens', 'open']]);
  rows('mvShippingProvider', 'ShippingProviderApplication', [
    ['Undefined', 'Equals', 'Undefined', 'yes'],
    ['Undefined', 'Equals', 'Other', 'no'],
    ['Undefined', 'Contains', 'Undef', 'open'],
  ]);
  rows('mvSalesOrder', 'SalesOrderShipDocumentTypeID', [
    ['7', 'Equals', '7', 'yes'],
    ['07', 'Equals', '7', 'open'],
    ['7', 'Equals', '8', 'no'],
  ]);
});
