import { otherForms } from '../../generators/messages/otherForms.ts';
import { hasSucceeded } from '../../harness/exchanges/outcome.ts';
import { formName, originalAgain } from '../../harness/verdicts/refusedForm.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Scenario } from '../kernel/probe.ts';

/**
 * A scenario of scalars alone. At the default address of a format, the same call in its other forms stands beside it. If one of them is
 * refused, the original call is sent again.
 */
export const alsoInOtherForms = (scenario: Scenario): Scenario => ({
  ...scenario,
  gather: async (context, place) => {
    const forms = place.address === defaultAddress(place.format) ? otherForms(place.format) : [];
    const [plain, inForms] = await Promise.all([
      scenario.gather(context, place),
      Promise.all(
        forms.map(async (form) => {
          const altered = { effect: 'read', request: form.of } as const;
          return [formName(form), await context.call(place.operation, {}, { altered })] as const;
        }),
      ),
    ]);
    if (plain.kind === 'blocked' || plain.evidence.answer.detour !== null) return plain;
    const { answer, others } = plain.evidence;
    const again = inForms.every(([, one]) => hasSucceeded(one))
      ? {}
      : { [originalAgain]: await context.call(place.operation, answer.call.members) };
    return {
      kind: 'evidence',
      evidence: { ...plain.evidence, others: { ...others, ...Object.fromEntries(inForms), ...again } },
    };
  },
});
