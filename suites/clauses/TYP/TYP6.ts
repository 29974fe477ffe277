import { where } from '../../../specs/appliesTo.ts';
import { formatIs, holdsUnsetDate, succeedsInItsFormat } from '../../../specs/rules.ts';
import { scalarCheck, unsetDatetimes } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP6 = clause('TYP-6', {
  statement: 'The unset datetime in json is exactly /Date(-62135596800000-0000)/.',
  section: 'Conventions',
  judging: 'Another way to write a zero offset breaks it; the value still counts as unset.',
  appliesTo: where(
    "json alone has this form; operations whose success holds a datetime that may be unset: the time of an integration update may be the server's.",
    formatIs('json'),
    holdsUnsetDate,
    succeedsInItsFormat,
  ),
  checks: [scalarCheck('TYP-6', ['datetime'], { values: unsetDatetimes })],
});
