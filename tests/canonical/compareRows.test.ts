import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Comparison, Paths } from '../../harness/canonical/Comparison.ts';
import { compareRows } from '../../harness/canonical/compareRows.ts';
import { fromOtherSide, sidesInWords } from '../../harness/canonical/Difference.ts';
import type { Value } from '../../specs/Value.ts';

/** `A` and `A` are one row, `A` and `a` one with a list in it that has another order; each holds one list. */
function compareRow(left: Value, right: Value, [leftPath, rightPath]: Paths): Comparison {
  const noted = [{ leftPath: `${leftPath}.Rows`, rightPath: `${rightPath}.Rows`, left, right }];
  const isSame = String(left).toUpperCase() === String(right).toUpperCase();
  return {
    differences: isSame ? [] : [{ leftPath, rightPath, left, right }],
    garbled: [],
    orders: isSame && left !== right ? noted : [],
    lists: 1,
  };
}

const compared = (left: string, right: string) => {
  const rows = (text: string) => text.split(' ').filter((row) => row !== '');
  const { differences, orders, lists } = compareRows(rows(left), rows(right), ['L', 'R'], compareRow);
  const places = (some: typeof differences) =>
    some.map(({ leftPath, rightPath }) => `${leftPath} ${rightPath}`);
  return [places(differences), places(orders), lists];
};

test.each([
  ['', '', [], [], 0],
  ['A', 'A', [], [], 1],
  ['A', 'B', ['L[0] R[0]'], [], 1],
  ['A B', 'A B', [], [], 3],
  ['A B', 'A b', [], ['L[1].Rows R[1].Rows'], 3],
  ['A B', 'B A', [], ['L R'], 3],
  ['A B', 'b A', [], ['L[1].Rows R[0].Rows', 'L R'], 3],
  ['A B C', 'A C B', [], ['L R'], 4],
  ['A B C', 'B C A', [], ['L R'], 4],
  ['A A B', 'A B A', [], ['L R'], 4],
  // What is left over is compared in its order, once.
  ['A B C', 'B X A', ['L[2] R[1]'], [], 4],
  ['A B C', 'A X C', ['L[1] R[1]'], [], 4],
  ['A B', 'X Y', ['L[0] R[0]', 'L[1] R[1]'], [], 3],
  ['A B C D', 'X D Y A', ['L[1] R[0]', 'L[2] R[2]'], [], 5],
  ['A A B', 'A B B', ['L[1] R[1]'], [], 4],
  ['A B C', 'b X A', ['L[2] R[1]'], ['L[1].Rows R[0].Rows'], 4],
  // As many rows on both sides, or the list as a whole differs.
  ['A B', 'A', ['L R'], [], 0],
  ['', 'A', ['L R'], [], 0],
])('%j beside %j: differences %j, orders %j, %i lists', (left, right, differences, orders, lists) => {
  expect(compared(left, right)).toEqual([differences, orders, lists]);
});

test('a difference shows what stands on either side', () => {
  const whole = { leftPath: 'L', rightPath: 'R', left: ['A'], right: ['A', 'B'] };
  expect(compareRows(['A'], ['A', 'B'], ['L', 'R'], compareRow).differences).toEqual([whole]);
  const reversed = compareRows(['A', 'B'], ['B', 'A'], ['L', 'R'], compareRow);
  expect(reversed.orders).toEqual([
    { leftPath: 'L', rightPath: 'R', left: ['A', 'B'], right: ['B', 'A'], places: [1, 0] },
  ]);
  const one = compareRows(['A', 'B'], ['A', 'X'], ['L', 'R'], compareRow);
  expect(one.differences).toEqual([{ leftPath: 'L[1]', rightPath: 'R[1]', left: 'B', right: 'X' }]);
});

const rows = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 6 });

test('rows in any order are the same rows', () => {
  const shuffled = rows.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
  );
  fc.assert(
    fc.property(shuffled, ([left, right]) => {
      const { differences, orders } = compareRows(left, right, ['L', 'R'], compareRow);
      expect([differences.length, orders.length]).toEqual([0, String(left) === String(right) ? 0 : 1]);
    }),
  );
});

test('as many differences as rows that no row on the other side matches', () => {
  fc.assert(
    fc.property(rows, rows, (left, right) => {
      fc.pre(left.length === right.length);
      const rest = [...right];
      const unmatched = left.filter((row) => {
        const at = rest.indexOf(row);
        if (at >= 0) rest.splice(at, 1);
        return at < 0;
      });
      expect(compareRows(left, right, ['L', 'R'], compareRow).differences).toHaveLength(unmatched.length);
    }),
  );
});

test.each([
  ['A B C', 'C A B', 'rows 1, 2, 3', 'rows 3, 1, 2', 'rows 2, 3, 1'],
  ['A B C D', 'A C B D', 'rows 1, 2, 3, 4', 'rows 1, 3, 2, 4', 'rows 1, 3, 2, 4'],
])('%j beside %j is said as %j and %j, from the other side %j', (left, right, expected, actual, other) => {
  const [order] = compareRows(left.split(' '), right.split(' '), ['L', 'R'], compareRow).orders;
  if (order === undefined) throw new Error('the rows have one order');
  expect(sidesInWords(order)).toEqual({ left: expected, right: actual });
  expect(sidesInWords(fromOtherSide(order))).toEqual({ left: expected, right: other });
});
