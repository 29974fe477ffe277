import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { badge } from '../../reports/badge/badge.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { finishedRun, verdict, wholeRun } from './finishedRun.ts';
import { mixedRun } from './mixedRun.ts';

const titleOf = (svg: string): string | undefined =>
  XmlDocument.fromString(svg).get('/s:svg/s:title', { s: 'http://www.w3.org/2000/svg' })?.content;

const colorOf = (svg: string): string | undefined =>
  /<rect x="\d+" width="\d+" height="20" fill="(#\w+)"\/>/.exec(svg)?.[1];

const takesWrongKeys = verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned', message: 'm' });

test.each<[string, FinishedRun, string, string]>([
  ['green where the target conforms', wholeRun([verdict(), verdict()]), 'conforms, 2 cases', '#4b0'],
  ['red where it does not', mixedRun(), 'does not conform, 1 clause broken', '#dd4343'],
  [
    'grey for a selection',
    wholeRun([verdict()], { suiteCases: 9 }),
    'no breach found in 1 of 9 cases',
    '#939393',
  ],
  ['grey where nothing was judged', finishedRun([]), 'no breach found in 0 of 0 cases', '#939393'],
  [
    'named where no target was given',
    wholeRun([verdict()], { embedded: true }),
    'conforms, embedded reference server, 1 case',
    '#4b0',
  ],
  [
    'amber where wrong keys are taken',
    wholeRun([verdict(), takesWrongKeys]),
    'conforms, 2 cases, security: AUTH-3',
    '#ffbf00',
  ],
  [
    'red where something worse is broken',
    wholeRun([verdict({ status: 'failed' }), takesWrongKeys]),
    'does not conform, 1 clause broken, security: AUTH-3',
    '#dd4343',
  ],
])('a badge is %s, and says the outcome in its own words', (_, run, message, color) => {
  expect(titleOf(badge(run))).toBe(`API v2017a: ${message}`);
  expect(colorOf(badge(run))).toBe(color);
});

test('a badge asks nothing of another host', () => {
  expect(badge(mixedRun())).not.toMatch(/(href|src|url)\s*[=(]\s*["']?\s*https?:/);
});
