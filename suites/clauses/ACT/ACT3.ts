import { atDefaultAddress, both, except, operationIs, takesRecordAction } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { writtenRecord } from '../../kernel/echo.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { actionClause, actionLevel, onStep, refusals, refusedStep, unreadId } from './chainCheck.ts';
import { copies, echoViolations, shownBy } from './effect.ts';
import { insertedByStep, otherIds } from './insertedByStep.ts';

const unchanged = 'InsertOrUpdate did not change the record that is there';

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
    onStep('absent', (asked) => insertedByStep(asked, 'InsertOrUpdate'), {
      level: actionLevel,
      slug: 'inserts',
    }),
    onStep(
      'present',
      ({ chain, step, id, kind }) => {
        const { operation } = step.answer.call;
        if (step.outcome === 'failed') {
          const owner = actionClause(operation);
          return owner !== undefined && refusals(chain, 'InsertOrUpdate').length > 0
            ? blocked(`clause:${owner}`, 'InsertOrUpdate is refused')
            : refusedStep(step, 'InsertOrUpdate of a record that was inserted before is refused');
        }
        const others = otherIds(chain, step, id);
        if (others.length > 0) return unreadId(step) ?? judged(others);
        if (operation?.name === 'IntegrationUpdateUpdate') return judged([]);
        const { sent } = writtenRecord(step.answer);
        if (kind.get === undefined) return judged(echoViolations(chain, step, unchanged));
        const copied = copies(
          chain,
          'read-present',
          'InsertOrUpdate made another record beside the one that it names',
        );
        return copied.length > 0
          ? judged(copied)
          : shownBy(chain, {
              write: step.answer,
              read: 'read-present',
              id,
              wanted: sent,
              message: unchanged,
            });
      },
      { level: actionLevel, slug: 'updates', when: ({ operation }) => operation?.name !== 'DocumentUpdate' },
    ),
  ],
});
