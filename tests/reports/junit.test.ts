import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { junit } from '../../reports/junit/junit.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { finishedRun, verdict, wholeRun } from './finishedRun.ts';
import { mixedRun } from './mixedRun.ts';

const schema = XsdValidator.fromDoc(
  XmlDocument.fromString(readFileSync(new URL('./junit.xsd', import.meta.url), 'utf8')),
);

/** Reads a report with libxml2 after it was held against the schema, which throws. */
const valid = (text: string): XmlDocument => {
  const document = XmlDocument.fromString(text);
  schema.validate(document);
  return document;
};

const textAt = (document: XmlDocument, path: string): string =>
  document.get(path)?.content ?? 'nothing there';

test('a report keeps what GitLab and Jenkins take, whatever a target sent', () => {
  const document = valid(junit(mixedRun()));
  expect(document.find('//testcase')).toHaveLength(7);
  for (const [name, count] of Object.entries({ tests: '7', failures: '2', errors: '1' }))
    expect(textAt(document, `/testsuites/@${name}`)).toBe(count);
  expect(textAt(document, '//testsuite[@name="json/CompanyGet"]/@skipped')).toBe('2');
  expect(textAt(document, '//testsuite[@name="json/CompanyGet"]/@failures')).toBe('0');
  expect(valid(junit(finishedRun([]))).find('//testsuite')).toHaveLength(0);
});

test('the name of the whole holds the outcome', () => {
  const nameOf = (run: FinishedRun): string => textAt(valid(junit(run)), '/testsuites/@name');
  expect(nameOf(mixedRun())).toMatch(/: does not conform$/);
  expect(nameOf(wholeRun([verdict()]))).toMatch(/: conforms$/);
  expect(nameOf(wholeRun([verdict()], { suiteCases: 3 }))).toMatch(/: no breach found in 1 of 3 cases$/);
});

test('a schema that takes everything would show nothing', () => {
  const property = junit(mixedRun()).replace('<failure', '<properties/><failure');
  expect(() => valid(property)).toThrow(/properties/);
});

test('a failure tells clause, level, finding, the bytes and how it is met again', () => {
  const document = valid(junit(mixedRun()));
  const failure = textAt(document, '//testsuite[@name="json/DiscountGet"]/testcase/failure');
  expect(failure).toMatch(/^clause: {4}ENV-1 \(MUST\) \S/m);
  expect(failure).toMatch(/^at: {8}ResponseStatus\.ErrorCode$/m);
  expect(failure).toMatch(/^finding: {3}1, met in 2 cases$/m);
  expect(failure).toMatch(/^actual: {4}<\/script><img src=x onerror=alert\(1\)> \]\]> /m);
  expect(failure).toMatch(/^curl: {6}curl -sS "\$ASSAY_API_KEY"$/m);
  expect(failure).toMatch(
    /^replay: {4}assay run --cases 'json\/DiscountGet\/ENV-1' --seed 1 --out assay-again$/m,
  );
  expect(textAt(document, '//testsuite[@name="xml/DiscountGet"]/testcase/failure')).toMatch(
    /^finding: {3}1, met in 2 cases, first in json\/DiscountGet\/ENV-1$/m,
  );
});

test('what went wrong is told first by the title of its finding, then what was expected and what came', () => {
  const words = 'the ErrorCode of a success is {actual}';
  const breach = verdict({
    status: 'failed',
    message: 'ResponseStatus.ErrorCode departs from the documented form',
    expected: '"0"',
    actual: '7',
    defect: { words, blanks: { actual: '7' }, apart: '' },
  });
  const document = valid(junit(finishedRun([breach])));
  expect(textAt(document, '//failure/@message')).toBe('The ErrorCode of a success is 7: expected "0", got 7');
  expect(textAt(document, '//failure')).toMatch(/^\ntitle: {5}The ErrorCode of a success is 7\nclause: /);
  expect(textAt(document, '//failure')).toContain('message:   ResponseStatus.ErrorCode departs');
});

test('a warning passes and says so; a strict run fails the SHOULD', () => {
  const warned = verdict({ clause: 'FMT-6', level: 'SHOULD', status: 'warned', message: 'late' });
  expect(textAt(valid(junit(finishedRun([warned]))), '//testcase/system-out')).toMatch(/^warned: Late\n/);
  expect(textAt(valid(junit(finishedRun([warned], { strict: true }))), '/testsuites/@failures')).toBe('1');
});

test('a run that is incomplete is an error of its own, with the reason', () => {
  const told = (over: Partial<FinishedRun>): string => {
    const document = valid(junit(finishedRun([verdict()], { planned: 9, ...over })));
    expect(textAt(document, '/testsuites/@tests')).toBe('2');
    expect(textAt(document, '/testsuites/@errors')).toBe('1');
    return textAt(document, '//testcase[@name="the run is incomplete"]/error/@message');
  };
  const judged = '1 of 9 planned cases ended in a verdict.';
  expect(told({})).toBe(judged);
  expect(told({ interrupted: true })).toBe(`interrupted; ${judged}`);
  expect(told({ endedEarly: 'its time is over' })).toBe(`ended early: its time is over; ${judged}`);
  expect(told({ merged: { of: 3, shards: [], missing: [2] } })).toBe(
    `Merged without shard 2/3: the run is incomplete; ${judged}`,
  );
  expect(told({ ownErrors: ['a module did not load.'] })).toBe(`a module did not load; ${judged}`);
  expect(junit(finishedRun([verdict()]))).not.toContain('incomplete');
});

test('an entry of the known deviations that is out of date is a failure, in a file that is valid', () => {
  const late = { clause: 'ENV-1', reason: 'r', state: 'stale', count: 0 } as const;
  const document = valid(junit(finishedRun([verdict()], { deviations: [late] })));
  expect(textAt(document, '//testcase[@classname="deviations"]/failure/@message')).toContain(
    'Remove the entry',
  );
});

test('nothing that a target sent turns the direction of a text around', () => {
  const turned = 'a\u202eb\u2066c\u200fd\u061c';
  const breach = { status: 'failed', message: turned, actual: turned, path: turned } as const;
  const shown = new Map([['json/DiscountGet/ENV-1', { curl: turned, answer: turned }]]);
  const text = junit(finishedRun([verdict(breach)], { shown, target: turned }));
  valid(text);
  expect(text).not.toMatch(/\p{Bidi_Control}/u);
  expect(text).toContain('at:        a\\u202eb\\u2066c\\u200fd\\u061c');
});

test('what is blocked or not asked for is skipped, with its cause', () => {
  const document = valid(junit(mixedRun()));
  expect(document.find('//skipped/@type').map((each) => each.content)).toEqual(['nothing', 'notApplicable']);
  expect(document.find('//skipped/@message').map((each) => each.content)).toEqual(['none', 'not asked']);
});

test('a test case is named by operation, format and what is checked', () => {
  const document = valid(junit(mixedRun()));
  expect(textAt(document, '//testsuite[@name="xml/DiscountGet"]/testcase/@name')).toMatch(
    new RegExp(`^DiscountGet in xml: ENV-1, ${clauses.get('ENV-1')?.statement.slice(0, 40)}`),
  );
});

test('by clause, the worst case of a clause in an operation and format decides', () => {
  const run = finishedRun(
    [
      verdict({ id: 'json/UserGet/ENV-1', operation: 'UserGet' }),
      verdict({
        id: 'json/UserGet/ENV-1/query',
        operation: 'UserGet',
        status: 'failed',
        message: 'm',
        expected: 'e',
      }),
      verdict({
        id: 'json/UserGet/ENV-1/suffix',
        operation: 'UserGet',
        status: 'blocked',
        cause: 'nothing',
        message: 'none',
      }),
      verdict({ id: 'json/UserGet/ENV-2', operation: 'UserGet', clause: 'ENV-2' }),
      verdict({
        id: 'json/UserGet/ENV-2/query',
        operation: 'UserGet',
        clause: 'ENV-2',
        status: 'blocked',
        cause: 'nothing',
        message: 'none',
      }),
      verdict({
        id: 'json/UserGet/ENV-4',
        operation: 'UserGet',
        clause: 'ENV-4',
        status: 'blocked',
        cause: 'nothing',
        message: 'none',
      }),
    ],
    { junitBy: 'clause' },
  );
  const document = valid(junit(run));
  const named = (clause: string): string => `//testcase[starts-with(@name, "UserGet in json: ${clause},")]`;
  for (const [name, count] of Object.entries({ tests: '3', failures: '1', errors: '0' }))
    expect(textAt(document, `/testsuites/@${name}`)).toBe(count);
  expect(textAt(document, `${named('ENV-1')}/failure`)).toContain('expected:  e');
  expect(document.find(`${named('ENV-2')}/*`)).toHaveLength(0);
  expect(textAt(document, `${named('ENV-4')}/skipped/@message`)).toBe('none');
});

test('a test case that passes tells the known deviations in it', () => {
  const known = verdict({ id: 'json/UserGet/ENV-1/b', status: 'known', message: 'no block' });
  const run = finishedRun([verdict({ id: 'json/UserGet/ENV-1/a' }), known], { junitBy: 'clause' });
  const document = valid(junit(run));
  expect(document.find('//skipped')).toHaveLength(0);
  expect(textAt(document, '//testcase/system-out')).toMatch(/^known: json\/UserGet\/ENV-1\/b: no block/);
});
