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

/** Blocked by the layout where xml, soap or csv may not have brought the id across. */
export function unreadId(step: Subject): Judgement | undefined {
  const { format } = step.spec;
  const { operation } = step.answer.call;
  if (format === 'json' || format === 'jsv' || format === 'csv') return undefined;
  const { shape, sent } = writtenRecord(step.answer);
  const { dialect, unsettled = [] } = step.context.capabilities;
  const isDoubtful =
    unsettled.length > 0 || (operation?.id !== undefined && isDropped(shape, sent, operation.id, dialect));
  return isDoubtful
    ? blocked(
        'layout',
        `the server may pass over ${operation?.id} as it is written in ${format}; see "dialect"`,
      )
    : undefined;
}
