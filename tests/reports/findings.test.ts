import { expect, test } from 'vitest';
import { noKnownCause } from '../../reports/diagnosis/causeInWords.ts';
import { knownCauses } from '../../reports/diagnosis/knownCauses.ts';
import { findings } from '../../reports/findings.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const breach = (operation: string, actual: string, id: number) =>
  verdict({
    id: `json/${operation}/ENV-7`,
    clause: 'ENV-7',
    operation,
    status: 'failed',
    message: 'wrong',
    expected: `the id of the record, ${id}`,
    actual,
  });

test('the same clause and the same difference is one finding with its places', () => {
  const [one, two, ...rest] = findings(
    finishedRun([
      breach('CompanyUpdate', 'text "17"', 17),
      breach('DocumentUpdate', 'text "4"', 4),
      breach('ProductBundleUpdate', 'absent', 9),
    ]),
  );
  expect(one?.places).toEqual(['json/CompanyUpdate/ENV-7', 'json/DocumentUpdate/ENV-7']);
  expect(one?.operations).toEqual(['CompanyUpdate', 'DocumentUpdate']);
  expect(two?.places).toEqual(['json/ProductBundleUpdate/ENV-7']);
  expect(rest).toEqual([]);
});

test('breaches stand before warnings, warnings before errors; the rest is no finding', () => {
  const run = finishedRun([
    verdict({ status: 'errored', message: 'no answer' }),
    verdict({ status: 'warned', level: 'SHOULD' }),
    verdict({ status: 'failed' }),
    verdict({ status: 'blocked', cause: 'nothing', message: 'empty' }),
    verdict({ status: 'notApplicable' }),
    verdict(),
  ]);
  expect(findings(run).map(({ status }) => status)).toEqual(['failed', 'warned', 'errored']);
});

test('what a server does with data stands before the form of its messages, and a MUST before both of lower levels', () => {
  const of = (clause: string, more = {}) => verdict({ clause, status: 'failed', actual: clause, ...more });
  const run = finishedRun([
    of('TYP-12', { level: 'SHOULD', status: 'warned' }),
    of('FMT-2'),
    of('FMT-2', { operation: 'UserGet' }),
    of('DEL-1'),
    of('TYP-12', { operation: 'CompanyUpdate' }),
    of('TYP-7'),
  ]);
  expect(findings(run).map(({ clause }) => clause)).toEqual(['TYP-12', 'DEL-1', 'FMT-2', 'TYP-7', 'TYP-12']);
});

test('the same verdicts in another order are the same findings, and their first place is in the plainest format', () => {
  const of = (format: string, operation: string) =>
    verdict({ format, operation, status: 'failed', actual: 'b' });
  const verdicts = [
    of('csv', 'APIKeyGet'),
    of('all', 'APIKeyGet'),
    of('json', 'UserGet'),
    of('json', 'APIKeyGet'),
  ];
  const found = findings(finishedRun(verdicts));
  expect(found.map(({ places }) => places.map((place) => place.split('/', 2).join('/')))).toEqual([
    ['json/APIKeyGet', 'json/UserGet', 'csv/APIKeyGet', 'all/APIKeyGet'],
  ]);
  expect(findings(finishedRun([...verdicts].reverse()))).toEqual(found);
});

test('a finding says how it is met again, and that it was flaky', () => {
  const run = finishedRun([verdict({ status: 'errored', message: 'flaky: wrong once' })], { seed: 7 });
  expect(findings(run)[0]).toMatchObject({
    flaky: true,
    replay: "assay run --cases 'json/DiscountGet/ENV-1' --seed 7",
  });
});

test('the exchange of the first place is shown', () => {
  const shown = new Map([['json/DiscountGet/ENV-1', { curl: 'curl …', answer: '{}' }]]);
  expect(findings(finishedRun([verdict({ status: 'failed' })], { shown }))[0]).toMatchObject({
    curl: 'curl …',
    answer: '{}',
  });
});

test('clauses are told apart by their numbers, and the replay leads to the same target', () => {
  const run = finishedRun(
    [
      verdict({ status: 'failed', clause: 'FMT-1', expected: 'a', actual: 'b' }),
      verdict({ status: 'failed', clause: 'FMT-7', expected: 'a', actual: 'b' }),
    ],
    { given: ["--target 'http://127.0.0.1:1'"], seed: 7 },
  );
  expect(findings(run).map(({ clause }) => clause)).toEqual(['FMT-1', 'FMT-7']);
  expect(findings(run)[0]?.replay).toMatch(/^assay run --target 'http:\/\/127\.0\.0\.1:1' --cases /);
});

test('answers that can not be read for the same reason are one finding, whatever they hold', () => {
  const unread = (operation: string, body: string) =>
    verdict({
      id: `json/${operation}/FMT-8/jsonp`,
      clause: 'FMT-8',
      operation,
      status: 'failed',
      message: "the answer can't be read as json: no call of a callback (at offset 0)",
      expected: 'an answer in json, success or failure',
      actual: `HTTP 200, application/json, "${body}"`,
    });
  const found = findings(finishedRun([unread('UserGet', '{mvUser'), unread('CompanyGet', '{mvCompanies')]));
  expect(found.map(({ places }) => places.length)).toEqual([2]);
});

test('two differences of one clause with one known cause are one finding', () => {
  const learnt = knownCauses.signatures.flatMap(({ cause, patterns }) => {
    const [clause] = patterns.map((one) => one.clause);
    const own = patterns.filter((one) => one.clause === clause && /\p{L}/u.test(one.difference));
    return new Set(own.map(({ difference }) => difference)).size < 2 ? [] : [{ cause, own }];
  });
  const shown = learnt.flatMap(({ own }) => {
    const verdicts = own.map(({ clause, difference, kinds: [kind = ''], operations, formats: [format] }) => {
      const [expected = '', actual = ''] = difference.split('\u0000');
      const [operation = ''] = operations;
      const id = [format, operation, clause, kind].filter((part) => part !== '').join('/');
      return verdict({ id, clause, operation, status: 'failed', message: 'wrong', expected, actual });
    });
    const found = findings(finishedRun(verdicts));
    const [told, ...others] = [...new Set(found.map(({ likeliestCause }) => likeliestCause))];
    return told === noKnownCause || others.length > 0 ? [] : [found.length];
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown)).toEqual(new Set([1]));
});
