import { expect, test } from 'vitest';
import { codeSpan } from '../../reports/markdown/codeSpan.ts';
import { markdown } from '../../reports/markdown/markdown.ts';
import { finishedRun, verdict } from './finishedRun.ts';
import { mixedRun } from './mixedRun.ts';

/** What is left of a line of Markdown when its code spans are taken out, as CommonMark finds them. */
const outsideCode = (text: string): string => text.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');

test('the summary begins with the verdict in one sentence and lists the findings', () => {
  const text = markdown(mixedRun());
  expect(text).toMatch(/^## ❌ API v2017a: does not conform\n\n1 clause broken: 1 breach, 1 warning\. /);
  expect(text).toMatch(/^- \*\*ENV-1\*\* \(MUST\) .*\*2 cases, DiscountGet, json xml\*$/m);
  expect(text).toContain("again: ` assay run --cases 'json/DiscountGet/ENV-1' --seed 1 `");
  expect(text).toMatch(/^\| DiscountGet \| ❌ 1 \| ❌ 1 \|$/m);
  expect(text).toMatch(/^\| CompanyGet \| ⚠️ 1 💥 1 ⏸ 1 \| 1 \|$/m);
});

test('a green run has no findings', () => {
  const text = markdown(finishedRun([verdict()]));
  expect(text).toMatch(/^## ✅ API v2017a: conforms\n\nNo breach found\. 1 of 1 judged\.\n/);
  expect(text).not.toContain('### Findings');
});

test('nothing that a target sent is markup', () => {
  const outside = outsideCode(markdown(mixedRun()).replace(/<\/?(details|summary)>/g, ''));
  expect(outside).not.toMatch(/[<>]|alert|heading/);
});

test.each(['`', '``a`', 'a``', '', ' ', 'a\nb'])('%j stays within its code span', (text) => {
  expect(outsideCode(`before${codeSpan(text)}after`)).toBe('beforeafter');
});
