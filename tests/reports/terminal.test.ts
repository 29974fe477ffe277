import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import { closingSentence } from '../../reports/closingSentence.ts';
import { terminal } from '../../reports/terminal.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const plain = picocolors.createColors(false);

describe('the closing sentence', () => {
  test('says how much was judged and what was wanting', () => {
    const blocked = ['discounts', 'boms', 'discounts'].map((name) =>
      verdict({ status: 'blocked', cause: `fixture:${name}`, message: 'missing' }),
    );
    expect(closingSentence(finishedRun([verdict(), verdict(), ...blocked]))).toBe(
      'No breach found. 2 of 5 judged, 3 blocked for want of 2 fixtures (boms, discounts).',
    );
  });

  test('counts clauses, breaches and warnings', () => {
    const run = finishedRun([
      verdict({ status: 'failed', actual: 'a' }),
      verdict({ status: 'failed', actual: 'b' }),
      verdict({ status: 'warned', level: 'SHOULD' }),
    ]);
    expect(closingSentence(run)).toBe('1 clause broken: 2 breaches, 1 warning. 3 of 3 judged.');
  });

  test('does not call a run clean in which nothing was judged', () => {
    const run = finishedRun([verdict({ status: 'blocked', cause: 'clause:FMT-1', message: 'unreadable' })]);
    expect(closingSentence(run)).toBe('Nothing was judged. 0 of 1 judged, 1 blocked by the breach of FMT-1.');
  });

  test('names errors and missing verdicts', () => {
    const run = finishedRun([verdict(), verdict({ status: 'errored', message: 'reset' })], {
      planned: 4,
      interrupted: true,
    });
    expect(closingSentence(run)).toBe(
      'Interrupted. No breach found. 1 of 4 judged, 1 ended in an error, 2 without a verdict.',
    );
  });

  test('cases that were not asked for do not count', () => {
    expect(closingSentence(finishedRun([verdict(), verdict({ status: 'notApplicable' })]))).toBe(
      'No breach found. 1 of 1 judged.',
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
    finishedRun(verdicts, { formats, notes: ['n '.repeat(200)], faults: ['f'.repeat(250)] }),
    plain,
  );

  test('has no line of more than 100 columns', () => {
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
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
      text.trimEnd().endsWith('1 clause broken: 1 breach. 198 of 198 judged. The run is incomplete.'),
    ).toBe(true);
  });
});
