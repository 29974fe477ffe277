import { slugs } from '../../../formats/slugs.ts';
import { where } from '../../../specs/appliesTo.ts';
import {
  allOf,
  answersInItsFormat,
  either,
  operationIs,
  responseHolds,
  succeedsInItsFormat,
} from '../../../specs/rules.ts';
import { scalarCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP1 = clause('TYP-1', {
  statement: 'A member of type int is an integer. In json it is a number without quotes.',
  section: 'Conventions',
  judging:
    'A fraction, a text or anything else breaks it. 1.0 and 1E2 are integers, but should be plain digits.',
  open: 'How wide an int may be.',
  appliesTo: where(
    'Operations whose success holds an int, and ProductBOMDelete, whose failures do. Not on bare named routes, where the server picks the format.',
    either(
      allOf(responseHolds('int'), succeedsInItsFormat),
      allOf(operationIs('ProductBOMDelete'), answersInItsFormat),
    ),
  ),
  checks: [
    scalarCheck('TYP-1', ['int'], { alwaysIn: 'entityID' }),
    scalarCheck('TYP-1', ['int'], { level: 'SHOULD', slug: slugs.plainDigits, alwaysIn: 'entityID' }),
  ],
});
