import { describe, expect, test } from 'vitest';
import { compareReads, type ReadOptions } from '../../harness/canonical/compareReads.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** `9 8:x` are the discounts 9 and 8, the second one with a name of its own; `?` has no id. */
function discounts(text: string, ...deviating: readonly string[]): Read {
  const records = text
    .split(' ')
    .filter((word) => word !== '')
    .map((word): RecordValue => {
      const [id = '', name = 'name'] = word.split(':');
      return { ...(id === '?' ? {} : { DiscountID: numeric(id) }), DiscountName: name };
    });
  return reading({ mvDiscounts: records }, deviating);
}

const reading = (value: RecordValue, deviating: readonly string[] = []): Read => ({
  format: 'json',
  value,
  deviations: deviating.map((path) => ({
    clause: 'TYP-15',
    level: 'MUST',
    path,
    expected: 'text',
    actual: '7',
  })),
});

const compared = (left: Read, right: Read, options?: ReadOptions, name = 'DiscountGet') => {
  const { differences, records } = compareReads(operationNamed(name), left, right, options);
  return { records, places: differences.map(({ place }) => place) };
};

describe('records are compared by id', () => {
  test.each([
    ['9 8', '9 8', 2, []],
    ['9 8', '8 9', 2, []],
    ['9 8', '9 8:x', 2, ['8|DiscountName']],
    ['9 8', '8:x 9:x', 2, ['9|DiscountName', '8|DiscountName']],
    ['9 8', '9', 1, ['8']],
    ['9 8', '', 0, ['9', '8']],
    // What is only in the other read is found when the reads are turned about.
    ['9', '9 8', 1, []],
    // The same id again: by content, and as many.
    ['9:a 9:b', '9:b 9:a', 2, []],
    ['9:a 9:b', '9:b 9:c', 2, ['9|DiscountName']],
    ['9:a 9:b', '9:a', 0, ['9']],
    ['9:b', '9:a 9:b', 1, []],
    ['9:c', '9:a 9:b', 1, ['9|DiscountName']],
    // A record whose id can not be read may be the one that is missing.
    ['9 8', '9 ?', 1, []],
    ['9 ?', '9', 1, []],
  ])('%j beside %j: %i records, differences %j', (left, right, records, places) => {
    expect(compared(discounts(left), discounts(right))).toEqual({ records, places });
  });

  test('and shown where they stand in either answer', () => {
    const { differences } = compareReads(operationNamed('DiscountGet'), discounts('9 8'), discounts('8:x 9'));
    expect(differences).toEqual([
      {
        place: '8|DiscountName',
        leftPath: 'mvDiscounts[1].DiscountName',
        rightPath: 'mvDiscounts[0].DiscountName',
        left: 'name',
        right: 'x',
      },
    ]);
  });

  test('those that share an id too', () => {
    const { differences } = compareReads(
      operationNamed('DiscountGet'),
      discounts('7 9:a 9:b'),
      discounts('9:b 9:c 7'),
    );
    expect(differences.map(({ leftPath, rightPath }) => [leftPath, rightPath])).toEqual([
      ['mvDiscounts[1].DiscountName', 'mvDiscounts[1].DiscountName'],
    ]);
  });

  test('and one that is not there is shown beside one that no other matches', () => {
    const { differences } = compareReads(
      operationNamed('DiscountGet'),
      discounts('9:a 9:c'),
      discounts('9:a 9:b 9:d'),
    );
    expect(differences.map(({ left, right }) => [left, right])).toEqual([['c', 'b']]);
  });

  test('a missing one is shown with what it was', () => {
    const { differences } = compareReads(operationNamed('DiscountGet'), discounts('9 8:x'), discounts('9'));
    expect(differences).toEqual([
      {
        place: '8',
        leftPath: 'mvDiscounts[1]',
        rightPath: 'mvDiscounts',
        left: { DiscountID: numeric(8), DiscountName: 'x' },
        right: null,
      },
    ]);
  });
});

describe('without an id, by content', () => {
  const serials = (text: string): Read =>
    reading({ mvSerialNumbers: text.split(' ').map((SerialNumber) => ({ SerialNumber })) });

  test.each([
    ['a b', 'b a', 2, []],
    ['a b', 'b c', 2, ['|SerialNumber']],
    ['a b', 'b', 0, ['']],
  ])('%j beside %j', (left, right, records, places) => {
    expect(compared(serials(left), serials(right), {}, 'SerialNumberGet')).toEqual({ records, places });
  });

  test('and shown where they stand, however many there are', () => {
    const letters = 'a b c d e f g h i j';
    const found = compareReads(
      operationNamed('SerialNumberGet'),
      serials(`${letters} k`),
      serials(`x ${letters}`),
    );
    expect(found.differences.map(({ leftPath, rightPath }) => [leftPath, rightPath])).toEqual([
      ['mvSerialNumbers[10].SerialNumber', 'mvSerialNumbers[0].SerialNumber'],
    ]);
  });

  test('their order is not shown', () => {
    const { orders, lists } = compareReads(operationNamed('SerialNumberGet'), serials('a b'), serials('b a'));
    expect([orders, lists]).toEqual([[], 0]);
  });

  test('the top N tell nothing of them', () => {
    expect(compared(serials('a b'), serials('b'), { top: 1 }, 'SerialNumberGet').places).toEqual(['']);
  });
});

test('the one record of an answer without a list', () => {
  const user = (value: Value): Read => reading({ mvUser: value });
  const differences = (left: Value, right: Value) =>
    compareReads(operationNamed('UserGet'), user(left), user(right)).differences.map((difference) => [
      difference.place,
      difference.leftPath,
      difference.rightPath,
    ]);
  const name = operationNamed('UserGet').record;
  expect(name).toBe('mvUser');
  expect(differences({ Any: 'x' }, { Any: 'y' })).toEqual([['|Any', 'mvUser.Any', 'mvUser.Any']]);
  expect(differences({ Any: 'x' }, null)).toEqual([['', 'mvUser', 'mvUser']]);
});

describe('only what stands still counts', () => {
  test.each([
    ['in one later read', ['9 8'], 2],
    ['in two', ['9 8', '8 9'], 2],
    ['not what changed', ['9 8:x'], 1],
    ['not what changed in one of them', ['9 8', '9:x 8'], 1],
    ['not what went', ['9'], 1],
    ['nothing', ['9:x 8:x'], 0],
  ])('%s', (_, later, records) => {
    const again = later.map((text) => discounts(text));
    expect(compared(discounts('9 8'), discounts('9:y 8:y'), { again }).records).toBe(records);
  });

  test('nothing of records that do not count', () => {
    const counts = ({ DiscountName }: RecordValue): boolean => DiscountName === 'own';
    expect(compared(discounts('9:own 8:x'), discounts('9:y 8:y'), { counts })).toEqual({
      records: 1,
      places: ['9|DiscountName'],
    });
    expect(compared(discounts('9:own 8:x'), discounts(''), { counts }).places).toEqual(['9']);
  });
});

describe('one record without an id, in which something moves, is compared by what stands still', () => {
  type Members = Readonly<Record<string, string | null>>;
  const settings = (...records: readonly Members[]): Read => reading({ mvAccountSettings: records });
  const places = (left: Read, right: Read, again: readonly Read[]) =>
    compared(left, right, { again }, 'AccountSettingsGet');

  test.each<[string, Members, Members, readonly Members[], number, readonly string[]]>([
    ['a clock', { Name: 'x', Clock: '1' }, { Name: 'x', Clock: '2' }, [{ Name: 'x', Clock: '3' }], 1, []],
    [
      'beside it a wrong one',
      { Name: 'x', Clock: '1' },
      { Name: 'y', Clock: '2' },
      [{ Name: 'x', Clock: '3' }],
      1,
      ['|Name'],
    ],
    ['a member that came', { Name: 'x' }, { Name: 'y' }, [{ Name: 'x', Clock: '3' }], 1, ['|Name']],
    ['a member that went', { Name: 'x', Clock: '1' }, { Name: 'y' }, [{ Name: 'x' }], 1, ['|Name']],
    [
      'one that moved last',
      { Name: 'x', Clock: '1' },
      { Name: 'y', Clock: '1' },
      [
        { Name: 'x', Clock: '1' },
        { Name: 'x', Clock: '2' },
      ],
      1,
      ['|Name'],
    ],
    ['nothing that stands still', { Clock: '1' }, { Clock: '9' }, [{ Clock: '3' }], 0, []],
    [
      'nothing but what is empty',
      { Clock: '1', Name: null },
      { Clock: '9', Name: 'y' },
      [{ Clock: '3', Name: null }],
      0,
      [],
    ],
  ])('%s', (_, left, right, again, records, differing) => {
    const found = places(
      settings(left),
      settings(right),
      again.map((one) => settings(one)),
    );
    expect(found).toEqual({ records, places: differing });
  });

  test.each<[string, Read, Read, Read]>([
    ['two at first', settings({ A: '1' }, { A: '2' }), settings({ B: 'x' }), settings({ A: '1', B: 'x' })],
    [
      'two later',
      settings({ A: '1', B: 'x' }),
      settings({ B: 'y' }),
      settings({ A: '2', B: 'x' }, { A: '3' }),
    ],
    [
      'two in the other',
      settings({ A: '1', B: 'x' }),
      settings({ B: 'y' }, { B: 'z' }),
      settings({ A: '2', B: 'x' }),
    ],
    ['none later', settings({ A: '1', B: 'x' }), settings({ B: 'y' }), settings()],
  ])('not of %s', (_, left, right, again) => {
    expect(places(left, right, [again])).toEqual({ records: 0, places: [] });
  });

  test('of an answer without a list, too; of what has an id its own record has to stand still', () => {
    const user = (Name: string, Clock: string): Read => reading({ mvUser: { Name, Clock } });
    const options = { again: [user('x', '3')] };
    expect(compared(user('x', '1'), user('y', '2'), options, 'UserGet').places).toEqual(['|Name']);
    expect(compared(discounts('9:x'), discounts('9:y'), { again: [discounts('9:z')] })).toEqual({
      records: 0,
      places: [],
    });
  });

  test('and the order of a list in it is none where that moves too', () => {
    const user = (Clock: string, ...Names: readonly string[]): Read => reading({ mvUser: { Clock, Names } });
    const ordersOf = (later: Read) =>
      compareReads(operationNamed('UserGet'), user('1', 'a', 'b'), user('2', 'b', 'a'), { again: [later] })
        .orders;
    expect(ordersOf(user('3', 'a', 'b')).map(({ place }) => place)).toEqual(['|Names']);
    expect(ordersOf(user('3', 'b', 'a'))).toEqual([]);
  });

  test('and without a second reading it is compared whole', () => {
    const found = places(settings({ Name: 'x', Clock: '1' }), settings({ Name: 'x', Clock: '2' }), []);
    expect(found.places).toEqual(['|Clock']);
  });
});

test('a record without an id that comes more often than in any read before and after is told', () => {
  const [once, twice] = [reading({ mvAccountSettings: [{ Name: 'x' }, { Name: 'y' }] }), settingsTwice()];
  const found = (again: readonly Read[]) => compared(once, twice, { again }, 'AccountSettingsGet').places;
  expect(found([once])).toEqual(['']);
  expect(found([once, twice])).toEqual([]);
  expect(compared(twice, twice, {}, 'AccountSettingsGet').places).toEqual([]);
});

const settingsTwice = (): Read =>
  reading({ mvAccountSettings: [{ Name: 'x' }, { Name: 'y' }, { Name: 'y' }] });

describe('the order of rows within a record', () => {
  const providers = (text: string): Read =>
    reading({
      mvShippingProviders: text.split(' ').map((services, index) => ({
        ShippingProviderId: numeric(text.includes('!') ? 1 : index + 1),
        ShippingProviderServices: [...services.replace('!', '')].map((Id) => ({ Id, Name: `name ${Id}` })),
      })),
    });
  const orders = (left: string, right: string, again: readonly string[] = []) => {
    const found = compareReads(operationNamed('ShippingProviderGet'), providers(left), providers(right), {
      again: again.map(providers),
    });
    return [found.orders.map(({ place }) => place), found.lists, found.differences.length];
  };

  test('is noted', () => {
    expect(orders('AB CD', 'AB DC')).toEqual([['2|ShippingProviderServices'], 2, 0]);
    expect(orders('AB CD', 'AB CD')).toEqual([[], 2, 0]);
  });

  test('where that of all records is the same in all reads that came later', () => {
    expect(orders('AB CD', 'BA DC', ['AB DC'])).toEqual([[], 0, 0]);
    expect(orders('AB', 'BA', ['AB', 'BA'])).toEqual([[], 0, 0]);
    expect(orders('AB', 'BA', ['AB', 'AB'])).toEqual([['1|ShippingProviderServices'], 1, 0]);
  });

  // With `!` all of them share one id.
  test('is noted where records share an id, if it stands still in all of them', () => {
    expect(orders('AB CD!', 'BA CD!')).toEqual([['1|ShippingProviderServices'], 0, 0]);
    expect(orders('AB CD!', 'BA CD!', ['AB CD!'])).toEqual([['1|ShippingProviderServices'], 0, 0]);
    expect(orders('AB CD!', 'BA CD!', ['BA CD!'])).toEqual([[], 0, 0]);
  });

  test('is left to another clause where a decoder found a departure', () => {
    const right = { ...providers('BA'), deviations: reading({}, ['mvShippingProviders[0]']).deviations };
    expect(compareReads(operationNamed('ShippingProviderGet'), providers('AB'), right).orders).toEqual([]);
  });
});

describe('what a decoder found is left to another clause', () => {
  test.each([
    ['in the left read', ['mvDiscounts[0].DiscountName'], [], ['8|DiscountName']],
    ['in the right read', [], ['mvDiscounts[0].DiscountName'], ['9|DiscountName']],
    ['around it', ['mvDiscounts[0]'], ['mvDiscounts[0]'], []],
    ['elsewhere', ['mvDiscounts[2]'], ['mvDiscounts[3]'], ['9|DiscountName', '8|DiscountName']],
  ])('%s', (_, left, right, places) => {
    expect(compared(discounts('9 8', ...left), discounts('8:x 9:x', ...right)).places).toEqual(places);
  });
});

describe('the top N', () => {
  test.each([
    // 7 fell out at the lower end, where something newer came in.
    ['9 8 7', '10 9 8', 3, []],
    ['9 8 7', '10 9 7', 3, ['8']],
    // The other is not full: what is not there is missing.
    ['9 8 7', '9 8', 3, ['7']],
    ['10 9 8', '11 10 9', 3, []],
    ['9 8 7', '9 8', undefined, ['7']],
    ['9 7', '9:x 9:x', 2, ['9|DiscountName']],
    // One of the two that share the lowest id fell out.
    ['9:a 9:b', '10 9:a', 2, []],
  ])('%j beside %j, %s at most: %j', (left, right, top, places) => {
    expect(compared(discounts(left), discounts(right), { top }).places.slice(-1)).toEqual(places.slice(-1));
  });

  test('tells nothing where the order is not documented', () => {
    const boms = (...ids: readonly number[]): Read =>
      reading({ mvProductBOMs: ids.map((id) => ({ ProductID: numeric(id), ProductSKU: `SKU ${id}` })) });
    expect(compared(boms(9, 8), boms(9, 7), { top: 2 }, 'ProductBOMGet').places).toEqual([]);
  });
});
