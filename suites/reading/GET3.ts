import type { Check } from '../Check.ts';
import { blocked } from '../judgements.ts';
import { readsIn } from '../searching/comparedReads.ts';
import { descending, isDisordered } from '../searching/descending.ts';
import { operationOf } from '../searching/operationOf.ts';
import { orderedReads } from '../searching/orderedAll.ts';
import { readAll } from '../searching/readAll.ts';
import { isTaken } from '../searching/selection.ts';

/** Without ReturnTopNRecords, and with -1, records come in the same order, also beside Filters. */
export const GET3: readonly Check[] = [
  {
    clause: 'GET-3',
    level: 'SHOULD',
    scenario: readAll.name,
    on: 'success',
    reads: 'value',
    judge: (subject) => {
      const reads = readsIn(subject.evidence.others);
      if (reads === undefined || !isTaken(reads.first) || !isTaken(reads.second))
        return blocked('clause:GET-4', 'the target does not answer with all records');
      const operation = operationOf(subject);
      if (isDisordered(operation, subject.answer))
        return blocked('clause:GET-2', 'records do not come in order with ReturnTopNRecords either');
      const plain = descending(operation, [reads.first, reads.second]);
      const filtered = orderedReads(subject.evidence.others);
      return plain.kind === 'judged' && plain.violations.length === 0
        ? descending(operation, [reads.first, reads.second, ...filtered])
        : plain;
    },
  },
];
