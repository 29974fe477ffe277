import { atDefaultAddress, both, except, operationIs, takesRecordAction } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { judged } from '../../kernel/judgements.ts';
import { actionLevel, onStep, refusedAction, unreadId } from './chainCheck.ts';
import { changedAlone, echoViolations, otherIds } from './effect.ts';
import { insertedByStep } from './insertedByStep.ts';

/** InsertOrUpdate inserts a record without an id, and updates one that is there. */
export const ACT3: JudgedClause = clause('ACT-3', {
  level: 'MUST',
  statement: 'InsertOrUpdate inserts a record that is absent and updates one that is present.',
  section: 'Operation rules 1',
  judging:
    'Absent: the id left out or 0; present: the id of a record made before. A MUST for documents (insert), shipping providers and integration updates; a SHOULD for companies and bundles, for which only the common rule speaks.',
  appliesTo: {
    reason:
      'The operations that take mvRecordAction, but not purchase orders, for which this action is not shown.',
    holds: both(takesRecordAction, except(operationIs('PurchaseOrderUpdate')), atDefaultAddress),
  },
  checks: [
    onStep('absent', (chainStep) => insertedByStep(chainStep, 'InsertOrUpdate'), {
      level: actionLevel,
      slug: 'inserts',
    }),
    onStep(
      'present',
      (chainStep) => {
        const { chain, step, id, kind } = chainStep;
        const refused = 'InsertOrUpdate of a record that was inserted before is refused';
        if (step.outcome === 'failed') return refusedAction(chainStep, 'InsertOrUpdate', refused);
        const others = otherIds(chain, step, id);
        if (others.length > 0) return unreadId(step) ?? judged(others);
        if (step.answer.call.operationName === 'IntegrationUpdateUpdate') return judged([]);
        if (kind.get === undefined) return judged(echoViolations(chainStep, unchanged));
        const copied = 'InsertOrUpdate made another record beside the one that it names';
        return changedAlone(chainStep, 'read-present', unchanged, copied);
      },
      { level: actionLevel, slug: 'updates', when: except(operationIs('DocumentUpdate')) },
    ),
  ],
});

const unchanged = 'InsertOrUpdate did not change the record that is there';
