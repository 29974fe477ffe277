import { slugs } from '../../../formats/slugs.ts';
import { where } from '../../../specs/appliesTo.ts';
import { isXml } from '../../../specs/isXml.ts';
import {
  allOf,
  answersInItsFormat,
  either,
  hasResponseMember,
  responseHolds,
  succeedsInItsFormat,
} from '../../../specs/rules.ts';
import { scalarCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP2 = clause('TYP-2', {
  statement: 'A member of type bool is true or false. In json it is a JSON boolean.',
  section: 'Conventions',
  judging:
    'xml and soap write true and false, where another letter case is a warning (SHOULD); jsv and csv may use any letter case.',
  appliesTo: where(
    'Operations whose success holds a bool, and the deletes whose failures say result false. Not on bare named routes, where the server picks the format.',
    either(
      allOf(responseHolds('bool'), succeedsInItsFormat),
      allOf(hasResponseMember('result'), answersInItsFormat),
    ),
  ),
  checks: [
    scalarCheck('TYP-2', ['bool'], { alwaysIn: 'result' }),
    scalarCheck('TYP-2', ['bool'], {
      level: 'SHOULD',
      slug: slugs.lowerCase,
      alwaysIn: 'result',
      when: ({ format }) => isXml(format),
    }),
  ],
});
