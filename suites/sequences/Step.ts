import * as fc from 'fast-check';

export const moves = [
  'Insert',
  'Update',
  'InsertOrUpdate',
  'InsertOrUpdateNonEmptyFields',
  'Delete',
  'Get',
] as const;

export type Move = (typeof moves)[number];

/** One call of a sequence, as data: format and record are counted among those that there are when it is made. */
export interface Step {
  readonly move: Move;
  readonly format: number;
  readonly record: number;
}

const stepArbitrary = (among: readonly Move[]): fc.Arbitrary<Step> =>
  fc.record({
    move: fc.constantFrom(...among),
    format: fc.nat({ max: 5 }),
    record: fc.nat({ max: 3 }),
  });

/** Sequences that begin with an insert; any part of one is a sequence too, so that it can be made shorter. */
export const sequenceArbitrary = (canDelete: boolean): fc.Arbitrary<readonly Step[]> =>
  fc
    .tuple(
      stepArbitrary(['Insert']),
      fc.array(
        stepArbitrary([
          ...moves.filter((move) => move !== 'Delete'),
          'Update',
          'Get',
          ...(canDelete ? (['Delete'] as const) : []),
        ]),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map(([first, rest]) => [first, ...rest]);
