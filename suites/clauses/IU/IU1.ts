import { blocked } from '../../../harness/verdicts/judgements.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { operationIs } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import type { ChainStep } from '../../probes/recordActions/chain.ts';
import { onStep, refusedLater, takesAllActions } from '../ACT/chainCheck.ts';
import { echoViolations, isOtherwise } from '../ACT/effect.ts';

/** An integration update takes all four record actions. There is no Get, so only the echo shows what an Update changed. */
export const IU1 = clause('IU-1', {
  statement: 'IntegrationUpdateUpdate accepts all four record actions.',
  section: 'Operation rules 4',
  judging:
    'By the echo, since there is no Get. One record is updated twice, with other values each time. That the echo of an Update shows the changed members is a SHOULD.',
  open: 'Tries and IntegrationUpdateDateTime, which the server may set.',
  appliesTo: atHome('The rule is about this one operation.', operationIs('IntegrationUpdateUpdate')),
  checks: [
    onStep('update', (chainStep) =>
      takesAllActions(chainStep, 'an integration update', refusedSecond(chainStep)),
    ),
    onStep(
      'update',
      (chainStep) =>
        isOtherwise(chainStep)
          ? blocked('clause:ACT-2', 'the integration update was not updated')
          : echoViolations(chainStep, 'the echo of an Update does not show what was sent'),
      { level: 'SHOULD', slug: 'echo' },
    ),
  ],
});

/** The refusal of the second Update. If the first one was refused too, takesAllActions says so already. */
const refusedSecond = ({ chain, step }: ChainStep) => (step.outcome === 'failed' ? [] : refusedLater(chain));
