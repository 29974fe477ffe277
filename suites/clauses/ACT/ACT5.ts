import { breach, failed } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import { takesActions } from '../../../specs/appliesTo.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import { hasMatchingRead } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { unknownIdScenario } from '../../probes/scenarioNames.ts';
import { onStep, strangers } from './chainCheck.ts';

export const ACT5 = clause('ACT-5', {
  level: 'SHOULD',
  statement: 'An Update of a record that does not exist creates no record, and should fail.',
  section: 'Operation rules 1',
  judging:
    'MUST: it is not answered "0" with an entityID other than 0, and makes no record where a Get can tell. SHOULD: it fails.',
  appliesTo: takesActions,
  checks: [
    on(
      unknownIdScenario,
      (subject) =>
        subject.outcome === 'succeeded'
          ? failed(subject, 'an Update of a record that does not exist succeeds', 'a failure', 'success')
          : [],
      asAnswered,
    ),
    on(
      unknownIdScenario,
      (subject) => {
        const id = subject.value.entityID;
        const isNamed = subject.outcome === 'succeeded' && isNumeric(id) && Number(id.lexeme) !== 0;
        const message = 'an Update of a record that does not exist answers with the id of a record';
        return isNamed ? failed(subject, message, '0', shown(id), 'entityID') : [];
      },
      { ...asAnswered, level: 'MUST', slug: 'names-none' },
    ),
    onStep(
      'update-unknown',
      ({ chain, step }) =>
        strangers(chain, step, (found, name) => {
          const message = 'an Update of a record that does not exist made one';
          const breaches = found.map(({ get, record }) => {
            const { id = '', list } = get.answer.call.operation ?? {};
            return breach(get, message, `none named ${name}`, shown(record[id]), list);
          });
          return breaches;
        }),
      { level: 'MUST', slug: 'makes-none', when: hasMatchingRead },
    ),
  ],
});
