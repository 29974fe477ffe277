import { failed } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { onAnyFormedAnswer } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { deviationCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

const path = 'ResponseStatus.Errors';

const asText = deviationCheck('ENV-6', { reads: 'status', alsoAsks: 'told' });

export const ENV6 = clause('ENV-6', {
  statement: 'ResponseStatus.Errors is a list of records with the texts ErrorCode, FieldName and Message.',
  section: 'Response envelope (present in every response)',
  judging: 'Absent, nil and an empty list pass; every entry that is there has text in its members.',
  appliesTo: onAnyFormedAnswer,
  checks: [
    {
      ...asText,
      judge: (subject) => {
        const index = alien(subject);
        const said = 'an item of Errors has no documented member';
        const expected = 'ErrorCode, FieldName or Message';
        return index < 0
          ? asText.judge(subject)
          : failed(subject, said, expected, 'other members only', `${path}[${index}]`);
      },
    },
  ],
});

/** Which of the Errors is a record without any documented member; those of other members only are empty when decoded. */
function alien({ status, decoded }: Subject): number {
  const errors = status?.Errors;
  const isStrange = decoded?.undocumented.some((one) => one.startsWith(`${path}.`)) ?? false;
  if (!Array.isArray(errors) || !isStrange) return -1;
  return errors.findIndex((error) => isRecord(error) && Object.keys(error).length === 0);
}
