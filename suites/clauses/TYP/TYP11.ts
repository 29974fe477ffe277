import { slugs } from '../../../formats/slugs.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { both, formatIs, responseHoldsLists, succeedsInItsFormat } from '../../../specs/rules.ts';
import { deviationCheck, typedValues } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { on } from '../../kernel/probe.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { judgeAlone, topTrials } from '../../probes/reads/topTrials.ts';

/** Lists of records with something in them; lists of plain text have no pairs. */
function nestedLists(subject: Subject): number {
  const operation = subject.spec.operation;
  if (operation === null) return 0;
  let count = 0;
  for (const { type, value } of typedValues(responseShape(operation), subject.value)) {
    if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value) && value.length > 0)
      count++;
  }
  return count;
}

const common = {
  clause: 'TYP-11',
  on: 'success',
  reads: 'value',
  met: nestedLists,
  what: 'nested list',
} as const;

const whole = deviationCheck({ ...common, level: 'MUST' });

/** csv writes a nested list in one cell as a bracketed list of `name:value` pairs, exactly as jsv would, be it of one record. */
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
    whole,
    deviationCheck({ ...common, level: 'SHOULD', slug: slugs.jsonCell }),
    on(topTrials, (subject) => judgeAlone(subject, 'TYP-11', whole.judge), { slug: 'alone' }),
  ],
});
