import { isNumeric, sameNumber } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer, Answers } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import { ellipsis, lastingWords, withEllipses, withoutSent } from '../words/wordsOfFailure.ts';
import { readIn } from './answeredReads.ts';
import { isNothing } from './isNothing.ts';
import { rowsOfDocument } from './rows.ts';
import { recordIn } from './values.ts';

/** The name of a failing call that is made again as it was, to see what changes with each failure. */
export const sameAgain = 'same-again';

/** Two answers in one format to the same failing call. What differs between them changes with each failure. */
export interface TwoFailures {
  readonly first: Answer;
  readonly second: Answer;
}

/** The two failures of a call that was made again; undefined where none was, or where one of its answers is no failure. */
export function failedTwice(others: Answers): TwoFailures | undefined {
  const { [sameAgain]: second } = others;
  if (second === undefined) return undefined;
  const first = others[readIn(second.call.format)];
  return first !== undefined && isFailure(first) && isFailure(second) ? { first, second } : undefined;
}

const isFailure = (answer: Answer): boolean => outcomeOf(answer, 'failure') === 'failed';

const member = (answer: Answer, name: string): Value => answer.decoded?.value[name] ?? null;

/** No value, empty text, 0 and false count as the same, because a format may leave them out. */
const codeText = (value: Value): string =>
  isNothing(value) ? 'nothing' : isNumeric(value) ? value.lexeme : String(value);

/** The ErrorCode of an answer, to compare with others. */
export const errorCodeText = (answer: Answer): string => codeText(statusIn(answer)?.ErrorCode ?? null);

/** The `result` of an answer, to compare with others. */
export const resultOf = (answer: Answer): string => codeText(member(answer, 'result'));

/** The id that a failure names, or a stand-in for the one that the call itself sent: this is another one in each format. */
export function entityOf(answer: Answer): string {
  const id = member(answer, 'entityID');
  const { members, operation } = answer.call;
  return sameNumber(id, members[operation?.target ?? '']) ? ellipsis : codeText(id);
}

/** The internal code of a failure, without what was sent. One that changes with each failure says nothing. */
export function internalCodeOf(answer: Answer, twice?: TwoFailures): string {
  const code = (one: Answer) => withEllipses(codeText(member(one, 'InternalErrorCode')), one.call.members);
  return twice !== undefined && code(twice.first) !== code(twice.second) ? 'another each time' : code(answer);
}

/** The words of a failure's Message, without what was sent and without what changes with each failure. */
export function messageWords(answer: Answer, twice?: TwoFailures): string {
  const text = (one: Answer) => String(statusIn(one)?.Message ?? '');
  const { members } = answer.call;
  const lasting = twice && lastingWords(text(twice.first), text(twice.second), twice.first.call.members);
  return withoutSent(text(answer), members, lasting);
}

/** The first of some failures that are not all told in the same words; undefined where they are. */
export function unlikeFailure(answers: readonly Answer[]): Answer | undefined {
  const failures = answers.filter(isFailure);
  const told = failures.map((answer) => `${internalCodeOf(answer)} ${messageWords(answer)}`);
  return new Set(told).size > 1 ? failures[0] : undefined;
}

/** Whether two failing writes send the same defect: a document may have it in one row or in several. */
export const sendSameDefect = (one: Answer, other: Answer): boolean =>
  repeatedRows(one) === repeatedRows(other);

/** How many rows of a document that was sent name the product of an earlier row. */
function repeatedRows({ call: { members } }: Answer): number {
  const named = rowsOfDocument(recordIn(members.mvDocument)).map((row) => row.DocumentRowProductSKU);
  return named.length - new Set(named).size;
}
