import { expect, test } from 'vitest';
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
  expect(text).toContain("again: ` assay run --cases 'json/DiscountGet/ENV-1' --seed 1 `");
  expect(text).toMatch(/^\| DiscountGet \| ❌ 1 \| ❌ 1 \|$/m);
  expect(text).toMatch(/^\| CompanyGet \| ⚠️ 1 💥 1 ⏸ 1 \| 1 \|$/m);
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

test.each(['`', '``a`', 'a``', '', ' ', 'a\nb'])('%j stays within its code span', (text) => {
  expect(outsideCode(`before${codeSpan(text)}after`)).toBe('beforeafter');
});
