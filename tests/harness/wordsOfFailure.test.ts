import { expect, test } from 'vitest';
import { isNoData } from '../../harness/canonical/isNothing.ts';
import { lastingWords, withEllipses, withoutSent } from '../../harness/words/wordsOfFailure.ts';
import { numeric } from '../../specs/numeric.ts';

const sent = { CompanyId: numeric(1_999_123) };

test('an id that was sent has a stand-in, also in the middle of a code', () => {
  expect(withEllipses('CompanyNotExists:1999123', sent)).toBe('CompanyNotExists:…');
});

test.each([
  ['one word', 'Company 1999123 is not here (reference QXZ)', 'Company 1999123 is not here (reference BBD)'],
  ['several words', 'No 1999123 (try one apple)', 'No 1999123 (try two red pears)'],
  ['the first word', 'AAF: there is no 1999123', 'KLM: there is no 1999123'],
])('%s that changes with each failure is left out, and other words still count', (_, one, other) => {
  const lasting = lastingWords(one, other, sent);
  expect(lasting).toBeDefined();
  expect(withoutSent(one, sent, lasting)).toBe(withoutSent(other, sent, lasting));
  const wordier = one.replace('1999123', 'the 1999123');
  expect(withoutSent(wordier, sent, lasting)).not.toBe(withoutSent(one, sent, lasting));
});

test('two answers in the same words have nothing that changes', () => {
  expect(lastingWords('No company 1999123.', 'No company 1999123.', sent)).toBeUndefined();
});

test.each([
  [{ Id: numeric(0), Name: '', Kind: 'None', Type: 'Undefined', IsOld: false, Rows: [] }, true],
  [{ Id: numeric(0), Inner: { Kind: 'None' } }, true],
  [{ Id: numeric(7) }, false],
  [{ Name: 'Nobody' }, false],
])('a record of %j is no data: %s', (record, isNone) => {
  expect(isNoData(record)).toBe(isNone);
});
