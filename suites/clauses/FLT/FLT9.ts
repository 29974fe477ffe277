import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operation } from '../../../specs/operations.ts';
import { toTheEightGets } from '../../../specs/rules.ts';
import { recordsRead } from '../../compare/listed.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found } from '../../kernel/gathered.ts';
import { answerInWords, profileEvidence } from '../../probes/profile.ts';

/** The operator Undefined, further operators and unknown FieldNames are not shown. */
export const FLT9: JudgedClause = clause('FLT-9', {
  level: 'OPEN',
  statement: 'The operator Undefined, further operators and unknown FieldNames are not shown.',
  section: 'Filter (used by all Get operations)',
  judging: 'Never judged: what the server does is recorded in the implementation profile.',
  appliesTo: toTheEightGets,
  /** What becomes of filters that the document does not show. */
  observed: {
    evidence: (selected) =>
      profileEvidence(selected, {
        name: scenario,
        operation: get.name,
        gather: async (context) => {
          const top = { ReturnTopNRecords: numeric(20), showDeleted: 'showOnlyUndeleted' };
          const base = await context.call(get, top);
          const others: Record<string, Answer> = {};
          for (const [name, filter] of Object.entries(filters))
            others[name] = await context.call(get, { ...top, Filters: [filter] });
          return found(base, others);
        },
      }),
    observe: ({ answer, others }, spec) => {
      if (spec.scenario !== scenario) return undefined;
      return Object.entries(others)
        .map(
          ([name, each]) =>
            `${name}: ${answerInWords(each)}, ${share(recordsRead(each).length, recordsRead(answer).length)}`,
        )
        .join('; ');
    },
  },
});

const get = operation('CompanyGet');
const scenario = 'filter-profile';

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
