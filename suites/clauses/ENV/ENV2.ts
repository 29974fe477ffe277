import { callSucceeds } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { failed, fromDeviation, judged, passed, shown } from '../../kernel/judgements.ts';

/** On success ErrorCode is the text `0`. */
export const ENV2: JudgedClause = clause('ENV-2', {
  level: 'MUST',
  statement: 'On success ResponseStatus.ErrorCode is the text "0".',
  section: 'Response envelope (present in every response)',
  judging: 'In json it is a string; the number 0 breaks this clause, and the call still counts as a success.',
  open: 'A success of CustomReportGetData without a status block.',
  appliesTo: { reason: 'Wherever a call that has to succeed is made.', holds: callSucceeds },
  checks: [
    {
      on: 'success',
      reads: 'status',
      further: 'taken',
      judge: (subject) => {
        const breaches = subject.deviations.filter(({ clause }) => clause === 'ENV-2');
        if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
        const code = subject.status?.ErrorCode;
        if (code === '0') return passed;
        return failed(
          subject,
          'a success has another ErrorCode',
          'the text "0"',
          shown(code),
          'ResponseStatus.ErrorCode',
        );
      },
    },
  ],
});
