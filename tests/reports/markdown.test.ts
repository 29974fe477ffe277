import { expect, test } from 'vitest';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { codeSpan } from '../../reports/markdown/codeSpan.ts';
import { markdown } from '../../reports/markdown/markdown.ts';
import { finishedRun, verdict, wholeRun } from './finishedRun.ts';
import { mixedRun } from './mixedRun.ts';

/** What is left of a line of Markdown when its code spans are taken out, as CommonMark finds them. */
const outsideCode = (text: string): string => text.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');

test('the summary begins with the verdict in one sentence and lists the findings', () => {
  const text = markdown(mixedRun());
  expect(text).toMatch(
    /^## ❌ API v2017a: does not conform\n\nDoes not conform\. 1 clause broken: 1 breach, 1 warning\. /,
  );
  expect(text).toMatch(/^- \*\*ENV-1\*\* \(MUST\) .*\*2 cases, DiscountGet, json xml\*$/m);
  expect(text).toContain("again: ` assay run --cases 'json/DiscountGet/ENV-1' --seed 1 --out assay-again `");
  expect(text).toMatch(/\nEach case and its bytes: `report\.html` .*` assay show 1 `.*\.\n$/);
});

test('however much is broken, a summary has at most 60 lines and says how much more there is', () => {
  const broken = Array.from({ length: 40 }, (_, at) => [
    verdict({
      clause: `GET-${at}`,
      operation: 'UserGet',
      status: 'failed',
      expected: 'a',
      actual: `${at}\n`,
      message: `m${at}`,
    }),
    verdict({ clause: `AUTH-${(at % 3) + 1}`, operation: `Op${at}`, status: 'failed', message: `k${at}` }),
    verdict({ clause: `FLT-${at}`, status: 'blocked', cause: `clause:GET-${at}`, message: 'unreadable' }),
    verdict({ clause: `TYP-${at}`, status: 'blocked', cause: `fixture:f${at}`, message: 'missing' }),
  ]).flat();
  const deviations = broken.slice(0, 9).map((_, at) => ({
    clause: `ENV-${at}`,
    reason: 'r',
    state: 'stale' as const,
    cases: [],
  }));
  const text = markdown(
    finishedRun(broken, { deviations: deviations as unknown as FinishedRun['deviations'] }),
  );
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  expect(text).toContain('### Security');
  expect(text).toMatch(/^- \d+ more$/m);
});

test('a green run has no findings', () => {
  const text = markdown(wholeRun([verdict()]));
  expect(text).toMatch(/^## ✅ API v2017a: conforms\n\nConforms\. 1 of 1 judged\.\n/);
  expect(text).not.toContain('### Findings');
});

test('a run of a part says how much was judged, and is not green', () => {
  expect(markdown(wholeRun([verdict()], { suiteCases: 7 }))).toMatch(
    /^## ❔ API v2017a: no breach found in 1 of 7 cases\n\nNo breach found in 1 of 7 cases\. 1 of 1 selected cases judged\.\n/,
  );
});

test('keys that are wrong and taken stand first, under a heading of their own', () => {
  const text = markdown(
    finishedRun([
      verdict({ status: 'failed', message: 'm' }),
      verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned', message: 'm' }),
    ]),
  );
  expect(text.match(/^(### .*|- \*\*[A-Z]+-\d+\*\*)/gm)).toEqual([
    ...['### Security', '- **AUTH-3**', '### Findings', '- **ENV-1**'],
  ]);
  expect(markdown(wholeRun([verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned' })]))).toMatch(
    /^## ⚠️ API v2017a: conforms\n/,
  );
});

test('nothing that a target sent is markup', () => {
  const outside = outsideCode(markdown(mixedRun()).replace(/<\/?(details|summary)>/g, ''));
  expect(outside).not.toMatch(/[<>]|alert|heading/);
});

test('nothing that a target sent turns the direction of a text around', () => {
  const turned = 'a\u202eb\u2066c\u200fd\u061c';
  const breach = verdict({ status: 'failed', message: turned, expected: turned, actual: turned });
  const blocked = verdict({ clause: 'ENV-2', status: 'blocked', cause: `fixture:${turned}`, message: 'm' });
  const text = markdown(finishedRun([breach, blocked], { target: turned, endedEarly: turned }));
  expect(text).not.toMatch(/\p{Bidi_Control}/u);
  expect(text).toContain('Ended early: a\\\\u202eb');
});

test('the last line names what was written, and the folder where it is not the usual one', () => {
  const last = (run: FinishedRun, beside?: Parameters<typeof markdown>[1]): string | undefined =>
    markdown(run, beside).trimEnd().split('\n').at(-1);
  expect(last(wholeRun([verdict()]), { hasPage: false, inFolder: '' })).toBe(
    'Each case and its bytes: `results.json` and `exchanges.ndjson` in the reports.',
  );
  expect(last(mixedRun(), { hasPage: true, inFolder: " --in 'r2'" })).toBe(
    "Each case and its bytes: `report.html` and `results.json` in the reports; ` assay show 1 --in 'r2' ` prints the first finding, with its calls.",
  );
});

test.each(['`', '``a`', 'a``', '', ' ', 'a\nb'])('%j stays within its code span', (text) => {
  expect(outsideCode(`before${codeSpan(text)}after`)).toBe('beforeafter');
});
