import { withoutIndexes } from '../../formats/read/reportAt.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, sameNumber } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { type CallOutcome, outcomeOf } from '../exchanges/outcome.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import { counted } from '../words/counted.ts';
import { shown } from '../words/shown.ts';
import { asRead } from './answeredReads.ts';
import { compareReads } from './compareReads.ts';
import { isNothing } from './isNothing.ts';
import { keyedRecords } from './keyedRecords.ts';
import { type ValueDifference, valueAt } from './values.ts';

/** The paths of the numbers in a value, at any depth. */
function numberPaths(value: Value | undefined, path = ''): readonly string[] {
  if (isNumeric(value)) return [path];
  if (Array.isArray(value))
    return (value as readonly Value[]).flatMap((item, index) => numberPaths(item, `${path}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    numberPaths(member, path === '' ? name : `${path}.${name}`),
  );
}

export const isAlike = (operation: Operation, number: Answer, text: Answer): boolean =>
  unlikeness(operation, number, text) === undefined;

/**
 * Where a call with its numbers as text is answered otherwise than with numbers (TYP-4); undefined when it means the same.
 * Pure.
 */
export function unlikeness(operation: Operation, number: Answer, text: Answer): ValueDifference | undefined {
  const [left, right] = [outcome(number), outcome(text)];
  if (left !== right) return { path: '', left, right: `${right}: ${said(text)}` };
  if (left === 'failed') return ofFailures(number, text);
  if (operation.kind === 'get') return ofReads(operation, number, text);
  return ofEchoes(operation, number, text);
}

/** A refusal with no readable answer is one, too. */
function outcome(answer: Answer): CallOutcome {
  if (answer.decoded === null) return (answer.exchange.response?.status ?? 0) >= 400 ? 'failed' : 'unknown';
  return outcomeOf(answer, 'success');
}

const said = (answer: Answer): string => {
  const status = statusIn(answer);
  return status === undefined ? 'no status block' : shown(status.Message);
};

/** How two failures differ in their reason: in a code, or because only one of them names the id that was sent. */
function ofFailures(number: Answer, text: Answer): ValueDifference | undefined {
  for (const path of ['ResponseStatus.ErrorCode', 'InternalErrorCode', 'entityID', 'result']) {
    const [left, right] = [valueIn(number, path), valueIn(text, path)];
    if (left === right || sameNumber(left, right) || (isNothing(left) && isNothing(right))) continue;
    return { path, left: shown(left), right: `${shown(right)}: ${said(text)}` };
  }
  const id = number.call.members[number.call.operation?.target ?? ''];
  if (!isNumeric(id)) return undefined;
  const ungrouped = (answer: Answer): string => said(answer).replace(/(?<=\d)\D{1,2}(?=\d{3})/g, '');
  const names = (answer: Answer): boolean => ungrouped(answer).includes(id.lexeme);
  return names(number) && !names(text)
    ? { path: 'ResponseStatus.Message', left: said(number), right: said(text) }
    : undefined;
}

function ofReads(operation: Operation, number: Answer, text: Answer): ValueDifference | undefined {
  const [left, right] = [asRead(number), asRead(text)];
  if (left === undefined || right === undefined || (operation.list ?? operation.record) === undefined)
    return undefined;
  const countIn = ({ value }: typeof left): number =>
    [...keyedRecords(operation, value).groups.values()].flat().length;
  const [one, other] = [countIn(left), countIn(right)];
  if (one !== other)
    return { path: operation.list ?? '', left: counted(one, 'record'), right: counted(other, 'record') };
  // Which records they are changes while others write, so that their number has to do.
  if (operation.id !== undefined) return undefined;
  const [difference] = compareReads(operation, left, right).differences;
  return difference === undefined
    ? undefined
    : { path: difference.rightPath, left: shown(difference.left), right: shown(difference.right) };
}

/**
 * Every number that was sent is answered as it is when it is sent as a number; one that changes even so is not TYP-4's.
 * Rows have no order, so a number of theirs is answered as often as it was.
 */
function ofEchoes(operation: Operation, number: Answer, text: Answer): ValueDifference | undefined {
  const name = operation.record;
  const sent = name === undefined ? undefined : number.call.members[name];
  if (name === undefined || !isRecord(sent)) return undefined;
  for (const path of numberPaths(sent)) {
    // 0 stands for what the server gives.
    const given = valueAt(sent, path);
    if (isNothing(given)) continue;
    const steps = [name, ...withoutIndexes(path).split('.')];
    const [left, right] = [valuesAt(number.decoded?.value, steps), valuesAt(text.decoded?.value, steps)];
    const howOften = (values: typeof left): number => values.filter((one) => sameNumber(one, given)).length;
    if (howOften(right) < howOften(left) && !right.some((one) => typeof one === 'string'))
      return { path: `${name}.${path}`, left: allShown(left), right: allShown(right) };
  }
  return undefined;
}

/** The values at the end of these names, of every row on the way; undefined where there is none. */
function valuesAt(
  value: Value | undefined,
  [first, ...rest]: readonly string[],
): readonly (Value | undefined)[] {
  if (Array.isArray(value))
    return (value as readonly Value[]).flatMap((item) =>
      valuesAt(item, first === undefined ? [] : [first, ...rest]),
    );
  if (first === undefined) return [value];
  return valuesAt(isRecord(value) ? value[first] : undefined, rest);
}

const allShown = (values: readonly (Value | undefined)[]): string => values.map(shown).join(', ');

const valueIn = ({ decoded }: Answer, path: string): Value | undefined => valueAt(decoded?.value ?? {}, path);
