import { slugs } from '../../../formats/slugs.ts';
import { where } from '../../../specs/appliesTo.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { holdsUnsetDate, isoDateFormats, succeedsInItsFormat } from '../../../specs/rules.ts';
import { scalarCheck, unsetDatetimes } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP8 = clause('TYP-8', {
  statement: 'The unset datetime in xml, jsv and csv is 0001-01-01T00:00:00.',
  section: 'Conventions',
  judging:
    'A bare 0001-01-01 breaks it, and so does any other text for unset, such as one without seconds (0001-01-01T00:00); in soap that is a warning (SHOULD), as TYP-7 is. A fraction of zeros is a warning (SHOULD) in every format; a zone behind it is a breach of TYP-7 alone.',
  appliesTo: where(
    "Every format but json, which has a form of its own. Operations whose success holds a datetime that may be unset: the time of an integration update may be the server's.",
    isoDateFormats,
    holdsUnsetDate,
    succeedsInItsFormat,
  ),
  checks: [
    scalarCheck('TYP-8', ['datetime'], {
      level: ({ format }) => (isSoap(format) ? 'SHOULD' : 'MUST'),
      values: unsetDatetimes,
    }),
    scalarCheck('TYP-8', ['datetime'], { level: 'SHOULD', slug: slugs.exactUnset, values: unsetDatetimes }),
  ],
});
