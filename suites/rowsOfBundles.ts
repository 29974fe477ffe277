import type { Judgement } from '../harness/Judgement.ts';
import { document } from './builds/document.ts';
import { documentOptions } from './documentOptions.ts';
import { refused } from './gate.ts';
import { found, wanting } from './gathered.ts';
import { insertedDocument } from './insertedDocument.ts';
import { blocked, failed, passed } from './judgements.ts';
import { messageOf } from './messageOf.ts';
import { obstacleOf } from './obstacleOf.ts';
import { outcomeOf } from './outcomeOf.ts';
import { siblingKey } from './ownDocument.ts';
import { plainAgain, refusedByNow } from './plainAgain.ts';
import { plainInsertAgain } from './recordActions/plainInsertAgain.ts';
import type { Scenario } from './Scenario.ts';
import type { Subject } from './Subject.ts';

const bundles = 'AutoInsertBundledProductRows';

/** A document of a known SKU with the rows of bundles asked for; ACT-10 sends the option as false. */
export const rowsOfBundles: Scenario = {
  name: documentOptions.bundles,
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'one record',
  requires: (place) => ['success', 'options'].map((name) => siblingKey(place, 'DocumentUpdate', name)),
  gather: async (context, place) => {
    const plain = await context.other(siblingKey(place, place.operation.name));
    const obstacle = obstacleOf(plain, place);
    if (obstacle !== undefined || plain.kind === 'blocked') return obstacle ?? plain;
    const sku = context.fixtures.knownSkus?.[0];
    const record = sku === undefined ? 'knownSkus' : document(context, `bundles-${place.format}`, [sku]);
    if (typeof record === 'string') return wanting(record);
    const options = await context.other(siblingKey(place, place.operation.name, 'options'));
    const answer = await insertedDocument(context, place, record, { [bundles]: true });
    const leftOut = plain.evidence.answer;
    const others = { leftOut, ...(await plainInsertAgain(context, place, { plain: leftOut, answer })) };
    return found(
      answer,
      options.kind === 'evidence' ? { ...others, options: options.evidence.answer } : others,
    );
  },
};

/** Taken with the option as it is without, unless it is refused whatever it says. */
export function takesBundles(subject: Subject): Judgement {
  if (subject.outcome !== 'failed') return passed;
  if ([401, 403].includes(subject.response.status)) return refused(subject);
  const byNow = refusedByNow(subject.evidence.others[plainAgain]);
  if (byNow !== undefined) return byNow;
  const { options } = subject.evidence.others;
  if (options !== undefined && outcomeOf(options, 'success') === 'failed')
    return blocked('clause:ACT-10', `${bundles} is refused whatever it says`);
  const message = `the document is refused with ${bundles}, though it is taken without`;
  return failed(subject, message, 'success', messageOf(subject));
}
