import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { blocked, failed, passed } from '../judgements.ts';
import { orderIds } from '../searching/descending.ts';
import { operationOf } from '../searching/operationOf.ts';
import { wholeRead } from '../searching/wholeRead.ts';

/** No id comes twice in one answer. */
export const GET9: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [wholeRead] : []),
  checks: [
    {
      clause: 'GET-9',
      level: 'SHOULD',
      scenario: wholeRead.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const seen = new Set<string>();
        for (const id of orderIds(operation, subject.answer)) {
          const key = id.toFixed();
          if (seen.has(key))
            return failed(
              subject,
              'two records have the same id',
              `${operation.order} ${key} once`,
              'twice',
              operation.list,
            );
          seen.add(key);
        }
        return recordsIn(operation, subject.value).length > 1
          ? passed
          : blocked('nothing', 'the answer holds no two records');
      },
    },
  ],
};
