import { XMLBuilder } from 'fast-xml-parser';
import { isWhole, scopeInWords } from '../../config/scope.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { counted } from '../../harness/words/counted.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { knownInWords } from '../findingLines.ts';
import { type Finding, findings } from '../findings.ts';
import { type RunTrouble, runTroubles } from '../runTroubles.ts';
import { shortened, turningText, writtenOut } from '../shortened.ts';
import { isStrictBreach, summarise } from '../summarise.ts';
import { failureText } from './failureText.ts';

type Attributes = { readonly [name: `@${string}`]: string };
type Told = Attributes & { readonly '#text'?: string };

interface TestCase extends Attributes {
  readonly failure?: Told;
  readonly error?: Told;
  readonly skipped?: Told;
  readonly 'system-out'?: string;
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/**
 * JUnit XML as GitLab and Jenkins read it: a suite for each operation and format, a test case for each case, or with `junitBy` for
 * each clause.
 *
 * Jenkins' schema has no properties below a test case, so the failure's text holds the clause, level, finding and replay. The
 * name of the whole holds the outcome in its own words. A warning passes, with its words as output. With `--strict` a breach of a
 * SHOULD fails. A known deviation is skipped, with its reason. A run that is incomplete is an error of its own.
 */
export function junit(run: FinishedRun): string {
  const all = findings(run);
  const findingOf = new Map(all.flatMap((finding) => finding.cases.map((id) => [id, finding])));
  const groups = new Map<string, Verdict[]>();
  for (const verdict of [...run.verdicts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const name = `${verdict.format}/${verdict.operation}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [verdict]);
    else group.push(verdict);
  }
  const casesOf = (group: readonly Verdict[]): readonly TestCase[] =>
    (run.junitBy === 'clause' ? byClause(group) : group.map((verdict) => [verdict])).map((together) =>
      testCase(together, run, all, findingOf),
    );
  const troubles = runTroubles(run);
  const casesOfRun = (kind: RunTrouble['kind']): readonly TestCase[] =>
    troubles.filter((trouble) => trouble.kind === kind).map(caseOfRun);
  const [late, cut] = [casesOfRun('outdated'), casesOfRun('incomplete')];
  const suites = [
    ...[...groups].map(([name, group]) => suite(name, casesOf(group), run)),
    ...(late.length === 0 ? [] : [suite('deviations', late, run)]),
    ...(cut.length === 0 ? [] : [suite('run', cut, run)]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    testsuites: {
      ...attributes({
        name: `API v2017a of ${run.embedded ? 'the embedded reference server at ' : ''}${run.target}${run.insecure ? ' (certificate not checked)' : ''}${isWhole(run.scope) ? '' : ` (out of scope: ${scopeInWords(run.scope)})`}: ${summarise(run).outcome}`,
        time: seconds(run.durationMs),
        tests: String(suites.reduce((sum, each) => sum + each.testcase.length, 0)),
        failures: String(suites.reduce((sum, each) => sum + Number(each['@failures']), 0)),
        errors: String(suites.reduce((sum, each) => sum + Number(each['@errors']), 0)),
      }),
      testsuite: suites,
    },
  })}`;
}

function suite(
  name: string,
  cases: readonly TestCase[],
  run: FinishedRun,
): Attributes & { readonly testcase: readonly TestCase[] } {
  const count = (kind: keyof TestCase): string =>
    String(cases.filter((each) => each[kind] !== undefined).length);
  return {
    ...attributes({
      name,
      tests: String(cases.length),
      failures: count('failure'),
      errors: count('error'),
      skipped: count('skipped'),
      time: cases.reduce((sum, each) => sum + Number(each['@time']), 0).toFixed(3),
      timestamp: run.startedAt.slice(0, 19),
    }),
    testcase: cases,
  };
}

/** The verdicts of each clause, in one operation and format. */
function byClause(verdicts: readonly Verdict[]): readonly (readonly Verdict[])[] {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts)
    groups.set(verdict.clause, [...(groups.get(verdict.clause) ?? []), verdict]);
  return [...groups.values()];
}

/** What counts most for a test case of several verdicts comes first. Skipped is only what has nothing else. */
const weights: readonly Verdict['status'][] = [
  ...(['failed', 'errored', 'warned', 'passed', 'known', 'blocked', 'notApplicable'] as const),
];

/** How many verdicts of one test case are printed with their words. */
const mostTold = 5;

/** One test case of one verdict or more: the worst of them decides. */
function testCase(
  verdicts: readonly Verdict[],
  run: FinishedRun,
  all: readonly Finding[],
  findingOf: ReadonlyMap<string, Finding>,
): TestCase {
  const ordered = [...verdicts].sort((a, b) => weights.indexOf(a.status) - weights.indexOf(b.status));
  const [worst] = ordered;
  if (worst === undefined) throw new Error('a test case has no verdict');
  const { format, operation, status, clause, cause, message = status } = worst;
  const finding = findingOf.get(worst.id);
  const named = attributes({
    // Readers take the part before the last dot for a package.
    classname: `${format}.${operation}`,
    name: nameOf(verdicts, run),
    time: seconds(verdicts.reduce((sum, { durationMs }) => sum + durationMs, 0)),
  });
  const words = finding === undefined ? message : inOneLine(finding.title, worst);
  const told = (type: string, text?: string): Told => ({
    ...attributes({ type, message: shortened(words, 300, 'end') }),
    ...(text === undefined ? {} : { '#text': xmlText(`\n${text}\n`) }),
  });
  if (status === 'passed') return { ...named, ...knownAside(ordered, findingOf) };
  if (finding === undefined) return { ...named, skipped: told(cause ?? status) };
  if (status === 'known') return { ...named, skipped: told('known', knownInWords(finding)) };
  const alike = ordered.filter((verdict) => verdict.status === status);
  const failures = [
    ...alike.slice(0, mostTold).flatMap((verdict) => {
      const found = findingOf.get(verdict.id);
      return found === undefined ? [] : [failureText(verdict, found, all.indexOf(found) + 1, run)];
    }),
    ...(alike.length > mostTold
      ? [`${counted(alike.length - mostTold, 'more case')} of ${clause} ${status} here.`]
      : []),
  ].join('\n\n');
  if (status === 'errored') return { ...named, error: told('errored', failures) };
  if (status === 'failed' || (run.strict && alike.some(isStrictBreach)))
    return { ...named, failure: told(clause, failures) };
  return { ...named, 'system-out': xmlText(`warned: ${words}\n${failures}`) };
}

/** The one line that many readers show: what is wrong, what was expected and what came. */
function inOneLine(title: string, { expected = '', actual = '' }: Verdict): string {
  const parts = [
    expected && `expected ${shortened(expected, 100)}`,
    actual && `got ${shortened(actual, 100)}`,
  ];
  const told = parts.filter((part) => part !== '').join(', ');
  return told === '' ? title : `${title}: ${told}`;
}

/** The known deviations beside what passed in one test case. */
function knownAside(
  verdicts: readonly Verdict[],
  findingOf: ReadonlyMap<string, Finding>,
): Pick<TestCase, 'system-out'> {
  const lines = verdicts
    .filter(({ status }) => status === 'known')
    .map(({ id, message = '' }) => {
      const finding = findingOf.get(id);
      const why = finding === undefined ? undefined : knownInWords(finding);
      return `known: ${id}: ${shortened(message, 300)}${why === undefined ? '' : ` (${why})`}`;
    });
  return lines.length === 0 ? {} : { 'system-out': xmlText(lines.join('\n')) };
}

/** Operation, format and what is checked. The part before the comma is the same in every version. */
function nameOf(verdicts: readonly Verdict[], { clauses, junitBy }: FinishedRun): string {
  const [{ id = '', operation = '', format = '', clause = '' } = {}] = verdicts;
  const checked = junitBy === 'clause' ? clause : id.split('/').slice(2).join('/');
  const place = operation === '-' ? format : `${operation} in ${format}`;
  const statement = clauses.find((each) => each.id === clause)?.statement ?? '';
  return `${place}: ${checked}${statement === '' ? '' : `, ${shortened(statement, 80, 'end')}`}`;
}

/** A known deviation that is to go fails the run, and so it fails here. An incomplete run is an error. */
function caseOfRun({ kind, name, message }: RunTrouble): TestCase {
  const isLate = kind === 'outdated';
  const named = attributes({ classname: isLate ? 'deviations' : 'run', name, time: seconds(0) });
  return isLate
    ? { ...named, failure: attributes({ type: 'deviations', message }) }
    : { ...named, error: attributes({ type: 'incomplete', message }) };
}

const attributes = (values: Readonly<Record<string, string>>): Attributes =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [`@${name}`, xmlText(text)]));

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/**
 * A text as XML 1.0 can hold it. Characters that no document may contain are written out, and so are CR, which readers change, and those
 * that turn the direction of a text around.
 */
const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, writtenOut)
    .replace(turningText, writtenOut);
