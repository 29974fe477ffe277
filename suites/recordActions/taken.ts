import type { Judgement } from '../../harness/Judgement.ts';
import { refused } from '../gate.ts';
import { blocked, failed, passed } from '../judgements.ts';
import { messageOf } from '../messageOf.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { plainAgain, refusedByNow } from '../plainAgain.ts';
import type { Subject } from '../Subject.ts';

/**
 * Judges that a call is taken with optional members (`subject`) as it is without them (`others.without`): a refusal of
 * one of the two is the breach, of both no more than a refused control, and so is that of a later call without them.
 */
export function taken(subject: Subject, names: string): Judgement {
  const { without, [plainAgain]: again } = subject.evidence.others;
  const plain = without?.decoded == null ? 'unknown' : outcomeOf(without, 'success');
  if (subject.outcome === 'unknown' || plain === 'unknown')
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  if (subject.outcome === plain) return plain === 'failed' ? refused(subject) : passed;
  const byNow = subject.outcome === 'failed' ? refusedByNow(again) : undefined;
  if (byNow !== undefined) return byNow;
  return plain === 'failed'
    ? failed(
        subject,
        `the call is taken with ${names} only`,
        'success without it too',
        'a refusal without it',
      )
    : failed(subject, `the call is refused with ${names}`, 'success', messageOf(subject));
}
