import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sources } from '../../tools/sources.mjs';

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** Names of other programs, which our comments quote. */
const foreign = ['KeyValuePair', 'LocalDateTime', 'toString', 'JavaScript'];

interface Quoted {
  readonly file: string;
  readonly code: string;
}

const quotedIn = (file: string, text: string): Quoted[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({ file, code }));

const known = new Set(foreign);
const comments: Quoted[] = [];
for (const file of sources.flatMap((folder) => filesIn(folder, /\.tsx?$/))) {
  const text = readFileSync(file, 'utf8');
  let code = text;
  for (const { value, start, end } of parseSync(file, text).comments.toReversed()) {
    comments.push(...quotedIn(file, value));
    code = code.slice(0, start) + code.slice(end);
  }
  for (const [word] of code.matchAll(/\w+/g)) known.add(word);
}
for (const file of filesIn('specs', /\.json$/))
  for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+/g)) known.add(word);

// Pages that tell of the past name what is gone.
const pages = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)]
  .filter((file) => !/^docs\/(?:design|mutation|decisions\/0016-.*)\.md$/.test(file))
  .flatMap((file) => quotedIn(file, readFileSync(file, 'utf8').replace(/^\s*```[\s\S]*?^\s*```/gm, '')));

/** A name of ours has letters of both cases: `isOfNetwork`, `RunBeingJudged.done`. */
const isName = (code: string): boolean =>
  /^[A-Za-z]+(?:\.[A-Za-z]+)?$/.test(code) && /[a-z]\w*[A-Z]|[A-Z]\w*[a-z].*\./.test(code);

test('a name that a comment quotes is there', () => {
  const names = comments.filter(({ code }) => isName(code));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(({ code }) => code.split('.').some((name) => !known.has(name)))).toEqual([]);
});

/** A page may leave out the end of a name: `docs/decisions/0022`. */
const isThere = (path: string): boolean => {
  try {
    return readdirSync(dirname(path)).some((name) => name.startsWith(basename(path)));
  } catch {
    return false;
  }
};

test('a file that a comment or a page names is there', () => {
  const ours = new RegExp(`^(?:${[...sources, 'tests', 'tools', 'docs', 'bench'].join('|')})/[\\w./-]+$`);
  const paths = [...comments, ...pages].filter(({ code }) => ours.test(code));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ code }) => !isThere(code))).toEqual([]);
});
