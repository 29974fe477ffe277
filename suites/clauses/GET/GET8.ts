import { countedByReads, isMoving, unsteadyRecord } from '../../../harness/canonical/unsteadyReads.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { calledOperation, isTaken, recordsRead, saidBy } from '../../../harness/records/listed.ts';
import type { CheckResult } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach } from '../../../harness/verdicts/judgements.ts';
import { MovingTargetError } from '../../../harness/verdicts/MovingTargetError.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { readsRecords } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { type ReadAgain, readAgain, writtenReadAgain } from '../../probes/reads/readAgain.ts';

export const GET8 = clause('GET-8', {
  level: 'SHOULD',
  statement: 'Reading changes nothing.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'The same request twice gives the same records; no number moves on by the readings, however long the pauses between them.',
  appliesTo: atHome(
    'The Gets that answer with records; of ShippingInformationGet only the envelope is shown.',
    readsRecords,
  ),
  checks: [on(readAgain, readsTheSame), on(writtenReadAgain, readsTheSame, { slug: 'written' })],
});

/** Whether a read that was made again shows the same records. */
function readsTheSame({ answer, others }: Subject<ReadAgain>): CheckResult {
  const { second, third, fourth } = others;
  const again = [second, third, fourth].filter((read) => read !== undefined);
  if (second === undefined || [answer, ...again].every((read) => recordsRead(read).length === 0))
    return blocked('nothing', 'the answer holds no record');
  const operation = calledOperation(answer);
  const id = operation.order ?? operation.id;
  const otherwise = (read: Answer, message: string, actual: string) => [
    breach(read, message, 'the same records', actual, operation.list ?? operation.record),
  ];
  const refused = again.find((read) => !isTaken(read));
  if (refused !== undefined)
    return otherwise(refused, 'the same request is refused the second time', saidBy(refused));
  if (third === undefined || fourth === undefined) return [];
  const counter = countedByReads(others);
  if (counter !== undefined)
    return otherwise(
      second,
      'a number changes with each reading, however long the pause before it',
      `${counter.member} of ${id} ${shown(counter.record[id ?? ''])} counts the readings`,
    );
  const inTurn = [answer, second, third, fourth];
  const record = unsteadyRecord(inTurn, others);
  if (record === undefined && isMoving(inTurn))
    throw new MovingTargetError('The target keeps changing: no record was the same in two reads.');
  if (record === undefined) return [];
  const whatDiffers = id === undefined ? 'a record differs' : `${id} ${shown(record[id])} differs`;
  return otherwise(second, 'the same request gives another answer each time', whatDiffers);
}
