import { failed } from '../../../harness/verdicts/judgements.ts';
import { atHome, noOperation } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const FMT12 = clause('FMT-12', {
  level: 'SHOULD',
  statement: 'A call of an operation that does not exist does not succeed.',
  section: 'What the service does',
  judging: 'A random name, never answered "0".',
  appliesTo: atHome(
    'About none of the 33 operations: once in each format at its default address.',
    noOperation,
  ),
  checks: [
    {
      on: 'any',
      reads: 'bytes',
      judge: (subject) => {
        const message = `${subject.answer.call.operationName} does not exist, yet it succeeds`;
        return subject.status?.ErrorCode === '0'
          ? failed(subject, message, 'a failure', 'ErrorCode "0"')
          : [];
      },
    },
  ],
});
