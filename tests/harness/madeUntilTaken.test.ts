import { expect, test } from 'vitest';
import type { GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused } from '../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../harness/settle/madeUntilTaken.ts';
import { lateReadPauses } from '../../harness/writes/lateReads.ts';
import { operationNamed } from '../../specs/operations.ts';

const update = operationNamed('CompanyUpdate');

const answered = (ErrorCode: string, mvRecordAction = 'Update', said = 'It is locked.'): Answer =>
  ({
    call: { operationName: update.name, operation: update, format: 'json', members: { mvRecordAction } },
    exchange: { response: { status: 200, headers: [] } },
    decoded: {
      value: { ResponseStatus: { ErrorCode, Message: ErrorCode === '0' ? '' : said } },
      deviations: [],
    },
  }) as unknown as Answer;

/** A run, the pauses that it made, and a target that takes a write from the one of that number on. */
function run() {
  const pauses: number[] = [];
  const context = {
    pause: async (ms: number) => void pauses.push(ms),
    journal: {},
  } as unknown as Pick<GatherContext, 'pause' | 'journal'>;
  const takenFrom = (count: number) => {
    let calls = 0;
    return async () => answered(++calls < count ? '500' : '0');
  };
  return { context, pauses, takenFrom };
}

test('a write that is taken is not made again', async () => {
  const { context, pauses, takenFrom } = run();
  const taken = answered('0');
  expect(await madeUntilTaken(context, taken, takenFrom(1))).toBe(taken);
  expect(pauses).toEqual([]);
});

test('a refused one is made again until it is taken', async () => {
  const { context, pauses, takenFrom } = run();
  const answer = await madeUntilTaken(context, answered('500'), takenFrom(3));
  expect(isRefused(answer)).toBe(false);
  expect(pauses).toEqual(lateReadPauses.slice(0, 3));
  // It was worth the wait, so it is waited for again.
  expect(isRefused(await madeUntilTaken(context, answered('500'), takenFrom(4)))).toBe(false);
});

test('what was in vain once is not waited for again in that run, and another action is', async () => {
  const { context, pauses, takenFrom } = run();
  const refused = await madeUntilTaken(context, answered('500'), takenFrom(9));
  expect(isRefused(refused)).toBe(true);
  expect(pauses).toEqual(lateReadPauses);
  await madeUntilTaken(context, answered('500'), takenFrom(1));
  expect(pauses).toEqual(lateReadPauses);
  await madeUntilTaken(context, answered('500', 'InsertOrUpdate'), takenFrom(1));
  expect(pauses).toEqual([...lateReadPauses, lateReadPauses[0]]);
});

test('a refusal in other words is waited for, and numbers make no other words', async () => {
  const { context, pauses, takenFrom } = run();
  const saying = (said: string) => answered('500', 'Update', said);
  const always = (said: string) => async () => saying(said);
  await madeUntilTaken(context, saying('Name 1 is fixed.'), always('Name 1 is fixed.'));
  expect(pauses).toEqual(lateReadPauses);
  await madeUntilTaken(context, saying('Name 2 is fixed.'), takenFrom(1));
  expect(pauses).toEqual(lateReadPauses);
  expect(isRefused(await madeUntilTaken(context, saying('It is locked.'), takenFrom(2)))).toBe(false);
  expect(pauses).toEqual([...lateReadPauses, ...lateReadPauses.slice(0, 2)]);
  // Once the lock is gone, the old reason shows.
  await madeUntilTaken(context, saying('It is locked.'), always('Name 3 is fixed.'));
  expect(pauses).toEqual([...lateReadPauses, ...lateReadPauses.slice(0, 2), lateReadPauses[0]]);
});

test('a target that says something else each time is not waited for forever', async () => {
  const { context, pauses } = run();
  for (const word of ['one', 'two', 'three', 'four']) {
    const refused = answered('500', 'Update', `Reason ${word}`);
    await madeUntilTaken(context, refused, async () => refused);
  }
  expect(pauses).toHaveLength(3 * lateReadPauses.length);
});
