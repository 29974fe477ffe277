import { plainShipping } from '../../generators/records/shipping.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import { notTaken } from '../../harness/verdicts/obstacles.ts';
import { operationNamed } from '../../specs/operations.ts';
import { type ScenarioPlace, siblingKey, specWithoutScenario } from '../kernel/probe.ts';
import { foundDead } from './hostile/sending.ts';
import { asTried } from './wrongKeys.ts';

const update = operationNamed('ShippingInformationUpdate');

/**
 * Makes a shipping call without a key on the document of the run, once its shipping information is written again (`right`). It comes after
 * everything else, because a broken server would delete the information, or make a label (AUTH-3).
 */
export const shippingWithoutKey = (place: ScenarioPlace): EvidenceSpec => {
  const written = siblingKey(place, update.name);
  return specWithoutScenario(place, 'missing-key', {
    effect: place.operation.name === 'ShippingInformationCreateLabel' ? 'label' : 'write',
    stage: 'keys',
    requires: [written],
    gather: async (context) => {
      if (foundDead(await context.previous()))
        return blocked('clause:ERR-5', 'the target no longer answers after hostile bytes');
      const plain = await context.other(written);
      const obstacle = notTaken(plain, place);
      if (obstacle !== undefined || plain.kind === 'blocked') return obstacle ?? plain;
      const { DocumentId } = plain.evidence.answer.call.members;
      const right = await context.call(update, { DocumentId, ShippingInfo: plainShipping(context) });
      return asTried(await context.call(place.operation, { DocumentId, APIKEY: undefined }), { right });
    },
  });
};
