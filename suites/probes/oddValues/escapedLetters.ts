import { inAscii, inCdata } from '../../../generators/messages/otherForms.ts';
import { slotsOf } from '../../../generators/oddValues/slots.ts';
import { isOf, type TextProbe, textProbes } from '../../../generators/oddValues/textProbes.ts';
import { textSlots } from '../../../generators/oddValues/textSlots.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { evidenceIn } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { cameBackAsSent, slottedOf, triedIn } from '../../../harness/writes/slottedOf.ts';
import { noteMade } from '../../../harness/writes/writtenRecord.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { type Probe, probe, siblingKey } from '../../kernel/probe.ts';

/** Whether a write sends them. One is enough: a format has one decoder for all writes, and a company can be deleted again. */
export const sendsEscapedLetters = (name: string): boolean => name === 'CompanyUpdate';

const lettersOf = ({ name }: Operation): TextProbe => {
  const found = textProbes(name).find((one) => one.name === 'letters');
  if (found === undefined) throw new Error(`no probe sends letters by ${name}`);
  return found;
};

/** A company whose letters beyond ASCII are spelled in another way. */
const spelledOtherwise = (
  name: string,
  spelled: string,
  inFormat: (format: Format) => ReturnType<typeof inAscii>,
): Probe & { readonly inFormat: typeof inFormat } => ({
  inFormat,
  ...probe({
    name,
    of: ({ name: write }) => sendsEscapedLetters(write),
    effect: 'write',
    creates: `a company with letters that were sent ${spelled}`,
    requires: ({ operation, ...place }) =>
      [plainCall, lettersOf(operation).scenario].map((scenario) =>
        siblingKey({ ...place, operation }, operation.name, scenario),
      ),
    gather: async (context, place) => {
      const { operation, format } = place;
      const request = inFormat(format);
      if (request === undefined) return blocked('nothing', `${format} has no such spelling of a letter`);
      const slots = slotsOf(textSlots, operation);
      const letters = lettersOf(operation);
      const { answer } = takenEvidence(await context.other(siblingKey(place, operation.name)), place);
      // A call with altered bytes is never sent in another way.
      if (answer.detour !== null)
        return blocked('nothing', `the target takes no ${format} in the documented way`);
      const asTheyAre = evidenceIn(await context.other(siblingKey(place, operation.name, letters.scenario)));
      if (!triedIn(slots, asTheyAre).some(({ back }) => back.kind === 'taken' && back.values.some(isKept))) {
        const message = 'the same letters do not come back when the body holds them as they are';
        return { kind: 'blocked', cause: 'clause:TYP-12', message, answer };
      }
      const sent = await inserted(name, letters.text, { altered: { effect: 'write', request } });
      if (slottedOf(slots, sent).kind === 'refused') {
        const byNow = refusedByNow(await inserted(plainAgain, undefined));
        if (byNow !== undefined) return byNow;
      }
      return { kind: 'evidence', evidence: { answer, others: { 'alone-escaped': sent } } };

      function isKept(value: Parameters<typeof cameBackAsSent>[0]): boolean {
        return isOf(letters, value.sent) && cameBackAsSent(value);
      }

      async function inserted(
        label: string,
        text: string | undefined,
        elsewhere: Parameters<typeof context.call>[2] = {},
      ) {
        const record = slots.build([text])(context, label);
        const members = writeMembers(context, place, record, 'Insert', slots.more);
        const made = await context.call(operation, members, elsewhere);
        noteMade(context, made);
        return made;
      }
    },
  }),
});

/** Letters that are all sent as escapes of json, or as references of xml. */
export const escapedLetters = spelledOtherwise('escaped-letters', 'as escapes', inAscii);

/** Letters in CDATA sections. */
export const lettersInCdata = spelledOtherwise('letters-in-cdata', 'in CDATA sections', inCdata);

/** What TYP-12 asks of these letters at a place; none where the format has one spelling, or another write sends them. */
export function escapedLettersAt(operation: Operation, format: Format): readonly TextProbe[] {
  if (!sendsEscapedLetters(operation.name)) return [];
  return [
    { name: 'letters-escaped', of: escapedLetters },
    { name: 'letters-in-cdata', of: lettersInCdata },
  ].flatMap(({ name, of }) =>
    of.inFormat(format) === undefined
      ? []
      : [{ ...lettersOf(operation), name, scenario: of.name, spare: [] }],
  );
}
