import { where } from '../../../specs/appliesTo.ts';
import { responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { scalarCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP3 = clause('TYP-3', {
  statement: 'A member of type decimal or number comes back as a number. In json it has no quotes.',
  section: 'Conventions',
  judging: 'Compared as decimals, never through binary floats; trailing zeros mean nothing.',
  appliesTo: where(
    'Operations whose success holds a decimal or a number. Not on bare named routes, where the server picks the format.',
    responseHolds('decimal', 'number'),
    succeedsInItsFormat,
  ),
  checks: [scalarCheck('TYP-3', ['decimal', 'number'])],
});
