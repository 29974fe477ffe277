import type { Judgement } from '../../harness/Judgement.ts';
import { refused } from '../gate.ts';
import { failed } from '../judgements.ts';
import { messageOf } from '../messageOf.ts';
import type { Subject } from '../Subject.ts';

/** A refused insert is no breach, for servers may validate; after the operator's own sample of the record it is (rule 3). */
export function insertRefused(subject: Subject, clause: string): Judgement {
  const why = refused(subject);
  const record = subject.spec.operation?.record ?? '';
  const hasSample = subject.context.fixtures.samples?.[record] !== undefined;
  const isOpen = why.kind === 'blocked' && (why.cause === 'control' || why.cause === `clause:${clause}`);
  return hasSample && isOpen
    ? failed(subject, `an insert of the fixtures' own ${record} is refused`, 'success', messageOf(subject))
    : why;
}
