import { createHash } from 'node:crypto';
import { isWhole } from '../../config/scope.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { ClauseText } from '../../specs/Clause.ts';
import { embeddedNote, insecureNote, scopeNote } from '../closingSentence.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import type { AllureMessage } from './AllureTask.ts';

const severities = { MUST: 'critical', SHOULD: 'normal', NOTE: 'minor', OPEN: 'trivial' } as const;

/** What Allure is told of a verdict: its labels, its parameters and its history. `text` is what a report says of a breach. */
export function allureMetadata(
  verdict: Verdict,
  run: Pick<FinishedRun, 'insecure' | 'embedded' | 'scope'> & { readonly clauses: readonly ClauseText[] },
  text: string | undefined,
): AllureMessage {
  const { id, clause, level, operation, format, address, status, cause, message = '' } = verdict;
  const { section = clause, statement = '' } = run.clauses.find((each) => each.id === clause) ?? {};
  const key = keyOf(id);
  const isBreach = status === 'warned' || status === 'known';
  const told = isBreach ? (text ?? message) : cause === undefined ? '' : `${cause}: ${message}`;
  return {
    type: 'metadata',
    data: {
      displayName: id,
      testCaseId: key,
      historyId: key,
      description: [
        `${clause} (${level}) ${statement}`,
        ...(run.embedded === undefined ? [] : ['', embeddedNote]),
        ...(run.insecure ? ['', insecureNote] : []),
        ...(isWhole(run.scope) ? [] : ['', scopeNote(run.scope)]),
        ...(told === '' ? [] : ['', asCode(told)]),
      ].join('\n'),
      labels: [
        { name: 'epic', value: section },
        { name: 'feature', value: operation === '-' ? 'no operation in particular' : operation },
        { name: 'story', value: clause },
        { name: 'parentSuite', value: operation === '-' ? 'no operation in particular' : operation },
        { name: 'suite', value: format },
        { name: 'subSuite', value: clause },
        { name: 'severity', value: severities[level] },
        { name: 'tag', value: status },
      ],
      parameters: [
        { name: 'format', value: format },
        { name: 'address', value: address },
      ],
    },
  };
}

/** What Allure is told of something that belongs to no case: it has its own suite and history. */
export const metadataOfRun = (name: string, message: string): AllureMessage => ({
  type: 'metadata',
  data: {
    displayName: name,
    testCaseId: keyOf(name),
    historyId: keyOf(name),
    description: asCode(message),
    labels: [
      { name: 'epic', value: 'The run' },
      { name: 'parentSuite', value: 'the run' },
      { name: 'severity', value: 'critical' },
    ],
    parameters: [],
  },
});

/** A key that a name has in every run. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Indented by four, every line of Markdown is code, whatever a target put there. */
const asCode = (text: string): string => text.replace(/^/gm, '    ');
