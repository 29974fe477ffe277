import { describe, expect, it } from 'vitest';
import { limitBehind, saysLimitReached } from '../../harness/doubts/limitsOfAccount.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { operationNamed } from '../../specs/operations.ts';

const answered = (Message: string, ErrorCode = '500', id = 'x-1'): Answer =>
  ({
    call: {
      operationName: 'DiscountDelete',
      operation: operationNamed('DiscountDelete'),
      format: 'json',
      address: 'path',
      members: {},
    },
    exchange: { id, response: { status: 200, headers: [] } },
    decoded: { value: { ResponseStatus: { ErrorCode, Message } }, deviations: [] },
    detour: null,
  }) as unknown as Answer;

describe('a refusal says that the account may make no more calls', () => {
  it.each([
    'The daily limit of writes is used up.',
    'API quota exceeded.',
    'You have reached your monthly limit of 1000 transactions.',
    'Too many requests. Try again tomorrow.',
    'Too many API calls.',
    'Rate limit exceeded, retry later.',
    'No more changes today: the limit is 300.',
    'The limit of 300 changes a day is reached.',
  ])('%s', (Message) => {
    expect(saysLimitReached(answered(Message))).toBe(true);
  });

  it.each([
    'The Limit is not a number of rows.',
    'The credit limit of this company is exceeded.',
    'The document has too many rows.',
    'The request exceeds the limit of 5 rows.',
    'Operation failed: the credit limit of the supplier is exceeded.',
    'API error: the field exceeds its limit of 50 characters.',
    'The text is longer than the limit of 50 characters.',
    'The discount with id 9 does not exist.',
  ])('and not where something else is wrong: %s', (Message) => {
    expect(saysLimitReached(answered(Message))).toBe(false);
  });

  it('and not where the call was taken', () => {
    expect(saysLimitReached(answered('The daily limit is used up now.', '0'))).toBe(false);
  });
});

describe('what a breach may rest on', () => {
  const refusal = answered('Too many changes.', '500', 'x-2');

  it('is an answer of its evidence', () => {
    const evidence = { answer: answered('', '0'), others: { again: refusal } };
    expect(limitBehind(evidence, 'x-1')).toBe(
      'the account may make no more such calls for now: Too many changes.',
    );
  });

  it('is not a trial that did not show it', () => {
    const trials = [{ answer: refusal, others: {} }];
    const evidence = { answer: answered('', '0'), others: {}, trials };
    expect(limitBehind(evidence, 'x-1')).toBeUndefined();
    expect(limitBehind(evidence, 'x-2')).toBeDefined();
  });
});
