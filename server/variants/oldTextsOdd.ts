import { onOldRecords } from '../hooks/onOldRecords.ts';
import type { Variant } from '../Variant.ts';

const texts: readonly string[] = [
  '<p style="color:red">Ask <b>before</b> you ship &amp; bill</p>\r\n<!-- old -->',
  "'); DROP TABLE Companies; --",
  'שלום, مرحبا \u200f(1)\u200e',
  'Cafe\u0301, a\u0308o\u0308u\u0308, \u{1f469}\u200d\u{1f4bb}',
  `${'long, '.repeat(800)}end`,
  '{"a":[1,{"b":null}],"c":"x\\ny"}',
  '<![CDATA[ x ]]> and ]]>',
  '\u00a0not a blank\u3000',
  '=SUM(A1:A9)',
  'C:\\new\\table "quoted" \\',
  '/Date(0+0000)/',
  '1E400',
];

export const oldTextsOdd: Variant = {
  about:
    'Old records hold texts of every kind: pages, scripts, right to left, combined letters, five thousand letters (TYP-12 and XF-1: shown as they are).',
  hook: onOldRecords((record, { text }, index) => ({ ...record, [text]: texts[index % texts.length] ?? '' })),
};
