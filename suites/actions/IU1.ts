import type { Check } from '../kernel/Check.ts';
import { blocked, judged, messageOf, violation } from '../kernel/judgements.ts';
import { plainAgain, refusedByNow } from '../kernel/plainAgain.ts';
import { chainCheck, refusedActions, unreadId } from './chainCheck.ts';
import { echoViolations } from './effect.ts';
import { otherIds } from './insertedByStep.ts';

/** An integration update takes all four record actions; there is no Get, so what an Update changed shows in the echo alone. */
export const IU1: readonly Check[] = [
  chainCheck({
    clause: 'IU-1',
    level: 'MUST',
    step: 'update',
    judge: ({ chain, step }) => {
      const breaches = refusedActions(chain).map(({ action, step: refused }) =>
        violation(refused, `${action} of an integration update is refused`, 'success', messageOf(refused)),
      );
      const byNow = breaches.length > 0 ? refusedByNow(chain.evidence.others[plainAgain]) : undefined;
      if (byNow !== undefined) return byNow;
      return breaches.length > 0 ? (unreadId(step) ?? judged(breaches)) : judged([]);
    },
  }),
  chainCheck({
    clause: 'IU-1',
    level: 'SHOULD',
    slug: 'echo',
    step: 'update',
    judge: ({ chain, step, id }) =>
      step.outcome === 'failed' || otherIds(chain, step, id).length > 0
        ? blocked('clause:ACT-2', 'the integration update was not updated')
        : judged(echoViolations(chain, step, 'the echo of an Update does not show what was sent')),
  }),
];
