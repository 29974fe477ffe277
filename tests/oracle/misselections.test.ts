import { expect, test } from 'vitest';
import { misselections } from '../../harness/oracle/misselections.ts';
import type { Truth } from '../../harness/oracle/Truth.ts';
import type { Listed } from '../../harness/records/recordKeys.ts';

const record = { Name: 'x' };
const held = (count: number): ReadonlyMap<string, Listed> =>
  new Map(count === 0 ? [] : [['7', { record, count }]]);

// The answer must hold every selected record, and none that is not selected (FLT-1).
test.each<[Truth, still: number, answered: number, kind: string | undefined]>([
  ['yes', 1, 1, undefined],
  ['yes', 1, 0, 'missing'],
  ['yes', 2, 1, 'missing'],
  ['yes', 2, 2, undefined],
  ['yes', 1, 2, undefined],
  ['no', 1, 0, undefined],
  ['no', 1, 1, 'extra'],
  ['no', 2, 1, 'extra'],
  ['open', 1, 0, undefined],
  ['open', 1, 1, undefined],
  ['open', 1, 2, undefined],
])('%s, %i held, %i answered: %s', (due, still, answered, kind) => {
  expect(misselections(held(still), held(answered), () => due)).toEqual(
    kind === undefined ? [] : [{ kind, key: '7', record }],
  );
});

test('of records that did not stand still nothing is said', () => {
  expect(misselections(new Map(), held(1), () => 'no')).toEqual([]);
});

test('each record is asked for by itself', () => {
  const still = new Map(['a', 'b', 'c'].map((Name) => [Name, { record: { Name }, count: 1 }]));
  const answered = new Map([...still].filter(([key]) => key !== 'a'));
  const wrong = misselections(still, answered, ({ Name }) => (Name === 'c' ? 'no' : 'yes'));
  expect(wrong.map(({ kind, key }) => [kind, key])).toEqual([
    ['missing', 'a'],
    ['extra', 'c'],
  ]);
});
