import type { Check } from '../Check.ts';
import { blocked, judged } from '../judgements.ts';
import { actionClause } from '../recordActions/actionClause.ts';
import { actionLevel } from '../recordActions/actionLevel.ts';
import { chainCheck } from '../recordActions/chainCheck.ts';
import { copies } from '../recordActions/copies.ts';
import { echoViolations, shownBy } from '../recordActions/effect.ts';
import { insertedByStep } from '../recordActions/insertedByStep.ts';
import { otherIds } from '../recordActions/otherIds.ts';
import { refusals } from '../recordActions/refusals.ts';
import { refusedStep, unreadId } from '../recordActions/refusedStep.ts';
import { writtenRecord } from '../recordActions/writtenRecord.ts';

const unchanged = 'InsertOrUpdate did not change the record that is there';

/** InsertOrUpdate inserts a record without an id, and updates one that is there. */
export const ACT3: readonly Check[] = [
  chainCheck({
    clause: 'ACT-3',
    level: actionLevel,
    slug: 'inserts',
    step: 'absent',
    judge: (asked) => insertedByStep(asked, 'InsertOrUpdate'),
  }),
  chainCheck({
    clause: 'ACT-3',
    level: actionLevel,
    slug: 'updates',
    step: 'present',
    when: ({ operation }) => operation?.name !== 'DocumentUpdate',
    judge: ({ chain, step, id, kind }) => {
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
        : shownBy(chain, { write: step.answer, read: 'read-present', id, wanted: sent, message: unchanged });
    },
  }),
];
