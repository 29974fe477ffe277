import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { counted } from '../../harness/words/counted.ts';
import { caseCommand } from '../caseCommand.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { knownInWords } from '../findingLines.ts';
import type { Finding } from '../findings.ts';
import { shortened } from '../shortened.ts';

/** Everything that a JUnit test case says about what went wrong, one thing per line. */
export function failureText(verdict: Verdict, finding: Finding, number: number, run: FinishedRun): string {
  const { id, clause, level, expected, actual, path, exchanges } = verdict;
  const { statement = '', section = '' } = run.clauses.find((each) => each.id === clause) ?? {};
  const first = finding.cases[0] === id;
  const line = (name: string, text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : [`${`${name}:`.padEnd(11)}${text}`];
  // Left out where it is the title.
  const { message = '' } = verdict;
  const saysMore = message.toLowerCase() !== finding.title.toLowerCase();
  return [
    ...line('title', finding.title),
    ...line('clause', `${clause} (${level}) ${statement}`),
    ...line('section', section),
    ...line('message', saysMore ? message : undefined),
    ...line('expected', expected && shortened(expected, 1000)),
    ...line('actual', actual && shortened(actual, 1000)),
    ...line('at', path),
    ...line(
      'finding',
      `${number}, met in ${counted(finding.cases.length, 'case')}${first ? '' : `, first in ${finding.cases[0]}`}`,
    ),
    ...line('known', knownInWords(finding)),
    ...line('likely', finding.likelyCause),
    ...line('answer', first ? finding.answer : undefined),
    ...line(
      'exchanges',
      exchanges.length === 0 ? '' : `${exchanges.slice(0, 20).join(' ')} in exchanges.ndjson`,
    ),
    ...line('curl', first ? finding.curl : undefined),
    ...line('replay', caseCommand(id, run)),
  ].join('\n');
}
