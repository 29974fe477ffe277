import { otherForms } from '../../generators/messages/otherForms.ts';
import type { Alteration, Answer } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../harness/exchanges/outcome.ts';
import { formName, originalAgain, originalAsLong } from '../../harness/verdicts/refusedForm.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Scenario } from '../kernel/probe.ts';

/**
 * A scenario of scalars alone. At the default address of a format, the same call in its other forms stands beside it. If one of them is
 * refused, the original call is sent again. A firewall may refuse a long body, so a call as long is sent too where the refused one was.
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
          return { form, answer: await context.call(place.operation, {}, { altered }) };
        }),
      ),
    ]);
    if (plain.kind === 'blocked' || plain.evidence.answer.detour !== null) return plain;
    const { answer, others } = plain.evidence;
    const named = inForms.map((one) => [formName(one.form), one.answer] as const);
    const refused = inForms.filter((one) => !hasSucceeded(one.answer));
    const elsewhere = refused.flatMap(({ form }) => form.elsewhere ?? [])[0];
    const send = (altered?: Alteration): Promise<Answer> =>
      context.call(place.operation, answer.call.members, altered === undefined ? {} : { altered });
    const again = {
      ...(refused.length === 0 ? {} : { [originalAgain]: await send() }),
      ...(elsewhere === undefined
        ? {}
        : { [originalAsLong]: await send({ effect: 'read', request: elsewhere }) }),
    };
    return {
      kind: 'evidence',
      evidence: { ...plain.evidence, others: { ...others, ...Object.fromEntries(named), ...again } },
    };
  },
});
