import { refused } from '../../../harness/verdicts/gate.ts';
import { failed } from '../../../harness/verdicts/judgements.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';

/** Whether the operator gave a sample of the record that the subject's operation writes. */
const hasSample = ({ spec, context }: Subject): boolean =>
  context.fixtures.samples?.[spec.operation?.record ?? ''] !== undefined;

/**
 * A lawful write that is refused is no breach of `clause`: a server may want more than the document says. It is one after the operator's
 * own sample of the record (rule 3).
 */
export function refusedWrite(subject: Subject, clause: string, message: string) {
  const why = refused(subject);
  const isOpen = why.kind === 'blocked' && ['control', `clause:${clause}`].includes(why.cause);
  return hasSample(subject) && isOpen ? failed(subject, message, 'success', messageOf(subject)) : why;
}

/** The same of an insert. */
export const refusedInsert = (subject: Subject, clause: string) =>
  refusedWrite(
    subject,
    clause,
    `an insert of the fixtures' own ${subject.spec.operation?.record ?? ''} is refused`,
  );
