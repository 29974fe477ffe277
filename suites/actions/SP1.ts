import type { Check } from '../kernel/Check.ts';
import { judged, messageOf, violation } from '../kernel/judgements.ts';
import { plainAgain, refusedByNow } from '../kernel/plainAgain.ts';
import { chainCheck, refusedActions, unreadId } from './chainCheck.ts';
import { otherIds, otherIdsRenamed } from './insertedByStep.ts';

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
