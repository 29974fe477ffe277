import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** How the names of files of code end here: in the sources, or in what was built. */
export const codeExtension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** The folders of the code that judges, whatever command is given. */
export const judgingFolders: readonly string[] = [
  'specs/',
  'formats/',
  'generators/',
  'config/',
  'harness/',
  'suites/',
  'reports/diagnosis/',
];

/** Read once: a sample has a thousand trials of the same code. */
let known: ReadonlyMap<string, string> | undefined;

/**
 * A hash of each file of code and of JSON, by its path with `/`, sorted. The build wrote them down for the files that it bundled: one for
 * each folder of what judges, whose name ends with `/`.
 */
export function codeHashes(): ReadonlyMap<string, string> {
  known ??= new Map(
    codeExtension === '.js'
      ? Object.entries(JSON.parse(readFileSync(join(root, 'code.json'), 'utf8')) as Record<string, string>)
      : ['specs', 'formats', 'server', 'generators', 'config', 'harness', 'suites', 'reports', 'cli']
          .flatMap(sourcesIn)
          .sort()
          .map((file) => [
            file,
            createHash('sha256')
              .update(readFileSync(join(root, file)))
              .digest('hex'),
          ]),
  );
  return known;
}

/** The code on which a verdict depends. */
const judging = [...judgingFolders, 'cli/run/', 'cli/replay/'];

/** The SHA-256 of the code that judges, in hexadecimal. The sources and the built package have different ones. */
export function suiteCode(): string {
  const hash = createHash('sha256');
  for (const [file, own] of codeHashes())
    if (judging.some((folder) => file.startsWith(folder))) hash.update(`${file} ${own}\n`);
  return hash.digest('hex');
}

/** What tells apart two builds that may judge differently: the first digits of the code's hash. Undefined in the sources, which change under a run. */
export const buildCode = (): string | undefined =>
  codeExtension === '.js' ? suiteCode().slice(0, 12) : undefined;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') || (file.endsWith('.ts') && !file.endsWith('.d.ts')))
    .map((file) => `${folder}/${file.split(sep).join('/')}`);
