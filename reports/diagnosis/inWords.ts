import { firstBreachOf } from '../../harness/verdicts/breachMessage.ts';
import type { Defect, Verdict } from '../../harness/verdicts/Verdict.ts';
import { formats } from '../../specs/Format.ts';
import { requestShape, responseShape } from '../../specs/messageShapes.ts';
import { operations } from '../../specs/operations.ts';
import { alike } from './Row.ts';

/** More values of one blank are only counted. */
const mostValues = 3;

/** A finding in one sentence: the words of its defect, filled from all its places, else what the check said. */
export function titleOf(verdicts: readonly Verdict[]): string {
  const [first] = verdicts;
  const defects = verdicts.flatMap(({ defect }) => defect ?? []);
  const [known] = defects;
  const said = firstBreachOf(first?.message ?? '');
  const isKnown = known !== undefined && first?.status !== 'errored';
  const text = isKnown ? filled(known.words, defects) : said || `${first?.clause} is broken`;
  const [word] = /^[a-z]+\b(?![.[=])/.exec(text) ?? [];
  return word === undefined || ofTheWire.has(word) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names from the wire, which are never re-cased: formats, and the members of messages and of their status blocks. */
const ofTheWire: ReadonlySet<string> = new Set([
  ...formats,
  ...[...operations.values()].flatMap((operation) =>
    [requestShape(operation), responseShape(operation)].flatMap(({ members }) =>
      members.map(({ name }) => name),
    ),
  ),
]);

/** Why a target does so, filled from the first place; undefined if another place has a different cause. */
export function causeOf(verdicts: readonly Verdict[]): string | undefined {
  const defects = verdicts.map(({ defect }) => defect);
  const [first] = defects;
  if (first?.cause === undefined) return undefined;
  const told = defects.map((defect) => defect?.cause && filled(defect.cause, [defect]));
  const [cause = ''] = told;
  // Details that differ from call to call in a target's words, such as an id, do not make a different cause.
  const isQuoted = /\{(?:said|reason)\}/.test(first.cause);
  const isSame = (other: string): boolean => other === cause || (isQuoted && alike(other) === alike(cause));
  return told.every((other) => other !== undefined && isSame(other)) ? cause : undefined;
}

/** Text in brackets is an example, taken from the first place. Other blanks name every value that was met. */
function filled(words: string, defects: readonly Defect[]): string {
  let inBrackets = false;
  return words.replace(/\{(\w+)\}|[()]/g, (found, name: string | undefined) => {
    if (name === undefined) {
      inBrackets = found === '(';
      return found;
    }
    const values = [...new Set(defects.flatMap(({ blanks }) => blanks[name] ?? []))];
    return inBrackets ? (values[0] ?? '') : listed(values);
  });
}

function listed(values: readonly string[]): string {
  const shown = values.slice(0, mostValues);
  const more = values.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
