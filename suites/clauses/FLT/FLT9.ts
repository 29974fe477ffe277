import { newestMembers } from '../../../generators/messages/readMembers.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { recordsRead } from '../../../harness/records/listed.ts';
import { answerWithoutTexts } from '../../../harness/words/answerInWords.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { clause } from '../../kernel/clause.ts';
import { askedOnce } from '../../probes/profile.ts';

export const FLT9 = clause('FLT-9', {
  level: 'OPEN',
  statement: 'The document does not show the operator Undefined, further operators or unknown FieldNames.',
  section: 'Filter (used by all Get operations)',
  judging: 'Never judged: what the server does is listed under Observations in the report.',
  appliesTo: toTheEightGets,
  /** What becomes of filters that the document does not show. */
  observed: askedOnce(
    {
      name: 'filter-profile',
      operation: 'CompanyGet',
      gather: async ({ call }, { operation }) => {
        const newest = newestMembers(operation);
        const base = await call(operation, newest);
        const others: Record<string, Answer> = {};
        for (const [name, filter] of Object.entries(filters))
          others[name] = await call(operation, { ...newest, Filters: [filter] });
        return asEvidence(base, others);
      },
    },
    ({ answer, others }) => {
      const all = recordsRead(answer).length;
      return Object.entries(others)
        .map(
          ([name, each]) => `${name}: ${answerWithoutTexts(each)}, ${share(recordsRead(each).length, all)}`,
        )
        .join('; ');
    },
  ),
});

const filterOf = (FieldName: string, SearchOperator: string) => ({
  FieldName,
  SearchOperator,
  SearchValue: 'x',
});

const filters = {
  'operator Undefined': filterOf('CompanyName', 'Undefined'),
  'an operator that is not shown': filterOf('CompanyName', 'StartsWith'),
  'an unknown FieldName': filterOf('NoSuchField', 'Equals'),
};

function share(some: number, all: number): string {
  if (some === 0) return 'no records';
  return some < all ? 'some of the records' : 'as many records as without it';
}
