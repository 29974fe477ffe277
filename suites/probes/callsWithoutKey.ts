import { disposableFor } from '../../config/disposables.ts';
import { needed } from '../../generators/records/Build.ts';
import { plainShipping } from '../../generators/records/shipping.ts';
import { returnedParts } from '../../generators/records/workOrderReturns.ts';
import { deleteMembers } from '../../generators/records/writeMembers.ts';
import { firstDifference } from '../../harness/canonical/values.ts';
import { evidenceIn } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { answeredZero } from '../../harness/exchanges/statusBlock.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import { notTaken } from '../../harness/verdicts/obstacles.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import {
  plainKey,
  type Scenario,
  type ScenarioPlace,
  siblingKey,
  specWithoutScenario,
} from '../kernel/probe.ts';
import { foundDead } from './hostile/sending.ts';
import { beforeTheDelete, unknownIdScenario } from './scenarioNames.ts';
import { asTried } from './wrongKeys.ts';

/** The scenario of the call that comes before the plain one. */
const scenario = 'without-key';

/** The scenario whose evidence AUTH-3 judges. */
const judgedScenario = 'missing-key';

/** Headers by which a gateway may let in a call that brings no key in its body. */
export const credentials = /^(authorization|proxy-authorization|cookie)$|token|secret|key|session/i;

/** The delete or the action of this place without a key: the evidence that its plain call follows. */
const withoutKeyKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name, scenario);

/** The call on what does not exist: it shows that this run may write, and which headers it sends. */
const unknownKey = (place: ScenarioPlace): string =>
  siblingKey(place, place.operation.name, unknownIdScenario);

/** Only the first format calls before the plain call: a gateway may shut out who calls without a key too often. */
const isBeforePlain = ({ operation, formatIndex }: ScenarioPlace): boolean =>
  operation.disposable !== undefined && formatIndex === 0;

/** What the plain call sends: a broken server that asks for no key uses the record up by it. */
function membersAt(context: GatherContext, place: ScenarioPlace): RecordValue {
  const { operation } = place;
  const { disposable: kind } = operation;
  if (kind === undefined) throw new Error(`${operation.name} uses no disposable`);
  const item = needed(disposableFor(context, place, kind), `disposable.${kind}`);
  if (typeof item !== 'object') return deleteMembers(context, operation, item);
  if (!('sku' in item)) return deleteMembers(context, operation, item.id);
  return { WorkOrderId: numeric(item.id), WorkOrderReturnMaterials: [returnedParts(item).first] };
}

/**
 * Makes a delete or an action without a key, before its plain call (AUTH-3). The fixtures meant its record to be used up. A header that lets
 * the call in would use it up for nothing.
 */
const callWithoutKey = (place: ScenarioPlace): EvidenceSpec =>
  specWithoutScenario(place, scenario, {
    effect: 'write',
    requires: [unknownKey(place)],
    follows: [siblingKey(place, place.operation.name, beforeTheDelete)],
    gather: async (context) => {
      const unknown = await context.other(unknownKey(place));
      if (unknown.kind === 'blocked') return unknown;
      const { headers } = unknown.evidence.answer.exchange.request;
      if (headers.some(([name]) => credentials.test(name)))
        return blocked('nothing', 'a header of the run may let in a call without a key');
      return asTried(
        await context.call(place.operation, { ...membersAt(context, place), APIKEY: undefined }),
      );
    },
  });

/** A plain call of a disposable. It is not made where the call without a key has used the disposable up. */
export const afterCallWithoutKey = (plain: Scenario): Scenario => ({
  ...plain,
  follows: (place) => [
    ...(plain.follows?.(place) ?? []),
    ...(isBeforePlain(place) ? [withoutKeyKey(place)] : []),
  ],
  gather: async (context, place) => {
    const key = withoutKeyKey(place);
    if (isBeforePlain(place) && context.isPlanned(key)) {
      const sent = await context.other(key);
      if (sent.kind === 'evidence' && answeredZero(sent.evidence.answer))
        return blocked('clause:AUTH-3', 'the same call without a key has used the fixture up');
    }
    return plain.gather(context, place);
  },
});

/** Judges the call that was made before the plain one (`right`). */
const callBeforePlain = (place: ScenarioPlace): EvidenceSpec =>
  specWithoutScenario(place, judgedScenario, {
    requires: [withoutKeyKey(place), plainKey(place)],
    plan: { calls: [] },
    gather: async (context) => {
      const sent = await context.other(withoutKeyKey(place));
      if (sent.kind === 'blocked') return sent;
      const { answer } = sent.evidence;
      if (answeredZero(answer)) return asTried(answer);
      const plain = await context.other(plainKey(place));
      const obstacle = notTaken(plain, place);
      if (obstacle !== undefined) return obstacle;
      const { answer: right } = evidenceIn(plain);
      const { APIKEY: _, ...members } = answer.call.members;
      return firstDifference(members, right.call.members, '') === undefined
        ? asTried(answer, { right })
        : blocked('control', 'with the right key, the call was taken with other members');
    },
  });

/**
 * Makes the plain call (`right`) again without a key, after everything else: a broken server would carry it out. The shipping information that a
 * delete removed is written again before.
 */
const callAfterAll = (place: ScenarioPlace): EvidenceSpec =>
  specWithoutScenario(place, judgedScenario, {
    effect: place.operation.name === 'ShippingInformationCreateLabel' ? 'label' : 'write',
    stage: 'keys',
    requires: [plainKey(place)],
    gather: async (context) => {
      if (foundDead(await context.previous()))
        return blocked('clause:ERR-5', 'the target no longer answers after hostile bytes');
      const plain = await context.other(plainKey(place));
      const obstacle = notTaken(plain, place);
      if (obstacle !== undefined) return obstacle;
      const { answer: right } = evidenceIn(plain);
      const { DocumentId } = right.call.members;
      if (place.operation.name === 'ShippingInformationDelete')
        await context.call(operationNamed('ShippingInformationUpdate'), {
          DocumentId,
          ShippingInfo: plainShipping(context),
        });
      const members = { ...right.call.members, APIKEY: undefined };
      return asTried(await context.call(place.operation, members), { right });
    },
  });

/** The evidence of a delete or an action without a key; the last one is judged (AUTH-3). */
export const evidenceWithoutKey = (place: ScenarioPlace): readonly EvidenceSpec[] =>
  isBeforePlain(place) ? [callWithoutKey(place), callBeforePlain(place)] : [callAfterAll(place)];
