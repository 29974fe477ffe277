import { slugs } from '../../../formats/slugs.ts';
import { both, formatIs, responseHoldsLists, succeedsInItsFormat } from '../../../specs/rules.ts';
import { on } from '../../kernel/check.ts';
import { deviationCheck, responseValues } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { judgeAlone, topTrials } from '../../probes/reads/topTrials.ts';

const onSuccess = {
  on: 'success',
  seenOn: responseValues({
    name: 'nested list',
    // Lists of plain text have no pairs.
    isOne: ({ type, value }) =>
      type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value) && value.length > 0,
  }),
} as const;

const asPairs = deviationCheck('TYP-11', onSuccess);

export const TYP11: JudgedClause = clause('TYP-11', {
  level: 'MUST',
  statement: 'In csv a nested list is one cell that holds a bracketed list of name:value pairs.',
  section: 'Conventions',
  judging:
    'Exactly the jsv form, with or without braces around each record, is a SHOULD: json in a cell is a warning. Lists of plain text have no pairs.',
  appliesTo: {
    reason: 'csv alone has cells; operations whose success holds a list of records.',
    holds: both(formatIs('csv'), responseHoldsLists, succeedsInItsFormat),
  },
  checks: [
    asPairs,
    deviationCheck('TYP-11', { ...onSuccess, level: 'SHOULD', slug: slugs.jsonCell }),
    on(topTrials, (subject) => judgeAlone(subject, 'TYP-11', asPairs.judge), { slug: 'alone' }),
  ],
});
