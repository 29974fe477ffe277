import type { Answer } from '../../harness/Answer.ts';
import type { Capabilities } from '../../harness/Capabilities.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import { blocked, failed } from '../judgements.ts';
import { messageOf } from '../messageOf.ts';
import type { Subject } from '../Subject.ts';
import { isDropped } from './mayBeLayout.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * The judgement on a step that was refused although the record was taken before: a breach, unless the server may not
 * have read the id or the action because of how they were written.
 */
export function refusedStep(step: Subject, message: string): Judgement {
  return unreadId(step) ?? failed(step, message, 'success', messageOf(step));
}

/** Blocked by the layout where xml or soap may not have brought the id across. */
export const unreadId = (step: Subject): Judgement | undefined =>
  unreadIdOf(step.answer, step.context.capabilities);

/** The same of the answer to any write of a record. */
export function unreadIdOf(answer: Answer, { dialect, unsettled = [] }: Capabilities): Judgement | undefined {
  const { format, operation } = answer.call;
  if (format === 'json' || format === 'jsv' || format === 'csv') return undefined;
  const { shape, sent } = writtenRecord(answer);
  const isDoubtful =
    unsettled.length > 0 || (operation?.id !== undefined && isDropped(shape, sent, operation.id, dialect));
  return isDoubtful
    ? blocked(
        'layout',
        `the server may pass over ${operation?.id} as it is written in ${format}; see "dialect"`,
      )
    : undefined;
}
