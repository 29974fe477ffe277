import { all, where } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const ENV13 = clause('ENV-13', {
  level: 'OPEN',
  statement: 'Whether responses carry members that the document does not list is not said.',
  section: 'Response envelope (present in every response)',
  judging: 'Never judged: their names are recorded in the implementation profile.',
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
