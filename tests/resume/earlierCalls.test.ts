import { expect, test } from 'vitest';
import { isResumable } from '../../cli/run/resume/resumedRun.ts';
import { OutageError } from '../../harness/target/OutageError.ts';
import { saysNothing } from '../../harness/verdicts/reasonOf.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { earlierCalls, type LedgerEntry, openLedger } from '../../harness/writes/ledger.ts';
import { callOf } from '../harness/fakeTarget.ts';

test('a call that was not done is neither in doubt nor a change; one without an answer is both', async () => {
  const entries: LedgerEntry[] = [];
  const { noting } = openLedger(
    (entry) => entries.push(entry),
    () => false,
  );
  const write = (caseId: string, error: Error): Promise<unknown> =>
    noting({ ...callOf('DiscountDelete'), caseId }, () => Promise.reject(error)).catch(() => undefined);
  await write('not sent', new OutageError('the target was lost', { isNotDone: true }));
  await write('sent', new OutageError('the target was out for a while'));
  await write('killed', new Error('the thread has ended'));
  const found = earlierCalls([
    ...entries,
    { kind: 'call', write: 4, operation: 'UserDelete', format: 'json', case: 'timed out' },
    { kind: 'answered', write: 4, fate: 'open', ids: [] },
    { kind: 'call', write: 5, operation: 'UserDelete', format: 'json', case: 'taken' },
    { kind: 'answered', write: 5, fate: 'taken', ids: [] },
    { kind: 'call', write: 6, operation: 'UserDelete', format: 'json', case: 'under way' },
  ]);
  expect([...found.inDoubt.keys()]).toEqual(['sent', 'killed', 'timed out', 'under way']);
  expect([...found.changed]).toEqual(['sent', 'killed', 'timed out', 'taken', 'under way']);
  expect(found.lastWrite).toBe(6);
});

const verdict = (status: Verdict['status'], message?: string): Verdict =>
  ({ id: 'json/UserGet/ENV-1', status, ...(message === undefined ? {} : { message }) }) as Verdict;

test('a run that was judged to its end goes on only if it was interrupted, and never after a fault of ours', () => {
  const whole = { verdicts: [verdict('passed')], planned: 1, interrupted: false, ownErrors: [] };
  expect(isResumable(whole)).toBe(false);
  expect(isResumable({ ...whole, interrupted: true })).toBe(true);
  expect(isResumable({ ...whole, ownErrors: ['the thread died'] })).toBe(false);
  expect(isResumable({ ...whole, interrupted: true, ownErrors: ['the thread died'] })).toBe(false);
  expect(isResumable({ ...whole, planned: 2, ownErrors: ['the thread died'] })).toBe(true);
  const silent = [verdict('errored', 'no answer (timeout): nothing within 10 s')];
  expect(isResumable({ ...whole, verdicts: silent })).toBe(true);
});

test.each([
  ['no answer (timeout): nothing within 10 s', true],
  ['no answer: a gateway answered in its place (HTTP 502)', true],
  ['the target was too busy for CompanyUpdate (HTTP 503), so what came of these calls is not known', true],
  ["out: /r/made.ndjson can't be written (ENOSPC), so nothing more is written to the target.", true],
  ['flaky: the code is a number; the same read a second time did not repeat it', false],
  ['assay itself is at fault: Error: the plan holds no evidence', false],
])('whether an error says nothing about the target: %s', (message, expected) => {
  expect(saysNothing(message)).toBe(expected);
});
