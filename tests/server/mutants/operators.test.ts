import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestArbitrary, responseArbitrary } from '../../../generators/messages/messageArbitrary.ts';
import { memberOperators } from '../../../server/mutants/memberMutants.ts';
import { formatScopes } from '../../../server/mutants/Scope.ts';
import { type Site, sites } from '../../../server/mutants/Site.ts';
import { editedAt, type Step } from '../../../server/mutants/Step.ts';
import { wall } from '../../../specs/datetime.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';

const [everywhere] = formatScopes;
if (everywhere === undefined) throw new Error('there is a scope of all formats');

/** The message after the operator has worked at the site, once. */
function edited(operator: string, site: Site, message: RecordValue): RecordValue {
  const found = memberOperators.get(operator);
  if (found === undefined || everywhere === undefined) throw new Error(`no operator ${operator}`);
  return editedAt(message, site.way, site, {}, found.edit(site, everywhere));
}

/** The message without the member at the end of the way, and without members there that are not documented. */
function without(message: RecordValue, { way, holder }: Site): RecordValue {
  const inRecord = (record: RecordValue, [step, ...rest]: readonly Step[]): RecordValue => {
    if (step === undefined) return record;
    if (rest.length === 0)
      return Object.fromEntries(
        Object.entries(record).filter(([name]) => name !== step.name && holder.byName.has(name)),
      );
    const held = record[step.name];
    const inside = (value: Value | undefined): Value | undefined =>
      isRecord(value) ? inRecord(value, rest) : value;
    return {
      ...record,
      [step.name]: Array.isArray(held) ? held.map((one) => inside(one) ?? null) : inside(held),
    };
  };
  return inRecord(message, way);
}

const arbitraryOf = ({ direction, operation }: Site): fc.Arbitrary<RecordValue> =>
  (direction === 'request' ? requestArbitrary : responseArbitrary)(operation, { basis: 'wall' });

describe('an operator changes nothing but its site', () => {
  test.each([...memberOperators.keys()])('%s', (operator) => {
    const applicable = sites.filter((site) => memberOperators.get(operator)?.applies(site));
    const met = fc
      .constantFrom(...applicable)
      .chain((site) => arbitraryOf(site).map((message) => ({ site, message })));
    fc.assert(
      fc.property(met, ({ site, message }) => {
        const after = edited(operator, site, message);
        expect(without(after, site)).toEqual(without(message, site));
      }),
      { numRuns: 25 },
    );
  });
});

const siteOf = (operation: string, path: string): Site => {
  const found = sites.find(
    (site) => site.direction === 'response' && site.operation.name === operation && site.path === path,
  );
  if (found === undefined) throw new Error(`${operation} has no ${path}`);
  return found;
};

const company = (name: string) => siteOf('CompanyGet', `mvCompanies[].${name}`);

/** What an operator makes of the member in a list of records that hold these values. */
function made(operator: string, name: string, ...values: readonly Value[]): readonly unknown[] {
  const message = { mvCompanies: values.map((value) => ({ [name]: value })) };
  const { mvCompanies } = edited(operator, company(name), message);
  return (mvCompanies as readonly RecordValue[]).map((record) => record[name]);
}

describe('an operator does what it says', () => {
  test.each([
    ['cut', 'abcdefghijklmnop', 'abcdefghijkl'],
    ['endLost', 'abc', 'ab'],
    ['middleLost', 'abc', 'ac'],
    ['trimmed', ' a  b ', 'a  b'],
    ['lowered', 'AbC', 'abc'],
    ['raised', 'AbC', 'ABC'],
    ['dropped', 'a', undefined],
    ['defaulted', 'a', ''],
    ['endLost', '𝒳', ''],
  ])('%s makes %j %j', (operator, before, after) => {
    expect(made(operator, 'CompanyName', before)).toEqual([after]);
  });

  test.each([
    ['scaled', '7', '70'],
    ['oneMore', '-1', '0'],
    ['signLost', '-7', '7'],
    ['defaulted', '7', '0'],
    ['retyped', '7', '7.5'],
  ])('%s makes the number %s %s', (operator, before, after) => {
    expect(made(operator, 'CompanyId', numeric(before))).toEqual([numeric(after)]);
  });

  test.each([
    ['rounded', '1.50', '2'],
    ['truncated', '1.99', '1'],
    ['rounded', '2.00', '2.00'],
  ])('%s makes the decimal %s %s', (operator, before, after) => {
    const site = siteOf('DiscountGet', 'mvDiscounts[].DiscountValue');
    const message = { mvDiscounts: [{ DiscountValue: numeric(before) }] };
    expect(edited(operator, site, message)).toEqual({ mvDiscounts: [{ DiscountValue: numeric(after) }] });
  });

  test.each([
    ['zoneShifted', '2017-03-04T10:20:30.400Z', '2017-03-04T12:20:30.400Z'],
    ['timeLost', '2017-03-04T10:20:30.400Z', '2017-03-04T00:00:00Z'],
    ['secondsLost', '2017-03-04T10:20:30.400Z', '2017-03-04T10:20:00Z'],
    ['fractionLost', '2017-03-04T10:20:30.400Z', '2017-03-04T10:20:30Z'],
    ['dayAsMonth', '2017-03-04T10:20:30Z', '2017-04-03T10:20:30Z'],
    ['dayAsMonth', '2017-03-14T10:20:30Z', '2017-03-14T10:20:30Z'],
    ['timeLost', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
  ])('%s makes %s %s', (operator, before, after) => {
    const date = (text: string) => wall(Date.parse(text));
    expect(made(operator, 'CompanyDaylightStartDate', date(before))).toEqual([date(after)]);
  });

  test('values of other records come from where they are said to come from', () => {
    expect(made('fromNeighbour', 'CompanyName', 'a', 'b', 'c')).toEqual(['b', 'c', 'b']);
    expect(made('fromFirst', 'CompanyName', 'a', 'b', 'c')).toEqual(['a', 'a', 'a']);
    expect(made('fromBefore', 'CompanyName', 'a', 'b', 'c')).toEqual(['a', 'a', 'b']);
    const site = company('CompanyEmail');
    const message = { mvCompanies: [{ CompanyEmail: 'e', CompanyPhone: 'p' }] };
    expect(edited('fromSibling', site, message)).toEqual({
      mvCompanies: [{ CompanyEmail: 'p', CompanyPhone: 'p' }],
    });
  });

  test.each([
    ['firstItemLost', ['b', 'c']],
    ['secondItemLost', ['a', 'c']],
    ['lastItemLost', ['a', 'b']],
    ['firstItemOnly', ['a']],
    ['reversed', ['c', 'b', 'a']],
    ['doubled', ['a', 'b', 'c', 'c']],
    ['oneAsObject', ['a', 'b', 'c']],
    ['noneAsAbsent', ['a', 'b', 'c']],
  ])('%s leaves %j of a, b, c', (operator, left) => {
    const record = (CompanyName: string) => ({ CompanyName });
    const message = { mvCompanies: ['a', 'b', 'c'].map(record) };
    expect(edited(operator, siteOf('CompanyGet', 'mvCompanies'), message)).toEqual({
      mvCompanies: left.map(record),
    });
  });

  test('a list of one and a list of none are what they are said to be', () => {
    const list = siteOf('CompanyGet', 'mvCompanies');
    expect(edited('oneAsObject', list, { mvCompanies: [{ CompanyName: 'a' }] })).toEqual({
      mvCompanies: { CompanyName: 'a' },
    });
    expect(edited('noneAsAbsent', list, { mvCompanies: [] })).toEqual({});
  });

  test.each([
    ['camelCased', 'CompanyName', 'companyName'],
    ['unprefixed', 'CompanyName', 'Name'],
  ])('%s names %s %s and keeps its value', (operator, before, after) => {
    const message = { mvCompanies: [{ [before]: 'a' }] };
    expect(edited(operator, company(before), message)).toEqual({ mvCompanies: [{ [after]: 'a' }] });
  });

  test.each([
    ['mvCompanies', 'CompanyGet', 'mvCompany'],
    ['mvDashboardBoxes', 'DashboardBoxGet', 'mvDashboardBox'],
    ['mvProductClient', 'ProductClientGet', 'mvProductClients'],
  ])('otherNumber makes %s of %s %s', (before, operation, after) => {
    expect(edited('otherNumber', siteOf(operation, before), { [before]: [] })).toEqual({ [after]: [] });
  });
});
