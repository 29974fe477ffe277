import { onlyInSchemas } from '../../../harness/schemas/secondOpinion.ts';
import { where } from '../../../specs/appliesTo.ts';
import { responseHolds, succeedsInItsFormat } from '../../../specs/rules.ts';
import { deviationCheck, documentedMembers } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP15 = clause('TYP-15', {
  statement: 'Every member that is present has its documented type.',
  section: 'Resources and their fields',
  judging:
    'Absent and nil stand for no value; an empty list may be absent, nil or empty. Types with a clause of their own are judged there (TYP-1..3, 5..8, 10, 17, ENV-2, 3, 5, 6, 10): what is left are texts, records and lists. A json answer is validated by its JSON Schema too: what only that objects to, without a known reason, is observed and fails nothing.',
  appliesTo: where(
    'Operations whose success holds a text that no other clause judges. Not on bare named routes, where the server picks the format.',
    responseHolds('string'),
    succeedsInItsFormat,
  ),
  checks: [deviationCheck('TYP-15', { seenOn: documentedMembers })],
  /** What ajv objects to in a json answer and our decoder does not (docs/decisions/0037). */
  observed: { observe: ({ answer }, { stage }) => (stage === undefined ? onlyInSchemas(answer) : undefined) },
});
