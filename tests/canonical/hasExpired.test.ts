import { expect, test } from 'vitest';
import { hasExpired } from '../../harness/canonical/batches.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { wall } from '../../specs/datetime.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Value } from '../../specs/Value.ts';

/** An answer of BatchNumberGet on 10 January 2026 by the target's clock. */
const stock = (batch: Record<string, Value>): Answer =>
  ({
    call: { operation: operationNamed('BatchNumberGet') },
    exchange: {
      response: { headers: [['Date', 'Sat, 10 Jan 2026 12:00:00 GMT']] },
      timings: { startedAt: '2030-01-01T00:00:00Z' },
    },
    decoded: { value: { [operationNamed('BatchNumberGet').list ?? '']: [batch] } },
  }) as unknown as Answer;

test.each<[string, Record<string, Value>, boolean]>([
  ['a date that has passed', { Name: 'A', ExpiryDate: wall(Date.UTC(2026, 0, 9)) }, true],
  ['as text', { Name: 'A', ExpiryDate: '2026-01-09T00:00:00' }, true],
  ['as text of json', { Name: 'A', ExpiryDate: '/Date(1767916800000-0000)/' }, true],
  ['under another name', { Name: 'A', expires_on: '2026-01-09' }, true],
  ['a date to come', { Name: 'A', ExpiryDate: '2026-02-09' }, false],
  ['one that has not passed everywhere', { Name: 'A', ExpiryDate: '2026-01-10T08:00:00' }, false],
  ['an unset date', { Name: 'A', ExpiryDate: '0001-01-01T00:00:00' }, false],
  ['no date', { Name: 'A', ExpiryDate: 'soon' }, false],
  ['a date of another batch', { Name: 'B', ExpiryDate: '2026-01-09' }, false],
  ['another date', { Name: 'A', MadeOn: '2026-01-09' }, false],
])('%s', (_, batch, expected) => {
  expect(hasExpired(stock(batch), 'A')).toBe(expected);
});
