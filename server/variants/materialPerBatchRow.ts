import Big from 'big.js';
import type { RecordValue } from '../../specs/Value.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const total = 'WorkOrderBOMRowTotalAllocatedQuantity';
const ofDetail = 'WorkOrderBOMRowAllocatedQuantity';
const batchesOf = 'WorkOrderBOMRowAllocatedBatchNumbers';

/** A row for each batch of a row. Together they hold what the row holds. */
function perBatch(row: RecordValue): readonly RecordValue[] {
  const [detail, ...others] = member.records(row, 'WorkOrderRowAllocatedDetails');
  const batches = member.records(detail ?? {}, batchesOf);
  const sum = batches.reduce(
    (all, batch) => all.plus(member.decimal(batch, 'AssignedQTYInDetail')),
    new Big(0),
  );
  if (detail === undefined || others.length > 0 || batches.length < 2) return [row];
  if (!sum.eq(member.decimal(row, total))) return [row];
  return batches.map((batch) => ({
    ...row,
    [total]: batch.AssignedQTYInDetail,
    WorkOrderRowAllocatedDetails: [
      { ...detail, [ofDetail]: batch.AssignedQTYInDetail, [batchesOf]: [batch] },
    ],
  }));
}

export const materialPerBatchRow: Variant = {
  about:
    'A work order lists a material in one row per batch, so one SKU has several rows; no clause says ' +
    'one row per SKU (WO-4 sums).',
  hook: onAnswerMembers({ outcome: 'success' }, (members) =>
    member.record(members, 'mvWorkOrder') === null
      ? members
      : withRecord(members, 'mvWorkOrder', (order) => ({
          ...order,
          WorkOrderDetails: member.records(order, 'WorkOrderDetails').flatMap(perBatch),
        })),
  ),
};
