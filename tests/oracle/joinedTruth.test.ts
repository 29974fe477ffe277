import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { andFirst, bothReadings, type Joined, leftFold } from '../../harness/oracle/joinedTruth.ts';
import { and, not, or, type Truth } from '../../harness/oracle/Truth.ts';
import type { AndOr } from '../../specs/SearchFilter.ts';

const truth = fc.constantFrom<Truth>('yes', 'no', 'open');
const list = fc.array(fc.record({ truth, by: fc.constantFrom<AndOr>('And', 'Or') }), {
  minLength: 1,
  maxLength: 6,
});

/** `yes Or open And no` as parts. */
function parts(text: string): readonly Joined[] {
  const words = text.split(' ');
  return words.flatMap((word, index) =>
    index % 2 === 0 ? [{ truth: word as Truth, by: (words[index - 1] ?? 'And') as AndOr }] : [],
  );
}

/** All ways in which what is open could turn out. */
function* settled(some: readonly Joined[]): Generator<readonly Joined[]> {
  const at = some.findIndex((part) => part.truth === 'open');
  if (at < 0) return yield some;
  for (const one of ['yes', 'no'] as const)
    yield* settled(some.map((part, index) => (index === at ? { ...part, truth: one } : part)));
}

describe('Kleene', () => {
  test.each<[Truth, Truth, Truth, Truth]>([
    ['yes', 'yes', 'yes', 'yes'],
    ['yes', 'no', 'no', 'yes'],
    ['yes', 'open', 'open', 'yes'],
    ['no', 'yes', 'no', 'yes'],
    ['no', 'no', 'no', 'no'],
    ['no', 'open', 'no', 'open'],
    ['open', 'yes', 'open', 'yes'],
    ['open', 'no', 'no', 'open'],
    ['open', 'open', 'open', 'open'],
  ])('%s with %s: and %s, or %s', (left, right, both, either) => {
    expect([and(left, right), or(left, right)]).toEqual([both, either]);
  });

  test.each<[Truth, Truth]>([
    ['yes', 'no'],
    ['no', 'yes'],
    ['open', 'open'],
  ])('not %s is %s', (truth, due) => {
    expect(not(truth)).toBe(due);
  });
});

describe('lists of filters', () => {
  test.each([
    ['yes', 'yes', 'yes'],
    ['yes And no', 'no', 'no'],
    ['no Or yes', 'yes', 'yes'],
    ['yes Or yes And no', 'no', 'yes'],
    ['no And no Or yes', 'yes', 'yes'],
    ['open And no', 'no', 'no'],
    ['open Or yes', 'yes', 'yes'],
    ['open And yes', 'open', 'open'],
    ['yes Or open And no Or no', 'no', 'yes'],
    ['no Or no And yes', 'no', 'no'],
    ['no And yes Or yes And open', 'open', 'open'],
    ['yes And no Or no And yes Or no', 'no', 'no'],
  ])('%s: left fold %s, And first %s', (text, folded, first) => {
    expect([leftFold(parts(text)), andFirst(parts(text))]).toEqual([folded, first]);
  });

  test('no filters select everything (FLT-7)', () => {
    expect([leftFold([]), andFirst([]), bothReadings([])]).toEqual(['yes', 'yes', 'yes']);
  });

  test('the AndOr of the first filter is not looked at (FLT-3)', () => {
    fc.assert(
      fc.property(list, fc.constantFrom<AndOr>('And', 'Or'), (some, by) => {
        const changed = some.map((part, index) => (index === 0 ? { ...part, by } : part));
        for (const reading of [leftFold, andFirst]) expect(reading(changed)).toBe(reading(some));
      }),
    );
    for (const reading of [leftFold, andFirst]) expect(reading([{ truth: 'no', by: 'Or' }])).toBe('no');
  });

  test.each([
    ['yes And yes', 'yes'],
    ['no Or no', 'no'],
    ['yes Or yes And no', 'open'],
    ['yes Or open And open', 'open'],
  ])('%s is %s to both readings (FLT-2)', (text, due) => {
    expect(bothReadings(parts(text))).toBe(due);
  });

  test('a truth that is told holds however the open ones turn out', () => {
    fc.assert(
      fc.property(list, (some) => {
        for (const reading of [leftFold, andFirst]) {
          const due = reading(some);
          if (due === 'open') continue;
          for (const one of settled(some)) expect(reading(one)).toBe(due);
        }
      }),
    );
  });

  test('the two readings differ only where an Or stands before an And', () => {
    fc.assert(
      fc.property(list, (some) => {
        const joins = some.slice(1).map(({ by }) => by);
        const isMixed = joins.some((by, index) => by === 'Or' && joins.slice(index + 1).includes('And'));
        if (!isMixed) expect(andFirst(some)).toBe(leftFold(some));
        if (bothReadings(some) !== 'open') expect(andFirst(some)).toBe(leftFold(some));
      }),
    );
  });

  test('not, and, or keep the laws of De Morgan', () => {
    fc.assert(
      fc.property(truth, truth, (one, other) => {
        expect(not(and(one, other))).toBe(or(not(one), not(other)));
        expect(not(not(one))).toBe(one);
      }),
    );
  });
});
