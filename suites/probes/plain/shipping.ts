import { callbackAt } from '../../../generators/messages/callbackOf.ts';
import { sampleOf } from '../../../generators/records/samples.ts';
import {
  leastShipping,
  plainShipping,
  shipping,
  shippingBefore,
  shippingIn,
} from '../../../generators/records/shipping.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { asEvidence, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, madeAgainIfRefused } from '../../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import type { Effect } from '../../../harness/target/Target.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import { sampleAlone } from '../../../harness/verdicts/refusals.ts';
import { addresses } from '../../../specs/Address.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import {
  evidenceKey,
  keysAtAllAddresses,
  type OperationSuite,
  plainKeyOnly,
  type Scenario,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import { onDeletedShipping } from '../deletedShipping.ts';
import { ownDocument } from '../madeForScenarios.ts';
import { demandOwnIds, insertsInFormats } from '../recordActions/plainInserts.ts';
import { takenWithOptions } from '../recordActions/withOptions.ts';
import { deletedAgain, shippingDeleted, shippingOfNothing, unknownIdScenario } from '../scenarioNames.ts';

interface Options {
  readonly where: Scenario['where'];
  readonly effect: Effect;
  readonly members?: (context: GatherContext, place: ScenarioPlace) => RecordValue;
  /** Sent right before it at the default address, whose answer stands beside it as `earlier`. */
  readonly before?: (context: GatherContext, place: ScenarioPlace) => RecordValue;
  /** Optional members, by the answers that it needs; the call is made without them where it is refused (ACT-10). */
  readonly options?: (place: ScenarioPlace, others: Answers) => RecordValue;
  /** Operations of the same format that must be over first, at whichever address. */
  readonly after?: readonly string[];
  /** Operations of the same format whose work this one needs; their answers stand beside it under their names. */
  readonly needs?: readonly string[];
  /** Operations that are judged by what this one wrote at the default address: it writes at the others after them. */
  readonly judgedByIt?: readonly string[];
}

/** A shipping operation on the document that the run inserted in this format. */
const onOwnDocument = ({ where, effect, needs = [], judgedByIt = [], ...asked }: Options): Scenario => ({
  name: plainCall,
  expects: 'success',
  where,
  effect,
  alsoTaken: ['earlier', 'plain', sampleAlone],
  requires: (place) => ['DocumentUpdate', ...needs].map((name) => siblingKey(place, name)),
  // All addresses write to one document, and two writes beside each other could show what the other one sent.
  follows: (place) => {
    const earlier = effect === 'read' ? [] : earlierAddresses(place);
    return earlier.length === 0 ? [] : [...earlier, ...judgedByIt.map((name) => siblingKey(place, name))];
  },
  // A label is compared with what was written of its document, which another one may have replaced.
  looksAt: (place) => (effect === 'label' ? insertsInFormats(place, 'DocumentUpdate') : []),
  gather: async (context, place) => {
    if (effect === 'label') await demandOwnIds(context, place, 'DocumentUpdate');
    const id = await ownDocument(context, place);
    if (id === undefined) {
      const inserted = await context.other(siblingKey(place, 'DocumentUpdate'));
      return inserted.kind === 'blocked'
        ? inserted
        : unprepared('inserting a document', inserted.evidence.answer);
    }
    const others: Record<string, Answer> = {};
    for (const name of needs) {
      const needed = await context.other(siblingKey(place, name));
      if (needed.kind === 'evidence') others[name] = needed.evidence.answer;
    }
    await context.after((asked.after ?? []).flatMap((name) => keysAtAllAddresses(place, name)));
    if (asked.before !== undefined && place.address === defaultAddress(place.format))
      others.earlier = await context.call(place.operation, {
        DocumentId: id,
        ...asked.before(context, place),
      });
    // The target may not know these services and lockers. The plain block over the operator's sample names none of them.
    if (others.earlier !== undefined && !hasSucceeded(others.earlier))
      Object.assign(others, await plainBlocks(context, place, id));
    const sent = { DocumentId: id, ...asked.members?.(context, place) };
    if (asked.options === undefined) {
      const make = () => context.call(place.operation, sent, callbackAt(place));
      const answer = await madeAgainIfRefused(make);
      // The target may post the document, and lock it meanwhile.
      return asEvidence(effect === 'write' ? await madeUntilTaken(context, answer, make) : answer, others);
    }
    const tried = await takenWithOptions(
      effect === 'write' ? context : null,
      asked.options(place, others),
      (more) => context.call(place.operation, { ...sent, ...more }, callbackAt(place)),
    );
    return asEvidence(tried.answer, { ...others, ...tried.others });
  },
});

/** Writes the plain block over the operator's sample (`plain`) and, where that is refused, the least that a parcel needs (`sample-alone`). */
async function plainBlocks(
  context: GatherContext,
  { operation }: ScenarioPlace,
  DocumentId: Numeric,
): Promise<Answers> {
  const writePlain = () => context.call(operation, { DocumentId, ShippingInfo: plainShipping(context) });
  const plain = await madeUntilTaken(context, await writePlain(), writePlain);
  const isSampled = Object.keys(sampleOf(context, 'ShippingInfo')).length > 0;
  if (hasSucceeded(plain) || !isSampled) return { plain };
  const least = { DocumentId, ShippingInfo: leastShipping(context) };
  return { plain, [sampleAlone]: await context.call(operation, least) };
}

/** The keys of this call at the addresses that come before this one. */
const earlierAddresses = ({ operation, format, address }: ScenarioPlace): readonly string[] =>
  [...new Set([defaultAddress(format), ...addresses])]
    .filter((_, index, all) => index < all.indexOf(address))
    .map((earlier) => evidenceKey({ operation, format, address: earlier }, plainCall));

/** A call on a document that does not exist. */
const onUnknownDocument = (
  where: Scenario['where'],
  effect: Effect,
  members: RecordValue = {},
): Scenario => ({
  name: unknownIdScenario,
  expects: 'failure',
  where,
  effect,
  gather: (context, place) =>
    called(context, place, { DocumentId: numeric(unknownId(context, 'document')), ...members }),
});

async function called(context: GatherContext, place: ScenarioPlace, members: RecordValue): Promise<Gathered> {
  return asEvidence(await context.call(place.operation, members, callbackAt(place)));
}

/** A label may cost money: one a format, and none at the other addresses. */
export const ShippingInformationCreateLabel: OperationSuite = [
  onOwnDocument({
    where: 'default',
    effect: 'label',
    needs: ['ShippingInformationUpdate'],
    // The block that the document holds already lacks nothing.
    options: (place, { ShippingInformationUpdate: written }) =>
      turnOf(place, 'blockOfLabel') === 'the stored one' && written !== undefined && hasSucceeded(written)
        ? { ShippingInfo: written.call.members.ShippingInfo, NotifyCustomer: false }
        : {},
  }),
  onUnknownDocument('elsewhere', 'label'),
];

export const ShippingInformationDelete: OperationSuite = [
  onOwnDocument({
    where: 'default',
    effect: 'write',
    needs: ['ShippingInformationUpdate'],
    after: ['ShippingInformationUpdate', 'ShippingInformationGet', 'ShippingInformationCreateLabel'],
  }),
  onUnknownDocument('everywhere', 'write'),
  // There is nothing left to delete. Whatever the target makes of that, its answer has the form of all answers.
  {
    name: deletedAgain,
    expects: 'any',
    where: 'default',
    effect: 'write',
    apart: true,
    requires: plainKeyOnly,
    follows: (place) => [siblingKey(place, 'ShippingInformationGet', shippingDeleted)],
    gather: (context, place) => onDeletedShipping(context, place),
  },
];

const own = onOwnDocument({ where: 'everywhere', effect: 'read', needs: ['ShippingInformationUpdate'] });

/** The fixtures' document, so that a run that may only read can judge it too; else the run's own. */
const reading: Scenario = {
  ...own,
  gather: async (context, place) => {
    const id = context.fixtures.documentIdWithShipping;
    if (id === undefined) return own.gather(context, place);
    return asEvidence(await context.call(place.operation, { DocumentId: numeric(id) }, callbackAt(place)));
  },
};

export const ShippingInformationGet: OperationSuite = [
  reading,
  { ...onUnknownDocument('default', 'read'), name: shippingOfNothing, expects: 'any', apart: true },
  {
    name: shippingDeleted,
    expects: 'any',
    where: 'default',
    effect: 'read',
    apart: true,
    requires: (place) => [siblingKey(place, 'ShippingInformationDelete')],
    gather: (context, place) => onDeletedShipping(context, place),
  },
];

export const ShippingInformationUpdate: OperationSuite = [
  onOwnDocument({
    where: 'everywhere',
    effect: 'write',
    before: (context, place) => ({ ShippingInfo: shippingBefore(context, place) }),
    judgedByIt: ['ShippingInformationCreateLabel'],
    members: (context, place) => ({ ShippingInfo: shippingIn(context, place) }),
  }),
  onUnknownDocument('default', 'write', { ShippingInfo: shipping }),
];
