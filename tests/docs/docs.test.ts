import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { options } from '../../config/options.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { clausesPage } from '../../tools/clausesPage.mjs';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

test('the page of the clauses says what the specs say (node tools/generateClauses.mjs)', () => {
  expect(read('docs/clauses.md')).toBe(clausesPage([...clauses.values()]));
});

test('each clause has an anchor', () => {
  const anchors = [...read('docs/clauses.md').matchAll(/<a id="([A-Z]+-\d+)"><\/a>/g)].map(([, id]) => id);
  expect(anchors).toEqual([...clauses.keys()]);
});

test.each(pages)('the links of %s lead to files', (page) => {
  const links = [
    ...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)|<img[^>]+src="(?!https?:)([^"]+)"/g),
  ];
  const missing = links
    .map(([, link, image]) => new URL(link ?? image ?? '', new URL(page, root)))
    .filter((target) => !existsSync(target));
  expect(missing).toEqual([]);
});

test.each(pages)('the options that %s names are there', (page) => {
  const known = new Set([...options.map(({ flag }) => flag), ...otherFlags]);
  const named = [...read(page).matchAll(/\bassay (?:run )?[^`\n]*/g)].flatMap(([line]) =>
    [...line.matchAll(/ --([a-z][a-z-]*)/g)].map(([, flag = '']) => flag),
  );
  expect(named.filter((flag) => !known.has(flag))).toEqual([]);
});

/** Of the other commands, of npm and of git, which stand in the same lines. */
const otherFlags = [
  'help',
  'shard',
  'rm',
  'user',
  'case',
  'sign',
  'key',
  'vitest',
  'har',
  'port',
  'keep',
  'fault',
  'variant',
  'cors',
  'html',
  'clauses',
  'operations',
  'fixtures',
  'coverage',
  'full',
  'stability',
  'systematic',
  'list-faults',
];
