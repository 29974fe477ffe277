import type { Judgement } from '../../harness/Judgement.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { blocked } from '../judgements.ts';
import { type Subject, subjectOf } from '../Subject.ts';
import { operationOf } from './operationOf.ts';
import { isTaken } from './selection.ts';

/** Judges the answer of a search with ReturnTopNRecords that holds one record; what a list of many breaks too is told there. */
export function judgeAlone(
  subject: Subject,
  clause: string,
  judge: (subject: Subject) => Judgement,
): Judgement {
  const many = judge(subject);
  if (many.kind === 'judged' && many.violations.length > 0)
    return blocked(`clause:${clause}`, 'it is not for its being alone that the record is not as documented');
  const operation = operationOf(subject);
  const trial = (subject.evidence.trials ?? []).find(
    ({ answer }) => isTaken(answer) && recordsIn(operation, answer.decoded?.value).length === 1,
  );
  return trial === undefined
    ? blocked('nothing', 'no answer with a single record was had')
    : judge(subjectOf(trial, subject.spec, subject.context));
}
