import { expect, test } from 'vitest';
import { controlIn } from '../../harness/oracle/controlIn.ts';
import { discounts, filter, read, those, trial } from './reads.ts';

const byId = filter('DiscountID', 'Equals', '501');
const whole = read('DiscountGet', discounts);
const works = trial([byId], those(501));
const dead = trial([byId], discounts);
const joined = (answered: Parameters<typeof trial>[1]) => trial([{ AndOr: 'And', ...byId }], answered);
const control = (trials: readonly (typeof dead)[], others = {}) =>
  controlIn({ answer: whole, others, trials });

test('the first filter that works is the control', () => {
  expect(control([dead, works])).toEqual({ kind: 'works', trial: works });
});

test('without a filter there is nothing to tell', () => {
  expect(control([])).toMatchObject({ kind: 'blocked', cause: 'nothing' });
});

test('a filter that works only with an AndOr is FLT-3', () => {
  const made = joined(those(501));
  expect(control([dead, made], { joined: made.answer })).toEqual({ kind: 'joined', trial: dead });
  const neither = joined(discounts);
  expect(control([dead, neither], { joined: neither.answer })).toEqual({ kind: 'dead', trial: dead });
});

test('where no answer can be read, the address is to blame', () => {
  const unread = { ...dead, answer: { ...dead.answer, decoded: null } };
  expect(control([unread])).toMatchObject({ kind: 'blocked', cause: 'clause:FMT-1' });
  const made = joined(discounts);
  expect(control([unread, made], { joined: made.answer }).kind).toBe('dead');
});

test('a format that is not read shows no layout of filters another way', () => {
  const detour = { how: 'json', refused: dead.answer };
  const another = { ...dead, answer: { ...dead.answer, detour } };
  expect(control([another])).toMatchObject({ kind: 'blocked', cause: 'clause:FMT-1' });
});

test('what json takes is a matter of layout', () => {
  const inJson = { jsonWhole: whole, jsonFiltered: works.answer };
  expect(control([dead], inJson)).toMatchObject({ kind: 'blocked', cause: 'layout' });
  expect(control([dead], { ...inJson, jsonFiltered: dead.answer })).toEqual({ kind: 'dead', trial: dead });
});

test('where another Get takes a filter that is written in the same way, the layout is not to blame', () => {
  const inJson = { jsonWhole: whole, jsonFiltered: works.answer };
  const onOther = { otherWhole: whole, otherFiltered: works.answer };
  expect(control([dead], { ...inJson, ...onOther })).toEqual({ kind: 'dead', trial: dead });
  expect(control([dead], { ...inJson, ...onOther, otherFiltered: dead.answer })).toMatchObject({
    kind: 'blocked',
    cause: 'layout',
  });
});
