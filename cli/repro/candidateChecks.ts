import { withoutIndexes } from '../../formats/read/reportAt.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { variableOf } from '../curl/namingMembers.ts';
import { namesMember, valuesOf } from './answerLines.ts';
import { exactPattern, patternOf, shownInLine } from './conditions.ts';
import { anchorOf, answeredLike, anyOutcome, errorCode } from './preconditions.ts';
import type { Condition, ScriptCheck } from './Reproduction.ts';
import type { StoredCall } from './storedCalls.ts';

/** A check on answers of the run; `call` in its conditions is the number of a call in the run. */
export interface CandidateCheck extends ScriptCheck {
  /** The calls whose answers it looks at. */
  readonly calls: readonly StoredCall[];
}

/** What a verdict says of a breach, and the answers that it rests on. */
interface Breach {
  readonly decisive: StoredCall;
  readonly listed: readonly StoredCall[];
  /** The member that is wrong, by the end of its path; empty for the whole answer. */
  readonly member: string;
  readonly expected: string;
  readonly actual: string;
  readonly message: string;
  /** Whether a call of the run before this one made the record with that id. */
  readonly isMade: (call: StoredCall, member: string, value: string) => boolean;
}

/**
 * The simple comparisons that may show a breach, the most telling first. They are about what the verdict names: its member, what was
 * expected there and what came. Each must still be tried on the answers of the run, where it must show the breach, and on a correct
 * server, where it must not.
 *
 * @param listed all calls that the verdict lists; the first one shows the breach
 */
export function candidateChecks(
  { path = '', expected = '', actual = '', message = '' }: Verdict,
  listed: readonly StoredCall[],
  isMade: Breach['isMade'],
): readonly CandidateCheck[] {
  const [decisive] = listed;
  if (decisive === undefined) return [];
  const breach = { decisive, listed, member: memberOf(path), expected, actual, message, isMade };
  return [ofHead, ofForm, ofSentValue, ofValue, ofIds, ofOutcome, ofText, ofFormats].flatMap((make) =>
    make(breach),
  );
}

/** The HTTP status, or the media type. */
function ofHead({ decisive, member, actual }: Breach): readonly CandidateCheck[] {
  const { number: call, lines } = decisive;
  const came = unquoted(actual);
  if (member !== '' || came === '') return [];
  if (lines.includes(`HTTP=${came}`))
    return [alone(decisive, { kind: 'line', call, pattern: `^HTTP=${exactPattern(came)}$` })];
  return valuesOf(lines, 'header content-type').some((type) => type.startsWith(came))
    ? [
        alone(decisive, {
          kind: 'line',
          call,
          pattern: `^header content-type=${exactPattern(came)}([ ;].*)?$`,
        }),
      ]
    : [];
}

/** How a value is written, with other digits; or that a member is not there. */
function ofForm({ decisive, member, actual, message }: Breach): readonly CandidateCheck[] {
  const { number: call, lines } = decisive;
  if (member === '') return [];
  const named = `(^|\\.)${exactPattern(member)}`;
  if (actual === 'absent') return [alone(decisive, { kind: 'line', call, pattern: `${named}[=:]` }, false)];
  if (!/departs from the documented form/.test(message)) return [];
  const raw = lines.flatMap((line) => {
    const at = line.search(/[=:]/);
    return line[at] === ':' && namesMember(line.slice(0, at), member) ? [line.slice(at + 1)] : [];
  });
  const found = raw.find((each) => [actual, unquoted(actual), `"${unquoted(actual)}"`].includes(each));
  return found === undefined
    ? []
    : [alone(decisive, { kind: 'line', call, pattern: `${named}:${patternOf(found)}$` })];
}

/** That a member does not hold what was sent. */
function ofSentValue({ decisive, listed, member, expected, isMade }: Breach): readonly CandidateCheck[] {
  const wanted = unquoted(expected);
  const anchor = anchorOf(decisive, member, isMade);
  const isSent = listed.some(({ request }) => Buffer.from(request.body).toString('utf8').includes(wanted));
  if (member === '' || wanted.length < 2 || !isSent) return [];
  return [
    alone(decisive, { kind: 'value', call: decisive.number, member, value: shownInLine(wanted) }, false, [
      anchor,
      answeredLike(decisive),
    ]),
  ];
}

/** That a member holds what came. If it is in a record of the operator's, that record must be in the answer. */
function ofValue({ decisive, member, actual, isMade }: Breach): readonly CandidateCheck[] {
  if (member === '') return [];
  const { number: call, lines, operation } = decisive;
  const value = shownInLine(unquoted(actual));
  const at = lines.findIndex((line) => {
    const end = line.indexOf('=');
    return namesMember(line.slice(0, end), member) && line.slice(end + 1) === value;
  });
  const id = operation?.id;
  const ofRecord =
    operation?.kind !== 'get' || id === undefined ? undefined : valuesOf(lines.slice(0, at), id).at(-1);
  const isOwn = ofRecord === undefined || id === undefined || isMade(decisive, id, ofRecord);
  const onlyIf: readonly Condition[] = [
    answeredLike(decisive),
    ...(isOwn ? [] : [{ kind: 'value' as const, call, member: id, value: ofRecord }]),
  ];
  return at === -1 ? [] : [alone(decisive, { kind: 'value', call, member, value }, true, onlyIf)];
}

/** A record of the run, or one that it deleted, that is shown though it should be gone; or one that is not shown though another answer shows it. */
function ofIds({
  decisive,
  listed,
  member: list,
  expected,
  actual,
  isMade,
}: Breach): readonly CandidateCheck[] {
  const { number: call, lines } = decisive;
  const isDeleted = (member: string, value: string): boolean =>
    listed.some(
      ({ operation, sentIds }) =>
        operation?.kind === 'delete' &&
        sentIds.some((id) => id.isWritten && id.value === value && id.variableName === variableOf(member)),
    );
  const ids = [
    ...idsIn(`${expected} ${actual}`, listed),
    ...(actual === 'not there' ? namedIn(expected) : []),
  ];
  return ids.flatMap(([member, value]): readonly CandidateCheck[] => {
    const condition: Condition = { kind: 'value', call, member, value };
    if (valuesOf(lines, member).includes(value))
      return (isMade(decisive, member, value) || isDeleted(member, value)) &&
        /gone|shown|deleted/.test(`${expected} ${actual} ${list}`)
        ? [alone(decisive, condition)]
        : [];
    const source = listed.find((each) => each !== decisive && valuesOf(each.lines, member).includes(value));
    return source === undefined
      ? []
      : [
          {
            condition,
            seenIf: false,
            onlyIf: [{ ...condition, call: source.number }, answeredLike(decisive)],
            calls: [source, decisive],
          },
        ];
  });
}

/** The members that hold a number of a text as an id, in any of the answers. */
function idsIn(
  said: string,
  answers: readonly StoredCall[],
): readonly (readonly [member: string, value: string])[] {
  const numbers = [...new Set(said.match(/(?<![\w.-])-?\d+(?![\w.])/g) ?? [])];
  return numbers.flatMap((number) => {
    const members = answers.flatMap(({ lines }) =>
      lines.flatMap((line) => {
        const end = line.indexOf('=');
        const name = line.slice(line.lastIndexOf('.', end) + 1, end);
        return line.slice(end + 1) === number && /^\w*(?:Id|ID)$/.test(name) ? [name] : [];
      }),
    );
    return [...new Set(members)].map((member) => [member, number] as const);
  });
}

/** `SalesOrderNo "SO-0011", …` names a record by the first member. */
const namedIn = (expected: string): readonly (readonly [member: string, value: string])[] =>
  [...expected.matchAll(/^(\w+) "([^"]+)"/g)].map(([, member = '', value = '']) => [member, value]);

/** A success where a failure was due, or the other way round. */
function ofOutcome({ decisive, expected, actual, message }: Breach): readonly CandidateCheck[] {
  const { number: call, lines } = decisive;
  const [code] = valuesOf(lines, errorCode);
  if (code === undefined || !/succe|fail|refus|let in/i.test(`${expected} ${actual} ${message}`)) return [];
  const condition: Condition = { kind: 'value', call, member: errorCode, value: '0' };
  return [alone(decisive, condition, code === '0', [anyOutcome(decisive)])];
}

/** What may be looked for in the bytes: an address, an element or a text that came; or the call of a callback that should be there. */
function ofText({ decisive, actual, message }: Breach): readonly CandidateCheck[] {
  const { number: call, request, body } = decisive;
  const texts = [
    ...(actual.match(/https?:\/\/[^\s"<>]+/g) ?? []),
    ...(actual.match(/<[\w:.-]+>/g) ?? []),
    ...(actual.length > 3 && actual.length < 200 ? [actual, unquoted(actual)] : []),
  ];
  const [, callback] = /[?&]callback=(\w+)/.exec(request.url) ?? [];
  return [
    ...(callback !== undefined && message.includes('no call of a callback')
      ? [alone(decisive, { kind: 'text', call, text: `${callback}(` }, false)]
      : []),
    ...texts
      .filter((text) => body.includes(text) && !/[\r\n]/.test(text))
      .map((text) => alone(decisive, { kind: 'text', call, text })),
  ];
}

/** That a member has other values in the same answer in another format. */
const ofFormats = ({ decisive, listed, member }: Breach): readonly CandidateCheck[] =>
  listed
    .filter(({ format }) => member !== '' && format !== decisive.format)
    .map((other) => ({
      condition: { kind: 'same', call: decisive.number, other: other.number, member },
      seenIf: false,
      onlyIf: [answeredLike(decisive), answeredLike(other)],
      calls: [decisive, other],
    }));

/** A check on one answer. */
const alone = (
  decisive: StoredCall,
  condition: Condition,
  seenIf = true,
  onlyIf: readonly Condition[] = [answeredLike(decisive)],
): CandidateCheck => ({ condition, seenIf, onlyIf, calls: [decisive] });

/** The last name of a path, without positions; with ResponseStatus before it, which has members of common names. */
function memberOf(path: string): string {
  const names = withoutIndexes(path)
    .split('.')
    .filter((name) => name !== '');
  return names.slice(names.at(-2) === 'ResponseStatus' ? -2 : -1).join('.');
}

/** A text as JSON shows it, without its quotes. */
function unquoted(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
