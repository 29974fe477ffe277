import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import { statuses } from '../../harness/verdicts/Verdict.ts';
import { closingSentence } from '../../reports/closingSentence.ts';
import { exitCode } from '../../reports/exitCode.ts';
import { closingLines, terminal } from '../../reports/terminal.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { finishedRun, verdict, wholeRun } from './finishedRun.ts';

const plain = picocolors.createColors(false);

test('a terminal does not obey what a target sent', () => {
  const colors = picocolors.createColors(true);
  const text = terminal(
    finishedRun([verdict()], { notes: ['SKU \u001b]0;x\u0007 and \u009b2J'], ownErrors: ['a\u001b[2Jb'] }),
    colors,
  );
  expect(text).toContain('SKU \\u001b]0;x\\u0007 and \\u009b2J');
  expect(text).toContain(`${colors.red('✗')} a\\u001b[2Jb`);
});

test('a timeout is no finding of the clauses whose cases it ended, and says what to do', () => {
  const cases = ['ENV-1', 'GET-5'].map((clause) =>
    verdict({ clause, status: 'errored', message: 'no answer (timeout): nothing within 400 ms' }),
  );
  const text = terminal(finishedRun(cases), plain).replace(/\s+/g, ' ');
  expect(text).toContain('✗ Error No answer (timeout)');
  expect(text).toContain('where: 2 cases');
  expect(text).toContain('advice: Nothing is known of these cases. Allow more time with --timeout,');
  expect(text).not.toMatch(/clause:|ENV-1 \(/);
});

test('an error is told to its end, and a breach in one line', () => {
  const message = `the check own-no-server in assay.config.mjs returned ${'what is no breach '.repeat(12)}at all`;
  const lines = (status: 'errored' | 'failed') =>
    terminal(finishedRun([verdict({ status, message })]), plain).split('\n');
  const errored = lines('errored');
  const at = errored.findIndex((line) => line.startsWith('✗ Error'));
  expect(errored.slice(at).join(' ').replace(/\s+/g, ' ')).toContain(message.slice(1));
  expect(Math.max(...errored.slice(at, at + 3).map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines('failed').find((line) => line.startsWith('✗'))).toMatch(/…$/);
});

describe('the closing sentence', () => {
  test('says how much was judged and what was wanting', () => {
    const blocked = ['discounts', 'boms', 'discounts'].map((name) =>
      verdict({ status: 'blocked', cause: `fixture:${name}`, message: 'missing' }),
    );
    expect(closingSentence(finishedRun([verdict(), verdict(), ...blocked]))).toBe(
      'No breach found in 2 of 5 cases. 3 blocked because 2 fixtures are missing (boms, discounts).',
    );
  });

  test('counts clauses, breaches and warnings', () => {
    const run = finishedRun([
      verdict({ status: 'failed', actual: 'a' }),
      verdict({ status: 'failed', actual: 'b' }),
      verdict({ status: 'warned', level: 'SHOULD' }),
    ]);
    expect(closingSentence(run)).toBe(
      'Does not conform. 1 clause broken: 2 breaches, 1 warning. 3 of 3 judged.',
    );
  });

  test('does not call a run clean in which nothing was judged', () => {
    const run = finishedRun([verdict({ status: 'blocked', cause: 'clause:FMT-1', message: 'unreadable' })]);
    expect(closingSentence(run)).toBe(
      'No breach found in 0 of 1 cases. Nothing was judged. 1 blocked by the breach of FMT-1.',
    );
  });

  test('does not call a run clean in which an answer could not be read, and says so where no case of that clause failed', () => {
    const hidden = verdict({ status: 'blocked', cause: 'clause:FMT-1', message: 'unreadable' });
    const run = finishedRun([verdict(), hidden]);
    expect(closingSentence(run)).toBe(
      'No breach found in 1 of 2 cases. Not conclusive: answers broke FMT-1 in places that none of its own cases checks. 1 blocked by the breach of FMT-1.',
    );
    expect(exitCode(run)).toBe(4);
    expect(
      closingSentence(finishedRun([verdict({ status: 'failed', clause: 'FMT-1', actual: 'a' }), hidden])),
    ).toMatch(/^Does not conform\. 1 clause broken: /);
  });

  test('says which Gets show no record', () => {
    const look = (operation: string, over: Parameters<typeof verdict>[0] = {}) =>
      verdict({ clause: 'GET-1', operation, status: 'blocked', cause: 'nothing', message: 'none', ...over });
    const run = finishedRun([
      look('UserGet'),
      look('DiscountGet'),
      look('DiscountGet', { address: 'suffix', id: 'json/DiscountGet/GET-1/suffix' }),
      look('CompanyGet', { format: 'xml' }),
      look('CompanyGet', { status: 'passed' }),
      // Shown alone is enough, and a refusal has its own words.
      look('SerialNumberGet'),
      look('SerialNumberGet', { status: 'passed', id: 'json/SerialNumberGet/GET-1/alone' }),
      look('BatchNumberGet', { cause: 'clause:AUTH-1' }),
    ]);
    expect(closingSentence(run)).toMatch(
      /^No breach found in 2 of 8 cases\. 3 Gets show no record \(CompanyGet, DiscountGet, UserGet\): is the target empty, or does the key see too little\? /,
    );
    expect(closingSentence(finishedRun([look('UserGet')]))).toMatch(/ 1 Get shows no record \(UserGet\): /);
  });

  test('names errors and missing verdicts', () => {
    const run = finishedRun([verdict(), verdict({ status: 'errored', message: 'reset' })], {
      planned: 4,
      suiteCases: 4,
      interrupted: true,
    });
    expect(closingSentence(run)).toBe(
      'Interrupted. No breach found in 1 of 4 cases. 1 ended in an error, 2 without a verdict.',
    );
  });

  test('cases that were not asked for do not count', () => {
    expect(closingSentence(wholeRun([verdict(), verdict({ status: 'notApplicable' })]))).toBe(
      'Conforms. 1 of 1 judged.',
    );
  });

  test('says that a selection is one, and how much the suite has', () => {
    expect(closingSentence(wholeRun([verdict()], { suiteCases: 9 }))).toBe(
      'No breach found in 1 of 9 cases. 1 of 1 selected cases judged.',
    );
  });

  test('says why a run does not conform that only --strict fails', () => {
    const warned = verdict({ clause: 'FMT-6', level: 'SHOULD', status: 'warned' });
    expect(closingSentence(wholeRun([verdict(), warned]))).toBe(
      'Conforms. 1 warning, which the outcome does not count. 2 of 2 judged.',
    );
    expect(closingSentence(finishedRun([verdict(), warned]))).toMatch(
      /^No breach found in 2 of \d+ cases\. 1 warning, which the outcome does not count\./,
    );
    expect(closingSentence(wholeRun([verdict(), warned], { strict: true }))).toBe(
      'Does not conform. 1 warning, and --strict was given. 2 of 2 judged.',
    );
  });

  test('names the clauses of keys that are wrong and taken', () => {
    const taken = verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned' });
    expect(closingSentence(wholeRun([verdict(), taken]))).toBe(
      'Conforms. 1 warning, which the outcome does not count. Security: AUTH-3 not kept. 2 of 2 judged.',
    );
  });
});

describe('the report on a terminal', () => {
  const verdicts = [...operations.keys()].flatMap((operation) =>
    formats.map((format, index) =>
      verdict({
        operation,
        format,
        id: `${format}/${operation}/ENV-1`,
        status: index % 2 === 0 ? 'failed' : 'passed',
        message: `The answer of ${operation} lacks its status block, whatever the call was about, which is long to say`,
        expected: 'ResponseStatus',
        actual: `${'x'.repeat(300)}\u001b[31m`,
      }),
    ),
  );
  const text = terminal(
    finishedRun(verdicts, { formats, notes: ['n '.repeat(200)], ownErrors: ['f'.repeat(250)] }),
    plain,
  );

  test('has no line of more than 100 columns but commands', () => {
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
    const crowded = [...operations.keys()].flatMap((operation) =>
      [...formats, 'all'].flatMap((format) =>
        statuses.flatMap((status) =>
          Array.from({ length: 101 }, (_, index) =>
            verdict({
              operation,
              format,
              status,
              message: 'm',
              id: `${format}/${operation}/ENV-1/${status}-${index}`,
            }),
          ),
        ),
      ),
    );
    const full = terminal(
      finishedRun(crowded, { given: [`--target 'http://${'h'.repeat(90)}'`] }),
      plain,
    ).split('\n');
    expect(full.filter((line) => line.length > 100 && !/^ {2}next: {5}assay run /.test(line))).toEqual([]);
    expect(full[0]?.trim().split(/\s+/)).toEqual(['operation', ...formats, 'several']);
  });

  test('tells a finding in at most six lines, the last of them a command', () => {
    const lines = text.split('\n');
    const start = lines.findIndex((line) => line.startsWith('✗ ENV-1 (MUST) The answer of'));
    const finding = lines.slice(start, lines.indexOf('', start));
    expect(finding.length).toBeLessThanOrEqual(6);
    expect(finding.map((line) => line.trim().split(':')[0]).slice(1)).toEqual([
      'where',
      'expected',
      'actual',
      'clause',
      'next',
    ]);
    expect(finding.at(-1)).toContain("assay run --cases 'json/APIKeyGet/ENV-1' --seed 1");
  });

  test('has keys that are wrong and taken first, under a heading of their own', () => {
    const lines = terminal(
      finishedRun([
        verdict({ status: 'failed', message: 'm' }),
        verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned', message: 'm' }),
        verdict({ clause: 'AUTH-2', status: 'failed', message: 'm' }),
      ]),
      plain,
    ).split('\n');
    expect(
      lines.filter((line) => /^(Security|Other findings|[!✗] )/.test(line)).map((line) => line.slice(0, 14)),
    ).toEqual([...['Security', '✗ AUTH-2 (MUST', '! AUTH-3 (SHOU', 'Other findings', '✗ ENV-1 (MUST)']]);
    expect(text).not.toMatch(/^(Security|Other findings)$/m);
  });

  test.each([
    ['green where the target conforms', wholeRun([verdict()]), '32'],
    ['yellow for a selection', wholeRun([verdict()], { suiteCases: 9 }), '33'],
    ['yellow where nothing was judged', finishedRun([]), '33'],
    [
      'yellow where wrong keys are taken',
      wholeRun([verdict(), verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned' })]),
      '33',
    ],
    ['red where it does not conform', finishedRun([verdict({ status: 'failed' })]), '31'],
  ])('ends %s', (_, run, code) => {
    expect(closingLines(run, picocolors.createColors(true))[0]).toContain(`\u001b[${code}m`);
  });

  test('has colours only where they are asked for', () => {
    const run = finishedRun([verdict({ status: 'failed', message: 'm' })]);
    expect(terminal(run, picocolors.createColors(true))).toContain('\u001b[31m');
    expect(terminal(run, plain)).not.toContain('\u001b[');
  });

  test('has a row for each operation and a column for each format', () => {
    const lines = text.split('\n');
    expect(lines[0]?.trim().split(/\s+/)).toEqual(['operation', ...formats]);
    expect(
      lines
        .find((line) => line.startsWith('SalesOrderGet '))
        ?.trim()
        .split(/\s+/),
    ).toEqual(['SalesOrderGet', '1f', '1', '1f', '1', '1f', '1']);
  });

  test('passes no control character of a target on to the terminal', () => {
    expect(text).not.toContain('\u001b');
  });

  test('ends with the closing sentence, which tells of a fault of ours', () => {
    expect(
      text
        .trimEnd()
        .endsWith('Does not conform. 1 clause broken: 1 breach. 198 of 198 judged. The run is incomplete.'),
    ).toBe(true);
  });
});
