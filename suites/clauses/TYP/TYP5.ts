import { both, formatIs, responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { scalarCheck } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';

export const TYP5: JudgedClause = clause('TYP-5', {
  level: 'MUST',
  statement:
    'A datetime in json is the string /Date(<ms><offset>)/ with an offset of the form +hhmm or -hhmm.',
  section: 'Conventions',
  judging:
    'After JSON unescaping, so an escaped slash is fine. A missing offset breaks this clause and the value is still read.',
  appliesTo: {
    reason: 'json alone has this form; operations whose success holds a datetime.',
    holds: both(formatIs('json'), responseHolds('datetime'), succeedsInItsFormat),
  },
  checks: [scalarCheck('TYP-5', ['datetime'])],
});
