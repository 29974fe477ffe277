import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const allowed = /^(?:node:[\w/]+|libxml2-wasm|papaparse)$/;

it('the foreign servers import nothing of the suite, and no library that its codecs use', () => {
  const files = ['lawful', 'broken', 'cloud', 'framework'].flatMap((folder) =>
    readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(here, folder, name)),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => ({
      file,
      target,
    })),
  );
  expect(imports.length).toBeGreaterThan(50);
  const strange = imports.filter(({ file, target }) =>
    target.startsWith('.')
      ? relative(here, resolve(dirname(file), target)).startsWith('..')
      : !allowed.test(target),
  );
  expect(strange).toEqual([]);
});
