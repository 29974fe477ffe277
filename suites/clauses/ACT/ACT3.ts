import { atHome } from '../../../specs/appliesTo.ts';
import { except, operationIs, takesRecordAction } from '../../../specs/rules.ts';
import { getShowing } from '../../../specs/writtenAndRead.ts';
import { clause } from '../../kernel/clause.ts';
import { actionLevel, onStep, unreadId } from './chainCheck.ts';
import { changedAlone, echoViolations, insertedByStep, notUpdated, otherIdsRenamed } from './effect.ts';

export const ACT3 = clause('ACT-3', {
  statement: 'InsertOrUpdate inserts a record that does not exist, and updates one that does.',
  section: 'Operation rules 1',
  judging:
    'Absent: the id left out or 0; present: the id of a record made before. A MUST for documents (insert), shipping providers and integration updates; a SHOULD for companies and bundles, for which only the common rule speaks.',
  appliesTo: atHome(
    'The operations that take mvRecordAction, but not purchase orders, for which this action is not shown.',
    takesRecordAction,
    except(operationIs('PurchaseOrderUpdate')),
  ),
  // The case `sequence` is made in suites/clauses/sequences.ts (decision 16).
  checks: [
    onStep('absent', (chainStep) => insertedByStep(chainStep, 'InsertOrUpdate'), {
      level: actionLevel,
      slug: 'inserts',
    }),
    onStep(
      'present',
      (chainStep) => {
        const wrong = notUpdated(chainStep, 'InsertOrUpdate');
        if (wrong !== undefined) return wrong;
        const others = otherIdsRenamed(chainStep.chain, 'InsertOrUpdate');
        if (others.length > 0) return unreadId(chainStep.step) ?? others;
        const { operation } = chainStep.step.answer.call;
        if (operation?.name === 'IntegrationUpdateUpdate') return [];
        if (getShowing(operation) === undefined) return echoViolations(chainStep, unchanged);
        const copied = 'InsertOrUpdate made another record beside the one that it names';
        return changedAlone(chainStep, 'read-present', unchanged, copied);
      },
      { level: actionLevel, slug: 'updates', when: except(operationIs('DocumentUpdate')) },
    ),
  ],
});

const unchanged = 'InsertOrUpdate did not change the existing record';
