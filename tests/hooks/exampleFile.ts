import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../docs/hooks.md', import.meta.url));

/** The module that docs/hooks.md shows. */
export function shownModule(): string {
  const [, code] = /```js\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8')) ?? [];
  if (code === undefined) throw new Error('docs/hooks.md shows no module');
  return code;
}

/** Writes the hooks of a test into a folder. */
export const withHooks = (folder: string, code: string, name = 'assay.config.mjs'): void =>
  writeFileSync(join(folder, name), code);
