import { takesRecordAction } from '../../specs/appliesTo/takesRecordAction.ts';
import { addingRow, addsRow } from '../addingRow.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { blocked, judged } from '../judgements.ts';
import { idClause, updateClause } from '../recordActions/actionClause.ts';
import { chainCheck } from '../recordActions/chainCheck.ts';
import { copies } from '../recordActions/copies.ts';
import { echoViolations, shownBy } from '../recordActions/effect.ts';
import { otherIds } from '../recordActions/otherIds.ts';
import { otherIdsRenamed } from '../recordActions/otherIdsRenamed.ts';
import { recordActions } from '../recordActions/recordActions.ts';
import { refusedStep, unreadId } from '../recordActions/refusedStep.ts';
import { stepOf } from '../recordActions/stepOf.ts';
import { unmoved } from '../recordActions/unmoved.ts';
import { writtenRecord } from '../recordActions/writtenRecord.ts';

const unchanged = 'an update did not change the record';

/**
 * Update changes the record and keeps its id. The change is judged where the echo of the same call can't feign it:
 * in the Get, or in the echo of the same update once more; in the echo itself at SHOULD. Of an integration update only
 * the id: the rest is IU-1's.
 */
export const ACT2: ClauseSuite = {
  scenarios: (operation) =>
    takesRecordAction({ operation, format: 'json', address: 'path' })
      ? [recordActions, ...(operation.name === 'PurchaseOrderUpdate' ? [addingRow] : [])]
      : [],
  checks: [
    chainCheck({
      clause: 'ACT-2',
      level: 'MUST',
      step: 'update',
      judge: ({ chain, step, id, kind }) => {
        const { operation } = step.answer.call;
        if (step.outcome === 'failed') {
          const owner = updateClause(operation);
          return owner === undefined
            ? refusedStep(step, 'the Update of a record that was just inserted is refused')
            : blocked(`clause:${owner}`, 'the Update is refused');
        }
        const others = [...otherIds(chain, step, id), ...otherIdsRenamed(chain)];
        if (others.length > 0) {
          const owner = idClause(operation);
          const layout = unreadId(step);
          if (layout !== undefined) return layout;
          return owner === undefined
            ? judged(others)
            : blocked(`clause:${owner}`, 'the Update answers with another id');
        }
        if (operation?.name === 'IntegrationUpdateUpdate') return judged([]);
        const { sent } = writtenRecord(step.answer);
        if (kind.get !== undefined) {
          const copied = copies(
            chain,
            'read-update',
            'an update made another record beside the one that it names',
          );
          return copied.length > 0
            ? judged(copied)
            : shownBy(chain, {
                write: step.answer,
                read: 'read-update',
                id,
                wanted: sent,
                message: unchanged,
              });
        }
        const again = stepOf(chain, 'update-again');
        if (again.kind !== 'step') return again;
        if (again.subject.outcome === 'failed')
          return blocked('control', 'the same Update once more is refused');
        return judged([
          ...echoViolations(chain, again.subject, unchanged),
          ...unmoved(chain, again.subject, unchanged),
        ]);
      },
    }),
    chainCheck({
      clause: 'ACT-2',
      level: 'SHOULD',
      slug: 'echo',
      step: 'update',
      when: ({ operation }) => operation?.name !== 'IntegrationUpdateUpdate',
      judge: ({ chain, step, id }) =>
        step.outcome === 'failed' || otherIds(chain, step, id).length > 0
          ? blocked('clause:ACT-2', 'the record was not updated')
          : judged(echoViolations(chain, step, 'the echo of an update does not show what was sent')),
    }),
    {
      // What becomes of rows without an id is not said in words: a warning.
      clause: 'ACT-2',
      level: 'SHOULD',
      slug: 'new-row',
      scenario: addingRow.name,
      on: 'success',
      reads: 'status',
      judge: addsRow,
    },
  ],
};
