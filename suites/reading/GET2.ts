import type { Check } from '../Check.ts';
import { blocked } from '../judgements.ts';
import { descending, isDisordered } from '../searching/descending.ts';
import { operationOf } from '../searching/operationOf.ts';
import { deletedJustNow } from '../searching/showingDeleted.ts';

/** With ReturnTopNRecords records come by descending id, also where deleted ones are shown too. */
export const GET2: readonly Check[] = [
  {
    clause: 'GET-2',
    level: 'MUST',
    on: 'success',
    reads: 'value',
    judge: (subject) => descending(operationOf(subject), [subject.answer]),
  },
  {
    clause: 'GET-2',
    level: 'MUST',
    slug: 'deleted',
    scenario: deletedJustNow.name,
    on: 'success',
    reads: 'value',
    judge: (subject) => {
      const operation = operationOf(subject);
      const { only } = subject.evidence.others;
      // One breach, one case: what is out of order without deleted ones is the plain check's.
      if (only !== undefined && isDisordered(operation, only))
        return blocked('clause:GET-2', 'records do not come in order without the deleted ones either');
      return descending(operation, [subject.answer]);
    },
  },
];
