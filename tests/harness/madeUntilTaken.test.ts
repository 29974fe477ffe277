import { expect, test } from 'vitest';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused } from '../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../harness/settle/madeUntilTaken.ts';
import { refusedBehind } from '../../harness/settle/refusedBehind.ts';
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
});

test('a reason that was in vain once may have passed behind a write that was taken, and one that was in vain twice is for good', async () => {
  const { context, pauses, takenFrom } = run();
  const locked = answered('500');
  const refused = async () => locked;
  await madeUntilTaken(context, locked, refused);
  await madeUntilTaken(context, answered('0'), takenFrom(1));
  await madeUntilTaken(context, locked, refused);
  expect(pauses).toEqual([...lateReadPauses, ...lateReadPauses]);
  await madeUntilTaken(context, answered('0'), takenFrom(1));
  await madeUntilTaken(context, locked, refused);
  expect(pauses).toEqual([...lateReadPauses, ...lateReadPauses]);
});

test('a reason that has passed once is waited for as if it were the first time', async () => {
  const { context, pauses, takenFrom } = run();
  const locked = answered('500');
  const refused = async () => locked;
  for (let time = 0; time < 3; time++) {
    await madeUntilTaken(context, locked, refused);
    await madeUntilTaken(context, answered('0'), takenFrom(1));
    expect(isRefused(await madeUntilTaken(context, locked, takenFrom(2)))).toBe(false);
  }
  expect(pauses).toHaveLength(3 * (lateReadPauses.length + 2));
});

test('the wait for a lock ends where the old reason shows behind it', async () => {
  const { context, pauses, takenFrom } = run();
  const saying = (said: string) => answered('500', 'Update', said);
  const always = (said: string) => async () => saying(said);
  for (let time = 0; time < 2; time++) {
    await madeUntilTaken(context, saying('Name 1 is fixed.'), always('Name 1 is fixed.'));
    await madeUntilTaken(context, answered('0'), takenFrom(1));
  }
  const before = pauses.length;
  await madeUntilTaken(context, saying('It is locked.'), always('Name 3 is fixed.'));
  expect(pauses.slice(before)).toEqual(lateReadPauses.slice(0, 1));
});

test('a way that was refused counts only behind the usual one, and after a wait', async () => {
  const { context, pauses, takenFrom } = run();
  const taken = await refusedBehind(context, answered('500'), takenFrom(3), takenFrom(1));
  expect(isRefused(taken.answer)).toBe(false);
  expect(pauses).toEqual(lateReadPauses.slice(0, 2));
  const refused = async () => answered('500');
  const untold = await refusedBehind(context, answered('500'), takenFrom(1), refused);
  expect(isRefused(untold.answer)).toBe(true);
  expect(pauses).toHaveLength(2);
});

test('a target that says something else each time is not waited for forever', async () => {
  const { context, pauses } = run();
  for (const word of ['one', 'two', 'three', 'four']) {
    const refused = answered('500', 'Update', `Reason ${word}`);
    await madeUntilTaken(context, refused, async () => refused);
  }
  expect(pauses).toHaveLength(3 * lateReadPauses.length);
});
