import type { Judgement } from '../harness/Judgement.ts';
import { isRecord } from '../specs/isRecord.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { Subject } from './Subject.ts';
import { lacking } from './spoilt.ts';

/** Judges the record in an answer; where it is missing, the clause that took it away blocks (rule 5). */
export function withEcho(subject: Subject, judge: (echo: RecordValue, path: string) => Judgement): Judgement {
  const name = subject.spec.operation?.record;
  if (name === undefined) throw new Error(`${subject.spec.key} is of an operation that echoes nothing`);
  const record = subject.value[name];
  if (isRecord(record)) return judge(record, name);
  return lacking(subject, name);
}
