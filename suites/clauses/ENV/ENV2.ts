import { failed, foundByDecoder } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { onSuccess } from '../../../specs/appliesTo.ts';
import { clause } from '../../kernel/clause.ts';

export const ENV2 = clause('ENV-2', {
  statement: 'On success ResponseStatus.ErrorCode is the text "0".',
  section: 'Response envelope (present in every response)',
  judging: 'In json it is a string; the number 0 breaks this clause, and the call still counts as a success.',
  open: 'A success of CustomReportGetData without a status block.',
  appliesTo: onSuccess,
  checks: [
    {
      answers: 'successes',
      reads: 'status',
      alsoAsks: 'taken',
      judge: (subject) => hasCode(subject, '0', 'a success has the wrong ErrorCode'),
    },
  ],
});

/** Whether ErrorCode is that text. The decoder reports a code that is no text under ENV-2, for it can't tell success from failure. */
export function hasCode(subject: Subject, expected: string, message: string) {
  const found = foundByDecoder(subject, (deviation) => deviation.clause === 'ENV-2');
  if (found !== undefined) return found;
  const code = subject.status?.ErrorCode;
  return code === expected
    ? []
    : failed(subject, message, `the text "${expected}"`, shown(code), 'ResponseStatus.ErrorCode');
}
