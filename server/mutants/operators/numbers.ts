import Big from 'big.js';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { ScalarType } from '../../../specs/Shape.ts';
import type { Effect, MemberOperator } from '../MemberOperator.ts';
import { holds, type Site } from '../Site.ts';
import { onValue } from '../Step.ts';

const ofNumber = (
  types: readonly ScalarType[],
  effect: Effect,
  does: string,
  change: (number: Big) => Big,
): MemberOperator => ({
  family: 'numbers',
  effect,
  does,
  applies: holds(...types),
  edit: () =>
    onValue((value) => {
      if (!isNumeric(value)) return value;
      const before = new Big(value.lexeme);
      const after = change(before);
      return after.eq(before) ? value : numeric(after.toFixed());
    }),
});

const all = ['int', 'decimal', 'number'] as const;
const fractional = ['decimal', 'number'] as const;

/** What is done to numbers. A number that stays equal keeps the form in which it was written. */
export const numbers = {
  rounded: ofNumber(fractional, 'whole', 'is rounded to a whole number', (one) =>
    one.round(0, Big.roundHalfUp),
  ),
  truncated: ofNumber(fractional, 'whole', 'loses its fraction', (one) => one.round(0, Big.roundDown)),
  signLost: {
    ...ofNumber(all, 'unsigned', 'loses its sign', (one) => one.abs()),
    // No document shows an id of a record below 0.
    applies: (site: Site) => holds(...all)(site) && !['id', 'target'].includes(site.kind),
  },
  scaled: ofNumber(all, 'other', 'is ten times as much', (one) => one.times(10)),
  oneMore: ofNumber(all, 'added', 'is one more', (one) => one.plus(1)),
} as const satisfies Record<string, MemberOperator>;
