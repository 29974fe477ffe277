import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from '../../tools/sources.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = sources
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  // The types derived from the schemas are written by a generator, in one file.
  .filter((file) => file.endsWith('.ts') && file !== join('specs', 'records', 'records.ts'));
const lines = files
  .map((file) => ({ file, count: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.count - b.count);
const atShare = (share: number, of = lines): number => of[Math.floor((of.length - 1) * share)]?.count ?? 0;

test('a file is one topic: none has more than 300 lines, nine of ten have fewer than 250', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(atShare(0.9)).toBeLessThan(250);
  expect(lines.filter(({ count }) => count > 300)).toEqual([]);
});

test('suites/ is no scatter: its files lie in folders, and the median one has 50 to 250 lines', () => {
  const suites = lines.filter(({ file }) => file.startsWith(`suites${sep}`));
  expect(suites.filter(({ file }) => file.split(sep).length === 2)).toEqual([]);
  expect(atShare(0.5, suites)).toBeGreaterThanOrEqual(50);
  expect(atShare(0.5, suites)).toBeLessThanOrEqual(250);
});

test('no file or folder is named after nothing in particular', () => {
  const vague = /^(utils?|helpers?|managers?|common|misc|shared)(\.|$)|(Utils?|Helpers?|Manager)\.ts$/;
  expect(files.filter((file) => file.split(sep).some((part) => vague.test(part)))).toEqual([]);
});

test('a file is named as what it exports', () => {
  const strays = files.filter((file) => {
    const name = (file.split(sep).at(-1) ?? '').replace(/\.ts$/, '').split('.')[0] ?? '';
    const source = readFileSync(join(root, file), 'utf8');
    const exported = [
      ...source.matchAll(
        /^export (?:async )?(?:declare )?(?:function\*?|const|let|class|interface|type) (\w+)/gm,
      ),
    ].map(([, each]) => each);
    return exported.length === 1 && exported[0]?.toLowerCase() !== name.toLowerCase();
  });
  expect(strays).toEqual([]);
});

/** The file of a clause that still has a judge before it. It only shrinks. */
const judgesFirst: readonly string[] = [];

test('the file of a clause has its probes, then the clause, then its judges', () => {
  const mixed = files.flatMap((file) => {
    const id = /^suites\/clauses\/[A-Z]+\/([A-Z]+\d+)\.ts$/.exec(file.split(sep).join('/'))?.[1];
    if (id === undefined) return [];
    const source = readFileSync(join(root, file), 'utf8');
    const at = source.search(/^export const \w+ = clause\(/m);
    const firstFunction = source.search(/^(?:export )?(?:async )?function\b/m);
    return at < 0 || (firstFunction >= 0 && firstFunction < at) ? [id] : [];
  });
  expect(mixed).toEqual(judgesFirst);
});
