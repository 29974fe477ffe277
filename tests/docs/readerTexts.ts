import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Something that a person reads, with the file that it stands in. */
export interface ReaderText {
  readonly file: string;
  readonly text: string;
}

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
/** The files of a folder and of all below it whose names end so, with their paths from the root. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();

/** Written by a command from texts that are checked where they stand in the source. */
const generated = ['docs/clauses.md', 'docs/proof.md'];

const pages: readonly string[] = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)];

/** Each paragraph, item and cell of the pages, without code, links and marks. */
export function pageTexts(): ReaderText[] {
  return pages
    .filter((file) => !generated.includes(file))
    .flatMap((file) => paragraphsOf(read(file)).map((text) => ({ file, text })));
}

/** The paragraphs of a page; a code span is one word. The pairs of docs/style.md show what not to write. */
function paragraphsOf(page: string): string[] {
  return page
    .replace(/^## Before and after$[\s\S]*/m, '')
    .replace(/^\s*```[\s\S]*?^\s*```/gm, '\n')
    .replace(/!\[[^\]]*\]\([^)]*\)|<[^>\n]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/``[^`]*``|`[^`\n]*`/g, '`code`')
    .replace(/^#+ /gm, '\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*] |\d+\. |\|))|\|/)
    .map((text) => text.replace(/^\s*(?:[-*]|\d+\.) /, '').replace(/[*_]+(?=\S)|(?<=\S)[*_]+/g, ''))
    .filter((text) => isProse(text));
}

/** Programs in other languages, which the text of a command holds. */
const programs =
  /^cli\/(?:repro\/(?:awkReaders|scriptFunctions|vitestFile|bashScript)|completion\/completionScripts|certify\/certificatePage)\.ts$/;

const folders = ['specs', 'formats', 'server', 'generators', 'config', 'harness', 'suites', 'reports', 'cli'];

/** The texts in the source. A template's blanks are `…`. */
export interface SourceTexts {
  /** Messages, help, clauses, faults, and the pages of the reports. */
  readonly messages: readonly ReaderText[];
  readonly comments: readonly ReaderText[];
  /** Templates that put a number before a plural: "1 cases". */
  readonly plurals: readonly ReaderText[];
}

export function sourceTexts(): SourceTexts {
  const messages: ReaderText[] = [];
  const comments: ReaderText[] = [];
  const plurals: ReaderText[] = [];
  for (const file of folders.flatMap((folder) => filesIn(folder, /\.tsx?$/))) {
    const source = read(file);
    const { program, comments: found } = parseSync(file, source);
    const add = (text: string): void => {
      if (!programs.test(file)) messages.push(...blocksOf(text).map((block) => ({ file, text: block })));
    };
    const chosen = new Set<number>();
    new Visitor({
      // One of the two is for the number 1.
      ConditionalExpression: ({ consequent, alternate }) => chosen.add(consequent.start).add(alternate.start),
      Literal: ({ value }) => typeof value === 'string' && add(value),
      TemplateLiteral: ({ quasis, start, end }) => {
        const text = quasis.map(({ value }) => value.cooked ?? '').join('…');
        add(text);
        if (counting.test(text) && !chosen.has(start) && !countingMany.test(file))
          plurals.push({ file, text: source.slice(start, end) });
      },
      JSXText: ({ value }) => add(value),
    }).visit(program);
    comments.push(
      ...found.flatMap(({ value }) =>
        blocksOf(value.replace(/\n\s*\*/g, '\n')).map((text) => ({ file, text })),
      ),
    );
  }
  return { messages, comments, plurals };
}

/** What messages count. "of … cases" is right for one case, too. */
const counting =
  /(?<!of )… (?:more |other |selected |single )?(?:answers(?: judged|\))|breaches|calls|cases|causes|clauses|companies|deviations|exchanges|findings|formats|inserts|operations|places|records|requests|rows|scenarios|scripts|servers)\b/;

/** What these count is never one. */
const countingMany = /^(?:server|cli\/prove)\/|decodeCsv\.ts$/;

const isProse = (text: string): boolean => /[a-z]{2,},? [a-z]/.test(text);

/** Paragraphs, and the rows of a table in --help. */
const blocksOf = (text: string): string[] =>
  text.split(/\n\s*\n|\n(?=\s*(?:[-$] |\S+ {2,}))/).filter(isProse);

/** Sentences end with a full stop, a question mark or an exclamation mark. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?][)”"']?) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Words as a reader counts them: signs alone are none. */
export const wordsOf = (sentence: string): string[] =>
  sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
