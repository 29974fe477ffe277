import { expect, test } from 'vitest';
import type { Defect } from '../../harness/verdicts/Verdict.ts';
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

test('the same clause and the same difference is one finding with its cases', () => {
  const [one, two, ...rest] = findings(
    finishedRun([
      breach('CompanyUpdate', 'text "17"', 17),
      breach('DocumentUpdate', 'text "4"', 4),
      breach('ProductBundleUpdate', 'absent', 9),
    ]),
  );
  // The shortest difference comes first.
  expect(one?.cases).toEqual(['json/DocumentUpdate/ENV-7', 'json/CompanyUpdate/ENV-7']);
  expect(one?.operations).toEqual(['DocumentUpdate', 'CompanyUpdate']);
  expect(two?.cases).toEqual(['json/ProductBundleUpdate/ENV-7']);
  expect(rest).toEqual([]);
});

test('breaches stand before warnings, warnings before errors; the rest is no finding', () => {
  const run = finishedRun([
    verdict({ status: 'errored', message: 'no answer' }),
    verdict({ status: 'warned', level: 'SHOULD', actual: 'less' }),
    verdict({ status: 'failed' }),
    verdict({ status: 'blocked', cause: 'nothing', message: 'empty' }),
    verdict({ status: 'notApplicable' }),
    verdict(),
  ]);
  expect(findings(run).map(({ status }) => status)).toEqual(['failed', 'warned', 'errored']);
});

test('keys that are wrong and taken stand before all else, at whatever level', () => {
  const run = finishedRun([
    verdict({ clause: 'DEL-1', status: 'failed' }),
    verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned' }),
    verdict({ clause: 'AUTH-3', operation: 'UserGet', status: 'errored', message: 'no answer' }),
    verdict({ clause: 'AUTH-4', level: 'NOTE', status: 'warned' }),
  ]);
  expect(findings(run).map(({ clause, status }) => `${clause} ${status}`)).toEqual([
    ...['AUTH-3 warned', 'DEL-1 failed', 'AUTH-4 warned', 'AUTH-3 errored'],
  ]);
});

test('what a server does with data stands before the form of its messages, and a MUST before both of lower levels', () => {
  const of = (clause: string, more = {}) => verdict({ clause, status: 'failed', actual: clause, ...more });
  const run = finishedRun([
    of('TYP-12', { level: 'SHOULD', status: 'warned', actual: 'a tab' }),
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
  expect(found.map(({ cases }) => cases.map((id) => id.split('/', 2).join('/')))).toEqual([
    ['json/APIKeyGet', 'json/UserGet', 'csv/APIKeyGet', 'all/APIKeyGet'],
  ]);
  expect(findings(finishedRun([...verdicts].reverse()))).toEqual(found);
});

test('a finding says how it is met again, and that it was flaky', () => {
  const run = finishedRun([verdict({ status: 'errored', message: 'flaky: wrong once' })], { seed: 7 });
  expect(findings(run)[0]).toMatchObject({
    flaky: true,
    command: "assay run --cases 'json/DiscountGet/ENV-1' --seed 7 --out assay-again",
  });
});

test("a target's own word flaky makes nothing flaky", () => {
  const message = 'no answer to CompanyGet: the server says "flaky network"';
  expect(findings(finishedRun([verdict({ status: 'errored', message })]))[0]).toMatchObject({ flaky: false });
});

test('the exchange of the first place is shown', () => {
  const shown = new Map([['json/DiscountGet/ENV-1', { curl: 'curl …', answer: '{}' }]]);
  expect(findings(finishedRun([verdict({ status: 'failed' })], { shown }))[0]).toMatchObject({
    curl: 'curl …',
    answer: '{}',
  });
});

test('clauses are told apart by their numbers, and the command leads to the same target', () => {
  const run = finishedRun(
    [
      verdict({ status: 'failed', clause: 'FMT-1', expected: 'a', actual: 'b' }),
      verdict({ status: 'failed', clause: 'FMT-7', expected: 'a', actual: 'b' }),
    ],
    { given: ["--target 'http://127.0.0.1:1'"], seed: 7 },
  );
  expect(findings(run).map(({ clause }) => clause)).toEqual(['FMT-1', 'FMT-7']);
  expect(findings(run)[0]?.command).toMatch(/^assay run --target 'http:\/\/127\.0\.0\.1:1' --cases /);
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
  expect(found.map(({ cases }) => cases.length)).toEqual([2]);
});

const media = (type: string, due: string): Defect => ({
  words: 'answers in {format} have the media type {actual} instead of {expected}',
  blanks: { format: due.replace(/.*\//, ''), actual: type, expected: due },
  apart: type,
});

test('one defect is one finding at all levels: it has the strongest, and says which cases are weaker', () => {
  const of = (kind: string, over: Parameters<typeof verdict>[0]) =>
    verdict({
      id: `jsv/CompanyGet/FMT-2${kind}`,
      clause: 'FMT-2',
      format: 'jsv',
      operation: 'CompanyGet',
      ...over,
    });
  const jsv = {
    defect: media('application/jsv', 'text/jsv'),
    expected: 'text/jsv',
    actual: 'application/jsv',
  };
  const found = findings(
    finishedRun([
      of('/query', { ...jsv, level: 'SHOULD', status: 'warned' }),
      of('', { ...jsv, status: 'failed' }),
      of('/suffix', { ...jsv, level: 'SHOULD', status: 'warned' }),
    ]),
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    title: 'Answers in jsv have the media type application/jsv instead of text/jsv',
    level: 'MUST',
    status: 'failed',
    cases: ['jsv/CompanyGet/FMT-2', 'jsv/CompanyGet/FMT-2/query', 'jsv/CompanyGet/FMT-2/suffix'],
    weaker: { SHOULD: ['jsv/CompanyGet/FMT-2/query', 'jsv/CompanyGet/FMT-2/suffix'] },
  });
});

test('what fills a blank is named from all cases, but what stands in brackets is one example', () => {
  const of = (format: string, type: string, due: string) =>
    verdict({ clause: 'FMT-2', format, status: 'failed', defect: media(type, due) });
  const plain = findings(
    finishedRun([of('jsv', 'text/plain', 'text/jsv'), of('csv', 'text/plain', 'text/csv')]),
  );
  expect(plain.map(({ title }) => title)).toEqual([
    'Answers in jsv and csv have the media type text/plain instead of text/jsv and text/csv',
  ]);
  const flag = (format: string, actual: string) =>
    verdict({
      clause: 'TYP-2',
      format,
      status: 'failed',
      defect: { words: 'true and false are written with capitals ({actual})', blanks: { actual }, apart: '' },
    });
  expect(
    findings(finishedRun([flag('jsv', 'True'), flag('csv', 'False')])).map(({ title }) => title),
  ).toEqual(['True and false are written with capitals (True)']);
});

test('two defects of one clause are two findings', () => {
  const altered = (format: string, words: string) =>
    verdict({
      clause: 'TYP-12',
      format,
      status: 'failed',
      defect: { words, blanks: { lost: '&' }, apart: '&' },
    });
  const found = findings(
    finishedRun([
      altered('csv', 'the character {lost} is lost'),
      altered('xml', 'CR and CRLF come back as LF'),
    ]),
  );
  expect(found.map(({ title }) => title)).toEqual(['CR and CRLF come back as LF', 'The character & is lost']);
});

test('a cause is told only where it holds in every place of the finding', () => {
  const of = (format: string, cause?: string, code = '500') =>
    verdict({
      clause: 'ENV-3',
      format,
      status: 'failed',
      defect: {
        words: 'w',
        ...(cause === undefined ? {} : { cause }),
        blanks: { code, said: code },
        apart: '',
      },
    });
  const told = (...verdicts: readonly ReturnType<typeof of>[]) =>
    findings(finishedRun(verdicts)).map(({ likelyCause }) => likelyCause);
  const because = 'because of {code}';
  expect(told(of('json', because), of('csv', because))).toEqual(['because of 500']);
  expect(told(of('json', because), of('csv', because, '400'))).toEqual([undefined]);
  expect(told(of('json', because), of('csv'))).toEqual([undefined]);
  expect(told(of('json', because), of('csv', 'for another reason'))).toEqual([undefined]);
  const says = 'the target says “{said}”';
  const locked = of('json', says, 'Company 17 is locked');
  expect(told(locked, of('xml', says, 'Company 4711 is locked'))).toEqual([
    'the target says “Company 17 is locked”',
  ]);
  expect(told(locked, of('xml', says, 'Company 17 is in use'))).toEqual([undefined]);
});

test('a list is called otherwise in each operation, and the same lack is one finding', () => {
  const bare = (operation: string, list: string) =>
    verdict({
      clause: 'GET-9',
      operation,
      status: 'failed',
      expected: `${list} once`,
      actual: `${list} twice`,
    });
  const found = findings(
    finishedRun([bare('CompanyGet', 'mvCompanies'), bare('DiscountGet', 'mvDiscounts')]),
  );
  expect(found.map(({ operations }) => operations)).toEqual([['CompanyGet', 'DiscountGet']]);
});

test('a finding that the diagnosis does not know is named by what was said, and no name of the wire is re-cased', () => {
  const named = (message: string) =>
    findings(finishedRun([verdict({ status: 'failed', message })])).map(({ title }) => title);
  expect(named('text comes back altered (and 3 more places)')).toEqual(['Text comes back altered']);
  expect(named('showDeleted is ignored')).toEqual(['showDeleted is ignored']);
  expect(named('result is written as text')).toEqual(['result is written as text']);
  expect(named('json is refused')).toEqual(['json is refused']);
  expect(named('')).toEqual(['ENV-1 is broken']);
});
