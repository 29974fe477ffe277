import { where } from '../../../specs/appliesTo.ts';
import { formatIs, responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { scalarCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP5 = clause('TYP-5', {
  statement:
    'A datetime in json is the string /Date(<ms><offset>)/ with an offset of the form +hhmm or -hhmm.',
  section: 'Conventions',
  judging:
    'After JSON unescaping, so an escaped slash is fine. A missing offset breaks this clause and the value is still read.',
  appliesTo: where(
    'json alone has this form; operations whose success holds a datetime.',
    formatIs('json'),
    responseHolds('datetime'),
    succeedsInItsFormat,
  ),
  checks: [scalarCheck('TYP-5', ['datetime'])],
});
