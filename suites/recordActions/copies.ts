import type { Violation } from '../../harness/Judgement.ts';
import type { Subject } from '../Subject.ts';
import { stepOf } from './stepOf.ts';
import { recordsNamed, twinViolations } from './twins.ts';

/** Whether a plain insert made one record alone: a target that makes two of each breaks ACT-1, and nothing else for it. */
export function isSingle(chain: Subject): boolean {
  const { control, 'read-back': readBack } = chain.evidence.others;
  return control !== undefined && readBack !== undefined && recordsNamed(readBack, control).length === 1;
}

/** The copies of the chain's record that a read after an update shows, and that no read before it did. */
export function copies(
  chain: Subject,
  name: 'read-update' | 'read-present',
  message: string,
): readonly Violation[] {
  const step = stepOf(chain, name);
  if (step.kind !== 'step' || !isSingle(chain)) return [];
  const before = name === 'read-present' ? chain.evidence.others['read-update'] : undefined;
  return twinViolations(step.subject, chain.answer, message, { before });
}
