import { isRecord } from '../../../specs/isRecord.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const batchQuantityMisread: Fault = {
  clause: 'WO-4',
  about:
    'Batches that are returned are read by the name of other rows (AssignedQTYInDetail): with Quantity the call fails.',
  causes: ['a return is refused'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onSentMembers({ operations: ['WorkOrderReturnMaterials'] }, /^ReturnBatchNumbers$/, (value) =>
    Array.isArray(value)
      ? (value as readonly Value[]).map((batch) =>
          isRecord(batch)
            ? changedValues(batch, (held, name) => (name === 'Quantity' ? undefined : held))
            : batch,
        )
      : value,
  ),
};
