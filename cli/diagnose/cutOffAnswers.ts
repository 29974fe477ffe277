import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isForeignPage } from '../../harness/exchanges/foreignPage.ts';
import { isOfCoding } from '../../harness/exchanges/misfit.ts';
import { withoutDetour } from '../../harness/exchanges/unreadable.ts';
import { type Format, formats } from '../../specs/Format.ts';

/** Answers that are cut off before their end. */
interface CutOff {
  readonly answers: readonly Answer[];
  readonly formats: readonly Format[];
  /** How many bytes of each came, where that is one number. */
  readonly length: number | null;
}

/**
 * The answers that were cut off; undefined if none was. Headers show it, or that answers in two formats or more can't be read, all have one
 * length, and no answer is longer. Answers that are wrong for another reason have different lengths in different formats.
 */
export function cutOffAnswers(answers: readonly Answer[]): CutOff | undefined {
  const successes = answers
    .map(withoutDetour)
    .filter((answer) => Math.floor(statusOf(answer) / 100) === 2 && !isForeignPage(answer));
  const told = successes.filter(({ exchange: { response } }) => {
    const misfit = response?.misfit;
    return misfit !== undefined && !isOfCoding(misfit);
  });
  const longest = Math.max(0, ...successes.map(lengthOf));
  const long = successes.filter((answer) => lengthOf(answer) === longest);
  const unread = long.filter((answer) => answer.decoded === null && beginsAsItsFormat(answer));
  const isCut = formatsOf(unread).length > 1 && new Set(unread.map(textOf)).size > 1;
  const cut = told.length > 0 ? told : isCut ? long : [];
  if (cut.length === 0) return undefined;
  const lengths = new Set(cut.map(lengthOf));
  return { answers: cut, formats: formatsOf(cut), length: lengths.size === 1 ? lengthOf(cut[0]) : null };
}

const statusOf = ({ exchange }: Answer): number => exchange.response?.status ?? 0;

const lengthOf = (answer: Answer | undefined): number => answer?.exchange.response?.body.length ?? 0;

const textOf = ({ exchange }: Answer): string =>
  Buffer.from(exchange.response?.body ?? []).toString('latin1');

const formatsOf = (answers: readonly Answer[]): readonly Format[] =>
  formats.filter((format) => answers.some(({ call }) => call.format === format));

function beginsAsItsFormat(answer: Answer): boolean {
  const text = textOf(answer)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  const { format } = answer.call;
  if (format === 'csv') return text !== '' && !/^[<{[]/.test(text);
  return text.startsWith(format === 'json' || format === 'jsv' ? '{' : '<');
}
