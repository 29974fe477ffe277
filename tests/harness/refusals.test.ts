import { expect, it } from 'vitest';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { refusedByNow } from '../../harness/verdicts/refusals.ts';

const answered = (status: number | undefined, ErrorCode?: string): Answer =>
  ({
    call: { operation: null },
    exchange: { response: status === undefined ? null : { status } },
    decoded: ErrorCode === undefined ? null : { value: { ResponseStatus: { ErrorCode, Message: 'full' } } },
  }) as unknown as Answer;

it.each([
  ['with a status block', answered(200, '500')],
  ['with nothing that can be read', answered(507)],
  ['by no answer at all', answered(undefined)],
])('a plain write that is refused by now %s blocks the control', (_, again) => {
  expect(refusedByNow(again)).toMatchObject({ kind: 'blocked', cause: 'control', answer: again });
});

it.each([
  ['was taken once more', answered(200, '0')],
  ['was answered with what cannot be read', answered(200)],
  ['was not sent', undefined],
])('a plain write that %s blocks nothing', (_, again) => {
  expect(refusedByNow(again)).toBeUndefined();
});
