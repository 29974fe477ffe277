import { describe, expect, it } from 'vitest';
import { compare } from '../../harness/canonical/compare.ts';
import { compareReads } from '../../harness/canonical/compareReads.ts';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

const scalar = (type: string): TypeShape => ({ kind: 'scalar', type }) as TypeShape;
const open: TypeShape = { kind: 'open' };
const isSame = (
  type: TypeShape,
  left: Value,
  right: Value,
  formats: readonly [Format, Format] = ['json', 'xml'],
) =>
  compare(type, left, right, formats).differences.length === 0 &&
  compare(type, right, left, [formats[1], formats[0]]).differences.length === 0;

describe('values of a known type', () => {
  it.each<[string, TypeShape, Value, Value, boolean]>([
    ['numbers are decimals', scalar('decimal'), numeric('12.50'), numeric('1.25E1'), true],
    ['and not floats', scalar('decimal'), numeric('0.1'), numeric('0.10000000000000001'), false],
    ['nil is empty text', scalar('string'), null, '', true],
    ['nil is 0', scalar('int'), null, numeric(0), true],
    ['nil is false', scalar('bool'), null, false, true],
    ['nil is the unset date', scalar('datetime'), null, wall(unsetMs), true],
    ['nil is no other date', scalar('datetime'), null, wall(0), false],
    ['empty text is not text', scalar('string'), '', 'Athens', false],
    ['text is compared by letters', scalar('string'), 'Athens', 'ATHENS', false],
    ['and by all of them', scalar('string'), 'Athens', 'Athen', false],
    ['but for hazards, which TYP-12 judges', scalar('string'), 'a, b', 'a b', true],
    ['and blanks around it', scalar('string'), 'Athens ', 'Athens', true],
    ['a hazard is no excuse for other text', scalar('string'), 'a, b', 'c', false],
    ['text that looks like a number is text', scalar('string'), '7', '8', false],
    ['leading zeros are TYP-12’s', scalar('string'), '007', '7', true],
    ['instants and local times are TYP-9’s', scalar('datetime'), instant(0, 0), wall(7), true],
    ['two local times are compared', scalar('datetime'), wall(0), wall(7000), false],
    ['to the second', scalar('datetime'), wall(0), wall(999), true],
  ])('%s', (_, type, left, right, expected) => {
    expect(isSame(type, left, right)).toBe(expected);
  });
});

describe('values of no known shape', () => {
  it.each<[string, Value, Value, boolean, (readonly [Format, Format])?]>([
    ['numbers are written in many ways', numeric('1.50'), '1.5', true],
    ['so are bools', true, 'True', true],
    ['dates of json and of the others are TYP-9’s', '/Date(0+0000)/', '1970-01-01T02:00:00', true],
    ['the basic form of ISO 8601 is a date too', '20170110T100000.000', '2017-01-10T10:00:00', true],
    ['also beside the dates of json', '/Date(0+0000)/', '19700101T020000', true],
    ['a date is no text', '/Date(0+0000)/', 'never', false],
    ['local times are compared', '2017-01-10T10:00:00', '2017-01-10T11:00:00', false],
    ['a list of one may be a record in xml', ['a'], { string: 'a' }, true],
    ['in jsv it may not', ['a'], { string: 'a' }, false, ['json', 'jsv']],
    ['jsv writes nested records as text', { a: 'b' }, '{a:b}', true, ['json', 'jsv']],
    ['other values differ', 'north', 'south', false],
  ])('%s', (_, left, right, expected, formats) => {
    expect(isSame(open, left, right, formats)).toBe(expected);
  });
});

describe('rows', () => {
  const type: TypeShape = {
    kind: 'list',
    itemName: 'ShippingProviderService',
    item: { kind: 'record', record: recordShape('ShippingProviderService') },
  };
  const rows = ['A', 'B', 'C'].map((Id): RecordValue => ({ Id, IsEnabled: true, Name: `name ${Id}` }));

  it('have no order, which is noted', () => {
    const { differences, orders, lists } = compare(type, rows, [...rows].reverse(), ['json', 'xml']);
    expect([differences.length, orders.length, lists]).toEqual([0, 1, 1]);
  });

  it('differ where one of them does, wherever it stands', () => {
    const changed = [...rows].reverse().map((row) => (row.Id === 'B' ? { ...row, Name: 'other' } : row));
    const { differences } = compare(type, rows, changed, ['json', 'xml'], ['L', 'R']);
    expect(differences).toEqual([
      { leftPath: 'L[1].Name', rightPath: 'R[1].Name', left: 'name B', right: 'other' },
    ]);
  });

  it('are as many on both sides', () => {
    expect(compare(type, rows, rows.slice(1), ['json', 'xml']).differences).toHaveLength(1);
  });
});

describe('reads of a Get', () => {
  const get = operationNamed('DiscountGet');
  const read = (records: readonly RecordValue[], path?: string) => ({
    format: 'json' as const,
    value: { mvDiscounts: records },
    deviations:
      path === undefined
        ? []
        : [{ clause: 'TYP-15', level: 'MUST' as const, path, expected: 'text', actual: '7' }],
  });
  const discounts = [9, 8, 7].map((id) => ({ DiscountID: numeric(id), DiscountName: `name ${id}` }));
  const changed = discounts.map((one) => ({ ...one, DiscountName: `${one.DiscountName} x` }));

  it('are compared by id', () => {
    expect(compareReads(get, read(discounts), read([...discounts].reverse())).differences).toEqual([]);
    expect(compareReads(get, read(discounts), read(changed)).differences).toHaveLength(3);
  });

  it('count only what stands still', () => {
    const moving = compareReads(get, read(discounts), read(changed), { again: [read(changed)] });
    expect([moving.records, moving.differences.length]).toEqual([0, 0]);
  });

  it('count only what stands still in every later read', () => {
    const again = [read(discounts), read(changed)];
    expect(compareReads(get, read(discounts), read(changed), { again }).records).toBe(0);
    expect(compareReads(get, read(discounts), read(changed), { again: [read(discounts)] }).records).toBe(3);
  });

  it('have an order of rows only where it stands still', () => {
    const carriers = operationNamed('ShippingProviderGet');
    const rows = ['A', 'B'].map((Id): RecordValue => ({ Id, IsEnabled: true, Name: `name ${Id}` }));
    const listing = (services: readonly RecordValue[]) => ({
      format: 'json' as const,
      value: {
        mvShippingProviders: [{ ShippingProviderId: numeric(1), ShippingProviderServices: services }],
      },
      deviations: [],
    });
    const turned = listing([...rows].reverse());
    const compared = (later: typeof turned) =>
      compareReads(carriers, listing(rows), turned, { again: [later] });
    expect([compared(listing(rows)).orders.length, compared(listing(rows)).lists]).toEqual([1, 1]);
    expect([compared(turned).orders.length, compared(turned).lists, compared(turned).records]).toEqual([
      0, 0, 1,
    ]);
  });

  it('leave to another clause what a decoder found', () => {
    const path = 'mvDiscounts[1].DiscountName';
    expect(compareReads(get, read(discounts), read(changed, path)).differences).toHaveLength(2);
  });

  it('miss a record, but not one that fell out of the top N at its lower end', () => {
    const places = (records: readonly RecordValue[]) =>
      compareReads(get, read(discounts), read(records), { top: 2 }).differences.map(({ place }) => place);
    expect(places(discounts.slice(0, 2))).toEqual([]);
    expect(places([discounts[0] as RecordValue, discounts[2] as RecordValue])).toEqual(['8']);
  });
});
