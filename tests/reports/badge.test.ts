import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { badge } from '../../reports/badge/badge.ts';
import { finishedRun, verdict } from './finishedRun.ts';
import { mixedRun } from './mixedRun.ts';

const titleOf = (svg: string): string | undefined =>
  XmlDocument.fromString(svg).get('/s:svg/s:title', { s: 'http://www.w3.org/2000/svg' })?.content;

test('a badge says in words whether the target conforms', () => {
  expect(titleOf(badge(finishedRun([verdict(), verdict()])))).toBe('API v2017a: conforms, 2 cases');
  expect(titleOf(badge(mixedRun()))).toBe('API v2017a: 1 clause broken');
  expect(titleOf(badge(finishedRun([])))).toBe('API v2017a: not decided');
});

test('a badge asks nothing of another host', () => {
  expect(badge(mixedRun())).not.toMatch(/(href|src|url)\s*[=(]\s*["']?\s*https?:/);
});
