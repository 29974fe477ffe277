import { disposableFor } from '../../config/disposables.ts';
import { needed } from '../../generators/records/Build.ts';
import { plainShipping } from '../../generators/records/shipping.ts';
import { returnedParts } from '../../generators/records/workOrderReturns.ts';
import { deleteMembers } from '../../generators/records/writeMembers.ts';
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
import { beforeTheDelete } from './scenarioNames.ts';
import { asTried } from './wrongKeys.ts';

const scenario = 'without-a-key';

/** The scenario whose evidence AUTH-3 judges. */
const judged = 'missing-key';

/** The delete or the action of this place without a key: the evidence that its plain call follows. */
const withoutKeyKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name, scenario);

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

/** Makes a delete or an action without a key, before its plain call (AUTH-3). The fixtures meant its record to be used up. */
const callWithoutKey = (place: ScenarioPlace): EvidenceSpec =>
  specWithoutScenario(place, scenario, {
    effect: 'write',
    follows: [siblingKey(place, place.operation.name, beforeTheDelete)],
    gather: async (context) =>
      asTried(await context.call(place.operation, { ...membersAt(context, place), APIKEY: undefined })),
  });

/** A plain call of a disposable. It is not made where the call without a key has used the disposable up. */
export const afterCallWithoutKey = (plain: Scenario): Scenario => ({
  ...plain,
  follows: (place) => [...(plain.follows?.(place) ?? []), withoutKeyKey(place)],
  gather: async (context, place) => {
    const key = withoutKeyKey(place);
    if (context.isPlanned(key)) {
      const sent = await context.other(key);
      if (sent.kind === 'evidence' && answeredZero(sent.evidence.answer))
        return blocked('clause:AUTH-3', 'the same call without a key has used the fixture up');
    }
    return plain.gather(context, place);
  },
});

/** Judges the call that was made before the plain one (`right`). */
const judgedCall = (place: ScenarioPlace): EvidenceSpec =>
  specWithoutScenario(place, judged, {
    requires: [withoutKeyKey(place), plainKey(place)],
    plan: { calls: [] },
    gather: async (context) => {
      const { answer } = evidenceIn(await context.other(withoutKeyKey(place)));
      if (answeredZero(answer)) return asTried(answer);
      const right = await context.other(plainKey(place));
      return notTaken(right, place) ?? asTried(answer, { right: evidenceIn(right).answer });
    },
  });

/**
 * Makes a shipping call on the document of the run without a key, once its shipping information is written again (`right`). It comes after
 * everything else, because a broken server would delete the information or make a label.
 */
const shippingCall = (place: ScenarioPlace, { effect }: Pick<EvidenceSpec, 'effect'>): EvidenceSpec =>
  specWithoutScenario(place, judged, {
    effect,
    stage: 'keys',
    requires: [plainKey(place)],
    gather: async (context) => {
      const plain = await context.other(plainKey(place));
      const obstacle = notTaken(plain, place);
      if (obstacle !== undefined) return obstacle;
      const { DocumentId } = evidenceIn(plain).answer.call.members;
      const right = await context.call(operationNamed('ShippingInformationUpdate'), {
        DocumentId,
        ShippingInfo: plainShipping(context),
      });
      return asTried(await context.call(place.operation, { DocumentId, APIKEY: undefined }), { right });
    },
  });

/** The evidence of a delete or an action without a key; the last one is judged (AUTH-3). */
export function evidenceWithoutKey(place: ScenarioPlace): readonly EvidenceSpec[] {
  const { operation } = place;
  if (operation.disposable !== undefined) return [callWithoutKey(place), judgedCall(place)];
  return [shippingCall(place, { effect: operation.kind === 'action' ? 'label' : 'write' })];
}
