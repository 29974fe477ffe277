import { readdirSync, readFileSync } from 'node:fs';
import { printedHelp } from '../cli/printedHelp.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** Pages that tell a reader what to type. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs/', root))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
].filter((file) => !/proof|clauses|blind-runs|style/.test(file));

/** Every line of the blocks of the pages and of the examples in --help, without comments; a line of two commands is two. */
export function documentedLines(): string[] {
  const blocks = pages.flatMap((file) =>
    [...read(file).matchAll(/^ *```(?:yaml|bash)?\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block),
  );
  const steps = blocks
    .flatMap((block) => block.split('\n'))
    // A job's own shard, and what the shell does if a command ends with a code of its own.
    .map((line) =>
      line
        .replace(/^\s*(?:- )?(?:run: |- )/, '')
        .replaceAll(/\$\{\{ matrix\.shard \}\}/g, '1')
        .replace(/ \|\| .*$/, ''),
    );
  const examples = printedHelp().flatMap((text) =>
    [...text.matchAll(/^ {2}\$ (.*)$/gm)].map(([, line = '']) => line.replace(/ {2,}.*$/, '')),
  );
  const lines = [...steps, ...examples].flatMap((line) => line.replace(/\s+#\s.*$/, '').split(/ ; /));
  // What npm prints beside a list of checks in CONTRIBUTING is behind two blanks.
  return [
    ...new Set(lines.map((line) => line.trim().replace(/^((?:npm|npx|\.ci\/run|node)\b.*?) {2,}.*$/, '$1'))),
  ].filter((line) => starts.test(line));
}

/** The examples of files in the pages, each with its page. */
export const documentedJson = (): [string, string][] =>
  pages.flatMap((file) =>
    [...read(file).matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text = '']): [string, string] => [
      `${file} ${text.slice(0, 30)}`,
      text,
    ]),
  );

const starts = /^(?:[A-Z_]+=\S+ )*(?:assay|npx|npm|node|git|export|\.ci\/run)(?: |$)/;

/** A command of Assay as a shell would give it: variables before it, arguments, and the file for its output. */
export interface Line {
  readonly env: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  readonly into: string | undefined;
}

/** Undefined if another program is started. */
export function assayLine(line: string): Line | undefined {
  const [, before = '', command, into] =
    /^((?:[A-Z_]+=\S+ )*)(.*?)(?: > (\S+))?$/.exec(
      line.replace(/^(.*?)(?:npm start(?: --silent)?(?: --(?= ))?|npx assay)/, '$1assay'),
    ) ?? [];
  if (command === undefined || !/^assay(?: |$)/.test(command)) return undefined;
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  const env = Object.fromEntries(
    [...before.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return { env, args: words.slice(1), into };
}
