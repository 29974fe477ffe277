import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { exactPattern, patternOf } from './conditions.ts';
import type { Check, Condition } from './Reproduction.ts';
import { marksIn, type StoredCall, valuesOf } from './storedCalls.ts';

/** A check on answers of the run; `call` in its conditions is the number of a call in the run. */
export interface CandidateCheck extends Check {
  /** The calls whose answers it looks at. */
  readonly calls: readonly StoredCall[];
}

/**
 * The simple comparisons that may show a breach, the most telling first. They are about what the verdict names: its member, what was
 * expected there and what came. Each must still be tried on the answers of the run, where it must show the breach, and on a correct
 * server, where it must not.
 *
 * @param decisive the call whose answer shows the breach
 * @param listed all calls that the verdict lists
 */
export function candidateChecks(
  {
    path = '',
    expected = '',
    actual = '',
    message = '',
  }: Pick<Verdict, 'path' | 'expected' | 'actual' | 'message'>,
  decisive: StoredCall,
  listed: readonly StoredCall[],
  isMade: (call: StoredCall, member: string, value: string) => boolean,
): readonly CandidateCheck[] {
  const { number: call, lines } = decisive;
  const member = memberOf(path);
  const [wanted, came] = [unquoted(expected), unquoted(actual)];
  const alone = (condition: Condition, seenIf = true, onlyIf?: Condition): CandidateCheck => ({
    condition,
    seenIf,
    ...(onlyIf === undefined ? {} : { onlyIf }),
    calls: [decisive],
  });
  const value = (name: string, text: string): Condition => ({
    kind: 'value',
    call,
    member: name,
    value: shown(text),
  });
  const line = (pattern: string): Condition => ({ kind: 'line', call, pattern });
  const anchor = anchorOf(decisive, member, isMade);
  const isFormOnly = /departs from the documented form/.test(message);
  const found: CandidateCheck[] = [];

  if (/^\d{3}$/.test(came) && lines.includes(`HTTP=${came}`) && path === '')
    found.push(alone(line(`^HTTP=${came}$`)));
  if (came !== '' && valuesOf(lines, 'header content-type').some((type) => type.startsWith(came)))
    found.push(alone(line(`^header content-type=${exactPattern(came)}([ ;].*)?$`)));
  if (member !== '') {
    const raw = lines.filter(
      (each) => pathOf(each, ':') !== undefined && isNamed(pathOf(each, ':') ?? '', member),
    );
    const same = raw.filter(
      (each) => each.endsWith(`:${actual}`) || each.endsWith(`:${came}`) || each.endsWith(`:"${came}"`),
    );
    if (isFormOnly)
      for (const each of same.slice(0, 1))
        found.push(
          alone(
            line(
              `(^|\\.)${exactPattern(member)}:${patternOf(each.slice((pathOf(each, ':') ?? '').length + 1))}$`,
            ),
          ),
        );
    const isSent = listed.some(
      ({ request }) => wanted !== '' && Buffer.from(request.body).toString('utf8').includes(wanted),
    );
    if (
      isSent &&
      wanted.length > 1 &&
      anchor !== undefined &&
      !valuesOf(lines, member).includes(shown(wanted))
    )
      found.push(alone(value(member, wanted), false, anchor));
    if (valuesOf(lines, member).includes(shown(came))) found.push(alone(value(member, came)));
  }
  found.push(...ofIds(decisive, listed, `${expected} ${actual}`, path, anchor, isMade));
  found.push(...ofOutcome(decisive, `${expected} ${actual} ${message}`));
  for (const text of tellingTexts(actual))
    if (decisive.body.includes(text)) found.push(alone({ kind: 'text', call, text }));
  for (const other of listed)
    if (other !== decisive && other.format !== decisive.format && member !== '')
      found.push({
        condition: { kind: 'same', call, other: other.number, member },
        seenIf: false,
        calls: [decisive, other],
      });
  return found;
}

/** A record that is shown though it should be gone, or that is not shown though it should be. */
function ofIds(
  decisive: StoredCall,
  listed: readonly StoredCall[],
  said: string,
  path: string,
  anchor: Condition | undefined,
  isMade: (call: StoredCall, member: string, value: string) => boolean,
): readonly CandidateCheck[] {
  const { number: call, lines } = decisive;
  const numbers = [...new Set(said.match(/(?<![\w.-])-?\d+(?![\w.])/g) ?? [])];
  const ids = numbers.flatMap((number) => {
    const names = new Set(listed.flatMap((each) => each.lines.flatMap((one) => nameWithId(one, number))));
    return [...names].map((member) => ({ member, number }));
  });
  return ids.flatMap(({ member, number }): readonly CandidateCheck[] => {
    const condition: Condition = { kind: 'value', call, member, value: number };
    const isShown = valuesOf(lines, member).includes(number);
    const sources = listed.filter(
      (each) => each !== decisive && valuesOf(each.lines, member).includes(number),
    );
    if (isShown) {
      const isOwn = isMade(decisive, member, number);
      return isOwn && /gone|shown|deleted/.test(`${said} ${path}`)
        ? [{ condition, seenIf: true, calls: [decisive] }]
        : [];
    }
    return sources.slice(0, 1).map((source) => ({
      condition,
      seenIf: false,
      onlyIf: anchor ?? { kind: 'line' as const, call, pattern: `^HTTP=${decisive.status}$` },
      calls: [source, decisive],
    }));
  });
}

const nameWithId = (line: string, number: string): readonly string[] => {
  if (!line.endsWith(`=${number}`)) return [];
  const name = line.slice(line.lastIndexOf('.', line.indexOf('=')) + 1, line.indexOf('='));
  return /(?:Id|ID)$/.test(name) ? [name] : [];
};

/** A success where a failure was due, or the other way round. */
function ofOutcome(decisive: StoredCall, said: string): readonly CandidateCheck[] {
  const { number: call, lines } = decisive;
  const member = 'ResponseStatus.ErrorCode';
  const [code] = valuesOf(lines, member);
  if (code === undefined || !/succe|fail|refus|let in/i.test(said)) return [];
  const condition: Condition = { kind: 'value', call, member, value: '0' };
  const onlyIf: Condition = { kind: 'line', call, pattern: '(^|\\.)ResponseStatus\\.ErrorCode=.' };
  return code === '0'
    ? [{ condition, seenIf: true, calls: [decisive] }]
    : [{ condition, seenIf: false, onlyIf, calls: [decisive] }];
}

/** What of `actual` may be looked for in the bytes: an address, an element, or all of it. */
const tellingTexts = (actual: string): readonly string[] => [
  ...(actual.match(/https?:\/\/[^\s"<>]+/g) ?? []),
  ...(actual.match(/<[\w:.-]+>/g) ?? []),
  ...(actual.length > 3 && actual.length < 200 ? [actual, unquoted(actual)] : []),
];

/** The last name of a path, without positions; with ResponseStatus before it, which has members of common names. */
export function memberOf(path: string): string {
  const names = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .filter((name) => name !== '');
  return names.slice(names.at(-2) === 'ResponseStatus' ? -2 : -1).join('.');
}

const isNamed = (path: string, member: string): boolean => path === member || path.endsWith(`.${member}`);

function pathOf(line: string, mark: string): string | undefined {
  const at = line.search(/[=:]/);
  return line[at] === mark ? line.slice(0, at) : undefined;
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

const shown = (text: string): string =>
  text.replace(
    /[\\\n\r\t]/g,
    (each) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[each] ?? '',
  );

/** What shows that the answer holds the record in question at all: its id or its mark in another member. */
function anchorOf(
  call: StoredCall,
  member: string,
  isMade: (call: StoredCall, member: string, value: string) => boolean,
): Condition | undefined {
  for (const line of call.lines) {
    const path = pathOf(line, '=');
    if (path === undefined || /^(?:HTTP|header )/.test(path) || isNamed(path, member)) continue;
    const value = line.slice(path.length + 1);
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (marksIn(value).length > 0 || (/(?:Id|ID)$/.test(name) && isMade(call, name, value)))
      return { kind: 'value', call: call.number, member: name, value };
  }
  const isSuccess = valuesOf(call.lines, 'ResponseStatus.ErrorCode').includes('0');
  if (isSuccess) return { kind: 'value', call: call.number, member: 'ResponseStatus.ErrorCode', value: '0' };
  return call.status === undefined
    ? undefined
    : { kind: 'line', call: call.number, pattern: `^HTTP=${call.status}$` };
}
