import type { Check } from '../Check.ts';
import { judged, violation } from '../judgements.ts';
import { messageOf } from '../messageOf.ts';
import { plainAgain, refusedByNow } from '../plainAgain.ts';
import { chainCheck } from '../recordActions/chainCheck.ts';
import { otherIds } from '../recordActions/otherIds.ts';
import { otherIdsRenamed } from '../recordActions/otherIdsRenamed.ts';
import { refusedActions } from '../recordActions/refusedActions.ts';
import { unreadId } from '../recordActions/refusedStep.ts';

/** A shipping provider takes all four record actions, and an Update answers with the id that was sent. */
export const SP1: readonly Check[] = [
  chainCheck({
    clause: 'SP-1',
    level: 'MUST',
    step: 'update',
    judge: ({ chain, step, id }) => {
      const breaches = [
        ...refusedActions(chain).map(({ action, step: refused }) =>
          violation(refused, `${action} of a shipping provider is refused`, 'success', messageOf(refused)),
        ),
        ...(step.outcome === 'failed' ? [] : otherIds(chain, step, id)),
        ...otherIdsRenamed(chain),
      ];
      const byNow =
        refusedActions(chain).length > 0 ? refusedByNow(chain.evidence.others[plainAgain]) : undefined;
      if (byNow !== undefined) return byNow;
      return breaches.length > 0 ? (unreadId(step) ?? judged(breaches)) : judged([]);
    },
  }),
];
