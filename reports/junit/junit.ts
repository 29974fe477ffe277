import { XMLBuilder } from 'fast-xml-parser';
import { isWhole, scopeInWords } from '../../config/scope.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { outdated } from '../deviations.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { knownInWords } from '../findingLines.ts';
import { type Finding, findings } from '../findings.ts';
import { shortened } from '../shortened.ts';
import { isStrictBreach, summarise } from '../summarise.ts';
import { failureText } from './failureText.ts';
import { xmlText } from './xmlText.ts';

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
 * JUnit XML as GitLab and Jenkins read it: a suite for each operation and format, a test case for each case.
 *
 * Jenkins' schema has no properties below a test case, so the failure's text holds the clause, level, finding and replay. The
 * name of the whole holds the outcome in its own words. A warning passes, with its words as output. With `--strict` a breach of a
 * SHOULD fails. A known deviation is skipped, with its reason.
 */
export function junit(run: FinishedRun): string {
  const all = findings(run);
  const findingOf = new Map(all.flatMap((finding) => finding.places.map((place) => [place, finding])));
  const groups = new Map<string, Verdict[]>();
  for (const verdict of [...run.verdicts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const name = `${verdict.format}/${verdict.operation}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [verdict]);
    else group.push(verdict);
  }
  const caseOf = (verdict: Verdict): TestCase => testCase(verdict, run, all, findingOf.get(verdict.id));
  const late = outdated(run).map(outdatedCase);
  const suites = [
    ...[...groups].map(([name, group]) => suite(name, group.map(caseOf), run)),
    ...(late.length === 0 ? [] : [suite('deviations', late, run)]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    testsuites: {
      ...attributes({
        name: `API v2017a of ${run.target}${run.insecure ? ' (certificate not checked)' : ''}${isWhole(run.scope) ? '' : ` (out of scope: ${scopeInWords(run.scope)})`}: ${summarise(run).outcome}`,
        time: seconds(run.durationMs),
        tests: String(run.verdicts.length + late.length),
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

function testCase(
  verdict: Verdict,
  run: FinishedRun,
  all: readonly Finding[],
  finding: Finding | undefined,
): TestCase {
  const { id, format, operation, status, clause, cause, message = status, durationMs } = verdict;
  const named = attributes({
    // Readers take the part before the last dot for a package.
    classname: `${format}.${operation}`,
    name: id.split('/').slice(2).join('/'),
    time: seconds(durationMs),
  });
  const told = (type: string, text?: string): Told => ({
    ...attributes({ type, message: shortened(message, 300) }),
    ...(text === undefined ? {} : { '#text': xmlText(`\n${text}\n`) }),
  });
  if (status === 'passed') return named;
  if (finding === undefined) return { ...named, skipped: told(cause ?? status) };
  if (status === 'known') return { ...named, skipped: told('known', knownInWords(finding)) };
  const text = failureText(verdict, finding, all.indexOf(finding) + 1, run);
  if (status === 'errored') return { ...named, error: told('errored', text) };
  if (status === 'failed' || (run.strict && isStrictBreach(verdict)))
    return { ...named, failure: told(clause, text) };
  return { ...named, 'system-out': xmlText(`warned: ${message}\n${text}`) };
}

/** An entry of the list of known deviations that is to go fails the run, and so it fails here. */
const outdatedCase = (words: string): TestCase => ({
  ...attributes({ classname: 'deviations', name: words.split(':')[0] ?? '', time: '0' }),
  failure: attributes({ type: 'deviations', message: words }),
});

const attributes = (values: Readonly<Record<string, string>>): Attributes =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [`@${name}`, xmlText(text)]));

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);
