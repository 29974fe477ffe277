import type { Answer } from '../../../harness/Answer.ts';
import { MovingTargetError } from '../../../harness/MovingTargetError.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress, both, readsRecords } from '../../../specs/rules.ts';
import { saidBy } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged, passed, shown } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { isTaken } from '../../probes/filters/selection.ts';
import {
  countedByReads,
  isMoving,
  readAgain,
  readsTogether,
  unsteadyRecord,
} from '../../settle/readAgain.ts';

const isEmpty = (operation: Operation, { decoded }: Answer): boolean =>
  recordsIn(operation, decoded?.value).length === 0;

/** Reading changes nothing: the same request twice gives the same records. */
export const GET8: JudgedClause = clause('GET-8', {
  level: 'SHOULD',
  statement: 'Reading changes nothing.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'The same request twice gives the same records; no number moves on by the readings, however long the pauses between them.',
  appliesTo: {
    reason: 'The Gets that answer with records; of ShippingInformationGet only the envelope is shown.',
    holds: both(readsRecords, atDefaultAddress),
  },
  checks: [
    on(readAgain, (subject) => {
      const operation = operationOf(subject);
      const { second, third, fourth } = subject.evidence.others;
      const reads = [subject.answer, second, third, fourth].filter((read) => read !== undefined);
      if (second === undefined || reads.every((read) => isEmpty(operation, read)))
        return blocked('nothing', 'the answer holds no record');
      const path = operation.list ?? operation.record ?? '';
      const refused = [second, third, fourth].filter((read) => read !== undefined && !isTaken(read));
      const [refusal] = refused;
      if (refusal !== undefined)
        return judged([
          breach(
            refusal,
            'the same request a second time is refused',
            'the same records',
            saidBy(refusal),
            path,
          ),
        ]);
      if (third === undefined || fourth === undefined) return passed;
      const id = operation.order ?? operation.id;
      const counter = countedByReads(operation, subject.evidence.others);
      if (counter !== undefined)
        return judged([
          breach(
            second,
            'a number is another after each reading, however long nobody read before it',
            'the same records',
            `${counter.member} of ${id} ${shown(counter.record[id ?? ''])} counts the readings`,
            path,
          ),
        ]);
      const inTurn = [subject.answer, second, third, fourth];
      const record = unsteadyRecord(operation, inTurn, readsTogether(subject.evidence.others));
      if (record === undefined && isMoving(operation, inTurn))
        throw new MovingTargetError('The target is moving: no record was the same in two reads.');
      if (record === undefined) return passed;
      return judged([
        breach(
          second,
          'the same request gives another answer each time',
          'the same records',
          id === undefined ? 'a record differs' : `${id} ${shown(record[id])} differs`,
          path,
        ),
      ]);
    }),
  ],
});
