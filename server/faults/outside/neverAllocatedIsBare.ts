import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const neverAllocatedIsBare: Fault = {
  clause: 'TYP-8',
  about: 'In xml an allocation without a time has the bare date 0001-01-01.',
  causes: ['the unset date has no time ({actual})'],
  operations: ['WorkOrder*'],
  hook: onAnswerText({ formats: ['xml'] }, (text) =>
    text.replaceAll(
      '<WorkOrderBOMRowAllocatedDateTime>0001-01-01T00:00:00<',
      '<WorkOrderBOMRowAllocatedDateTime>0001-01-01<',
    ),
  ),
};
