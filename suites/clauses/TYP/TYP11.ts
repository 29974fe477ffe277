import { slugs } from '../../../formats/slugs.ts';
import { where } from '../../../specs/appliesTo.ts';
import {
  allOf,
  either,
  formatIs,
  hasList,
  responseHoldsLists,
  succeedsInItsFormat,
} from '../../../specs/rules.ts';
import { deviationCheck, responseValues } from '../../kernel/checks.ts';
import { clause, on } from '../../kernel/clause.ts';
import { judgeOneElsewhere, oneElsewhere, tellsListOfOneElsewhere } from '../../probes/reads/oneElsewhere.ts';
import { judgeOneRow, pageReads } from '../../probes/reads/pageReads.ts';
import { judgeAlone, topTrials } from '../../probes/reads/topTrials.ts';

const onSuccess = {
  answers: 'successes',
  when: succeedsInItsFormat,
  seenOn: responseValues({
    name: 'nested list',
    // Lists of plain text have no pairs.
    isOne: ({ type, value }) =>
      type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value) && value.length > 0,
  }),
} as const;

const asPairs = deviationCheck('TYP-11', onSuccess);

export const TYP11 = clause('TYP-11', {
  statement: 'In csv a nested list is one cell that holds a bracketed list of name:value pairs.',
  section: 'Conventions',
  judging:
    'Exactly the jsv form, with or without braces around each record, is a SHOULD: json in a cell is a warning. Lists of plain text have no pairs.',
  appliesTo: where(
    'csv alone has cells; operations whose success holds a list of records. On bare named routes a single record alone.',
    formatIs('csv'),
    responseHoldsLists,
    either(succeedsInItsFormat, allOf(hasList, tellsListOfOneElsewhere)),
  ),
  checks: [
    asPairs,
    deviationCheck('TYP-11', { ...onSuccess, level: 'SHOULD', slug: slugs.jsonCell }),
    on(topTrials, (subject) => judgeAlone(subject, 'TYP-11', asPairs.judge), { slug: 'alone' }),
    on(pageReads, (subject) => judgeOneRow(subject, asPairs.judge), { slug: 'alone' }),
    on(oneElsewhere, (subject) => judgeOneElsewhere(subject, asPairs.judge), {
      slug: 'alone',
      when: tellsListOfOneElsewhere,
    }),
  ],
});
