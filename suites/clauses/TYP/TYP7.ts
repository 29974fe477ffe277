import { where } from '../../../specs/appliesTo.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { isoDateFormats, responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { scalarCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP7 = clause('TYP-7', {
  statement: 'A datetime in xml, jsv and csv is an ISO 8601 local date-time without a zone.',
  section: 'Conventions',
  judging:
    'Any precision and any ISO 8601 form of a local date-time passes. A Z, an offset or a bare date breaks it; the value is still read. In soap, which the sentence does not name, a breach is a warning (SHOULD).',
  appliesTo: where(
    'Every format but json, which has a form of its own. Operations whose success holds a datetime.',
    isoDateFormats,
    responseHolds('datetime'),
    succeedsInItsFormat,
  ),
  checks: [
    scalarCheck('TYP-7', ['datetime'], { level: ({ format }) => (isSoap(format) ? 'SHOULD' : 'MUST') }),
  ],
});
