import type { Check } from '../Check.ts';
import { descending } from '../searching/descending.ts';
import { operationOf } from '../searching/operationOf.ts';

/** With ReturnTopNRecords records come by descending id. */
export const GET2: readonly Check[] = [
  {
    clause: 'GET-2',
    level: 'MUST',
    on: 'success',
    reads: 'value',
    judge: (subject) => descending(operationOf(subject), [subject.answer]),
  },
];
