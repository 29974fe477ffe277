import { typedValues } from '../../../harness/canonical/typedValues.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { where } from '../../../specs/appliesTo.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { scalarCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP10 = clause('TYP-10', {
  level: 'SHOULD',
  statement: 'A member of an enumeration type is text: the name of its value.',
  section: 'Resources and their fields',
  judging: 'Any text that is not empty passes.',
  open: 'The complete lists of values are not shown.',
  appliesTo: where(
    'Operations whose success holds an enumeration. Not on bare named routes, where the server picks the format.',
    responseHolds('enumeration'),
    succeedsInItsFormat,
  ),
  checks: [scalarCheck('TYP-10', ['enumeration'])],
  /** The values of enumerations that were met; their complete lists are not shown. */
  observed: {
    observe: ({ answer }, { operation, expects, stage }) => {
      if (operation === null || stage !== undefined || answer.decoded === null) return undefined;
      if (outcomeOf(answer, expects) !== 'succeeded') return undefined;
      const values = new Map<string, Set<string>>();
      const found = typedValues(responseShape(operation), answer.decoded.value, ['enumeration']);
      for (const { member, value } of found) {
        if (typeof value !== 'string' || value === '') continue;
        values.set(member.name, (values.get(member.name) ?? new Set()).add(value));
      }
      const seen = [...values]
        .filter(([, each]) => each.size <= mostEnumerated)
        .map(([member, each]) => `${member}: ${[...each].sort().join(', ')}`);
      return seen.length === 0 ? undefined : seen.sort().join('; ');
    },
  },
});

/** More values than this are data and no enumeration. */
const mostEnumerated = 20;
