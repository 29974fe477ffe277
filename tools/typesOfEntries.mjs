// What users import, and the types that belong to it.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The modules of the package: `assay-conformance`, `assay-conformance/server` and `assay-conformance/vitest`. */
export const publicEntries = ['cli/library', 'cli/serve/startSandbox', 'cli/vitest/conformance'];

/** A relative import in a declaration. */
const relativeImport = /((?:from |import\()['"])(\.{1,2}\/[^'"]+)\.[jt]s(?=['"])/g;

/** The declarations in a compiled tree that the public modules need: their own and all that these import, as paths with their texts. */
export function typesOfEntries(tree) {
  const found = new Map();
  const follow = (path) => {
    if (found.has(path)) return;
    const text = readFileSync(path, 'utf8');
    // The compiler leaves `.ts` in declarations; not every user's settings allow that.
    found.set(path, text.replace(relativeImport, '$1$2.js'));
    for (const [, , name] of text.matchAll(relativeImport)) follow(resolve(dirname(path), `${name}.d.ts`));
  };
  for (const entry of publicEntries) follow(join(tree, `${entry}.d.ts`));
  return found;
}
