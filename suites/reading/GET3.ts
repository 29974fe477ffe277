import { descending, isDisordered } from '../compare/order.ts';
import { readsIn } from '../compare/reads.ts';
import type { Check } from '../kernel/Check.ts';
import { blocked } from '../kernel/judgements.ts';
import { operationOf } from '../kernel/Subject.ts';
import { isTaken } from '../probes/filters/selection.ts';
import { orderedReads } from '../probes/reads/ordered.ts';
import { readAll } from '../probes/reads/readAll.ts';

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
