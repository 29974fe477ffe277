import { expect, test } from 'vitest';
import type { GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused } from '../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../harness/settle/madeUntilTaken.ts';
import { lateReadPauses } from '../../harness/writes/lateReads.ts';
import { operationNamed } from '../../specs/operations.ts';

const update = operationNamed('CompanyUpdate');

const answered = (ErrorCode: string, mvRecordAction = 'Update'): Answer =>
  ({
    call: { operationName: update.name, operation: update, format: 'json', members: { mvRecordAction } },
    exchange: { response: { status: 200, headers: [] } },
    decoded: {
      value: { ResponseStatus: { ErrorCode, Message: ErrorCode === '0' ? '' : 'It is locked.' } },
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
