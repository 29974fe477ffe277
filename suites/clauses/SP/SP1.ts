import { otherIds } from '../../../harness/writes/otherIds.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { operationIs } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { onStep, takesAllActions } from '../ACT/chainCheck.ts';
import { otherIdsRenamed } from '../ACT/effect.ts';

export const SP1 = clause('SP-1', {
  statement: 'ShippingProviderUpdate accepts all four record actions and cannot change ShippingProviderId.',
  section: 'Operation rules 3',
  judging: 'An Update with an id answers with that id in entityID and in the echo.',
  appliesTo: atHome('The rule is about this one operation.', operationIs('ShippingProviderUpdate')),
  checks: [
    onStep('update', (chainStep) => {
      const { chain, step } = chainStep;
      const named = step.outcome === 'failed' ? [] : otherIds(chain, step, chainStep.id);
      return takesAllActions(chainStep, 'a shipping provider', [
        ...named,
        ...otherIdsRenamed(chain, 'Update'),
      ]);
    }),
  ],
});
