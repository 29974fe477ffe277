import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged, messageOf, violation } from '../../kernel/judgements.ts';
import { plainAgain, refusedByNow } from '../../kernel/plainAgain.ts';
import { onStep, refusedActions, unreadId } from '../ACT/chainCheck.ts';
import { echoViolations } from '../ACT/effect.ts';
import { otherIds } from '../ACT/insertedByStep.ts';

/** An integration update takes all four record actions; there is no Get, so what an Update changed shows in the echo alone. */
export const IU1: JudgedClause = clause('IU-1', {
  level: 'MUST',
  statement: 'IntegrationUpdateUpdate takes all four record actions.',
  section: 'Operation rules 4',
  judging:
    'By the echo, since there is no Get; that the echo of an Update shows the changed members is a SHOULD.',
  open: 'Tries and IntegrationUpdateDateTime, which the server may set.',
  appliesTo: {
    reason: 'The rule is about this one operation.',
    holds: both(operationIs('IntegrationUpdateUpdate'), atDefaultAddress),
  },
  checks: [
    onStep('update', ({ chain, step }) => {
      const breaches = refusedActions(chain).map(({ action, step: refused }) =>
        violation(refused, `${action} of an integration update is refused`, 'success', messageOf(refused)),
      );
      const byNow = breaches.length > 0 ? refusedByNow(chain.evidence.others[plainAgain]) : undefined;
      if (byNow !== undefined) return byNow;
      return breaches.length > 0 ? (unreadId(step) ?? judged(breaches)) : judged([]);
    }),
    onStep(
      'update',
      ({ chain, step, id }) =>
        step.outcome === 'failed' || otherIds(chain, step, id).length > 0
          ? blocked('clause:ACT-2', 'the integration update was not updated')
          : judged(echoViolations(chain, step, 'the echo of an Update does not show what was sent')),
      { level: 'SHOULD', slug: 'echo' },
    ),
  ],
});
