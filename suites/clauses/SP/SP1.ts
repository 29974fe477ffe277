import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { judged, messageOf, violation } from '../../kernel/judgements.ts';
import { plainAgain, refusedByNow } from '../../kernel/plainAgain.ts';
import { onStep, refusedActions, unreadId } from '../ACT/chainCheck.ts';
import { otherIds, otherIdsRenamed } from '../ACT/insertedByStep.ts';

/** A shipping provider takes all four record actions, and an Update answers with the id that was sent. */
export const SP1: JudgedClause = clause('SP-1', {
  level: 'MUST',
  statement: 'ShippingProviderUpdate takes all four record actions and cannot change ShippingProviderId.',
  section: 'Operation rules 3',
  judging: 'An Update with an id answers with that id in entityID and in the echo.',
  appliesTo: {
    reason: 'The rule is about this one operation.',
    holds: both(operationIs('ShippingProviderUpdate'), atDefaultAddress),
  },
  checks: [
    onStep('update', ({ chain, step, id }) => {
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
    }),
  ],
});
