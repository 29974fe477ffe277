import { formats } from '../../specs/Format.ts';
import type { Move, Step } from './sequenceArbitrary.ts';

/** Moves of one record, or of two by their numbers, each in the format after that of the move before. */
const inTurns = (...moves: readonly (Move | readonly [Move, record: number])[]): readonly Step[] =>
  moves.map((one, format) => {
    const [move, record] = typeof one === 'string' ? [one, 0] : one;
    return { move, format, record };
  });

/** Each write twice on one record, which is seldom drawn. What a write leaves behind shows at the second one. */
const repeated = inTurns(
  ...(['Insert', 'InsertOrUpdate', 'InsertOrUpdate', 'Get'] as const),
  ...(['InsertOrUpdateNonEmptyFields', 'InsertOrUpdateNonEmptyFields', 'Get', 'Update', 'Update'] as const),
);

/**
 * In each format one search before a write and behind it; the write is in the next format. An answer that is kept for equal requests
 * shows in no other way. Nor does one that is kept until its own format writes.
 */
const readTwice: readonly Step[] = [
  { move: 'Insert', format: 0, record: 0 },
  ...formats.flatMap((_, format): readonly Step[] => [
    { move: 'Get', format, record: 0 },
    { move: 'Update', format: format + 1, record: 0 },
    { move: 'Get', format, record: 0 },
  ]),
];

/** Calls that are refused, since they name what does not exist, and each kind of update after one of them. */
const refusedBetween = inTurns(
  ...(['Insert', 'RefusedDelete', 'Update', 'Get', 'RefusedUpdate', 'InsertOrUpdate', 'Get'] as const),
  ...(['RefusedDelete', 'InsertOrUpdateNonEmptyFields', 'Get', 'RefusedUpdate', 'Update', 'Get'] as const),
);

/**
 * Empty members in each format, and in both ways in which they can be sent: which one is sent goes by whether the number of the call is
 * even. No later call writes what one of them should have left, so one read shows all.
 */
const emptyInBothWays: readonly Step[] = [
  { move: 'Insert', format: 0, record: 0 },
  ...formats.flatMap((_, format): readonly Step[] => {
    const partly: Step = { move: 'InsertOrUpdateNonEmptyFields', format, record: 0 };
    return [partly, partly];
  }),
  { move: 'Get', format: 0, record: 0 },
];

/** Two records in turns: what is written to one must not show in the other. */
const twoRecords = inTurns(
  ['Insert', 0],
  ['Insert', 1],
  ['Update', 0],
  ['Get', 1],
  ['Update', 1],
  ['Get', 0],
  ['InsertOrUpdate', 0],
  ['Get', 1],
  ['InsertOrUpdateNonEmptyFields', 1],
  ['Get', 0],
);

/** The sequences that are tried before generated ones: each is seldom drawn. */
export const firstSequences: readonly (readonly Step[])[] = [
  repeated,
  readTwice,
  refusedBetween,
  emptyInBothWays,
  twoRecords,
];
