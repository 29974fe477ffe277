import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { compareSideBySide } from '../../reports/compare/compareSideBySide.ts';
import { sideBySideText } from '../../reports/compare/sideBySideText.ts';
import { results } from '../../reports/results.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const wrong = { status: 'failed', message: 'wrong', expected: '"0"', actual: '0' } as const;
const blocked = { status: 'blocked', cause: 'nothing', message: 'none' } as const;
const plain = picocolors.createColors(false);

const runs = [
  finishedRun([verdict(), verdict({ format: 'xml' }), verdict({ clause: 'ENV-2' })]),
  finishedRun([verdict(wrong), verdict({ ...wrong, format: 'xml' }), verdict({ clause: 'ENV-2' })], {
    id: 'bbbbbbbb',
    observations: [{ clause: 'FMT-10', format: 'json', operation: 'DiscountGet', observed: 'gzip' }],
  }),
  finishedRun(
    [verdict({ ...wrong, actual: 'none' }), verdict({ format: 'xml' }), verdict({ clause: 'ENV-2' })],
    {
      id: 'cccccccc',
      strict: true,
    },
  ),
].map(results);

test('more than two runs get a column each; a clause that did not come out alike is a row', () => {
  const [a, b, c] = runs;
  if (a === undefined || b === undefined || c === undefined) throw new Error('three runs');
  const sides = compareSideBySide([a, b, c], false);
  expect(sides.runs.map(({ name, id }) => [name, id])).toEqual([
    ['a', 'abcdefgh'],
    ['b', 'bbbbbbbb'],
    ['c', 'cccccccc'],
  ]);
  expect(sides).toMatchObject({ regressed: true, same: 1 });
  expect(sides.rows).toEqual([
    {
      clause: 'ENV-1',
      level: 'MUST',
      cells: [{ passed: 2 }, { failed: 2 }, { failed: 1, passed: 1 }],
      breaches: [
        { status: 'failed', runs: ['b'], words: 'Wrong', cases: 2, first: 'json/DiscountGet/ENV-1' },
        { status: 'failed', runs: ['c'], words: 'Wrong', cases: 1, first: 'json/DiscountGet/ENV-1' },
      ],
    },
  ]);
  expect(sides.circumstances).toEqual([{ name: 'strict', values: ['no', 'no', 'yes'] }]);
  expect(sides.observations).toEqual([
    { clause: 'FMT-10', observed: 'gzip', runs: ['b'], places: ['DiscountGet, json'] },
  ]);
  const text = sideBySideText(sides, plain);
  expect(text.split('\n').every((line) => line.length <= 100)).toBe(true);
  expect(text).toMatch(/^clause +a +b +c$/m);
  expect(text).toMatch(/^ENV-1 \(MUST\) +2 +2f +1 1f$/m);
  expect(text).toContain('    failed in b: Wrong (2 cases, json/DiscountGet/ENV-1)');
  expect(text).toContain('strict: no in a, no in b, yes in c');
  expect(text).toContain(
    '1 clause differs between 3 runs, 1 came out alike. At least one of the others breaks',
  );
});

test('the words of a defect are filled with what came', () => {
  const words = 'the ErrorCode of a success is {actual} instead of "0"';
  const numbered = (actual: string, format = 'json') =>
    verdict({ ...wrong, format, defect: { words, blanks: { actual }, apart: '' } });
  const [a, b, c] = [[verdict()], [numbered('0')], [numbered('1'), numbered('7', 'xml')]].map((verdicts) =>
    results(finishedRun(verdicts)),
  );
  if (a === undefined || b === undefined || c === undefined) throw new Error('three runs');
  const text = sideBySideText(compareSideBySide([a, b, c], false), plain).replace(/\s+/g, ' ');
  expect(text).toContain('failed in b c: The ErrorCode of a success is 0, 1 and 7 instead of "0" (2 cases,');
});

test('what is broken in the first already, or was not judged in another, is no regression', () => {
  const of = (one: Partial<ReturnType<typeof verdict>>) => results(finishedRun([verdict(one)]));
  const same = compareSideBySide([of(wrong), of(wrong), of({})], false);
  expect(same.regressed).toBe(false);
  const open = compareSideBySide([of({}), of(blocked), of({})], true);
  expect(open).toMatchObject({ regressed: false, same: 0 });
  expect(open.rows[0]?.cells).toEqual([{ passed: 1 }, { blocked: 1 }, { passed: 1 }]);
  const alike = compareSideBySide([of({}), of({}), of({})], false);
  expect(alike).toMatchObject({ rows: [], same: 1, circumstances: [], observations: [] });
  expect(sideBySideText(alike, plain)).toContain(
    '0 clauses differ between 3 runs, 1 came out alike. None of',
  );
});

test('a run that judged nothing which the first judged too was not compared', () => {
  const [a, b, c] = [[verdict()], [verdict()], [verdict({ format: 'xml' })]].map((verdicts) =>
    results(finishedRun(verdicts)),
  );
  if (a === undefined || b === undefined || c === undefined) throw new Error('three runs');
  const sides = compareSideBySide([a, b, c], false);
  expect(sides.notCompared).toEqual(['c']);
  expect(sideBySideText(sides, plain).replace(/\s+/g, ' ')).toMatch(/c judged no case that a judged\.$/);
});

test('a case that only some of the runs had makes no difference between the others', () => {
  const [all, same] = [
    [verdict(), verdict({ format: 'xml' })],
    [verdict(), verdict({ format: 'xml' })],
  ];
  const [a, b, c] = [all, same, [verdict()]].map((verdicts) => results(finishedRun(verdicts)));
  if (a === undefined || b === undefined || c === undefined) throw new Error('three runs');
  const sides = compareSideBySide([a, b, c], false);
  expect(sides).toMatchObject({ rows: [], same: 1, onlyInSome: 1, regressed: false });
  expect(sideBySideText(sides, plain).replace(/\s+/g, ' ')).toContain(
    '1 case did not run in all of them, which does not count as a difference.',
  );
});
