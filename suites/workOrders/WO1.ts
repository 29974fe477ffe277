import type { Judgement } from '../../harness/Judgement.ts';
import { allocations } from '../allocations.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { refused } from '../gate.ts';
import { blocked, failed, judged, violation } from '../judgements.ts';
import { messageOf } from '../messageOf.ts';
import { namesWorkOrder } from '../namesWorkOrder.ts';
import { returnedBy, returningMore } from '../returningMore.ts';
import type { Subject } from '../Subject.ts';
import { sentId } from '../sentId.ts';

const indivisible = 'the fixture allocates too little to be returned in two parts';

/** Material that an answer showed as allocated is taken back, and nothing is allocated more than before. */
function neverGrows(subject: Subject): Judgement {
  const { first } = subject.evidence.others;
  if (first === undefined) return blocked('nothing', indivisible);
  const before = allocations(first);
  if (subject.outcome === 'failed') {
    const { sku, quantity, serials, batches } = returnedBy(subject.answer);
    const held = before.get(sku);
    const isShown =
      held?.total?.gte(quantity) === true &&
      serials.every((serial) => held.serials.includes(serial)) &&
      [...batches].every(([name, part]) => held.batches.get(name)?.gte(part) === true);
    const isOut = [401, 403].includes(subject.response.status);
    if (!isShown || isOut) return refused(subject);
    return failed(
      subject,
      'material that is shown as allocated is not taken back',
      'success',
      messageOf(subject),
    );
  }
  const after = allocations(subject.answer);
  const compared = [...before].flatMap(([sku, { total: was }]) => {
    const now = after.get(sku)?.total;
    return was === undefined || now === undefined ? [] : [{ sku, was, now }];
  });
  if (compared.length === 0) return blocked('nothing', 'the answers show no allocated quantities');
  return judged(
    compared
      .filter(({ was, now }) => now.gt(was))
      .map(({ sku, was, now }) =>
        violation(
          subject,
          `a return allocates more of ${sku}`,
          `${was.toFixed()} or less`,
          now.toFixed(),
          'mvWorkOrder.WorkOrderDetails',
        ),
      ),
  );
}

/** Material goes back from the work order that is named. That entityID is its id, ENV-7 judges. */
export const WO1: ClauseSuite = {
  checks: [
    {
      clause: 'WO-1',
      level: 'MUST',
      scenario: 'success',
      on: 'success',
      reads: 'status',
      judge: (subject) => namesWorkOrder(subject, sentId(subject)),
    },
    {
      clause: 'WO-1',
      level: 'MUST',
      slug: 'allocated',
      scenario: returningMore.name,
      on: 'any',
      reads: 'status',
      judge: neverGrows,
    },
  ],
  scenarios: ({ name }) => (name === 'WorkOrderReturnMaterials' ? [returningMore] : []),
};
