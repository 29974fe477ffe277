import { where } from '../../../specs/appliesTo.ts';
import { all } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const ENV13 = clause('ENV-13', {
  level: 'OPEN',
  statement: 'The document does not say whether a response may have members that it does not list.',
  section: 'Response envelope (present in every response)',
  judging: 'Never judged: their names are listed under Observations in the report.',
  appliesTo: where('Any answer may hold some.', all),
  /** Members that the document does not list. */
  observed: {
    observe: ({ answer }, spec) => {
      if (spec.stage !== undefined) return undefined;
      const more = answer.decoded?.undocumented ?? [];
      return more.length === 0 ? undefined : `undocumented members: ${[...more].sort().join(', ')}`;
    },
  },
});
